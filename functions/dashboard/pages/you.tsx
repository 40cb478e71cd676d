import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { changeEmail } from "../../../lib/identity/change-email.ts";
import { Email, NewPassword } from "../../../lib/identity/credentials.ts";
import { setSingleKeys } from "../../../lib/identity/keyboard.ts";
import { updateProfile } from "../../../lib/identity/profile.ts";
import { listSessions, revokeSession } from "../../../lib/identity/sessions.ts";
import { changePassword } from "../../../lib/identity/sign-in.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { keepTheme, sessionToken, themeOf } from "../http/cookies.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Action, Problem } from "../ui/form.tsx";
import { KeyList, KeySwitch } from "../ui/keyboard.tsx";
import { NewPasswordField, PasswordField } from "../ui/passwords.tsx";
import { EmailAddress, Profile } from "../ui/profile.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Theme } from "../ui/theme.ts";
import { Time } from "../ui/times.tsx";

const YOU = "/app/settings/you";

const PasswordForm = z.object({
  current: z.string().min(1, "Give your current password."),
  password: NewPassword,
});

const EmailForm = z.object({ email: Email, password_now: z.string().min(1, "Give your password.") });

const DONE: Readonly<Record<string, string>> = {
  theme: "This is how pages look now.",
  name: "Your name is saved.",
  email_mailed:
    "Open the link in the mail that is on its way to the new address. Until then you sign in with the one you have.",
  email: "Your e-mail address is changed. Sign in with it from now on.",
  password: "Your new password is set, and your other sessions have ended.",
  ended: "That session has ended.",
  keys_on: "Single keys are on again.",
  keys_off: "Single keys are off.",
};

/** What a person sets for themselves, in every role: name, password, keyboard, sessions. */
export const youPages = new Hono<AppEnv>()
  .get("/settings/you", (c) => you(c, EMPTY_FORM))
  .post("/settings/you", async (c) =>
    submitted(await readForm(c), updateProfile.input, {
      async work(input) {
        await updateProfile(c.var.signedIn.ctx, input);
        return goTo(c, YOU, "name");
      },
      show: (state, status) => you(c, state, status),
    }),
  )
  .post("/settings/password", async (c) =>
    submitted(await readForm(c), PasswordForm, {
      async work({ current, password: wanted }) {
        const { ctx, record } = c.var.signedIn;
        const token = sessionToken(c) ?? "";
        await changePassword(c.var.service, { userId: record.user.id, token, current, wanted });
        ctx.recordAudit("change_password", record.user.id);
        return goTo(c, YOU, "password");
      },
      show: (state, status) => you(c, state, status),
    }),
  )
  .post("/settings/email", async (c) =>
    submitted(await readForm(c), EmailForm, {
      async work({ email, password_now: password }) {
        const { ctx, record } = c.var.signedIn;
        const wanted = {
          workspaceId: ctx.workspaceId,
          person: record.user,
          email,
          password,
          field: "password_now",
        };
        const outcome = await changeEmail(c.var.service, wanted);
        ctx.recordAudit("change_email", record.user.id);
        return goTo(c, YOU, outcome === "mailed" ? "email_mailed" : "email");
      },
      show: (state, status) => you(c, state, status),
    }),
  )
  .post("/settings/keys", async (c) => {
    const { on } = await readForm(c);
    const input = { single_keys: on === "true" };
    await setSingleKeys(c.var.signedIn.ctx, input);
    return goTo(c, YOU, input.single_keys ? "keys_on" : "keys_off");
  })
  .post("/settings/theme", async (c) => {
    keepTheme(c, Theme.safeParse((await readForm(c)).theme).data);
    return goTo(c, `${YOU}?done=theme#theme`);
  })
  .post("/settings/sessions/:id/end", async (c) => {
    await revokeSession(c.var.signedIn.ctx, revokeSession.input.parse({ session_id: c.req.param("id") }));
    return goTo(c, YOU, "ended");
  });

async function you(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const sessions = await listSessions(ctx, {});
  return page(
    c,
    <Page title="You" at="/app/settings" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <SettingsPlaces at={YOU} reader={record.role} />
      <Problem state={state} />
      <div class="halves">
        <div class="stack">
          <Profile user={record.user} state={state} />
          <EmailAddress email={record.user.email} isMailing={ctx.mailer !== undefined} state={state} />
          <section class="card">
            <h2>Password</h2>
            <form method="post" action="/app/settings/password" class="form">
              <input type="hidden" name="username" value={record.user.email} autocomplete="username" />
              <PasswordField name="current" label="Current password" state={state} />
              <NewPasswordField label="New password" state={state} />
              <button type="submit" class="button plain">
                Change the password
              </button>
            </form>
          </section>
        </div>
        <div class="stack">
          <ThemeChoice chosen={themeOf(c)} />
          <section class="card stack" id="keyboard">
            <h2>Keyboard shortcuts</h2>
            <KeyList />
            <KeySwitch isOn={record.user.singleKeys} />
          </section>
        </div>
      </div>
      <Sessions sessions={sessions} here={record.session.id} />
    </Page>,
    status,
  );
}

const THEMES = [
  ["", "As the system"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** How pages look in this browser. Each choice is a button, so it needs no script. */
const ThemeChoice = ({ chosen }: { chosen: Theme | undefined }) => (
  <section class="card stack" id="theme">
    <h2>Light or dark</h2>
    <form method="post" action="/app/settings/theme" class="row">
      {THEMES.map(([theme, label]) => (
        <button
          type="submit"
          name="theme"
          value={theme}
          class={theme === (chosen ?? "") ? "button main" : "button plain"}
          aria-pressed={theme === (chosen ?? "") ? "true" : "false"}
        >
          {label}
        </button>
      ))}
    </form>
    <p class="soft small">For this browser. Your pictures keep the background that you choose for them.</p>
  </section>
);

type SessionsProps = { sessions: Awaited<ReturnType<typeof listSessions>>; here: string };

const Sessions = ({ sessions, here }: SessionsProps) => (
  <section class="card">
    <h2>Where you are signed in</h2>
    <ul class="list">
      {sessions.map(({ id, agent, created_at, used_at }) => (
        <li class="row between">
          <div>
            <p>
              {nameOfBrowser(agent)} {id === here && <span class="badge good">this one</span>}
            </p>
            <p class="soft small">
              Since <Time at={created_at} />, last used <Time at={used_at} />
            </p>
          </div>
          {id !== here && <Action action={`/app/settings/sessions/${id}/end`} label="Sign out there" />}
        </li>
      ))}
    </ul>
  </section>
);

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"] as const;
const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"] as const;

/** "Chrome on Linux", as well as the browser's name for itself tells. */
function nameOfBrowser(agent: string): string {
  const browser = BROWSERS.find((name) => agent.includes(name));
  const system = SYSTEMS.find((name) => agent.includes(name));
  const named = browser === "Edg" ? "Edge" : browser === "OPR" ? "Opera" : browser;
  return [named ?? "A browser", system && `on ${system}`].filter(Boolean).join(" ");
}
