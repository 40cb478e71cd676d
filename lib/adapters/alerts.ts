import { ALERTS, type Alert, type AlertFields, type AlertKind } from "../core/alert.ts";
import { type Log, reasonOf } from "../core/log.ts";
import type { Locks } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";

const { repeatSeconds, timeoutMs } = RETRIES.alerts;
const MAX_REMEMBERED = 1_000;

export type AlertSettings = {
  /** Where alerts are posted, as JSON; without it they are in the log only. */
  url: string | undefined;
  /** Signs them: `X-Brandrun-Signature: sha256=<hex>` is the HMAC of the body. */
  secret: string | undefined;
  /** Sent as `to`, for a gateway that turns alerts into mail. */
  mailTo: string | undefined;
  /** The name of this service, for operators with several. */
  service: string;
};

/** When each alert may repeat, in milliseconds. Kept in the isolate, for when Redis is down. */
type AlertMemory = Map<string, number>;

type AlertDeps = {
  locks: Locks;
  memory: AlertMemory;
  fetch: typeof fetch;
  now(): Date;
  waitUntil(work: Promise<unknown>): void;
  log: Log;
};

/**
 * Posts alerts as JSON: `{text, kind, subject, service, time, …}`. Slack and its like read `text` only. One
 * alert of a kind and subject an hour; one that was not delivered does not count.
 */
export function alerts(settings: AlertSettings, deps: AlertDeps): Alert {
  return (kind, fields) => {
    deps.log("alert", { kind, ...fields });
    if (!settings.url) return;
    deps.waitUntil(
      sendAlert(settings, deps, kind, fields).catch((error: unknown) =>
        deps.log("alert_not_sent", { kind, reason: reasonOf(error) }),
      ),
    );
  };
}

async function sendAlert(settings: AlertSettings, deps: AlertDeps, kind: AlertKind, fields: AlertFields) {
  const name = `alert:${kind}:${fields.subject}`;
  if (!(await isFirst(deps, name))) return;
  try {
    await post(settings, deps, textOf(settings, deps.now(), kind, fields));
  } catch (error) {
    deps.memory.delete(name);
    await deps.locks.release(name).catch(() => undefined);
    throw error;
  }
}

async function isFirst({ locks, memory, now }: AlertDeps, name: string): Promise<boolean> {
  const at = now().getTime();
  if ((memory.get(name) ?? 0) > at) return false;
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  memory.set(name, at + repeatSeconds * 1_000);
  return locks.acquire(name, repeatSeconds).catch(() => true);
}

function textOf({ service, mailTo }: AlertSettings, now: Date, kind: AlertKind, fields: AlertFields): string {
  const about = Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : `${name}: ${value}`));
  const text = `${ALERTS[kind]} ${about.join(", ")} (${service})`;
  return JSON.stringify({
    ...fields,
    text,
    kind,
    service,
    time: now.toISOString(),
    ...(mailTo && { to: mailTo }),
  });
}

async function post({ url = "", secret }: AlertSettings, { fetch }: AlertDeps, body: string): Promise<void> {
  const signature = secret ? { "X-Brandrun-Signature": `sha256=${await hmac(secret, body)}` } : {};
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...signature },
    body,
    // A redirect could lead to any host.
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The receiver of alerts answered ${answer.status}.`);
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
