import type { Mail } from "../core/mail.ts";
import type { Role } from "../vocab.ts";

type Content = Pick<Mail, "subject" | "text">;

const UNEXPECTED = "If you did not ask for this, ignore the mail: nothing changes.";

/** To a new person, who confirms the address. */
export const confirmationMail = (url: string): Content => ({
  subject: "Confirm your e-mail address",
  text: `Welcome to Brandrun.\n\nConfirm this address, so that your workspace can publish:\n${url}\n\nThe link is good for seven days. ${UNEXPECTED}\n`,
});

/** To the address that a person wants in place of theirs. */
export const newAddressMail = (url: string): Content => ({
  subject: "Confirm your new e-mail address",
  text: `Confirm this address, and you sign in to Brandrun with it from then on:\n${url}\n\nThe link is good for seven days. ${UNEXPECTED}\n`,
});

/** To the address that a person has, when another is asked for. */
export const addressLeavesMail = (email: string): Content => ({
  subject: "Your e-mail address is about to change",
  text: `Your sign-in at Brandrun moves to ${email} as soon as that address is confirmed.\n\nIf you did not ask for this, somebody knows your password: sign in and change it now.\n`,
});

/** To a person who has lost the password. */
export const resetMail = (url: string): Content => ({
  subject: "Set a new password",
  text: `Set a new password here, within an hour:\n${url}\n\nIt signs you out everywhere. ${UNEXPECTED}\n`,
});

/** What a role may do, for those who have never seen the service. */
const MAY: Readonly<Record<Role, string>> = {
  owner: "do everything, members and billing too",
  editor: "make, change and publish posts",
  reviewer: "approve and reject posts",
  viewer: "look at everything and change nothing",
};

type Invitation = { workspace: string; role: Role; by: string | undefined; url: string };

/** To a person who is invited. */
export const inviteMail = ({ workspace, role, by, url }: Invitation): Content => ({
  subject: `You are invited to ${workspace} on Brandrun`,
  text: `${by ? `${by} invites you` : "You are invited"} to the workspace ${workspace}. As ${/^[aeo]/.test(role) ? "an" : "a"} ${role} you may ${MAY[role]}. Join here, within seven days:\n${url}\n\n${UNEXPECTED}\n`,
});
