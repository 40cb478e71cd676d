import { isFilm } from "../asset-types.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { flushOutbox } from "../outbox/outbox.ts";
import { failRun } from "../runs/end.ts";
import { messageFor } from "../runs/messages.ts";
import { findStuck, nudgeRun, type StuckRun } from "../runs/store-stuck.ts";
import { pipelineFailure } from "./failure.ts";

const { stuckAfterSeconds, stuckFilmAfterSeconds, maxNudges } = RETRIES.runs;
const CONCURRENCY = 10;

/** Advances runs without progress; after `maxNudges` attempts the run fails. The operator gets an alert for both. */
export async function sweepStuckRuns(ports: Ports): Promise<number> {
  const now = ports.now();
  const stuck = await findStuck(ports.db, now, addSeconds(now, -stuckAfterSeconds));
  const late = stuck.filter((run) => run.progressedAt <= addSeconds(now, -stuckAfter(run)));
  const lost = late.filter(({ nudges }) => nudges >= maxNudges);
  const slow = late.filter(({ nudges }) => nudges < maxNudges);
  await inTens(lost, (run) =>
    failRun(ports, run, pipelineFailure("The run made no progress", run.nudges + 1)),
  );
  const nudged = (await inTens(slow, (run) => nudge(ports, run))).flatMap((message) => message ?? []);
  if (nudged.length > 0) await flushOutbox(ports, nudged);
  report(ports, "runs_given_up", lost);
  report(ports, "runs_nudged", slow);
  return late.length;
}

const stuckAfter = ({ assetType }: StuckRun) =>
  isFilm(assetType) ? stuckFilmAfterSeconds : stuckAfterSeconds;

/** The message that advances it, in the outbox; undefined when it has moved, or another sweeper nudged it. */
async function nudge(ports: Ports, run: StuckRun): Promise<Message | undefined> {
  const message = messageFor(ports, run, run.plan);
  return (await nudgeRun(ports.db, run, message, ports.now())) ? message : undefined;
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
function report(ports: Ports, kind: "runs_given_up" | "runs_nudged", runs: StuckRun[]): void {
  const [first] = runs;
  if (!first) return;
  for (const { id, workspaceId, step, nudges } of runs)
    ports.log(kind, { run_id: id, workspace_id: workspaceId, step, nudges });
  ports.alert(kind, {
    subject: "sweeper",
    runs: runs.length,
    run_id: first.id,
    workspace_id: first.workspaceId,
  });
}
