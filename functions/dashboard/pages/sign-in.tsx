import { Hono } from "hono";
import * as z from "zod/v4";
import { Email } from "../../../lib/identity/credentials.ts";
import { beginSignIn, signInWithPasskey } from "../../../lib/identity/passkey-sign-in.ts";
import { Credential } from "../../../lib/identity/passkeys.ts";
import { signIn, signOut } from "../../../lib/identity/sign-in.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import {
  dropSession,
  keepChallenge,
  keepSession,
  sessionToken,
  takeChallengeToken,
} from "../http/cookies.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { browserOf, safeNext } from "../http/session.ts";
import { OuterPage } from "../ui/document.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { PasswordField } from "../ui/passwords.tsx";

const SignInForm = z.object({
  email: Email,
  password: z.string().min(1, "Give your password.").max(200),
  next: z.string().optional(),
});

const PasskeyForm = z.object({ credential: Credential, next: z.string().optional() });

const DONE: Readonly<Record<string, string>> = {
  signed_out: "You are signed out.",
  password: "Your new password is set. Sign in with it.",
};

export const signInPages = new Hono<AppEnv>()
  .get("/sign-in", (c) =>
    page(
      c,
      <SignIn
        state={{
          ...EMPTY_FORM,
          values: { next: c.req.query("next") ?? "", email: c.req.query("email") ?? "" },
        }}
        done={own(DONE, c.req.query("done") ?? "")}
        isOpen={c.var.service.settings.signUp === "open"}
      />,
    ),
  )
  .post("/sign-in", async (c) => {
    const isOpen = c.var.service.settings.signUp === "open";
    return submitted(await readForm(c), SignInForm, {
      async work({ next, ...credentials }) {
        keepSession(c, await signIn(c.var.service, credentials, browserOf(c)));
        return goTo(c, safeNext(next));
      },
      show: (state, status) => page(c, <SignIn state={state} isOpen={isOpen} />, status),
    });
  })
  .post("/sign-in/passkey/options", async (c) => {
    const { options, ...challenge } = await beginSignIn(c.var.service, browserOf(c));
    keepChallenge(c, challenge);
    return c.json(options);
  })
  .post("/sign-in/passkey", async (c) => {
    const isOpen = c.var.service.settings.signUp === "open";
    return submitted(await readForm(c), PasskeyForm, {
      async work({ next, credential }) {
        const answer = { credential, token: takeChallengeToken(c) };
        keepSession(c, await signInWithPasskey(c.var.service, answer, browserOf(c)));
        return goTo(c, safeNext(next));
      },
      show: (state, status) => {
        const problem = state.errors.credential ?? state.problem;
        const shown = { values: { next: state.values.next ?? "" }, errors: {}, ...(problem && { problem }) };
        return page(c, <SignIn state={shown} isOpen={isOpen} />, status);
      },
    });
  })
  .post("/sign-out", async (c) => {
    const token = sessionToken(c);
    if (token) await signOut(c.var.service, token);
    dropSession(c);
    return goTo(c, "/app/sign-in", "signed_out");
  });

/** The page for a forgotten password, with the address that was typed. */
const forgotPath = (email: string | undefined) =>
  email ? `/app/forgot?${new URLSearchParams({ email })}` : "/app/forgot";

type SignInProps = { state: FormState; done?: string | undefined; isOpen: boolean };

const SignIn = ({ state, done, isOpen }: SignInProps) => (
  <OuterPage title="Sign in">
    {done && (
      <p class="notice good" role="status">
        {done}
      </p>
    )}
    <form method="post" action="/app/sign-in" class="form">
      <Problem state={state} />
      <input type="hidden" name="next" value={state.values.next ?? ""} />
      <Field
        name="email"
        label="E-mail address"
        type="email"
        autocomplete="username"
        required
        state={state}
      />
      <PasswordField label="Password" state={state} />
      <button type="submit" class="button main">
        Sign in
      </button>
    </form>
    <form
      method="post"
      action="/app/sign-in/passkey"
      data-passkey="/app/sign-in/passkey/options"
      class="form scripted"
    >
      <input type="hidden" name="next" value={state.values.next ?? ""} />
      <input type="hidden" name="credential" />
      <button type="submit" class="button plain">
        Use a passkey
      </button>
    </form>
    <div class="aside stack small">
      {isOpen && (
        <p>
          New here? <a href="/app/sign-up">Create an account</a>
        </p>
      )}
      <p>
        <a href={forgotPath(state.values.email)}>Forgot your password?</a>
      </p>
    </div>
  </OuterPage>
);
