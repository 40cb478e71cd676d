import { Hono } from "hono";
import * as z from "zod/v4";
import { WorkspaceName } from "../../../lib/access/workspace-operations.ts";
import { Email, NewPassword, PersonName } from "../../../lib/identity/credentials.ts";
import { ADDRESS_TAKEN, signUp, signUpClosed } from "../../../lib/identity/sign-up.ts";
import { isTimeZone } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { keepSession } from "../http/cookies.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { browserOf } from "../http/session.ts";
import { OuterPage } from "../ui/document.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { NewPasswordField } from "../ui/passwords.tsx";

const SignUpForm = z.object({
  // In the order of the form, so that its problems are listed in that order.
  workspace: WorkspaceName,
  name: PersonName,
  email: Email,
  password: NewPassword,
  // The browser fills it in. A wrong one counts as none.
  time_zone: z.string().max(64).refine(isTimeZone).optional().catch(undefined),
});

export const signUpPages = new Hono<AppEnv>()
  .get("/sign-up", (c) => {
    if (c.var.service.settings.signUp !== "open") throw signUpClosed();
    return page(c, <SignUp state={EMPTY_FORM} />);
  })
  .post("/sign-up", async (c) =>
    submitted(await readForm(c), SignUpForm, {
      async work({ time_zone: timeZone, ...account }) {
        keepSession(c, await signUp(c.var.service, { ...account, timeZone }, browserOf(c)));
        return goTo(c, "/app/start");
      },
      show: (state, status) => page(c, <SignUp state={state} />, status),
    }),
  );

const SignUp = ({ state }: { state: FormState }) => (
  <OuterPage
    title="Create your account"
    lead="Free, and no payment details: 15 credits a month, and your first post costs none."
  >
    <form method="post" action="/app/sign-up" class="form">
      <SignUpProblem state={state} />
      <input type="hidden" name="time_zone" data-own-zone />
      <Field
        name="workspace"
        label="Brand or team"
        hint="You can change it later."
        required
        maxlength={80}
        autocomplete="organization"
        state={state}
      />
      <Person state={state} />
      <button type="submit" class="button main">
        Create account
      </button>
    </form>
    <p class="aside small">
      Have an account? <a href="/app/sign-in">Sign in</a>
    </p>
  </OuterPage>
);

/** The problem of a form with a new person. A known address leads to the sign-in, where it is filled in. */
export const SignUpProblem = ({ state, next }: { state: FormState; next?: string }) => {
  const { email = "" } = state.values;
  if (state.errors.email !== ADDRESS_TAKEN) return <Problem state={state} />;
  const query = new URLSearchParams({ email, ...(next && { next }) });
  return (
    <p class="notice warn" role="alert">
      There is an account with this address. <a href={`/app/sign-in?${query}`}>Sign in with it</a>, or{" "}
      <a href={`/app/forgot?${new URLSearchParams({ email })}`}>set a new password</a>.
    </p>
  );
};

/** The fields of a new person, for signing up and for joining. */
export const Person = ({ state }: { state: FormState }) => (
  <>
    <Field name="name" label="Your name" maxlength={80} autocomplete="name" state={state} />
    <Field name="email" label="E-mail address" type="email" autocomplete="username" required state={state} />
    <NewPasswordField label="Password" state={state} />
  </>
);
