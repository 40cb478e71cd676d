import type { benchWorker } from "./bench-worker.ts";
import type { MemoryOrder } from "./engine-memory-worker.ts";
import type { CopyOrder, RenderOrder } from "./engine-worker.ts";
import type { FilmOrder } from "./film-worker.ts";
import { processorMs } from "./process.ts";
import type { TemplateOrder } from "./template-worker.ts";

type Engine = Awaited<ReturnType<typeof benchWorker>>;
type Order = RenderOrder | CopyOrder | MemoryOrder | TemplateOrder | FilmOrder;
/** Milliseconds; `processor` is NaN on systems that do not tell. */
export type Time = { wall: number; processor: number };

const TIMEOUT_MS = 60_000;

/** Gives the bench Worker one order and takes the time it needs. */
export async function timeOf(engine: Engine, order: Order): Promise<Time> {
  const usedBefore = await processorMs(engine.pid);
  const began = performance.now();
  await outcomeOf(engine, order);
  const wall = performance.now() - began;
  return { wall, processor: (await processorMs(engine.pid)) - usedBefore };
}

/** Gives the bench Worker one order. Answers the figure it answers, which is never zero. */
export async function outcomeOf({ port }: Engine, order: Order): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { outcome } = (await answer.json()) as { outcome?: number };
  if (!outcome) throw new Error(`The bench Worker answered ${answer.status} without an outcome.`);
  return outcome;
}

/** What one more item costs: the time of all less that of one. The way to the Worker does not count. */
export function each(all: Time, one: Time, count: number): Time {
  const more = count - 1;
  return { wall: (all.wall - one.wall) / more, processor: (all.processor - one.processor) / more };
}
