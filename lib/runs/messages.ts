import { isFilm } from "../asset-types.ts";
import { PLANS } from "../billing/plans.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { AssetType, Plan } from "../vocab.ts";

type MessageDeps = Pick<Ports, "now" | "random">;
type RoutedRun = { id: string; workspaceId: string; assetType: AssetType; livemode: boolean };

/** Segments are small, so that a film may have several of them under way. */
const SEGMENTS_A_FILM = 3;

/** The message that carries a run on: one flow key for a workspace's pictures, one for its films, one for its test runs. */
export function messageFor(deps: MessageDeps, run: RoutedRun, plan: Plan): Message {
  const { id: runId, workspaceId } = run;
  return messageOf(deps, { kind: "run.advance", workspaceId, runId }, flowOf(run, plan));
}

/**
 * The message for one part of a film. It has its own flow key, so that a long film does not delay the next.
 */
export function segmentMessage(deps: MessageDeps, run: RoutedRun, index: number, plan: Plan): Message {
  const { id: runId, workspaceId, livemode } = run;
  const flowKey = `${livemode ? "" : "test-"}segments-${workspaceId}`;
  const parallelism = SEGMENTS_A_FILM * PLANS[plan].parallel.films;
  return messageOf(deps, { kind: "film.segment", workspaceId, runId, index }, { flowKey, parallelism });
}

/** The message that deletes the segments of a film. */
export function cleanupMessage(deps: MessageDeps, { id: runId, workspaceId }: RoutedRun): Message {
  const flow = { flowKey: `film-cleanup-${workspaceId}`, parallelism: 2 };
  return messageOf(deps, { kind: "film.cleanup", workspaceId, runId }, flow);
}

const messageOf = (deps: MessageDeps, job: Job, flow: Pick<Message, "flowKey" | "parallelism">): Message => ({
  id: newId(deps),
  job,
  ...flow,
});

function flowOf({ workspaceId, assetType, livemode }: RoutedRun, plan: Plan) {
  const { runs, films } = PLANS[plan].parallel;
  if (!livemode) return { flowKey: `test-${workspaceId}`, parallelism: runs };
  if (isFilm(assetType)) return { flowKey: `films-${workspaceId}`, parallelism: films };
  return { flowKey: `runs-${workspaceId}`, parallelism: runs };
}
