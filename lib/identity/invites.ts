import * as z from "zod/v4";
import { auditEntry } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { enqueueMails } from "../mail/mail.ts";
import { Role } from "../vocab.ts";
import { countAttempt } from "./attempts.ts";
import { Email, refuseOwnAddress } from "./credentials.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { inviteMail } from "./mails.ts";
import {
  type Browser,
  hashNewPassword,
  type IdentityDeps,
  type StartedSession,
  startSession,
} from "./sign-in.ts";
import { addressTaken, type SignUpDeps, signUpClosed } from "./sign-up.ts";
import {
  acceptInvite,
  deleteInvite,
  findInvite,
  listInvites as findInvites,
  type OpenInvite as InviteRecord,
  insertInvite,
} from "./store-links.ts";
import { findUser, findUserByEmail } from "./store-people.ts";
import { hashOf, newToken } from "./tokens.ts";

const InviteId = z.guid("Give an id, a UUID.").meta({
  description: "Id of the invite.",
  examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
});

const RoleInput = Role.meta({
  description:
    "What the member may do: owner everything, editor make and change, reviewer decide, viewer read.",
  examples: ["editor"],
});

export const InviteInput = z.object({
  role: RoleInput,
  note: z
    .string()
    .trim()
    .max(120, "Use at most 120 characters.")
    .default("")
    .meta({
      description: "For whom the link is, shown to the owners only; at most 120 characters.",
      examples: ["Ben, who takes the photos"],
    }),
  email: z
    .preprocess((sent) => (sent === "" ? undefined : sent), Email.optional())
    .meta({
      description: "Where the link is mailed to besides, when this service sends mail.",
      examples: ["ben@example.com"],
    }),
});

/** The member who invites, as the invited person may know them. */
async function nameOfInviter({ db, actor }: Ctx): Promise<string | undefined> {
  if (actor.kind !== "user") return undefined;
  const user = await findUser(db, actor.id);
  return user && (user.name || user.email);
}

export const inviteMember = operation({
  id: "invite_member",
  summary: "Make a link that brings one person into the workspace. It is good once, for seven days.",
  effect: "write",
  testKey: "read only",
  input: InviteInput,
  output: z.object({
    invite_id: InviteId,
    url: z.string().describe("The link. Only this answer contains it."),
    expires_at: z.iso.datetime().describe("When the link ends."),
    is_mailed: z.boolean().describe("True when the link is on its way by mail."),
  }),
  async run(ctx, { role, note, email }) {
    if (email && !ctx.mailer)
      throw invalidField(["body", "email"], "This service sends no mail. Copy the link.");
    if (email) await countAttempt(ctx, "mail_person", email);
    const now = ctx.now();
    const { token, hash } = await newToken(ctx);
    const id = newId(ctx, now);
    const expiresAt = addSeconds(now, LIFETIMES.invite);
    const { workspaceId, actor } = ctx;
    const invite = {
      id,
      workspaceId,
      tokenHash: hash,
      role,
      // Owners know an open invite again by whom it is for.
      note: note || (email ?? "").slice(0, 120),
      invitedBy: actor.id,
      createdAt: now,
      expiresAt,
    };
    const entry = auditEntry(ctx, actor, "invite_member", role);
    // The invite itself is gone once it is used.
    await insertInvite(ctx.db, invite, invite.note ? { ...entry, detail: { whom: invite.note } } : entry);
    const url = `${ctx.settings.publicUrl}/app/invite/${token}${email ? `?${new URLSearchParams({ email })}` : ""}`;
    if (email) {
      const mail = inviteMail({ workspace: ctx.workspaceName, role, by: await nameOfInviter(ctx), url });
      await enqueueMails(ctx, workspaceId, [{ to: email, ...mail }]);
    }
    return { invite_id: id, url, expires_at: expiresAt.toISOString(), is_mailed: email !== undefined };
  },
});

export const listInvites = operation({
  id: "list_invites",
  summary: "List the open invites of the workspace, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(
    z.object({
      id: InviteId,
      role: RoleInput,
      note: z.string().describe("For whom the link is."),
      created_at: z.iso.datetime().describe("When it was made."),
      expires_at: z.iso.datetime().describe("When it ends."),
    }),
  ),
  run: async (ctx) =>
    (await findInvites(ctx.db, ctx.workspaceId, ctx.now())).map(
      ({ id, role, note, createdAt, expiresAt }) => ({
        id,
        role,
        note,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      }),
    ),
});

export const cancelInvite = operation({
  id: "cancel_invite",
  summary: "Cancel an open invite. Its link stops working at once.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({ invite_id: InviteId }),
  output: z.object({ invite_id: InviteId }),
  async run(ctx, { invite_id: id }) {
    const entry = auditEntry(ctx, ctx.actor, "cancel_invite", id);
    if (!(await deleteInvite(ctx.db, ctx.workspaceId, id, entry)))
      throw new Refusal("not_found", "There is no such open invite.");
    return { invite_id: id };
  },
});

export type OpenInvite = InviteRecord;

/** What the link of an invite leads to. Undefined: it was used, canceled, or has ended. */
export async function openInvite(deps: IdentityDeps, token: string): Promise<OpenInvite | undefined> {
  const hash = await hashOf(token);
  return hash ? findInvite(deps.db, hash, deps.now()) : undefined;
}

export const inviteEnded = () =>
  new Refusal("gone", "This invite was used, canceled, or is older than seven days.", {
    hint: "Ask an owner of the workspace for a new link.",
    retryable: false,
  });

type Joining = { token: string; email: string; password: string; name: string };

/** Makes a new person a member and signs them in. */
export async function joinAsNew(
  deps: SignUpDeps,
  { token, email, password, name }: Joining,
  browser: Browser,
): Promise<StartedSession> {
  if (deps.settings.signUp === "closed") throw signUpClosed();
  refuseOwnAddress(password, email);
  if (!(await openInvite(deps, token))) throw inviteEnded();
  if (await findUserByEmail(deps.db, email)) throw addressTaken();
  const passwordHash = await hashNewPassword(deps, password);
  const user = { id: newId(deps), email, name, passwordHash, createdAt: deps.now() };
  const workspaceId = await accept(deps, { token, userId: user.id, user });
  return startSession(deps, { userId: user.id, workspaceId, agent: browser.agent });
}

/** Makes a signed-in person a member of another workspace. Answers its id. */
export const joinAsKnown = (
  deps: IdentityDeps,
  { token, userId }: { token: string; userId: string },
): Promise<string> => accept(deps, { token, userId, user: null });

async function accept(
  deps: IdentityDeps,
  {
    token,
    userId,
    user,
  }: { token: string; userId: string; user: Parameters<typeof acceptInvite>[1]["user"] },
): Promise<string> {
  const tokenHash = (await hashOf(token)) ?? "";
  const entry = auditEntry(deps, { kind: "user", id: userId }, "accept_invite", userId);
  const workspaceId = await acceptInvite(deps.db, { tokenHash, userId, user, now: deps.now() }, entry);
  if (!workspaceId) throw inviteEnded();
  return workspaceId;
}
