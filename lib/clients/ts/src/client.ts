import { apiOf } from "./api.ts";
import {
  brandOf,
  fontsOf,
  mascotOf,
  mediaOf,
  peopleOf,
  photosOf,
  screensOf,
  videosOf,
} from "./groups/brand.ts";
import { eventsOf } from "./groups/events.ts";
import { campaignsOf, postsOf } from "./groups/posts.ts";
import { renderOf, studioOf, templatesOf } from "./groups/render.ts";
import { type RunRecord, runsOf } from "./groups/runs.ts";
import { webhooksOf } from "./groups/webhooks.ts";
import { accountOf, creditsOf, keysOf } from "./groups/workspace.ts";
import type { CallOptions, ClientSettings, Method } from "./request.ts";
import { type ApiReply, send } from "./transport.ts";
import type { WaitOptions } from "./wait.ts";

export type BrandrunOptions = {
  /** A key of the workspace: `sk_live_…` or `sk_test_…`. Keep it out of web pages. Else that of BRANDRUN_API_KEY. */
  apiKey?: string | undefined;
  /** Where the service is, for example `https://brandrun.example`. Else the address in BRANDRUN_URL. */
  baseUrl?: string | undefined;
  /** In place of the global one. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds that one try may take: 30,000 unless it is given. */
  timeoutMs?: number | undefined;
  /** How often a call is sent again after a failure that may pass: 3 unless it is given. */
  maxRetries?: number | undefined;
  /** Sent with every request. */
  headers?: Record<string, string> | undefined;
  /** Called with every answer before its body is read, for logs and metrics. */
  onResponse?: ((response: Response) => void) | undefined;
  /**
   * Called with each warning of an answer that starts or changes something, such as a misspelt field that was
   * ignored. They go to `console.warn` unless it is given.
   */
  onWarning?: ((warning: string) => void) | undefined;
};

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 3;

/** A client of the Brandrun API. Its methods are grouped as the API is. */
export class Brandrun {
  readonly #settings: ClientSettings;
  declare readonly runs: ReturnType<typeof runsOf>;
  declare readonly render: ReturnType<typeof renderOf>;
  declare readonly templates: ReturnType<typeof templatesOf>;
  declare readonly studio: ReturnType<typeof studioOf>;
  declare readonly posts: ReturnType<typeof postsOf>;
  declare readonly campaigns: ReturnType<typeof campaignsOf>;
  declare readonly brand: ReturnType<typeof brandOf>;
  declare readonly mascot: ReturnType<typeof mascotOf>;
  declare readonly screens: ReturnType<typeof screensOf>;
  declare readonly photos: ReturnType<typeof photosOf>;
  declare readonly fonts: ReturnType<typeof fontsOf>;
  declare readonly people: ReturnType<typeof peopleOf>;
  declare readonly videos: ReturnType<typeof videosOf>;
  declare readonly media: ReturnType<typeof mediaOf>;
  declare readonly webhooks: ReturnType<typeof webhooksOf>;
  declare readonly events: ReturnType<typeof eventsOf>;
  declare readonly account: ReturnType<typeof accountOf>;
  declare readonly credits: ReturnType<typeof creditsOf>;
  declare readonly keys: ReturnType<typeof keysOf>;

  constructor(options: BrandrunOptions = {}) {
    this.#settings = settingsOf(options);
    const api = apiOf(this.#settings);
    this.runs = runsOf(api);
    this.render = renderOf(api);
    this.templates = templatesOf(api);
    this.studio = studioOf(api);
    this.posts = postsOf(api);
    this.campaigns = campaignsOf(api);
    this.brand = brandOf(api);
    this.mascot = mascotOf(api);
    this.screens = screensOf(api);
    this.photos = photosOf(api);
    this.fonts = fontsOf(api);
    this.people = peopleOf(api);
    this.videos = videosOf(api);
    this.media = mediaOf(api);
    this.webhooks = webhooksOf(api);
    this.events = eventsOf(api);
    this.account = accountOf(api);
    this.credits = creditsOf(api);
    this.keys = keysOf(api);
  }

  /** Resolves with the run once it has succeeded or failed: look at its `status`. */
  waitForRun(id: string, options?: WaitOptions<RunRecord>): Promise<RunRecord> {
    return this.runs.wait(id, options);
  }

  /**
   * Any call, also one that this client does not know yet: `client.request("GET", "/api/v1/programmatic/me")`.
   * A POST is repeated after a lost answer only with an `idempotencyKey`.
   */
  request(
    method: Method,
    path: string,
    {
      query,
      body,
      waitMs = 0,
      ...options
    }: CallOptions & { query?: object; body?: unknown; waitMs?: number } = {},
  ): Promise<ApiReply> {
    const isSafe = method === "GET" || method === "DELETE";
    const repeat = isSafe ? "safe" : options.idempotencyKey ? "keyed" : "unsafe";
    return send(this.#settings, { method, path, query, body, repeat, waitMs }, options);
  }
}

/** Browsers have no process. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };

function settingsOf(options: BrandrunOptions): ClientSettings {
  const { apiKey = process?.env.BRANDRUN_API_KEY, baseUrl = process?.env.BRANDRUN_URL } = options;
  if (!apiKey) throw new TypeError("No apiKey/BRANDRUN_API_KEY.");
  if (!baseUrl?.match(/^https?:/)) throw new TypeError("baseUrl/BRANDRUN_URL is no URL.");
  return {
    apiKey,
    // Some paste the address with the path of the API.
    baseUrl: new URL(baseUrl).href.replace(/\/api\/v1.*|\/+$/, ""),
    // Called without `this`: browsers and workerd refuse a fetch that is called as a method.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    maxRetries: options.maxRetries ?? MAX_RETRIES,
    headers: options.headers ?? {},
    onResponse: options.onResponse,
    onWarning: options.onWarning ?? console.warn,
  };
}
