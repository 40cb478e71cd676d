import * as z from "zod/v4";
import { auditEntry } from "../access/workspaces.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Channel } from "../vocab.ts";
import { ChannelName } from "./channel-name.ts";
import { isLiveRun } from "./read.ts";
import { findReviewed, needsPerson } from "./review.ts";
import { Run, RunId, toRun } from "./run.ts";
import { approveChannel as storeApproval } from "./store-review.ts";

export const ChannelBody = z.strictObject({
  channel: ChannelName.pipe(Channel).meta({
    description: "The channel whose words are approved.",
    examples: ["twitter"],
  }),
});

export const approveChannel = operation({
  id: "approve_channel",
  summary: "Approve what an approved run says on another channel, so that it may be posted there too.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveRun },
  refuses: ["run_not_found", "run_not_reviewable", "scope_review"],
  input: z.strictObject({ ...RunId.shape, ...ChannelBody.shape }),
  output: Run,
  needs: () => ({ effect: "write", scope: "review" }),
  async run(ctx, { run_id, channel }) {
    const run = await findReviewed(ctx, run_id);
    if (ctx.approvalRequired && ctx.actor.kind !== "user") throw needsPerson();
    const entry = auditEntry(ctx, ctx.actor, "approve_channel", run.id);
    if (!(await storeApproval(ctx.db, run, channel, entry))) throw nothingWaits(channel);
    return toRun(await findReviewed(ctx, run_id), ctx.settings.publicUrl);
  },
});

const nothingWaits = (channel: Channel) =>
  new Refusal("run_not_reviewable", `No words for ${channel} wait for a decision.`, {
    hint: "The run has to be approved, and its quality.channels has to say needs_review for the channel.",
    retryable: false,
  });
