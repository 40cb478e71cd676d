import { describe, expect, test } from "vitest";
import type { RoutedRun } from "../../lib/runs/flows.ts";
import { nextMessage, segmentMessage, startMessage } from "../../lib/runs/messages.ts";
import type { Plan } from "../../lib/vocab.ts";
import { type Arrival, simulateQueue } from "../support/queue-simulation.ts";

const BURST = 1_000;
const WORK_MS = 500;
/** The burst is there before the single card. */
const LATER_MS = 50;

const depsOf = (queueParallelism: number) => ({
  now: () => new Date(0),
  random: (size: number) => crypto.getRandomValues(new Uint8Array(size)),
  settings: { queueParallelism },
});

const runOf = (workspaceId: string, run: Partial<RoutedRun> = {}): RoutedRun => ({
  id: crypto.randomUUID(),
  workspaceId,
  assetType: "card",
  livemode: true,
  batchId: null,
  campaignId: null,
  variantOf: null,
  ...run,
});

/** What the service publishes for new runs, at a moment. */
function ordered(
  run: Parameters<typeof runOf>,
  { plan, count, at = 0, queue = 100 }: { plan: Plan; count: number; at?: number; queue?: number },
): Arrival[] {
  return Array.from({ length: count }, () => ({
    at,
    message: startMessage(depsOf(queue), runOf(...run), plan),
    workMs: WORK_MS,
  }));
}

const burst = (...run: Parameters<typeof runOf>) => ordered(run, { plan: "scale", count: BURST });
/** Enough to fill every flow key for long. */
const FEW = 200;

/** How long after its order a single card of another workspace is done. */
function single(
  others: Arrival[],
  machine = { globalParallelism: 100, queue: 100, oneThread: false },
): number {
  const [card] = ordered(["light"], { plan: "starter", count: 1, at: LATER_MS, queue: machine.queue });
  const doneAt = simulateQueue([...others, card!], machine);
  return (doneAt.get(card!.message.id) ?? Number.NaN) - LATER_MS;
}

describe("a single card beside a burst of another workspace, in virtual time", () => {
  test("it does not wait at all behind 1,000 single runs", () => {
    expect(single(burst("heavy"))).toBe(WORK_MS);
  });

  test("it does not wait behind everything that a workspace can order at once", () => {
    const kinds: Partial<RoutedRun>[] = [
      {},
      { assetType: "video" },
      { batchId: "b" },
      { campaignId: "c", assetType: "video" },
      { livemode: false },
    ];
    const begun = Array.from({ length: FEW }, (_, index): Arrival[] =>
      [
        nextMessage(depsOf(100), runOf("heavy"), "scale"),
        segmentMessage(depsOf(100), runOf("heavy", { assetType: "video" }), index, "scale"),
      ].map((message) => ({ at: 0, message, workMs: WORK_MS })),
    );
    expect(
      single([
        ...kinds.flatMap((kind) => ordered(["heavy", kind], { plan: "scale", count: FEW })),
        ...begun.flat(),
      ]),
    ).toBe(WORK_MS);
  });

  test("it does not wait behind the bursts of three workspaces", () => {
    expect(single(["a", "b", "c"].flatMap((heavy) => burst(heavy)))).toBe(WORK_MS);
  });

  test("it would wait for all of the burst if one flow key could take the whole queue", () => {
    const greedy = burst("heavy").map((arrival) => ({
      ...arrival,
      message: { ...arrival.message, parallelism: 100 },
    }));
    expect(single(greedy)).toBeGreaterThanOrEqual((WORK_MS * BURST) / 100);
  });

  test("where one isolate draws everything, it takes as long as five cards", () => {
    const heavy = ordered(["heavy"], { plan: "scale", count: BURST, queue: 16 });
    const local = { globalParallelism: 100, queue: 16, oneThread: true };
    expect(single(heavy, local)).toBeLessThanOrEqual(5 * WORK_MS);
  });
});

describe("work of one workspace beside its own burst, in virtual time", () => {
  test("a single card does not wait behind a thousand runs of batches and campaigns", () => {
    const bulk = [...burst("light", { batchId: "b" }), ...burst("light", { campaignId: "c" })];
    expect(single(bulk)).toBe(WORK_MS);
  });

  test("a begun run goes on beside a thousand new ones", () => {
    const message = nextMessage(depsOf(100), runOf("heavy"), "scale");
    const doneAt = simulateQueue([...burst("heavy"), { at: LATER_MS, message, workMs: WORK_MS }], {
      globalParallelism: 100,
    });
    expect(doneAt.get(message.id)).toBe(LATER_MS + WORK_MS);
  });

  test("a burst uses its whole share until it is done", () => {
    const runs = burst("heavy");
    const doneAt = simulateQueue(runs, { globalParallelism: 100 });
    expect(Math.max(...doneAt.values())).toBe((BURST / 25) * WORK_MS);
  });
});
