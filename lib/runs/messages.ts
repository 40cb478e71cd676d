import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import { followUpFlow, newRunFlow, parallelismOf, type RoutedRun } from "./flows.ts";

type IdDeps = Pick<Ports, "now" | "random">;
type MessageDeps = IdDeps & { settings: Pick<Ports["settings"], "queueParallelism"> };

/** The message that starts a run. It waits behind new runs of its workspace and kind. */
export function startMessage(deps: MessageDeps, run: RoutedRun, plan: Plan): Message {
  return messageOf(deps, advanceJob(run), newRunFlow(run, limits(deps, plan)));
}

/** The message that carries a begun run on. It never waits behind new runs. */
export function nextMessage(deps: MessageDeps, run: RoutedRun, plan: Plan): Message {
  return messageOf(deps, advanceJob(run), followUpFlow(run, "steps", limits(deps, plan)));
}

/** The message for one segment of a film. It has its own flow key, so that a long film does not delay the next. */
export function segmentMessage(deps: MessageDeps, run: RoutedRun, index: number, plan: Plan): Message {
  const { id: runId, workspaceId } = run;
  const job: Job = { kind: "film.segment", workspaceId, runId, index };
  return messageOf(deps, job, followUpFlow(run, "segments", limits(deps, plan)));
}

/** The message that deletes the segments of a film. */
export function cleanupMessage(
  deps: IdDeps,
  { id: runId, workspaceId }: Pick<RoutedRun, "id" | "workspaceId">,
): Message {
  const flow = { flowKey: `film-cleanup-${workspaceId}`, parallelism: 2 };
  return messageOf(deps, { kind: "film.cleanup", workspaceId, runId }, flow);
}

const limits = ({ settings }: MessageDeps, plan: Plan) => parallelismOf(plan, settings.queueParallelism);

const advanceJob = ({ id: runId, workspaceId }: RoutedRun): Job => ({
  kind: "run.advance",
  workspaceId,
  runId,
});

const messageOf = (deps: IdDeps, job: Job, flow: Pick<Message, "flowKey" | "parallelism">): Message => ({
  id: newId(deps),
  job,
  ...flow,
});
