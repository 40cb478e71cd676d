import { renewAhead } from "../accounts/renew-ahead.ts";
import { isFilm } from "../billing/plans.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { sweepAnnouncements } from "../hooks/announce.ts";
import { keepPromises, sweepOutbox } from "../outbox/outbox.ts";
import { catchUp } from "../payments/catch-up.ts";
import { sweepMetrics, sweepPosts } from "../posts/sweep.ts";
import { sweepAnswers } from "../replay/store.ts";
import { failRun } from "../runs/end.ts";
import { messageFor } from "../runs/lane.ts";
import { findStuck, nudgeRun, type StuckRun } from "../runs/store-stuck.ts";
import { sweepChats } from "../studio/store-chats.ts";
import { gaveUp } from "./failure.ts";

const PATIENCE_SECONDS = 60;
const FILM_PATIENCE_SECONDS = 300;
const MAX_NUDGES = 3;

/** What the clock brings in order every minute. Each rule stands alone: one that fails does not hold up the others. */
const RULES: Record<string, (ports: Ports) => Promise<number>> = {
  outbox: sweepOutbox,
  announcements: sweepAnnouncements,
  stuck_runs: sweepStuckRuns,
  posts: sweepPosts,
  metrics: sweepMetrics,
  tokens: renewAhead,
  payments: catchUp,
  old_answers: ({ db, now }) => sweepAnswers(db, now()),
  // The messaging service tells nothing again after a day.
  old_chat_notes: ({ db, now }) => sweepChats(db, addSeconds(now(), -2 * 86_400)),
};

/** Answers how many things each rule had to mend. Safe with several instances at once. */
export async function sweep(ports: Ports): Promise<Record<string, number>> {
  const mended: Record<string, number> = {};
  for (const [name, rule] of Object.entries(RULES)) {
    try {
      mended[name] = await rule(ports);
    } catch (error) {
      ports.log("sweep_failed", { rule: name, reason: String(error) });
    }
  }
  return mended;
}

/** Drives runs on that nobody is working on any more; after three times in vain the run fails. */
async function sweepStuckRuns(ports: Ports): Promise<number> {
  const now = ports.now();
  const stuck = await findStuck(ports.db, now, addSeconds(now, -PATIENCE_SECONDS));
  const late = stuck.filter((run) => run.progressedAt <= addSeconds(now, -patienceFor(run)));
  for (const run of late) await mend(ports, run);
  return late.length;
}

const patienceFor = ({ assetType }: StuckRun) =>
  isFilm(assetType) ? FILM_PATIENCE_SECONDS : PATIENCE_SECONDS;

async function mend(ports: Ports, run: StuckRun): Promise<void> {
  if (run.nudges >= MAX_NUDGES) {
    await failRun(ports, run, gaveUp("The run made no progress", run.nudges + 1));
    return;
  }
  const message = messageFor(ports, run, run.plan);
  if (await nudgeRun(ports.db, run, message, ports.now())) await keepPromises(ports, [message]);
}
