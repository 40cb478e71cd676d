import { readDryRun, readEvents, readMe, readProblem, readRun } from "./answers.ts";
import type { EventQuery } from "./event-query.ts";
import { EXIT, Stop } from "./exit.ts";
import { exchange, type HttpReply, type HttpRequest, type NoReply, unreachable } from "./http.ts";
import { refusal } from "./refusal.ts";
import { type RetryableFailure, type RetryPolicy, readRetryAfter, retrier } from "./retry.ts";
import type { Terminal } from "./terminal.ts";

/** `value` is what the client reads of the answer, `json` the answer as it came. */
export type ApiResult<T> = { value: T; json: unknown };

export type ClientOptions = {
  terminal: Terminal;
  baseUrl: string;
  key: string;
  /** Sent as User-Agent, so that a service can see which clients are still about. */
  version: string;
  retryPolicy: RetryPolicy;
  /** Told before each wait and about deprecated operations; for stderr. */
  note(sentence: string): void;
  signal?: AbortSignal;
};

export type Client = ReturnType<typeof createClient>;

type ClientCall = Pick<HttpRequest, "method" | "timeoutMs"> & {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  retryPolicy?: RetryPolicy;
  /** The server answered a moment ago: even a refused connection is worth another try. */
  settled?: boolean;
};

const ANSWER_MS = 30_000;
const API = "/api/v1/programmatic";

/**
 * The endpoints the command line needs. Every call rejects with a `Stop`. Exit codes: 4 is a 401, 3 another
 * refusal after the retries, 1 no answer of this service.
 */
export function createClient(options: ClientOptions) {
  const ask = async <T>(read: (json: unknown) => T | undefined, call: ClientCall): Promise<ApiResult<T>> => {
    const { json } = await sendWithRetries(options, call);
    const value = read(json);
    if (value === undefined) throw notBrandrun(options.baseUrl + API + call.path);
    return { value, json };
  };
  const post = (body: object, idempotencyKey: string): ClientCall => {
    const headers = { "idempotency-key": idempotencyKey };
    return { method: "POST", path: "/generate", body, headers, timeoutMs: ANSWER_MS };
  };
  return {
    me: () => ask(readMe, { method: "GET", path: "/me", timeoutMs: ANSWER_MS }),
    /** The same idempotency key on every attempt: however often it is sent, one run comes of it. */
    generate: (body: object, idempotencyKey: string) => ask(readRun, post(body, idempotencyKey)),
    dryRun: (body: object, idempotencyKey: string) => ask(readDryRun, post(body, idempotencyKey)),
    /** The run as soon as it has ended, or as it stands after `waitSeconds` (0-30). */
    run(id: string, waitSeconds: number) {
      const path = `/runs/${encodeURIComponent(id)}?wait=${waitSeconds}`;
      // Reading costs nothing and the run goes on anyway, so a limit on polls is waited for.
      const retryPolicy = { ...options.retryPolicy, waitsForLimits: true };
      return ask(readRun, {
        method: "GET",
        path,
        timeoutMs: waitSeconds * 1000 + ANSWER_MS,
        retryPolicy,
        settled: true,
      });
    },
    /** Events in order and where the log goes on; `waitSeconds` (0-30) as long as there are none. */
    async events(query: EventQuery, waitSeconds: number, retryPolicy = options.retryPolicy) {
      const path = `/events?${new URLSearchParams({ ...query, wait: String(waitSeconds) })}`;
      const timeoutMs = waitSeconds * 1000 + ANSWER_MS;
      const { json, headers } = await sendWithRetries(options, {
        method: "GET",
        path,
        timeoutMs,
        retryPolicy,
      });
      const events = readEvents(json);
      if (!events) throw notBrandrun(options.baseUrl + API + path);
      return { events, cursor: headers.get("x-next-cursor") ?? events.at(-1)?.id ?? query.after };
    },
    runUrl: (id: string) => `${options.baseUrl}${API}/runs/${id}`,
  };
}

/** Sends until there is a 2xx answer or the time is over. */
async function sendWithRetries(options: ClientOptions, call: ClientCall): Promise<HttpReply> {
  const { terminal, note, signal } = options;
  const request = toRequest(options, call);
  const retryPolicy = call.retryPolicy ?? options.retryPolicy;
  const secondsUntilRetry = retrier(retryPolicy);
  for (let isFirst = true; ; isFirst = false) {
    const reply = await exchange(terminal, request);
    if (reply.kind === "reply") warnOfSunset(reply, note);
    const good = successOf(reply);
    if (good && retryPolicy.endless && !isFirst) note("The service answers again.");
    if (good) return good;
    const failed = failedCall(reply, options, call);
    const seconds = secondsUntilRetry(failed.failure);
    if (seconds === undefined) throw failed.stop;
    note(`${failed.excuse} Trying again in ${seconds} s.`);
    await terminal.sleep(seconds * 1000, signal);
  }
}

const successOf = (reply: HttpReply | NoReply): HttpReply | undefined =>
  reply.kind === "reply" && reply.status >= 200 && reply.status < 300 ? reply : undefined;

const failedCall = (reply: HttpReply | NoReply, options: ClientOptions, call: ClientCall): FailedCall =>
  reply.kind === "reply" ? refused(reply, options, call) : unanswered(reply, options, call);

/** Something to wait out or to end with. */
type FailedCall = { failure: RetryableFailure; excuse: string; stop: Stop };

function unanswered(
  { wasReached, reason }: NoReply,
  { baseUrl }: ClientOptions,
  { settled }: ClientCall,
): FailedCall {
  const failure = { kind: "network" as const, wasReached: wasReached || settled === true };
  return { failure, excuse: `No answer (${reason}).`, stop: unreachable(baseUrl, reason) };
}

function refused(reply: HttpReply, { terminal, baseUrl }: ClientOptions, { path }: ClientCall): FailedCall {
  const { status, headers, json } = reply;
  const retryAfterSeconds = readRetryAfter(headers.get("retry-after"), terminal.today());
  const code = readProblem(json).code;
  const failure = {
    kind: "answer" as const,
    status,
    ...(code && { code }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  return { failure, excuse: excuse(status), stop: refusal(reply, baseUrl + API + path, retryAfterSeconds) };
}

function toRequest({ baseUrl, key, version, signal }: ClientOptions, call: ClientCall): HttpRequest {
  const { method, timeoutMs, path, body } = call;
  const headers = {
    authorization: `Bearer ${key}`,
    accept: "application/json",
    "user-agent": `brandrun-cli/${version}`,
    ...(body !== undefined && { "content-type": "application/json" }),
    ...call.headers,
  };
  const url = baseUrl + API + path;
  return {
    method,
    url,
    headers,
    timeoutMs,
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

function excuse(status: number): string {
  if (status === 429) return "A limit of this key is reached.";
  return status >= 500
    ? `The service has trouble (HTTP ${status}).`
    : "An earlier attempt is still being worked on.";
}

function warnOfSunset({ headers }: HttpReply, note: ClientOptions["note"]) {
  if (headers.get("deprecation") === null) return;
  const sunset = headers.get("sunset");
  note(
    `This version of the client uses a deprecated operation${sunset ? `, gone after ${sunset}` : ""}: update it.`,
  );
}

const notBrandrun = (url: string) =>
  new Stop(EXIT.unexpected, `${url} answered, but not as a Brandrun service does.`, [
    "Check the address given with --url or BRANDRUN_URL.",
  ]);
