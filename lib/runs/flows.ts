import { isFilm } from "../asset-types.ts";
import { PLANS } from "../billing/plans.ts";
import type { Message } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import type { RunRow } from "./store.ts";

/** What decides under which flow key a run waits. */
export type RoutedRun = Pick<
  RunRow,
  "id" | "workspaceId" | "assetType" | "livemode" | "batchId" | "campaignId" | "variantOf"
>;

type Flow = Pick<Message, "flowKey" | "parallelism">;

/** A few segments of each film at once, because segments are small. */
const SEGMENTS_A_FILM = 3;
/** Follow-ups of test runs are short. */
const TEST_STEPS = 2;

/** A part of a number of messages, but at least one. */
const part = (count: number, divisor: number): number => Math.max(1, Math.floor(count / divisor));

/**
 * How many messages of each kind a workspace has in work at once. Each kind is a flow key of its own.
 * - No single run waits behind a batch, a campaign or variants (`bulk`).
 * - No begun run waits behind new ones (`steps`, `segments`).
 * - No kind takes more than a quarter of the queue, so that other workspaces find room beside a burst.
 */
export function parallelismOf(plan: Plan, queueParallelism: number) {
  const quarter = part(queueParallelism, 4);
  const eighth = part(queueParallelism, 8);
  const runs = Math.min(PLANS[plan].parallel.runs, quarter);
  const films = Math.min(PLANS[plan].parallel.films, quarter);
  return {
    runs,
    films,
    bulk: part(runs, 2),
    "bulk-films": part(films, 2),
    steps: Math.min(runs, eighth),
    segments: Math.min(SEGMENTS_A_FILM * films, eighth),
    test: part(runs, 4),
    "test-steps": Math.min(TEST_STEPS, quarter),
  };
}

type Parallelism = ReturnType<typeof parallelismOf>;

const BULK = { runs: "bulk", films: "bulk-films" } as const;

/** The flow of a run that has not begun. */
export function newRunFlow(run: RoutedRun, parallelism: Parallelism): Flow {
  if (!run.livemode) return flow("test", run, parallelism);
  const isBulk = (run.batchId ?? run.campaignId ?? run.variantOf) !== null;
  const kind = isFilm(run.assetType) ? "films" : "runs";
  return flow(isBulk ? BULK[kind] : kind, run, parallelism);
}

/** The flow of a run that goes on: its next steps, or the segments of its film. */
export function followUpFlow(run: RoutedRun, kind: "steps" | "segments", parallelism: Parallelism): Flow {
  return flow(run.livemode ? kind : "test-steps", run, parallelism);
}

const flow = (name: keyof Parallelism, { workspaceId }: RoutedRun, parallelism: Parallelism): Flow => ({
  flowKey: `${name}-${workspaceId}`,
  parallelism: parallelism[name],
});
