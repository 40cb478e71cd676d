import * as z from "zod/v4";
import { auditEntry, publishOrLog } from "../access/workspaces.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Role } from "../vocab.ts";
import { deleteMember, listMembers as findMembers, isMember, updateRole } from "./store-people.ts";

const UserId = z.guid("Give an id, a UUID.").meta({
  description: "Id of the member.",
  examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
});

export const listMembers = operation({
  id: "list_members",
  summary: "List the members of the workspace with their roles, in the order in which they joined.",
  effect: "read",
  input: z.object({}),
  output: z.array(
    z.object({
      user_id: UserId,
      email: z.string().describe("Their e-mail address."),
      name: z.string().describe("Their name; empty when they gave none."),
      role: Role.describe("What they may do."),
      joined_at: z.iso.datetime().describe("When they joined."),
    }),
  ),
  run: async (ctx) =>
    (await findMembers(ctx.db, ctx.workspaceId)).map(({ userId, email, name, role, createdAt }) => ({
      user_id: userId,
      email,
      name,
      role,
      joined_at: createdAt.toISOString(),
    })),
});

export const changeRole = operation({
  id: "change_role",
  summary: "Change what a member may do. It holds from their next request on.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    user_id: UserId,
    role: Role.meta({ description: "The new role.", examples: ["reviewer"] }),
  }),
  output: z.object({ user_id: UserId, role: Role.describe("The role they have now.") }),
  async run(ctx, { user_id: userId, role }) {
    const entry = auditEntry(ctx, ctx.actor, "change_role", userId);
    const version = await updateRole(ctx.db, ctx.workspaceId, { userId, role }, entry);
    if (version === undefined)
      throw (await isMember(ctx.db, ctx.workspaceId, userId)) ? lastOwner() : noMember();
    // Grants of agents act with the role of their person.
    await publishOrLog(ctx, ctx.workspaceId, version);
    return { user_id: userId, role };
  },
});

export const removeMember = operation({
  id: "remove_member",
  summary: "Remove a member from the workspace and end their sessions in it.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({ user_id: UserId }),
  output: z.object({ user_id: UserId }),
  async run(ctx, { user_id: userId }) {
    const entry = auditEntry(ctx, ctx.actor, "remove_member", userId);
    const version = await deleteMember(ctx.db, ctx.workspaceId, userId, entry);
    if (version === undefined)
      throw (await isMember(ctx.db, ctx.workspaceId, userId)) ? lastOwner() : noMember();
    await publishOrLog(ctx, ctx.workspaceId, version);
    return { user_id: userId };
  },
});

const noMember = () => new Refusal("not_found", "There is no such member.");

const lastOwner = () =>
  new Refusal("bad_request", "A workspace needs an owner, and this is the only one.", {
    hint: "Make somebody else an owner first.",
    retryable: false,
  });
