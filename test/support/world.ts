import { createApp } from "../../functions/app.ts";
import { addressLimiter } from "../../functions/http/address-limiter.ts";
import type { AppEnv, Service } from "../../functions/http/env.ts";
import { type KeyRequest, mintKey } from "../../lib/access/mint.ts";
import { newKeyCache } from "../../lib/access/records.ts";
import { createWorkspace } from "../../lib/access/workspaces.ts";
import { mockFiles } from "../../lib/adapters/mock/files.ts";
import { mockLocks } from "../../lib/adapters/mock/locks.ts";
import { mockNetworks } from "../../lib/adapters/mock/network.ts";
import { mockPayments } from "../../lib/adapters/mock/payments.ts";
import { mockRateLimiter } from "../../lib/adapters/mock/rate-limiter.ts";
import { mockRequestLog } from "../../lib/adapters/mock/request-log.ts";
import { timedDatabase } from "../../lib/adapters/neon.ts";
import { outageOf } from "../../lib/adapters/outage-of.ts";
import type { Job } from "../../lib/core/job.ts";
import type { Message } from "../../lib/core/ports.ts";
import { sealsWith } from "../../lib/core/seal.ts";
import { foreseeRun } from "../../lib/pipeline/foresee-run.ts";
import { sweep } from "../../lib/pipeline/sweep.ts";
import type { Plan } from "../../lib/vocab.ts";
import { publishOrLog } from "../../lib/webhooks/publish-events.ts";
import { answerAsset, readAsset } from "./assets.ts";
import { openDatabase } from "./database.ts";
import { expectDescribed, readyToCheck } from "./expect-described.ts";
import "./digest-stream.ts";

export const API = "/api/v1/programmatic";
export const OPERATOR = { kind: "system", id: "test" } as const;

/** The scopes that a key lacks unless they are given. */
export const EVERY_SCOPE = { review: true, manageKeys: true };

// One Postgres per test file, one workspace per world: no shared rows, no clean-up.
const db = openDatabase();

export type World = Awaited<ReturnType<typeof world>>;
type Setting = { plan?: Plan; key?: Partial<KeyRequest>; now?: string; service?: Partial<Service> };

