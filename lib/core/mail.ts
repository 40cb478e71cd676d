/** A mail to one person, in plain text. */
export type Mail = {
  /** The same for every try, so that the receiver can drop what it has sent already. */
  id: string;
  to: string;
  subject: string;
  text: string;
};

/** Hands mails to a gateway that sends them. */
export interface Mailer {
  /** Throws when the mail was not taken; then it is tried again. */
  send(mail: Mail): Promise<void>;
  /** Where mails can be read, when they go to a sandbox. */
  readonly mailboxUrl: string | undefined;
}
