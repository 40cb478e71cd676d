import { generateRequests, pollRequests, startArena } from "./arena.ts";
import { heapMb, pagesMb } from "./inspector.ts";
import type { LoadRequest } from "./load.ts";
import { residentMb } from "./process.ts";
import { median, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

const CONNECTIONS = 16;
const WARM_UP_MS = 5_000;
const ROUND_MS = 10_000;
// biome-ignore lint/style/noProcessEnv: half an hour is too long for every run, and what the issue of memory asks for.
const MINUTES = Number(process.env.HEAP_MINUTES ?? 4 / 3);
const ROUNDS = Math.round((MINUTES * 60_000) / ROUND_MS);
/** V8 collects in between: the least that is seen is close to what it keeps. */
const LOOK_EVERY_MS = 500;
const NOTE =
  `Generate, poll and refusals in turns over ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s; nothing is drawn. Heap: the least that the service's isolate holds ` +
  "during a round, code and wasm left out, by the runtime's inspector: the later half of the rounds beside the first half. Resident: of workerd, with native memory that its isolates share. " +
  "Pages: what V8 has taken after a round for the service's isolate, and for the isolates that miniflare puts before and behind it.";

const PAGES = {
  ours: "of it: V8's pages of the service's isolate",
  others: "of it: V8's pages of miniflare's isolates",
};

/** What an isolate holds while it serves a mixed load. */
export async function heap(keep: Keep): Promise<Row[]> {
  const arena = await startArena(keep);
  const { load, ours, owners } = arena;
  const generate = generateRequests(owners);
  const run = (requests: LoadRequest[], milliseconds: number) =>
    load.run({
      port: ours.port,
      connections: CONNECTIONS,
      milliseconds,
      requests,
      expect: [200, 202, 401, 422, 429],
    });
  await run(generate, WARM_UP_MS);
  await ours.settle();
  const polls = await pollRequests(arena);
  const refusals = generateRequests(owners, { brief: "" });
  const mixed = generate.flatMap((request, i) =>
    [request, polls[i % polls.length], polls[(i * 7) % polls.length], refusals[i]].flatMap(
      (one) => one ?? [],
    ),
  );
  const heaps: number[] = [];
  const residents: number[] = [];
  const pages: { ours: number; others: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const seen: number[] = [];
    const looking = setInterval(async () => {
      const held = await heapMb(ours.inspectorPort).catch(() => Number.NaN);
      if (Number.isFinite(held)) seen.push(held);
    }, LOOK_EVERY_MS);
    await run(mixed, ROUND_MS).finally(() => clearInterval(looking));
    await ours.settle();
    heaps.push(Math.min(...seen));
    residents.push(await residentMb(ours.pid));
    pages.push(await pagesMb(ours.inspectorPort));
  }
  const bySixths = `Heap in each sixth of the time: ${sixths(heaps)} MB.`;
  const row = (name: string, values: number[], more: Partial<Row> = {}): Row => {
    const [first, later] = [median(values.slice(0, ROUNDS / 2)), median(values.slice(ROUNDS / 2))];
    return { name, value: later, unit: "MB", baseline: first, ratio: later / first, note: NOTE, ...more };
  };
  return [
    row("heap of the isolate", heaps, { aim: "≤ 128 MB", note: `${NOTE} ${bySixths}` }),
    row("workerd, resident", residents),
    ...(["ours", "others"] as const).map((whose) =>
      row(
        PAGES[whose],
        pages.map((page) => page[whose]),
      ),
    ),
  ];
}

/** The median of each sixth of the rounds, to see whether it levels off. */
const sixths = (values: number[]): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => median(values.slice((i * ROUNDS) / 6, ((i + 1) * ROUNDS) / 6)).toFixed(1))
    .join(", ");
