import { isFilm, PLANS } from "../billing/plans.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { AssetType, Plan } from "../vocab.ts";

type World = Pick<Ports, "now" | "random">;
type Routed = { id: string; workspaceId: string; assetType: AssetType; livemode: boolean };

/** Segments are small, so that a film may have several of them under way. */
const SEGMENTS_A_FILM = 3;

/** The message that carries a run on: one lane for a workspace's pictures, one for its films, one for its test runs. */
export function messageFor(world: World, run: Routed, plan: Plan): Message {
  const { id: runId, workspaceId } = run;
  return messageOf(world, { kind: "run.advance", workspaceId, runId }, laneOf(run, plan));
}

/** The message for one part of a film, in a lane of its own: a long film must not keep the next one from beginning. */
export function segmentMessage(world: World, run: Routed, index: number, plan: Plan): Message {
  const { id: runId, workspaceId, livemode } = run;
  const lane = `${livemode ? "" : "test-"}segments-${workspaceId}`;
  const parallelism = SEGMENTS_A_FILM * PLANS[plan].parallel.films;
  return messageOf(world, { kind: "film.segment", workspaceId, runId, index }, { lane, parallelism });
}

/** The message that clears up behind a film. */
export function tidyMessage(world: World, { id: runId, workspaceId }: Routed): Message {
  const lane = { lane: `tidy-${workspaceId}`, parallelism: 2 };
  return messageOf(world, { kind: "film.tidy", workspaceId, runId }, lane);
}

const messageOf = (
  { now, random }: World,
  job: Job,
  lane: Pick<Message, "lane" | "parallelism">,
): Message => ({
  id: uuidv7(now(), random(10)),
  job,
  ...lane,
});

function laneOf({ workspaceId, assetType, livemode }: Routed, plan: Plan) {
  const { runs, films } = PLANS[plan].parallel;
  if (!livemode) return { lane: `test-${workspaceId}`, parallelism: runs };
  if (isFilm(assetType)) return { lane: `films-${workspaceId}`, parallelism: films };
  return { lane: `runs-${workspaceId}`, parallelism: runs };
}
