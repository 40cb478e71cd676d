import type { benchWorker } from "./bench-worker.ts";
import type { CopyOrder, RenderOrder } from "./engine-worker.ts";
import { processorMs } from "./process.ts";
import type { TemplateOrder } from "./template-worker.ts";

type Engine = Awaited<ReturnType<typeof benchWorker>>;
type Order = RenderOrder | CopyOrder | TemplateOrder;
/** Milliseconds; `processor` is NaN on systems that do not tell. */
export type Time = { wall: number; processor: number };

const PATIENCE_MS = 60_000;

/** Gives the bench Worker one order and takes the time it needs. */
export async function timeOf({ port, pid }: Engine, order: Order): Promise<Time & { outcome: number }> {
  const usedBefore = await processorMs(pid);
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { outcome } = (await answer.json()) as { outcome?: number };
  const wall = performance.now() - began;
  if (!outcome) throw new Error(`The bench Worker answered ${answer.status} without an outcome.`);
  return { wall, processor: (await processorMs(pid)) - usedBefore, outcome };
}

/** What one more item costs: the time of all less the time of one, so that the way to the Worker does not count. */
export function each(all: Time, one: Time, count: number): Time {
  const more = count - 1;
  return { wall: (all.wall - one.wall) / more, processor: (all.processor - one.processor) / more };
}
