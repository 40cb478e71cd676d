import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { RETRIES } from "../core/retries.ts";
import { failRun } from "./end.ts";
import { isLiveRun, isTerminal, noRun } from "./read.ts";
import { Run, toRun } from "./run.ts";
import { findRun, type RunView } from "./store.ts";

export const cancelRun = operation({
  id: "cancel_run",
  summary:
    "Cancel a queued or running run; it ends failed with error_code canceled and gives its credits back.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveRun },
  audit: (_ctx, { run_id }) => run_id,
  refuses: ["run_not_found", "run_not_cancelable"],
  input: z.object({ run_id: z.guid().meta({ description: "Id of a run, a UUID." }) }),
  output: Run,
  recordsEvents: true,
  async run(ctx, { run_id }) {
    const ended = await endAsCanceled(ctx, run_id, (status) => {
      throw notCancelable(status);
    });
    return toRun(ended, ctx.settings.publicUrl);
  },
});

/** Cancels several runs. One that ends by itself meanwhile stays as it ended. */
export async function cancelRuns(ctx: Ctx, runIds: readonly string[]): Promise<void> {
  for (let from = 0; from < runIds.length; from += AT_ONCE) {
    const some = runIds.slice(from, from + AT_ONCE);
    await Promise.all(some.map((id) => endAsCanceled(ctx, id, () => {})));
  }
}

/** Each takes the lock of the workspace's counters, so more would only wait. */
const AT_ONCE = 5;

/** The pipeline may move the run between the read and the end; the next try reads the newer state. */
async function endAsCanceled(
  ctx: Ctx,
  runId: string,
  onEnded: (status: RunView["status"]) => void,
): Promise<RunView> {
  for (let tries = 0; tries < RETRIES.conflicts.cancelTries; tries++) {
    const run = await findOne(ctx, runId);
    if (isTerminal(run)) {
      onEnded(run.status);
      return run;
    }
    if (await failRun(ctx, run, CANCELED)) return findOne(ctx, runId);
  }
  throw new Error("The run kept moving while it was being canceled.");
}

async function findOne(ctx: Ctx, runId: string): Promise<RunView> {
  const run = await findRun(ctx.db, ctx.workspaceId, runId);
  if (!run) throw noRun();
  return run;
}

const CANCELED = { code: "canceled", message: "The run was canceled before it finished." };

const notCancelable = (status: string) =>
  new Refusal("run_not_cancelable", `This run has already ${status}.`, {
    hint: "Only a queued or running run can be canceled; a finished one can be deleted.",
    retryable: false,
  });