/** The whole service in one process: real routes, real SQL, a clock that stands still, and adapters in memory. */
export async function world({
  plan = "pro",
  key: wish = {},
  now = "2026-06-15T12:00:00Z",
  service: parts = {},
}: Setting = {}) {
  readyToCheck();
  let clock = new Date(now);
  const waiting: Message[] = [];
  const logs: Record<string, unknown>[] = [];
  const alerts: Record<string, unknown>[] = [];
  const later: Promise<unknown>[] = [];
  const locks = mockLocks(() => clock);
  const service: Service = {
    db,
    queue: { send: async (messages) => void waiting.push(...messages) },
    rateLimiter: mockRateLimiter(() => clock),
    locks,
    flags: locks,
    requestLog: mockRequestLog(() => clock),
    files: mockFiles(),
    assets: { read: readAsset, answer: answerAsset },
    downloads: {
      download: async () => ({ ok: false, permanent: true, reason: "No host is reached in this test." }),
      stream: async () => ({ ok: false, permanent: true, reason: "No host is reached in this test." }),
    },
    publishEvents: (id) => publishOrLog(service, id),
    foreseeRun,
    webhookClient: { post: async () => ({ status: 204, answer: null, retryAfter: null }) },
    model: undefined,
    imageModel: undefined,
    frames: undefined,
    payments: mockPayments(() => clock),
    networks: {
      live: {},
      test: mockNetworks(() => crypto.randomUUID()),
      sandbox: mockNetworks(() => crypto.randomUUID()),
    },
    connectors: {},
    seals: sealsWith([{ id: "test", bytes: new Uint8Array(32).fill(7) }], (size) =>
      crypto.getRandomValues(new Uint8Array(size)),
    ),
    bot: undefined,
    mailer: undefined,
    probes: [],
    now: () => clock,
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    sleep: async (milliseconds) => {
      clock = new Date(clock.getTime() + milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
    waitUntil: (work) => void later.push(work),
    log: (event, fields) => void logs.push({ event, ...fields }),
    alert: (kind, fields) => void alerts.push({ kind, ...fields }),
    settings: {
      signUp: "open",
      liveTry: true,
      securityContact: undefined,
      publicUrl: "http://brandrun.test",
      botName: "brandrun_test_bot",
      sandboxPagesUrl: undefined,
      sandboxWebhooksUrl: undefined,
      modelBudgetTokens: 20_000,
      modelDaily: undefined,
      modelQuestionsPerMinute: 240,
      retryBaseSeconds: 30,
      queueParallelism: 100,
      version: "test",
    },
    keys: newKeyCache(),
    addresses: addressLimiter(),
    // Requests that race in a test shall really meet.
    concurrency: { acquire: async () => () => {} },
    health: { at: 0, dependencies: undefined },
    unlogged: { waiting: [], leaderSeenAt: 0 },
    outageOf,
    timed: (db, note) => timedDatabase(db, () => clock, note),
    signed: async ({ signature }) => signature === "signed",
    ...parts,
  };
  const app = createApp(() => service);
  const workspaceId = await createWorkspace(service, OPERATOR, "Kite Works", plan);
  const minted = await mintKey(service, OPERATOR, { mode: "live", ...EVERY_SCOPE, ...wish, workspaceId });

  async function call(
    method: string,
    path: string,
    init: { json?: unknown; form?: FormData; headers?: Record<string, string>; key?: string | null } = {},
  ) {
    const { json, form, headers = {}, key = minted.key } = init;
    const text = typeof json === "string" ? json : JSON.stringify(json);
    const body = form ? { body: form } : json === undefined ? {} : { body: text };
    const auth = key === null ? {} : { authorization: `Bearer ${key}` };
    const type = json === undefined ? {} : { "content-type": "application/json" };
    const answer = await app.request(
      path,
      { method, ...body, headers: { ...type, ...auth, ...headers } },
      {} as AppEnv["Bindings"],
    );
    await Promise.all(later.splice(0));
    await expectDescribed({ method, path, sent: json, isTampered: typeof json === "string" }, answer);
    return answer;
  }

  async function deliver(job: Job, retried = 0) {
    const headers = { "upstash-signature": "signed", "upstash-retried": String(retried) };
    return call("POST", "/jobs", { json: job, headers, key: null });
  }

  return {
    app,
    service,
    workspaceId,
    key: minted.key,
    keyId: minted.keyId,
    waiting,
    logs,
    alerts,
    call,
    deliver,
    get: (path: string, headers: Record<string, string> = {}) => call("GET", `${API}${path}`, { headers }),
    post: (path: string, json?: unknown, headers: Record<string, string> = {}) =>
      call("POST", `${API}${path}`, { ...(json !== undefined && { json }), headers }),
    patch: (path: string, json: unknown) => call("PATCH", `${API}${path}`, { json }),
    send: (path: string, form: FormData, headers: Record<string, string> = {}) =>
      call("POST", `${API}${path}`, { form, headers }),
    del: (path: string) => call("DELETE", `${API}${path}`),
    pass: (seconds: number) => {
      clock = new Date(clock.getTime() + seconds * 1000);
    },
    sweep: () => sweep(service),
    /** Delivers queued jobs over HTTP, as QStash would, until none is left. Answers the statuses. */
    async drain() {
      const statuses: number[] = [];
      for (let message = waiting.shift(); message; message = waiting.shift()) {
        if (message.notBefore && message.notBefore > clock) clock = message.notBefore;
        statuses.push((await deliver(message.job)).status);
      }
      return statuses;
    },
  };
}

/** A body that generate accepts. */
export const BRIEF = {
  brief: "Announce that Harbor Notes now works offline on trains and planes. For commuting product managers.",
  channel: "twitter" as const,
  asset_type: "card",
};

/** Two items of a render. */
export const RENDER_ITEMS = [
  { output_type: "card", body: { headline: "Offline maps are here" }, client_ref: "row-1" },
  { output_type: "blog_og", body: { headline: "How maps stay offline" }, client_ref: "row-2" },
];

export type RunBody = Record<string, unknown> & { id: string; status: string; code?: string };
export const json = async (answer: Response) => (await answer.json()) as RunBody;
