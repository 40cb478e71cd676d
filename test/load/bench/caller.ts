type Target = { url: string; key: string };
export type Order = { brief: string; channel: string };

/** Longer than the longest `wait`. */
const TIMEOUT_MS = 45_000;

/** Orders a card and waits for it as a caller would. Answers the milliseconds from the order to the succeeded run. */
export async function orderCard(target: Target, order: Order): Promise<number> {
  const began = performance.now();
  const id = await startRun(target, order);
  const headers = { authorization: `Bearer ${target.key}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${target.url}/programmatic/runs/${id}?wait=30`, { headers, signal });
  const run = (await answer.json()) as { status: string; error_message: string | null };
  if (run.status !== "succeeded") throw new Error(`A card ended ${run.status}: ${run.error_message}`);
  return performance.now() - began;
}

/** Answers the id of the run the brief has become. */
export async function startRun({ url, key }: Target, order: Order): Promise<string> {
  const answer = await fetch(`${url}/programmatic/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ ...order, asset_type: "card" }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const run = (await answer.json()) as { id: string; message?: string };
  if (answer.status !== 202) throw new Error(`generate answered ${answer.status}: ${run.message}`);
  return run.id;
}
