import * as z from "zod/v4";
import { keepWorkspace, scheduleDeletion } from "../access/store-deletion.ts";
import { auditEntry, publish } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { requirePassword } from "../identity/sign-in.ts";
import { findSubscriptionState } from "../payments/store-subscriptions.ts";

const DAYS_TO_UNDO = 7;

export const deleteWorkspace = operation({
  id: "delete_workspace",
  summary: "Delete the workspace with all it holds, after seven days in which an owner may take that back.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({
    name: z
      .string()
      .meta({ description: "The name of the workspace, typed as it stands.", examples: ["Fernway"] }),
    password: z
      .string()
      .min(1, "Give your password.")
      .max(200, "Use at most 200 characters.")
      .meta({
        description: "The password of the person who deletes it.",
        examples: ["four plain random words"],
      }),
    session_id: z.guid("Give an id, a UUID.").meta({
      description: "The session to keep, so that the person can take it back.",
      examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
    }),
  }),
  output: z.object({ delete_after: z.iso.datetime().describe("When everything is deleted.") }),
  async run(ctx, { name, password, session_id: keepSession }) {
    if (name.trim() !== ctx.workspaceName) throw invalidField(["body", "name"], "This is not its name.");
    await refusePaidFor(ctx);
    await requirePassword(ctx, ctx.actor.id, password, "password");
    const at = addSeconds(ctx.now(), DAYS_TO_UNDO * 86_400);
    const entry = auditEntry(ctx, ctx.actor, "delete_workspace", at.toISOString());
    const version = await scheduleDeletion(ctx.db, ctx.workspaceId, { at, keepSession, entry });
    if (version === undefined) throw alreadyGoing();
    await publish(ctx, ctx.workspaceId, version);
    return { delete_after: at.toISOString() };
  },
});

export const restoreWorkspace = operation({
  id: "restore_workspace",
  summary: "Take the deletion of the workspace back. It stays paused, and its keys stay revoked.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: z.object({ is_kept: z.boolean().describe("True: nothing is deleted.") }),
  async run(ctx) {
    const entry = auditEntry(ctx, ctx.actor, "restore_workspace", null);
    const version = await keepWorkspace(ctx.db, ctx.workspaceId, entry);
    if (version === undefined)
      throw new Refusal("bad_request", "Nothing is being deleted.", { retryable: false });
    await publish(ctx, ctx.workspaceId, version);
    return { is_kept: true };
  },
});

/** A deleted workspace must not cost anything. */
async function refusePaidFor(ctx: Ctx): Promise<void> {
  const state = await findSubscriptionState(ctx.db, ctx.workspaceId);
  if (!state || state.paid.length === 0) return;
  throw new Refusal("bad_request", "A subscription of this workspace is still being paid for.", {
    hint: "Cancel it under Billing first.",
    retryable: false,
  });
}

const alreadyGoing = () =>
  new Refusal("bad_request", "This workspace is being deleted already.", { retryable: false });
