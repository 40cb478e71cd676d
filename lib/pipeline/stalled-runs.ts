import { isFilm } from "../asset-types.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { flushOutbox } from "../outbox/outbox.ts";
import { failRun } from "../runs/end.ts";
import { nextMessage, startMessage } from "../runs/messages.ts";
import { findStalled, requeueRun, type StalledRun } from "../runs/store-stalled.ts";
import { pipelineFailure } from "./failure.ts";

const { stalledAfterSeconds, stalledFilmAfterSeconds, maxStalls } = RETRIES.runs;
const CONCURRENCY = 10;

/**
 * Enqueues stalled runs again. A run that stalls once more after `maxStalls` times fails. Both alert the operator. A run
 * that waits in a backlog that moves neither alerts nor fails, however long it waits.
 */
export async function sweepStalledRuns(ports: Ports): Promise<number> {
  const now = ports.now();
  const { queueParallelism } = ports.settings;
  const before = addSeconds(now, -stalledAfterSeconds);
  const found = await findStalled(ports.db, { now, before, queueParallelism });
  const late = found.filter((run) => run.progressedAt <= addSeconds(now, -stalledAfter(run)));
  const failed = late.filter(({ isWaiting, stalls }) => !isWaiting && stalls >= maxStalls);
  const retried = late.filter((run) => !failed.includes(run));
  await inTens(failed, (run) =>
    failRun(ports, run, pipelineFailure("The run made no progress", run.stalls + 1)),
  );
  const requeued = (await inTens(retried, (run) => requeue(ports, run))).flatMap((message) => message ?? []);
  if (requeued.length > 0) await flushOutbox(ports, requeued);
  const stalled = retried.filter(({ isWaiting }) => !isWaiting);
  report(ports, "stalled_runs_failed", failed);
  report(ports, "runs_stalled", stalled);
  return late.length;
}

const stalledAfter = ({ assetType }: StalledRun) =>
  isFilm(assetType) ? stalledFilmAfterSeconds : stalledAfterSeconds;

/** The message that advances it, in the outbox; undefined when it has moved, or another sweeper enqueued it. */
async function requeue(ports: Ports, run: StalledRun): Promise<Message | undefined> {
  const message = (run.status === "queued" ? startMessage : nextMessage)(ports, run, run.plan);
  return (await requeueRun(ports.db, run, message, ports.now())) ? message : undefined;
}

/**
 * Ten at a time: in sequence a hundred would take seconds, and all in parallel would overload the database.
 */
async function inTens<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < things.length; at += CONCURRENCY)
    done.push(...(await Promise.all(things.slice(at, at + CONCURRENCY).map(work))));
  return done;
}

/** One alert for all of them names the first; the log and the runs name the others. */
function report(ports: Ports, kind: "stalled_runs_failed" | "runs_stalled", runs: StalledRun[]): void {
  const [first] = runs;
  if (!first) return;
  for (const { id, workspaceId, step, stalls } of runs)
    ports.log(kind, { run_id: id, workspace_id: workspaceId, step, stalls });
  ports.alert(kind, {
    subject: "sweeper",
    runs: runs.length,
    run_id: first.id,
    workspace_id: first.workspaceId,
  });
}
