import { benchWorker } from "./bench-worker.ts";
import { BRAND, BRIEFS } from "./briefs.ts";
import { each, type Time, timeOf } from "./engine-time.ts";
import { mean, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

const ROUNDS = 5;
const WARM_UP = 8;
const COUNT = BRIEFS.length - WARM_UP;
const NOTE = `writeCopy, readBrief and judgeCopy as the pipeline calls them; mean of ${COUNT} briefs, ${ROUNDS} times: (all − one) / ${COUNT - 1}.`;

/** Writing and judging one run's copy. */
export async function houseWriter(keep: Keep): Promise<Row[]> {
  const engine = await benchWorker(keep, "engine-worker.ts");
  const orderFor = (briefs: string[]) => ({ briefs, brand: BRAND });
  await timeOf(engine, orderFor(BRIEFS.slice(0, WARM_UP)));
  const times: Time[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await timeOf(engine, orderFor(BRIEFS.slice(0, 1)));
    times.push(each(await timeOf(engine, orderFor(BRIEFS.slice(WARM_UP))), one, COUNT));
  }
  const row = (name: string, value: number): Row => ({ name, value, unit: "ms", note: NOTE });
  return [
    row("write and judge a run", mean(times.map(({ wall }) => wall))),
    row("write and judge a run, processor time", mean(times.map(({ processor }) => processor))),
  ];
}
