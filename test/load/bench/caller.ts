type Target = { url: string; key: string };
export type Order = { brief: string; channel: string };

/** Longer than the longest `wait`. */
const TIMEOUT_MS = 45_000;
/** For a card that waits behind others. */
const CARD_TIMEOUT_MS = 180_000;
const TRIES = 10;

/** Orders a card and waits for it as a caller would. Answers the milliseconds from the order to the succeeded run. */
export const orderCard = async (target: Target, order: Order): Promise<number> =>
  (await timedOrder(target, order)).cardMs;

/** The same, with the milliseconds to the answer that accepts the order. */
export async function timedOrder(
  target: Target,
  order: Order,
): Promise<{ acceptedMs: number; cardMs: number }> {
  const began = performance.now();
  const id = await startRun(target, order);
  const acceptedMs = performance.now() - began;
  for (;;) {
    const run = await readRun(target, id);
    const cardMs = performance.now() - began;
    if (run.status === "succeeded") return { acceptedMs, cardMs };
    const isUnfinished = run.status === "queued" || run.status === "running";
    if (!isUnfinished || cardMs > CARD_TIMEOUT_MS)
      throw new Error(`A card is ${run.status}: ${run.error_message}`);
  }
}

async function readRun({ url, key }: Target, id: string) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await call(`${url}/programmatic/runs/${id}?wait=30`, { headers });
  return (await answer.json()) as { status: string; error_message: string | null };
}

/** Answers the id of the run the brief has become. */
export async function startRun({ url, key }: Target, order: Order): Promise<string> {
  const answer = await call(`${url}/programmatic/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ ...order, asset_type: "card" }),
  });
  const run = (await answer.json()) as { id: string; message?: string };
  if (answer.status !== 202) throw new Error(`generate answered ${answer.status}: ${run.message}`);
  return run.id;
}

/**
 * workerd may drop kept connections while it is busy drawing, and the next one may be dropped too. An order that
 * is sent twice only adds to the load.
 */
async function call(address: string, init: RequestInit): Promise<Response> {
  for (let left = TRIES; ; left--) {
    try {
      return await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      const isDropped = error instanceof TypeError && error.message === "fetch failed";
      if (left === 1 || !isDropped) throw error;
    }
  }
}
