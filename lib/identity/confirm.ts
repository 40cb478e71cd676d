import { publishOrLog } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { enqueueMails, type MailDeps } from "../mail/mail.ts";
import { countAttempt } from "./attempts.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { confirmationMail } from "./mails.ts";
import type { Browser, IdentityDeps } from "./sign-in.ts";
import { findAddressToConfirm, insertConfirmation, useConfirmation } from "./store-confirmations.ts";
import { hashOf, newToken } from "./tokens.ts";

export type ConfirmDeps = IdentityDeps & MailDeps & Pick<Ports, "settings">;
type Addressee = { id: string; email: string };

/** Sends a person the link that confirms their address. Earlier links of theirs end. */
export async function sendConfirmation(
  deps: ConfirmDeps,
  workspaceId: string,
  { id, email }: Addressee,
): Promise<void> {
  const now = deps.now();
  const { token, hash } = await newToken(deps);
  const expiresAt = addSeconds(now, LIFETIMES.confirmation);
  await insertConfirmation(deps.db, { tokenHash: hash, userId: id, createdAt: now, expiresAt });
  const url = `${deps.settings.publicUrl}/app/confirm/${token}`;
  await enqueueMails(deps, workspaceId, [{ to: email, ...confirmationMail(url) }]);
}

/** The same, asked for by the person. */
export async function resendConfirmation(
  deps: ConfirmDeps,
  workspaceId: string,
  person: Addressee,
): Promise<void> {
  await countAttempt(deps, "mail_person", person.id);
  await sendConfirmation(deps, workspaceId, person);
}

/** The address that a link confirms; undefined for one that was used or has ended. */
export async function addressToConfirm(deps: IdentityDeps, token: string): Promise<string | undefined> {
  const hash = await hashOf(token);
  return hash === undefined ? undefined : findAddressToConfirm(deps.db, hash, deps.now());
}

/** Confirms an address by its link, and lets the workspaces of that owner publish. */
export async function confirmEmail(deps: IdentityDeps, token: string, browser: Browser): Promise<void> {
  await countAttempt(deps, "reset_address", browser.address);
  const hash = (await hashOf(token)) ?? "";
  const used = await useConfirmation(deps.db, hash, deps.now());
  if (!used) throw confirmationEnded();
  if (!used.isConfirmed) throw addressTaken();
  for (const { id, version } of used.workspaces) await publishOrLog(deps, id, version);
}

export const confirmationEnded = () =>
  new Refusal("gone", "This link was used, or is older than seven days.", {
    hint: "Sign in: if your address is not confirmed yet, the page offers another mail.",
    retryable: false,
  });

const addressTaken = () =>
  new Refusal("gone", "Another person here has this e-mail address by now.", {
    hint: "You sign in with the address you had. Ask for another one in your settings.",
    retryable: false,
  });
