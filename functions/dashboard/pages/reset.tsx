import { Hono } from "hono";
import * as z from "zod/v4";
import { NewPassword } from "../../../lib/identity/credentials.ts";
import { isResetUsable, resetEnded, resetPassword } from "../../../lib/identity/reset.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { browserOf } from "../http/session.ts";
import { OuterPage } from "../ui/document.tsx";
import { Problem } from "../ui/form.tsx";
import { NewPasswordField } from "../ui/new-password.tsx";

const ResetForm = z.object({ password: NewPassword });

/** A forgotten password: whom to ask, and the page behind the link. */
export const resetPages = new Hono<AppEnv>()
  .get("/forgot", (c) => page(c, <Forgot />))
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

const Forgot = () => (
  <OuterPage
    title="A new password"
    lead="An owner of your workspace makes you a link under Settings, Members. It is good once, for an hour."
  >
    <p>
      If you are the only owner, whoever runs this service makes the link with{" "}
      <code>npm run admin -- reset</code>.
    </p>
    <p class="aside">
      <a href="/app/sign-in">Back to sign in</a>
    </p>
  </OuterPage>
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
