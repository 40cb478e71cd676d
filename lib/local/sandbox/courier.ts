import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Books, type Outgoing, unixNow } from "./books.ts";

export type Courier = {
  /** Sends an event now, and again until it is taken in. */
  send(event: { id: string }): void;
  /** Waits until nothing is on its way, a few seconds at most. */
  settled(): Promise<void>;
  close(): Promise<void>;
};
type CourierOptions = {
  books: { content: Pick<Books["content"], "outgoing">; save(): void };
  /** What an event carries, so that the service knows whose it is. */
  headersFor(body: string): Record<string, string>;
  url: string;
  ready?: Promise<unknown> | undefined;
};

const TRIES = 20;
const TIMEOUT_MS = 15_000;
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 250;
const pauseMs = (tries: number) => Math.min(60_000, 500 * 2 ** tries);

/** The vendor's signature over a message: `t=…,v1=…`. */
export function signatureFor(body: string, secret: string, seconds = unixNow()): string {
  const hash = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}

/** Brings events to the service: at least once, in no order that could be relied on. */
export function startCourier({ books, headersFor, url, ready }: CourierOptions): Courier {
  const { content, save } = books;
  const ending = new AbortController();
  const underWay = new Set<string>();

  async function deliver(message: Outgoing) {
    underWay.add(message.id);
    const done = await post(url, message.body, headersFor(message.body), ending.signal);
    underWay.delete(message.id);
    if (ending.signal.aborted) return;
    message.tries++;
    message.dueMs = Date.now() + pauseMs(message.tries);
    if (done || message.tries >= TRIES)
      content.outgoing = content.outgoing.filter((other) => other !== message);
    save();
  }
  function begin() {
    for (const message of content.outgoing) {
      if (message.dueMs <= Date.now() && !underWay.has(message.id)) void deliver(message);
    }
  }
  async function run() {
    await ready;
    while (!ending.signal.aborted) {
      begin();
      await sleep(LOOK_AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }
  const running = run().catch(() => {});

  return {
    send(event) {
      content.outgoing.push({ id: event.id, body: JSON.stringify(event), tries: 0, dueMs: Date.now() });
      save();
    },
    async settled() {
      const deadline = Date.now() + PATIENCE_MS;
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
