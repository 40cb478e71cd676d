import { type Arena, generateRequests, newOwner, pollRequests, type Side, startArena } from "./arena.ts";
import { profiled } from "./inspector.ts";
import type { LoadPlan, LoadRequest } from "./load.ts";
import type { Load } from "./load-process.ts";
import { processorMs } from "./process.ts";
import { activeMs } from "./profile-summary.ts";
import { median, type Row, spread } from "./row.ts";
import type { Keep } from "./scope.ts";

const CONNECTIONS = 64;
const ROUNDS = 4;
const ROUND_MS = 2_000;
/** So many requests, or as many as this time allows: code that was run less often is not compiled yet. */
const WARM_UP = 1_500;
const WARM_UP_MS = 20_000;
/** A refusal is quick. */
const REFUSED_MS = 1_000;

const NOTE =
  `${CONNECTIONS} keep-alive connections from a process of their own; median of ${ROUNDS} rounds, ours and the limit in turns. ` +
  "The queue takes every message, but delivers to an address that never answers, so that nothing is rendered meanwhile. " +
  "A round of generate lasts until its last message has left the outbox. Processor: of workerd, a request. " +
  "Isolate: of the Worker alone, by the runtime's profiler in a last round. " +
  "Limit: a hand-written Worker with one Redis pipeline, one SQL statement and one entry in the request log a request, " +
  "mounted in the same way over the same servers.";
const REFUSED_NOTE = "The same, beside a Worker that hashes the key, reads Redis once and makes the entry.";

/** `processor`: milliseconds of workerd a request; NaN on systems that do not tell. `isolate`: of the Worker alone. */
type Figures = { rate: number; p50: number; p95: number; processor: number };
type Requests = { requests: LoadRequest[]; expect: number[] };
type Match = { ours: Requests; limit: Requests; milliseconds: number };
type Outcome = { rounds: Figures[]; isolate: number };
type Turn = Requests & Outcome & { side: Side };

/** Generate and poll under load, as ratios to the limit Worker. */
export async function throughput(keep: Keep): Promise<Row[]> {
  const arena = await startArena(keep);
  const generate = { requests: generateRequests(arena.owners), expect: [202] };
  const generated = await inTurns(arena, { ours: generate, limit: generate, milliseconds: ROUND_MS });
  const poll = { requests: await pollRequests(arena), expect: [200] };
  const polled = await inTurns(arena, { ours: poll, limit: poll, milliseconds: ROUND_MS });
  return [
    ...rowsOf("generate", generated, { rate: "≥ 0.75×", processor: "≤ 1.4×" }),
    ...rowsOf("poll", polled, { rate: "≥ 0.85×", processor: "≤ 1.4×" }),
  ];
}

/** Calls that are refused, as ratios to a Worker that hashes a key and reads Redis once. */
export async function refused(keep: Keep): Promise<Row[]> {
  const arena = await startArena(keep);
  const rows: Row[] = [];
  for (const [name, ours] of Object.entries(await refusals(arena))) {
    const requests = ours.requests.map((request) => ({ ...request, path: "/refused" }));
    const limit = { requests, expect: [403] };
    const outcomes = await inTurns(arena, { ours, limit, milliseconds: REFUSED_MS });
    rows.push(...rowsOf(`refused ${name}`, outcomes, { rate: "≥ 0.9×" }, REFUSED_NOTE));
  }
  return rows;
}

/**
 * Requests by what they are refused with. 401 becomes 429 when its address has had too many, and comes last, since other
 * requests of that address are then refused too.
 */
