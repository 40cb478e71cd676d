import { isUrl } from "../text/is-url.ts";
import type { Event } from "./answers.ts";
import { misuse } from "./exit.ts";
import { lostConnection } from "./lost-connection.ts";
import { signedHeaders } from "./signature.ts";
import type { Terminal } from "./terminal.ts";

export type Forwarding = {
  terminal: Terminal;
  to: string;
  secret: string;
  version: string;
  note(sentence: string): void;
  signal: AbortSignal;
};

/** How the receiver took an event: its answer, or why there is none. */
export type ForwardResult = { ok: boolean; status?: number; error?: string; ms: number; attempts: number };

/** As long as the service itself waits for a webhook's answer. */
const TIMEOUT_MS = 15_000;
/** A receiver that is just being restarted is back within seconds. */
const RETRY_SECONDS = [1, 2, 4];

/**
 * Sends one event as the service would send its webhook: `{type, timestamp, data}`, signed, redirects not followed.
 * Only a connection that fails is tried again; an answer and a time-out are results.
 */
export async function forward(event: Event, forwarding: Forwarding): Promise<ForwardResult> {
  const { terminal, note, signal } = forwarding;
  for (let attempts = 1; ; attempts++) {
    const sent = await attempt(event, forwarding);
    const seconds = sent.retryable ? RETRY_SECONDS[attempts - 1] : undefined;
    if (seconds === undefined) return { ...sent.outcome, attempts };
    note(`${forwarding.to}: ${sent.outcome.error}. Trying again in ${seconds} s.`);
    await terminal.sleep(seconds * 1000, signal);
  }
}

async function attempt(event: Event, { terminal, to, secret, version, signal }: Forwarding) {
  const { type, timestamp, data } = event;
  const body = JSON.stringify({ type, timestamp, data });
  const headers = {
    "content-type": "application/json",
    "user-agent": `brandrun-cli/${version}`,
    // Signed anew for each attempt: receivers refuse old timestamps.
    ...signedHeaders({ id: event.id, body, secret, now: terminal.today() }),
  };
  const began = terminal.now();
  const outcome = await post(terminal, to, { headers, body }, signal);
  const ms = Math.round(terminal.now() - began);
  return { retryable: outcome.status === undefined && ms < TIMEOUT_MS, outcome: { ...outcome, ms } };
}

type Answered = Pick<ForwardResult, "ok" | "status" | "error">;

/** One request. Only `signal` makes it reject. */
async function post(
  { fetch }: Terminal,
  to: string,
  sent: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<Answered> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(to, {
      ...sent,
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
    });
    await response.text();
    return { ok: response.ok, status: response.status };
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.aborted) return { ok: false, error: `no answer within ${TIMEOUT_MS / 1000} s` };
    return { ok: false, error: lostConnection(error).reason };
  }
}

/** Any address the person names: it is their machine. */
export function readTarget(text: string): string {
  const url = isUrl(text) ? new URL(text) : undefined;
  const example = "Write it as http://localhost:3000/hook.";
  if (!url || !/^https?:$/.test(url.protocol))
    throw misuse(`--forward-to "${text}" is no http address.`, example);
  if (url.username || url.password)
    throw misuse("--forward-to cannot carry a user name or password.", example);
  return url.href;
}
