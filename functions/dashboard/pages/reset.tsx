import { Hono } from "hono";
import * as z from "zod/v4";
import type { Mailer } from "../../../lib/core/mail.ts";
import { Email, NewPassword } from "../../../lib/identity/credentials.ts";
import { isResetUsable, mailReset, resetEnded, resetPassword } from "../../../lib/identity/reset.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { browserOf } from "../http/session.ts";
import { OuterPage } from "../ui/document.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { Mailbox } from "../ui/mailbox.tsx";
import { NewPasswordField } from "../ui/passwords.tsx";

const ResetForm = z.object({ password: NewPassword });

/** A forgotten password: whom to ask, and the page behind the link. */
export const resetPages = new Hono<AppEnv>()
  .get("/forgot", (c) => {
    const state = { ...EMPTY_FORM, values: { email: c.req.query("email") ?? "" } };
    return page(c, <Forgot mailer={c.var.service.mailer} state={state} />);
  })
  .post("/forgot", async (c) => {
    const { mailer } = c.var.service;
    const show = (state: FormState, status: Parameters<typeof page>[2] = 200, isSent = false) =>
      page(c, <Forgot mailer={mailer} state={state} isSent={isSent} />, status);
    return submitted(await readForm(c), z.object({ email: Email }), {
      async work({ email }) {
        if (mailer) await mailReset(c.var.service, email, browserOf(c));
        return show(EMPTY_FORM, 200, true);
      },
      show,
    });
  })
  .get("/reset/:token", async (c) => {
    const token = c.req.param("token");
    if (!(await isResetUsable(c.var.service, token))) throw resetEnded();
    return page(c, <Reset token={token} state={EMPTY_FORM} />);
  })
  .post("/reset/:token", async (c) => {
    const token = c.req.param("token");
    return submitted(await readForm(c), ResetForm, {
      async work({ password }) {
        await resetPassword(c.var.service, { token, password }, browserOf(c));
        return goTo(c, "/app/sign-in", "password");
      },
      show: (state, status) => page(c, <Reset token={token} state={state} />, status),
    });
  });

type ForgotProps = { mailer: Mailer | undefined; state: FormState; isSent?: boolean };

const Forgot = ({ mailer, state, isSent = false }: ForgotProps) => (
  <OuterPage title="Forgot your password?" {...(!mailer && { lead: BY_HAND })}>
    {mailer && isSent && (
      <p class="notice good" role="status">
        If there is an account with this address, a link is on its way. It is good once, for an hour.
      </p>
    )}
    {mailer && !isSent && <ForgotForm state={state} />}
    <Mailbox url={mailer?.mailboxUrl} />
    <p class="small">
      {mailer ? "No mail? An owner of your workspace can give you a link too. " : ""}
      If you are the only owner, ask whoever runs this service for one.
    </p>
    <p class="aside">
      <a href="/app/sign-in">Back to sign in</a>
    </p>
  </OuterPage>
);

const BY_HAND =
  "An owner of your workspace makes you a link under Settings, Members. It is good once, for an hour.";

const ForgotForm = ({ state }: { state: FormState }) => (
  <form method="post" action="/app/forgot" class="form">
    <Problem state={state} />
    <Field name="email" label="E-mail address" type="email" autocomplete="username" required state={state} />
    <button type="submit" class="button main">
      Send me a link
    </button>
  </form>
);

const Reset = ({ token, state }: { token: string; state: FormState }) => (
  <OuterPage title="Set a new password" lead="It signs you out everywhere else.">
    <form method="post" action={`/app/reset/${token}`} class="form">
      <Problem state={state} />
      <NewPasswordField label="New password" state={state} />
      <button type="submit" class="button main">
        Set the password
      </button>
    </form>
  </OuterPage>
);
