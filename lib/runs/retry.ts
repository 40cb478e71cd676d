import { refuseAssets } from "../access/guards.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { STARTING_AGAIN } from "../core/refusal-groups.ts";
import { newRun, newRunView, startRuns } from "./creation.ts";
import { contentOfParent, findParent } from "./parent-run.ts";
import { Run, RunId } from "./run.ts";
import { randomSeed } from "./seed.ts";
import type { RunView } from "./store.ts";

export const retryRun = operation({
  id: "retry_run",
  summary: "Start a failed or rejected run once more: a new run with the same input and a new seed.",
  effect: "write",
  testKey: "own records",
  refuses: STARTING_AGAIN,
  input: RunId,
  output: Run,
  needs: () => ({ effect: "start" }),
  async run(ctx, { run_id }, notes) {
    const parent = await findParent(ctx, run_id);
    if (!isRetryable(parent)) throw notRetryable(parent);
    refuseAssets(ctx, [parent]);
    const { scheduledAt } = parent;
    const row = newRun(ctx, {
      ...contentOfParent(ctx, parent),
      // What was drawn first may be why it failed.
      outputType: parent.template,
      seed: randomSeed(ctx),
      scheduledAt: scheduledAt && scheduledAt > ctx.now() ? scheduledAt : null,
    });
    const run = newRunView(ctx, row);
    await startRuns(ctx, [row], { answer: run, notes });
    return run;
  },
});

const wayOn = (verdict: RunView["verdict"]) =>
  verdict === "needs_review"
    ? "A person decides about this one first: POST /runs/{run_id}/review, or its page in the dashboard."
    : "POST /runs/{run_id}/rerender makes another version of a good one.";

const isRetryable = ({ status, verdict }: RunView) => status === "failed" || verdict === "rejected";

const notRetryable = ({ status, verdict }: RunView) =>
  new Refusal("run_not_retryable", `This run ${verdict ? `has the verdict ${verdict}` : `is ${status}`}.`, {
    hint: `Only a failed or rejected run is retried. ${wayOn(verdict)}`,
    retryable: false,
  });
