import type { Mail, Mailer } from "../core/mail.ts";
import { RETRIES } from "../core/retries.ts";
import { signedHeaders } from "../core/signed-headers.ts";

export type MailSettings = {
  /** Where mails are posted. */
  url: string;
  /** `whsec_` and base64; signs them as Standard Webhooks say. */
  secret: string;
  mailboxUrl: string | undefined;
};

type MailDeps = { fetch: typeof fetch; now(): Date };

/**
 * Posts each mail as JSON `{id, to, subject, text}` to a gateway that sends it. The headers `webhook-id`,
 * `webhook-timestamp` and `webhook-signature` are those of Standard Webhooks. Any 2xx means that the mail was taken;
 * a gateway drops a `webhook-id` that it has taken before.
 */
export function mailWebhook({ url, secret, mailboxUrl }: MailSettings, { fetch, now }: MailDeps): Mailer {
  return {
    mailboxUrl,
    async send(mail: Mail) {
      const body = JSON.stringify(mail);
      const signature = await signedHeaders([secret], { id: mail.id, at: now(), body });
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...signature },
        body,
        // A redirect could lead to any host.
        redirect: "manual",
        signal: AbortSignal.timeout(RETRIES.mails.timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The gateway for mail answered ${answer.status}.`);
    },
  };
}
