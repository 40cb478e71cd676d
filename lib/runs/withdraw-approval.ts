import { auditEntry } from "../access/workspaces.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { isLiveRun } from "./read.ts";
import { findReviewed } from "./review.ts";
import { Run, RunId, toRun } from "./run.ts";
import { withdrawApproval as storeWithdrawal } from "./store-review.ts";

export const withdrawApproval = operation({
  id: "withdraw_approval",
  summary:
    "Take the approval of a run back while nothing of it is out: it needs a review again, and what is scheduled waits for it.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveRun },
  refuses: ["run_not_found", "run_not_reviewable", "scope_review"],
  input: RunId,
  output: Run,
  recordsEvents: true,
  needs: () => ({ effect: "write", scope: "review" }),
  async run(ctx, { run_id }) {
    const run = await findReviewed(ctx, run_id);
    const now = ctx.now();
    const records = {
      auditEntry: auditEntry(ctx, ctx.actor, "withdraw_approval", run.id),
      eventId: newId(ctx, now),
    };
    if (!(await storeWithdrawal(ctx.db, run, now, records))) throw notWithdrawable();
    return toRun(await findReviewed(ctx, run_id), ctx.settings.publicUrl);
  },
});

const notWithdrawable = () =>
  new Refusal("run_not_reviewable", "This approval cannot be taken back.", {
    hint: "Only what a person has approved and what is not posted yet goes back to the review.",
    retryable: false,
  });
