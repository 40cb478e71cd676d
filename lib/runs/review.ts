import * as z from "zod/v4";
import { findKeyById } from "../access/store.ts";
import { auditEntry } from "../access/workspaces.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { isLiveRun, noRun } from "./read.ts";
import { Run, RunId, toRun } from "./run.ts";
import { findListedRun, type RunView } from "./store.ts";
import { reviewRun as storeReview } from "./store-review.ts";

export const ReviewBody = z.strictObject({
  verdict: z
    .enum(["approved", "rejected"], "Decide for approved or rejected.")
    .meta({ description: "The decision; rejected is final.", examples: ["approved"] }),
  note: z
    .string()
    .max(1_000, "A note has at most 1,000 characters.")
    .optional()
    .meta({
      description: "Why, for the record: at most 1,000 characters.",
      examples: ["Checked with legal."],
    }),
});

export const reviewRun = operation({
  id: "review_run",
  summary: "Decide about a run that needs a review. Nothing is posted by it, but a scheduled drop may fire.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveRun },
  refuses: ["run_not_found", "run_not_reviewable", "scope_review"],
  input: z.strictObject({ ...RunId.shape, ...ReviewBody.shape }),
  output: Run,
  recordsEvents: true,
  needs: () => ({ effect: "write", scope: "review" }),
  async run(ctx, { run_id, verdict, note }) {
    const run = await findReviewed(ctx, run_id);
    if (run.verdict !== "needs_review") throw await notReviewable(ctx, run);
    if (verdict === "approved" && ctx.approvalRequired && ctx.actor.kind !== "user") throw needsPerson();
    const now = ctx.now();
    const { kind, id } = ctx.actor;
    const review = { verdict, reviewedBy: `${kind}:${id}`, reviewedAt: now, reviewNote: note ?? null };
    const action = verdict === "approved" ? "approve_run" : "reject_run";
    const records = { auditEntry: auditEntry(ctx, ctx.actor, action, run.id), eventId: newId(ctx, now) };
    if (!(await storeReview(ctx.db, run, review, records)))
      throw await notReviewable(ctx, await findReviewed(ctx, run_id));
    return toRun({ ...run, ...review }, ctx.settings.publicUrl);
  },
});

/** The run that is decided about. */
export async function findReviewed(ctx: Ctx, runId: string): Promise<RunView> {
  const run = await findListedRun(ctx.db, ctx.workspaceId, runId);
  if (!run) throw noRun();
  return run;
}

export const needsPerson = () =>
  new Refusal("scope_review", "In this workspace everything waits for a person, so no key approves a run.", {
    hint: "A member approves it on the page of the run. A workspace owner changes this in the settings.",
    retryable: false,
  });

async function notReviewable(ctx: Ctx, { status, verdict, reviewedBy }: RunView): Promise<Refusal> {
  const by = reviewedBy ? ` ${await deciderOf(ctx, reviewedBy)} has decided so.` : "";
  const state = verdict ? `has the verdict ${verdict}` : `is ${status}`;
  return new Refusal("run_not_reviewable", `This run ${state}, so there is nothing to review.${by}`, {
    hint: "Only a succeeded run with the verdict needs_review can be reviewed.",
    retryable: verdict === null && status !== "failed",
  });
}

/** Who decided, as people know them: a key by its name, which no id tells. */
async function deciderOf(ctx: Ctx, reviewedBy: string): Promise<string> {
  const [kind, id = ""] = reviewedBy.split(":");
  if (kind === "agent") return "An agent";
  if (kind !== "key") return "A member";
  const found = await findKeyById(ctx.db, ctx.workspaceId, id);
  return found?.key.name ? `The key "${found.key.name}"` : "An API key";
}
