import * as z from "zod/v4";
import { findApprovalRequired, storeApprovalRequired } from "../access/store-approval.ts";
import { auditEntry, publish } from "../access/workspaces.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "./store.ts";
import { sendBackToReview } from "./store-review.ts";

/** What a run says that the checks approved and that waits for a person all the same. */
const EVERYTHING_WAITS =
  "A person should look at this: nothing in this workspace is posted before a member has approved it.";

export const setApprovalRequired = operation({
  id: "set_approval_required",
  summary:
    "Set whether everything waits for a person: nothing is posted before a member has approved its run.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    approval_required: z.boolean().meta({
      description:
        "True: no run is posted before a member has approved it. Approved runs that are not out yet wait again.",
      examples: [true],
    }),
  }),
  output: z.object({
    workspace_id: z.guid().describe("Id of the workspace."),
    approval_required: z.boolean().describe("Nothing is posted before a member has approved its run."),
  }),
  async run(ctx, { approval_required }) {
    await requireApproval(ctx, approval_required);
    return { workspace_id: ctx.workspaceId, approval_required };
  },
});

/** The setting comes first: from then on no run ends as approved, and those that had are sent back after it. */
async function requireApproval(ctx: Ctx, required: boolean): Promise<void> {
  const { db, workspaceId, actor } = ctx;
  const entry = auditEntry(ctx, actor, required ? "require_approval" : "end_required_approval", workspaceId);
  await publish(ctx, workspaceId, await storeApprovalRequired(db, workspaceId, required, entry));
  if (required) await sendBackToReview(db, workspaceId, EVERYTHING_WAITS);
}

/** The verdict of a run as its workspace has it, and the setting that was read for it. */
export async function withApproval(ports: Pick<Ports, "db">, run: RunView) {
  if (!run.livemode || run.verdict !== "approved") return { run, approvalRequired: undefined };
  const approvalRequired = await findApprovalRequired(ports.db, run.workspaceId);
  if (!approvalRequired) return { run, approvalRequired };
  const quality = run.quality && { ...run.quality, summary: EVERYTHING_WAITS };
  return { run: { ...run, verdict: "needs_review" as const, quality }, approvalRequired };
}
