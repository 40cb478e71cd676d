import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { failRun } from "../runs/end.ts";
import type { RunRow } from "../runs/store.ts";
import { deferRun, type RunPatch } from "../runs/store-move.ts";

/** A message's count of retries in the queue. */
export type Attempt = { retried: number; maxRetries: number };

/** `unsaved`: what earlier steps of the message changed, and is not stored yet. */
type Failed = {
  step: string;
  failureMessage: string;
  attempt: Attempt;
  error: unknown;
  unsaved?: RunPatch;
};

/**
 * Handles the failure of a step. A permanent failure, or one of the last try, fails the run. Any other is
 * thrown again, and the queue retries after the back-off.
 */
export async function afterFailure(
  ports: Ports,
  run: RunRow,
  { step, failureMessage, attempt, error, unsaved }: Failed,
): Promise<void> {
  const { retried } = attempt;
  ports.log("step_failed", { run_id: run.id, step, retried, reason: reasonOf(error) });
  if (error instanceof PermanentFailure || error instanceof Refusal) {
    await failRun(ports, run, { code: error.code, message: error.message }, unsaved);
  } else if (attempt.retried >= attempt.maxRetries) {
    await failRun(ports, run, pipelineFailure(failureMessage, attempt.retried + 1), unsaved);
  } else {
    const delaySeconds = ports.settings.retryBaseSeconds * 2 ** attempt.retried;
    await deferRun(ports.db, run, addSeconds(ports.now(), delaySeconds));
    throw error;
  }
}

/** The sentence for the customer when every try has failed. */
export const pipelineFailure = (failureMessage: string, tries: number) => ({
  code: "pipeline_failed",
  message: `${failureMessage} after ${tries} ${tries === 1 ? "try" : "tries"}. Nothing was charged. Please start the run again.`,
});
