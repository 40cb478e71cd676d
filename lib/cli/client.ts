import { Brandrun, type CallOptions } from "../clients/ts/src/index.ts";
import { readDryRun, readEvents, readMe, readRun } from "./answers.ts";
import type { EventQuery } from "./event-query.ts";
import { Stop } from "./exit.ts";
import { type FailedCall, failedCall, notBrandrun } from "./failed-call.ts";
import { type RetryPolicy, retrier } from "./retry.ts";
import type { KeySource } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/** `value` is what the command line reads of the answer, `json` the answer as it came. */
export type ApiResult<T> = { value: T; json: unknown };

export type ClientOptions = {
  terminal: Terminal;
  baseUrl: string;
  key: string;
  /** Named where the service refuses the key. */
  keyFrom?: KeySource | undefined;
  /** Sent as User-Agent, so that a service can see which clients are still about. */
  version: string;
  retryPolicy: RetryPolicy;
  /** Told before each wait and about deprecated operations; for stderr. */
  note(sentence: string): void;
  signal?: AbortSignal;
};

export type Client = ReturnType<typeof createClient>;

/** Asks with the client's own options; sends the same idempotency key every time. */
type Call<T> = (options: CallOptions) => Promise<T>;
type How = {
  retryPolicy?: RetryPolicy;
  /** The server answered a moment ago: even a refused connection is worth another try. */
  settled?: boolean;
};

const EVENTS = "/api/v1/programmatic/events";

/**
 * The TypeScript client, with waits that a person sees. Every call rejects with a `Stop`. Exit codes: 4 is a 401,
 * 3 another refusal after the retries, 1 no answer of this service.
 */
export function createClient(options: ClientOptions) {
  const { terminal, baseUrl, key, keyFrom, version, note } = options;
  let lastUrl = baseUrl;
  const api = new Brandrun({
    apiKey: key,
    baseUrl,
    fetch: terminal.fetch,
    maxRetries: 0,
    headers: { "user-agent": `brandrun-cli/${version}` },
    onResponse: (response) => {
      lastUrl = response.url || baseUrl;
      warnOfSunset(response.headers, note);
    },
    // Commands print them with their answer.
    onWarning: () => {},
  });
  const ask = <T>(call: Call<T>, how: How = {}): Promise<T> =>
    sendWithRetries(options, how, call, (error) =>
      failedCall(error, { terminal, baseUrl, lastUrl, keyFrom, settled: how.settled === true }),
    );
  const read = async <T>(parse: (json: unknown) => T | undefined, call: Call<unknown>, how?: How) => {
    const json = await ask(call, how);
    const value = parse(json);
    if (value === undefined) throw notBrandrun(lastUrl);
    return { value, json };
  };
  const generate = (body: object, sent: CallOptions) => api.runs.generate(body as never, sent);
  // Reading costs nothing and the run goes on anyway, so a limit on polls is waited for.
  const patient = { retryPolicy: { ...options.retryPolicy, waitsForLimits: true }, settled: true };
  return {
    api,
    ask,
    me: () => read(readMe, (sent) => api.account.get(sent)),
    /** However often it is sent, one run comes of it. */
    generate: (body: object) => read(readRun, (sent) => generate(body, sent)),
    dryRun: (body: object) => read(readDryRun, (sent) => generate(body, sent)),
    /** The run as soon as it has ended, or as it stands after `wait` seconds (0-30). */
    run: (id: string, wait: number) => read(readRun, (sent) => api.runs.get(id, { wait }, sent), patient),
    /** Events in order and where the log goes on; `wait` seconds (0-30) as long as there are none. */
    async events(query: EventQuery, wait: number, retryPolicy = options.retryPolicy) {
      const asked = { query: { ...query, wait }, waitMs: wait * 1000 };
      const { body, headers } = await ask((sent) => api.request("GET", EVENTS, { ...asked, ...sent }), {
        retryPolicy,
      });
      const events = readEvents(body);
      if (!events) throw notBrandrun(lastUrl);
      return { events, cursor: headers.get("x-next-cursor") ?? events.at(-1)?.id ?? query.after };
    },
  };
}

/** Sends until there is an answer that is no refusal, or the time is over. */
async function sendWithRetries<T>(
  options: ClientOptions,
  { retryPolicy = options.retryPolicy }: How,
  call: Call<T>,
  failed: (error: unknown) => FailedCall,
): Promise<T> {
  const { note, signal } = options;
  const secondsUntilRetry = retrier(retryPolicy);
  const sent = { signal, idempotencyKey: crypto.randomUUID() };
  for (let isFirst = true; ; isFirst = false) {
    try {
      const answer = await call(sent);
      if (!isFirst) noteReturn(retryPolicy, note);
      return answer;
    } catch (error) {
      if (signal?.aborted || error instanceof Stop) throw error;
      const { failure, excuse, stop } = failed(error);
      const seconds = secondsUntilRetry(failure);
      if (seconds === undefined) throw stop;
      note(`${excuse} Trying again in ${seconds} s.`);
      await options.terminal.sleep(seconds * 1000, signal);
    }
  }
}

function noteReturn({ endless }: RetryPolicy, note: ClientOptions["note"]) {
  if (endless) note("The service answers again.");
}

function warnOfSunset(headers: Headers, note: ClientOptions["note"]) {
  if (headers.get("deprecation") === null) return;
  const sunset = headers.get("sunset");
  note(
    `This version of the client uses a deprecated operation${sunset ? `, gone after ${sunset}` : ""}: update it.`,
  );
}
