import { benchWorker } from "./bench-worker.ts";
import { BRAND, BRIEFS } from "./briefs.ts";
import { each, type Time, timeOf } from "./engine-time.ts";
import { mean, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

const ROUNDS = 5;
const WARM_UP = 8;
const COUNT = BRIEFS.length - WARM_UP;
const NOTE = `houseStory, guardStory and reviewStory as the pipeline calls them; mean of ${COUNT} briefs, ${ROUNDS} times: (all − one) / ${COUNT - 1}.`;

/** Briefs as long as the service takes, each of other sentences in another order. */
const LONGEST = 4_000;
const LONG = Array.from({ length: 8 }, (_, i) => {
  const turned = [...BRIEFS.slice(i * 5), ...BRIEFS.slice(0, i * 5)].join("\n");
  return turned.slice(0, turned.lastIndexOf("\n", LONGEST));
});
const LONG_NOTE = `The same for briefs of nearly ${LONGEST} characters, ${LONG.length} of them, no sentence twice.`;

const WORDS = [...new Set(BRIEFS.flatMap((brief) => brief.match(/\b[a-z]{6,}\b/g) ?? []))];
let changed = 0;
const wordAt = (n: number) => WORDS[n % WORDS.length] ?? "";

/** Replaces two words of every sentence, so that no cache helps: customers never send the same brief twice. */
function fresh(brief: string): string {
  const sentences = brief.split(/(?<=[.!?]\s)/).map((sentence) => {
    changed++;
    const others = [wordAt(37 * changed), wordAt(changed + Math.floor(changed / WORDS.length))];
    return sentence.replace(/\b[a-z]{6,}\b/g, (word) => others.pop() ?? word);
  });
  return sentences.join("").slice(0, LONGEST);
}

/** Writing, guarding and reviewing one run's story. */
export async function houseWriter(keep: Keep): Promise<Row[]> {
  const engine = await benchWorker(keep, "engine-worker.ts");
  const orderFor = (briefs: string[]) => ({ briefs, brand: BRAND });
  await timeOf(engine, orderFor(BRIEFS.slice(0, WARM_UP)));
  const times: Time[] = [];
  const long: Time[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await timeOf(engine, orderFor(BRIEFS.slice(0, 1)));
    times.push(each(await timeOf(engine, orderFor(BRIEFS.slice(WARM_UP))), one, COUNT));
    const oneLong = await timeOf(engine, orderFor(LONG.slice(0, 1).map(fresh)));
    long.push(each(await timeOf(engine, orderFor(LONG.map(fresh))), oneLong, LONG.length));
  }
  const row = (name: string, value: number, note = NOTE): Row => ({ name, value, unit: "ms", note });
  return [
    row("write and judge a run", mean(times.map(({ wall }) => wall))),
    row("write and judge a run, processor time", mean(times.map(({ processor }) => processor))),
    row("write and judge the longest briefs", mean(long.map(({ wall }) => wall)), LONG_NOTE),
  ];
}
