import * as z from "zod/v4";
import { auditEntry } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf } from "../core/log.ts";
import { operation } from "../core/operation.ts";
import type { Ports } from "../core/ports.ts";
import { enqueueMails } from "../mail/mail.ts";
import { countAttempt } from "./attempts.ts";
import type { ConfirmDeps } from "./confirm.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { resetMail } from "./mails.ts";
import { type Browser, hashNewPassword, type IdentityDeps } from "./sign-in.ts";
import { insertReset, isResetOpen, useReset } from "./store-links.ts";
import { findFirstWorkspace, findUserByEmail, isMember } from "./store-people.ts";
import { hashOf, newToken } from "./tokens.ts";

type LinkDeps = Pick<Ports, "db" | "now" | "random"> & { settings: Pick<Ports["settings"], "publicUrl"> };

/**
 * Makes a link that sets a person's password once, within an hour. Earlier links of that person end. Only an owner of
 * their workspace or the operator may see it, never the one who asks for it.
 */
export async function makeReset(
  deps: LinkDeps,
  userId: string,
  note: Parameters<typeof insertReset>[2],
): Promise<{ url: string; expiresAt: Date }> {
  const now = deps.now();
  const { token, hash } = await newToken(deps);
  const expiresAt = addSeconds(now, LIFETIMES.passwordReset);
  await insertReset(deps.db, { tokenHash: hash, userId, createdAt: now, expiresAt }, note);
  return { url: `${deps.settings.publicUrl}/app/reset/${token}`, expiresAt };
}

export const makeResetLink = operation({
  id: "make_reset_link",
  summary: "Make a link with which a member sets a new password. It is good once, for an hour.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    user_id: z.guid("Give an id, a UUID.").meta({
      description: "The member who has lost the password.",
      examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
    }),
  }),
  output: z.object({
    url: z.string().describe("The link. Only this answer contains it."),
    expires_at: z.iso.datetime().describe("When the link ends."),
  }),
  async run(ctx, { user_id: userId }) {
    const { workspaceId } = ctx;
    if (!(await isMember(ctx.db, workspaceId, userId)))
      throw new Refusal("not_found", "There is no such member.");
    const entry = auditEntry(ctx, ctx.actor, "make_reset_link", userId);
    const { url, expiresAt } = await makeReset(ctx, userId, { workspaceId, entry });
    return { url, expires_at: expiresAt.toISOString() };
  },
});

/**
 * Mails the link to the person with this address, if there is an account. The answer is the same in words and time for an address
 * without one, because the account is looked up after it.
 */
export async function mailReset(
  deps: ConfirmDeps,
  email: string,
  { address }: Pick<Browser, "address">,
): Promise<void> {
  await Promise.all([countAttempt(deps, "mail_address", address), countAttempt(deps, "mail_person", email)]);
  const lost = (error: unknown) => deps.log("reset_not_mailed", { reason: reasonOf(error) });
  deps.waitUntil(resetByMail(deps, email).catch(lost));
}

async function resetByMail(deps: ConfirmDeps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  const workspaceId = user && (await findFirstWorkspace(deps.db, user.id));
  if (!workspaceId) return;
  const { url } = await makeReset(deps, user.id, null);
  await enqueueMails(deps, workspaceId, [{ to: email, ...resetMail(url) }]);
}

export async function isResetUsable(deps: IdentityDeps, token: string): Promise<boolean> {
  const hash = await hashOf(token);
  return hash !== undefined && isResetOpen(deps.db, hash, deps.now());
}

/** Sets a new password by a link and ends every session of its person. */
export async function resetPassword(
  deps: IdentityDeps,
  { token, password }: { token: string; password: string },
  browser: Browser,
): Promise<void> {
  await countAttempt(deps, "reset_address", browser.address);
  const tokenHash = (await hashOf(token)) ?? "";
  const passwordHash = await hashNewPassword(deps, password);
  if (!(await useReset(deps.db, { tokenHash, passwordHash, now: deps.now() }))) throw resetEnded();
}

export const resetEnded = () =>
  new Refusal("gone", "This link was used, or is older than an hour.", {
    hint: "Ask an owner of your workspace for a new one.",
    retryable: false,
  });
