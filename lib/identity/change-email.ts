import { addSeconds } from "../core/calendar.ts";
import { invalidField } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { enqueueMails } from "../mail/mail.ts";
import { countAttempt } from "./attempts.ts";
import type { ConfirmDeps } from "./confirm.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { addressLeavesMail, newAddressMail } from "./mails.ts";
import { requirePassword } from "./sign-in.ts";
import { insertConfirmation, updateEmail } from "./store-confirmations.ts";
import { newToken } from "./tokens.ts";

export type ChangeEmailDeps = ConfirmDeps & Pick<Ports, "mailer">;

type EmailChange = {
  workspaceId: string;
  person: { id: string; email: string };
  email: string;
  /** The person's password, which was sent in the field of that name. */
  password: string;
  field: string;
};

/**
 * Gives a signed-in person another e-mail address. Where mail is sent, the address they have stays until the link in
 * the mail to the new one is used, and hears of it; the answer is the same for an address that is taken. Without mail
 * the address changes at once. Earlier links of theirs end.
 */
export async function changeEmail(deps: ChangeEmailDeps, wanted: EmailChange): Promise<"mailed" | "changed"> {
  const { person, email, password, field } = wanted;
  await requirePassword(deps, person.id, password, field);
  if (email === person.email) throw invalidField(["body", "email"], "This is your address already.");
  if (deps.mailer) {
    await countAttempt(deps, "mail_person", person.id);
    await mailLink(deps, wanted);
    return "mailed";
  }
  if (!(await updateEmail(deps.db, person.id, email)))
    throw invalidField(["body", "email"], "Another person here has this e-mail address. Choose another.");
  return "changed";
}

async function mailLink(deps: ConfirmDeps, { workspaceId, person, email }: EmailChange): Promise<void> {
  const now = deps.now();
  const { token, hash } = await newToken(deps);
  const expiresAt = addSeconds(now, LIFETIMES.confirmation);
  const link = { tokenHash: hash, userId: person.id, newEmail: email, createdAt: now, expiresAt };
  await insertConfirmation(deps.db, link);
  const url = `${deps.settings.publicUrl}/app/confirm/${token}`;
  await enqueueMails(deps, workspaceId, [
    { to: email, ...newAddressMail(url) },
    { to: person.email, ...addressLeavesMail(email) },
  ]);
}
