import { isFilm } from "../billing/plans.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Message, Ports } from "../core/ports.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { failRun } from "../runs/end.ts";
import { messageFor } from "../runs/lane.ts";
import { findStuck, nudgeRun, type StuckRun } from "../runs/store-stuck.ts";
import { gaveUp } from "./failure.ts";

const PATIENCE_SECONDS = 60;
const FILM_PATIENCE_SECONDS = 300;
const MAX_NUDGES = 3;
const AT_ONCE = 10;

/** Drives runs on that nobody is working on any more; after three times in vain the run fails. The operator hears of both. */
export async function sweepStuckRuns(ports: Ports): Promise<number> {
  const now = ports.now();
  const stuck = await findStuck(ports.db, now, addSeconds(now, -PATIENCE_SECONDS));
  const late = stuck.filter((run) => run.progressedAt <= addSeconds(now, -patienceFor(run)));
  const lost = late.filter(({ nudges }) => nudges >= MAX_NUDGES);
  const slow = late.filter(({ nudges }) => nudges < MAX_NUDGES);
  await inTens(lost, (run) => failRun(ports, run, gaveUp("The run made no progress", run.nudges + 1)));
  const nudged = (await inTens(slow, (run) => nudge(ports, run))).flatMap((message) => message ?? []);
  if (nudged.length > 0) await keepPromises(ports, nudged);
  tell(ports, "runs_given_up", lost);
  tell(ports, "runs_nudged", slow);
  return late.length;
}

const patienceFor = ({ assetType }: StuckRun) =>
  isFilm(assetType) ? FILM_PATIENCE_SECONDS : PATIENCE_SECONDS;

/** The message that drives it on, promised; undefined when it has moved, or somebody else has nudged it. */
async function nudge(ports: Ports, run: StuckRun): Promise<Message | undefined> {
  const message = messageFor(ports, run, run.plan);
  return (await nudgeRun(ports.db, run, message, ports.now())) ? message : undefined;
}

/** Ten at once: one after the other a hundred would take seconds, all together more than the database likes. */
async function inTens<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < things.length; at += AT_ONCE)
    done.push(...(await Promise.all(things.slice(at, at + AT_ONCE).map(work))));
  return done;
}

/** One alert for all of them: the first stands for the others, which the log and the runs themselves name. */
function tell(ports: Ports, kind: "runs_given_up" | "runs_nudged", runs: StuckRun[]): void {
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
