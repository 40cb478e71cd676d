import * as z from "zod/v4";
import { findDeleteAfter, keepWorkspace, scheduleDeletion } from "../access/store-deletion.ts";
import { auditEntry, publish } from "../access/workspaces.ts";
import { findAccounts } from "../accounts/store.ts";
import { addSeconds } from "../core/calendar.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { requirePassword } from "../identity/sign-in.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { insertOutbox } from "../outbox/store.ts";
import { cancelMessage } from "../payments/cancel.ts";
import { listSubscriptions } from "../payments/store-subscriptions.ts";
import { cancelAllDrops, countDrops } from "../posts/store-cancel-all.ts";
import { Plan } from "../vocab.ts";

const DAYS_TO_UNDO = 7;

export const deleteWorkspace = operation({
  id: "delete_workspace",
  summary: "Delete the workspace with all it holds, after seven days in which an owner may take that back.",
  effect: "destroy",
  testKey: "read only",
  recordsEvents: true,
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
    await requirePassword(ctx, ctx.actor.id, password, "password");
    const at = addSeconds(ctx.now(), DAYS_TO_UNDO * 86_400);
    const entry = auditEntry(ctx, ctx.actor, "delete_workspace", at.toISOString());
    const { workspaceId } = ctx;
    const message = cancelMessage(ctx, workspaceId);
    const also = [
      cancelAllDrops(workspaceId, ctx.now(), "changed"),
      insertOutbox([message], ctx.now(), "changed"),
    ];
    const version = await scheduleDeletion(ctx.db, workspaceId, { at, keepSession, entry, also });
    if (version === undefined) throw alreadyGoing();
    sendSoon(ctx, [message]);
    await publish(ctx, workspaceId, version);
    return { delete_after: at.toISOString() };
  },
});

export const getDeletion = operation({
  id: "get_deletion",
  summary: "Read what deleting the workspace would end, or how far its deletion has come.",
  effect: "read",
  input: z.object({}),
  output: z.object({
    delete_after: z.iso.datetime().nullable().describe("When everything is deleted; null: it stays."),
    drops: z.int().describe("Scheduled posts, which are canceled at once."),
    accounts: z.int().describe("Connected accounts, whose tokens are revoked at the end."),
    subscription: z
      .object({
        plan: Plan.describe("The plan it pays for."),
        ends_at: z.iso.datetime().nullable().describe("When it ends; null while it renews."),
      })
      .nullable()
      .describe("The subscription that pays for the workspace; null without one."),
  }),
  async run(ctx) {
    const { db, workspaceId } = ctx;
    const [deleteAfter, drops, accounts, known] = await Promise.all([
      findDeleteAfter(db, workspaceId),
      countDrops(db, workspaceId),
      findAccounts(db, workspaceId, null),
      listSubscriptions(db, workspaceId),
    ]);
    const paying = known.find(({ entitled }) => entitled);
    return {
      delete_after: deleteAfter?.toISOString() ?? null,
      drops,
      accounts: accounts.length,
      subscription: paying ? { plan: paying.plan, ends_at: paying.endsAt?.toISOString() ?? null } : null,
    };
  },
});

export const restoreWorkspace = operation({
  id: "restore_workspace",
  summary:
    "Take the deletion of the workspace back. It stays paused; keys stay revoked, drops and subscriptions canceled.",
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

const alreadyGoing = () =>
  new Refusal("bad_request", "This workspace is being deleted already.", { retryable: false });
