import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { NewPassword } from "../../../lib/identity/credentials.ts";
import { setSingleKeys } from "../../../lib/identity/keyboard.ts";
import { updateProfile } from "../../../lib/identity/profile.ts";
import { listSessions, revokeSession } from "../../../lib/identity/sessions.ts";
import { changePassword } from "../../../lib/identity/sign-in.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { sessionToken } from "../http/cookies.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Action, Field, Problem } from "../ui/form.tsx";
import { KeyList, KeySwitch } from "../ui/keyboard.tsx";
import { NewPasswordField, PasswordField } from "../ui/passwords.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const YOU = "/app/settings/you";

const PasswordForm = z.object({
  current: z.string().min(1, "Give your current password."),
  password: NewPassword,
});

const DONE: Readonly<Record<string, string>> = {
  name: "Your name is saved.",
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
        const { user } = c.var.signedIn.record;
        const token = sessionToken(c) ?? "";
        await changePassword(c.var.service, { userId: user.id, token, current, wanted });
        return goTo(c, YOU, "password");
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
        <section class="card stack" id="keyboard">
          <h2>Keyboard shortcuts</h2>
          <KeyList />
          <KeySwitch isOn={record.user.singleKeys} />
        </section>
      </div>
      <Sessions sessions={sessions} here={record.session.id} />
    </Page>,
    status,
  );
}

type ProfileProps = { user: { name: string; email: string }; state: FormState };

const Profile = ({ user, state }: ProfileProps) => (
  <section class="card stack">
    <h2>Profile</h2>
    <form method="post" action={YOU} class="form">
      <Field
        name="name"
        label="Your name"
        hint="How the others see you. Without one they see your e-mail address."
        autocomplete="name"
        maxlength={80}
        value={user.name}
        state={state}
      />
      <button type="submit" class="button plain">
        Save your name
      </button>
    </form>
    <p class="soft small">
      You sign in as <strong>{user.email}</strong>. <a href="/app/settings/passkeys">Your passkeys</a>
    </p>
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