export async function refusals({ deps, owners }: Arena): Promise<Record<string, Requests>> {
  const narrow = await Promise.all(owners.map(() => newOwner(deps, { assetTypes: ["carousel"] })));
  const used = await Promise.all(owners.map(() => newOwner(deps, { dailyLimit: 1 })));
  const alone = await newOwner(deps, { dailyLimit: 1 });
  return {
    "403: outside the scope": { requests: generateRequests(narrow), expect: [403] },
    "422: an empty brief": { requests: generateRequests(owners, { brief: "" }), expect: [422] },
    "429: the day's limit": { requests: generateRequests(used), expect: [202, 429] },
    "429 of one key: the day's limit": { requests: generateRequests([alone]), expect: [202, 429] },
    "401, 429: no valid key": {
      requests: generateRequests([{ key: "sk_live_nope" }]),
      expect: [401, 429],
    },
  };
}

/** Rounds A B A B …; the first ones of each are not counted, and a last one is profiled. */
async function inTurns({ load, ours, limit }: Arena, match: Match): Promise<[Outcome, Outcome]> {
  const turn = (side: Side, requests: Requests): Turn => ({
    side,
    ...requests,
    rounds: [],
    isolate: Number.NaN,
  });
  const sides: [Turn, Turn] = [turn(ours, match.ours), turn(limit, match.limit)];
  const planFor = (one: Turn, milliseconds: number) => ({ ...planOf(one), milliseconds });
  for (const one of sides) await warmUp(load, one.side, planFor(one, match.milliseconds));
  for (let round = 0; round < ROUNDS; round++)
    for (const one of sides)
      one.rounds.push(await oneRound(load, one.side, planFor(one, match.milliseconds)));
  for (const one of sides) one.isolate = await isolateMs(load, one.side, planFor(one, match.milliseconds));
  return sides;
}

const planOf = ({ side, requests, expect }: Requests & { side: Side }) => ({
  port: side.port,
  connections: CONNECTIONS,
  requests,
  expect,
});

async function warmUp(load: Load, { settle }: Side, plan: LoadPlan): Promise<void> {
  const until = performance.now() + WARM_UP_MS;
  for (let sent = 0; sent < WARM_UP && performance.now() < until; ) sent += (await load.run(plan)).count;
  await settle();
}

async function oneRound(load: Load, { pid, settle }: Side, plan: LoadPlan): Promise<Figures> {
  const usedBefore = await processorMs(pid);
  const began = performance.now();
  const { count, p50, p95 } = await load.run(plan);
  await settle();
  const milliseconds = performance.now() - began;
  const processor = ((await processorMs(pid)) - usedBefore) / count;
  return { rate: (1000 * count) / milliseconds, p50, p95, processor };
}

async function isolateMs(load: Load, { inspectorPort, settle }: Side, plan: LoadPlan): Promise<number> {
  const { profile, result } = await profiled(inspectorPort, async () => {
    const { count } = await load.run(plan);
    await settle();
    return count;
  });
  return activeMs(profile) / result;
}

type Aims = Partial<Record<keyof Figures | "isolate", string>>;

function rowsOf(name: string, [ours, limit]: [Outcome, Outcome], aims: Aims, note = NOTE): Row[] {
  const row = (what: keyof Figures, unit: string): Row => {
    const of = ({ rounds }: Outcome) => rounds.map((figure) => figure[what]);
    const [value, baseline] = [median(of(ours)), median(of(limit))];
    const ratios = of(ours).map((figure, i) => figure / (of(limit)[i] ?? Number.NaN));
    return rowOf(`${name}, ${what}`, {
      value,
      baseline,
      ratio: median(ratios),
      spread: spread(ratios),
      unit,
    });
  };
  const rowOf = (title: string, figures: Omit<Row, "name" | "note">): Row => {
    const aim = aims[title.slice(name.length + 2) as keyof Aims];
    return { name: title, ...figures, note, ...(aim && { aim }) };
  };
  const [value, baseline] = [ours.isolate, limit.isolate];
  return [
    row("rate", "/s"),
    row("p50", "ms"),
    row("p95", "ms"),
    row("processor", "ms"),
    rowOf(`${name}, isolate`, { value, baseline, ratio: value / baseline, unit: "ms" }),
  ];
}
