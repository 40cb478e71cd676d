import { BRIEFS } from "./briefs.ts";
import { timedOrder } from "./caller.ts";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const START_NOTE =
  "The command behind npm start, from the start of its process. Fresh: no data folder. Second: the folder of the first.";
const FIRST_NOTE =
  "After the second start, in this order, in a workerd that has answered nothing yet. The order that generate accepts is the first card.";

/** How long it takes until there is a service, until it first answers, and until it is gone again. */
export async function startUp(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const first = await keep(startService(folder));
  const firstEnd = await first.interrupt();
  const second = await keep(startService(folder));
  const health = await timed(async () => {
    const answer = await fetch(`${second.url}/health`);
    if (answer.status !== 200) throw new Error(`health answered ${answer.status}`);
    await answer.text();
  });
  const order = { brief: BRIEFS[0] ?? "", channel: "twitter" };
  const { acceptedMs, cardMs } = await timedOrder(second, order);
  const secondEnd = await second.interrupt();
  const seconds = (name: string, ms: number, aim = ""): Row => ({
    name,
    value: ms / 1000,
    unit: "s",
    note: START_NOTE,
    ...(aim && { aim }),
  });
  const afterStart = (name: string, value: number, aim = ""): Row => ({
    name,
    value,
    unit: "ms",
    note: FIRST_NOTE,
    ...(aim && { aim }),
  });
  return [
    seconds("ready, fresh", first.readyMs),
    seconds("ready and the first card shown, fresh", first.bannerMs, "≤ 6 s"),
    seconds("ready, second start", second.readyMs, "≤ 2 s"),
    afterStart("first answer, health", health),
    afterStart("first answer, generate", acceptedMs),
    afterStart("first card, from its order", cardMs, "≤ 400 ms"),
    { ...seconds("Ctrl-C, longer of two", Math.max(firstEnd, secondEnd), "≤ 1 s") },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
