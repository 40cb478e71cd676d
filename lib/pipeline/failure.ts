import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { failRun } from "../runs/end.ts";
import type { RunRow } from "../runs/store.ts";
import { deferRun } from "../runs/store-move.ts";
import { DeadEnd } from "./step.ts";

/** Where a message stands in the queue's retries. */
export type Attempt = { retried: number; maxRetries: number };

/**
 * Settles what broke while a run was worked on: the run fails when there is no use in trying again, or no try left.
 * Otherwise throws, so that the queue tries again.
 */
export async function afterFailure(
  ports: Ports,
  run: RunRow,
  { trouble, attempt, error }: { trouble: string; attempt: Attempt; error: unknown },
): Promise<void> {
  const { retried } = attempt;
  ports.log("step_failed", { run_id: run.id, step: run.step, retried, reason: reasonOf(error) });
  if (error instanceof DeadEnd || error instanceof Refusal) {
    await failRun(ports, run, { code: error.code, message: error.message });
  } else if (attempt.retried >= attempt.maxRetries) {
    await failRun(ports, run, gaveUp(trouble, attempt.retried + 1));
  } else {
    const pause = ports.settings.retryBaseSeconds * 2 ** attempt.retried;
    await deferRun(ports.db, run, addSeconds(ports.now(), pause));
    throw error;
  }
}

/** What a person reads when every try has failed. */
export const gaveUp = (trouble: string, tries: number) => ({
  code: "pipeline_failed",
  message: `${trouble} after ${tries} ${tries === 1 ? "try" : "tries"}. Nothing was charged. Please start the run again.`,
});
