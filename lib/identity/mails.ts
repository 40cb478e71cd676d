import type { Mail } from "../core/mail.ts";

type Content = Pick<Mail, "subject" | "text">;

const UNEXPECTED = "If you did not ask for this, ignore the mail: nothing changes.";

/** To a new person, who confirms the address. */
export const confirmationMail = (url: string): Content => ({
  subject: "Confirm your e-mail address",
  text: `Welcome to Brandrun.\n\nConfirm this address, so that your workspace can publish:\n${url}\n\nThe link is good for seven days. ${UNEXPECTED}\n`,
});

/** To a person who has lost the password. */
export const resetMail = (url: string): Content => ({
  subject: "Set a new password",
  text: `Set a new password here, within an hour:\n${url}\n\nIt signs you out everywhere. ${UNEXPECTED}\n`,
});

/** To a person who is invited. */
export const inviteMail = (workspace: string, url: string): Content => ({
  subject: `You are invited to ${workspace} on Brandrun`,
  text: `You are invited to the workspace ${workspace}. Join here, within seven days:\n${url}\n\n${UNEXPECTED}\n`,
});
