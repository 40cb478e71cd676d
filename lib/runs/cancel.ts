import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { RETRIES } from "../core/retries.ts";
import { failRun } from "./end.ts";
import { isLiveRun, isTerminal, noRun } from "./read.ts";
import { Run, toRun } from "./run.ts";
import { findRun } from "./store.ts";

export const cancelRun = operation({
  id: "cancel_run",
  summary:
    "Cancel a queued or running run; it ends failed with error_code canceled and gives its credits back.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveRun },
  audit: (_ctx, { run_id }) => run_id,
  input: z.object({ run_id: z.guid().meta({ description: "Id of a run, a UUID." }) }),
  output: Run,
  recordsEvents: true,
  async run(ctx, { run_id }) {
    // The pipeline may move the run between the read and the end; the next try reads the newer state.
    for (let tries = 0; tries < RETRIES.conflicts.cancelTries; tries++) {
      const run = await findRun(ctx.db, ctx.workspaceId, run_id);
      if (!run) throw noRun();
      if (isTerminal(run)) throw notCancelable(run.status);
      const failure = { code: "canceled", message: "The run was canceled before it finished." };
      if (!(await failRun(ctx, run, failure))) continue;
      const ended = await findRun(ctx.db, ctx.workspaceId, run_id);
      if (!ended) throw noRun();
      return toRun(ended, ctx.settings.publicUrl);
    }
    throw new Error("The run kept moving while it was being canceled.");
  },
});

const notCancelable = (status: string) =>
  new Refusal("run_not_cancelable", `This run has already ${status}.`, {
    hint: "Only a queued or running run can be canceled; a finished one can be deleted.",
    retryable: false,
  });
