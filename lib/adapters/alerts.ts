import { ALERTS, type Alert, type AlertFields, type AlertKind } from "../core/alert.ts";
import { type Log, reasonOf } from "../core/log.ts";
import type { Marks } from "../core/ports.ts";

const QUIET_SECONDS = 3_600;
const PATIENCE_MS = 5_000;
const REMEMBERED = 1_000;

export type AlertSettings = {
  /** Where alerts are posted, as JSON; without it they are in the log only. */
  url: string | undefined;
  /** Signs them: `X-Brandrun-Signature: sha256=<hex>` is the HMAC of the body. */
  secret: string | undefined;
  /** Goes along as `to`, for a gateway that turns what is posted into mail. */
  mailTo: string | undefined;
  /** Which service this is, for whoever runs several. */
  service: string;
};

/** Until when each alert is quiet, in milliseconds; of one isolate, for as long as Redis is away. */
type AlertMemory = Map<string, number>;

type World = {
  marks: Pick<Marks, "claim" | "release">;
  memory: AlertMemory;
  fetch: typeof fetch;
  now(): Date;
  later(work: Promise<unknown>): void;
  log: Log;
};

/**
 * Alerts as JSON by HTTP POST: `{text, kind, subject, service, time, …}`. `text` is all that Slack and its like read
 * (incoming webhooks, "text"). One of a kind and subject an hour; one that did not arrive is not counted.
 */
export function alerts(settings: AlertSettings, world: World): Alert {
  return (kind, fields) => {
    world.log("alert", { kind, ...fields });
    if (!settings.url) return;
    world.later(
      tell(settings, world, kind, fields).catch((error: unknown) =>
        world.log("alert_not_sent", { kind, reason: reasonOf(error) }),
      ),
    );
  };
}

async function tell(settings: AlertSettings, world: World, kind: AlertKind, fields: AlertFields) {
  const name = `alert:${kind}:${fields.subject}`;
  if (!(await isFirst(world, name))) return;
  try {
    await post(settings, world, textOf(settings, world.now(), kind, fields));
  } catch (error) {
    world.memory.delete(name);
    await world.marks.release(name).catch(() => undefined);
    throw error;
  }
}

async function isFirst({ marks, memory, now }: World, name: string): Promise<boolean> {
  const at = now().getTime();
  if ((memory.get(name) ?? 0) > at) return false;
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(name, at + QUIET_SECONDS * 1_000);
  return marks.claim(name, QUIET_SECONDS).catch(() => true);
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

async function post({ url = "", secret }: AlertSettings, { fetch }: World, body: string): Promise<void> {
  const signature = secret ? { "X-Brandrun-Signature": `sha256=${await hmac(secret, body)}` } : {};
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...signature },
    body,
    // A webhook that leads elsewhere may lead anywhere.
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
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
