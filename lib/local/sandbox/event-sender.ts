import { createHmac } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Outgoing, type PaymentStore, unixNow } from "./payment-store.ts";

export type EventSender = {
  /** Sends an event now, and repeats it until the service accepts it. */
  send(event: { id: string }): void;
  /** Waits a few seconds at most until no event is being sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
};
type EventSenderOptions = {
  store: { content: Pick<PaymentStore["content"], "outgoing">; save(): void };
  /** The signature headers of an event. */
  headersFor(body: string): Record<string, string>;
  url: string;
  ready?: Promise<unknown> | undefined;
};

const TRIES = 20;
const TIMEOUT_MS = 15_000;
const SETTLE_TIMEOUT_MS = 5_000;
/** Until the disk is asked again. */
const UNSAVED_DELAY_MS = 5_000;
const POLL_INTERVAL_MS = 250;
const retryDelayMs = (tries: number) => Math.min(60_000, 500 * 2 ** tries);

/** The vendor's signature over a message: `t=…,v1=…`. */
export function signatureFor(body: string, secret: string, seconds = unixNow()): string {
  const hash = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}

/** Brings events to the service: at least once, in no order that could be relied on. */
export function startEventSender({ store, headersFor, url, ready }: EventSenderOptions): EventSender {
  const { content, save } = store;
  const ending = new AbortController();
  const underWay = new Set<string>();
  let blockedUntilMs = 0;

  async function deliver(message: Outgoing) {
    underWay.add(message.id);
    const done = await post(url, message.body, headersFor(message.body), ending.signal);
    underWay.delete(message.id);
    if (ending.signal.aborted) return;
    message.tries++;
    message.dueMs = Date.now() + retryDelayMs(message.tries);
    if (done || message.tries >= TRIES)
      content.outgoing = content.outgoing.filter((other) => other !== message);
    save();
  }
  /** The event is sent again: only the store knows that it was delivered. */
  function unsaved(error: Error) {
    blockedUntilMs = Date.now() + UNSAVED_DELAY_MS;
    console.error(`An event's delivery was not saved. ${error.message}`);
  }
  function begin() {
    for (const message of content.outgoing) {
      if (Math.max(message.dueMs, blockedUntilMs) > Date.now() || underWay.has(message.id)) continue;
      deliver(message).catch(unsaved);
    }
  }
  async function run() {
    // A service that fails to start is never ready.
    await Promise.race([ready, once(ending.signal, "abort")]);
    while (!ending.signal.aborted) {
      begin();
      await sleep(POLL_INTERVAL_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }
  const running = run().catch(() => {});

  return {
    send(event) {
      content.outgoing.push({ id: event.id, body: JSON.stringify(event), tries: 0, dueMs: Date.now() });
      save();
    },
    async settled() {
      const deadline = Date.now() + SETTLE_TIMEOUT_MS;
      while (content.outgoing.length > 0 && Date.now() < deadline) {
        begin();
        await sleep(20);
      }
    },
    async close() {
      ending.abort();
      await running;
    },
  };
}

async function post(
  url: string,
  body: string,
  signed: Record<string, string>,
  end: AbortSignal,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...signed },
      body,
      signal: AbortSignal.any([end, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
