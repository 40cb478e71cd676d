import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { Email, NewPassword, PersonName } from "../../../lib/identity/credentials.ts";
import {
  inviteEnded,
  joinAsKnown,
  joinAsNew,
  type OpenInvite,
  openInvite,
} from "../../../lib/identity/invites.ts";
import { authenticateSession } from "../../../lib/identity/session.ts";
import { switchWorkspace } from "../../../lib/identity/switch.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { keepSession, sessionToken } from "../http/cookies.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { browserOf } from "../http/session.ts";
import { OuterPage } from "../ui/document.tsx";
import { ROLE_NAMES } from "../ui/shell.tsx";
import { Person, SignUpProblem } from "./sign-up.tsx";

const JoinForm = z.object({ email: Email, password: NewPassword, name: PersonName });

/** Pages behind the link of an invite. */
export const joinPages = new Hono<AppEnv>()
  .get("/invite/:token", async (c) => {
    const token = c.req.param("token");
    const [invite, who] = await Promise.all([openInvite(c.var.service, token), whoIs(c)]);
    if (!invite) throw inviteEnded();
    // The link says whom it was mailed to.
    const { email = "" } = c.req.query();
    const state = { ...EMPTY_FORM, values: { email } };
    return page(c, <Join token={token} invite={invite} known={who?.email} state={state} />);
  })
  .post("/invite/:token", async (c) => {
    const token = c.req.param("token");
    const invite = await openInvite(c.var.service, token);
    if (!invite) throw inviteEnded();
    return submitted(await readForm(c), JoinForm, {
      async work(person) {
        keepSession(c, await joinAsNew(c.var.service, { token, ...person }, browserOf(c)));
        return goTo(c, "/app");
      },
      show: (state, status) => page(c, <Join token={token} invite={invite} state={state} />, status),
    });
  })
  .post("/invite/:token/accept", async (c) => {
    const who = await whoIs(c);
    const token = c.req.param("token");
    if (!who) return goTo(c, `/app/invite/${token}`);
    const workspaceId = await joinAsKnown(c.var.service, { token, userId: who.id });
    await switchWorkspace(c.var.service, sessionToken(c) ?? "", workspaceId);
    return goTo(c, "/app");
  });

async function whoIs(c: Context<AppEnv>) {
  const token = sessionToken(c);
  const { service, requestId } = c.var;
  const signedIn = token ? await authenticateSession(service, { token, requestId }) : undefined;
  return signedIn?.record.user;
}

const signInPath = (token: string, { values: { email = "" } }: FormState) =>
  `/app/sign-in?${new URLSearchParams({ next: `/app/invite/${token}`, ...(email && { email }) })}`;

type JoinProps = { token: string; invite: OpenInvite; known?: string | undefined; state: FormState };

const Join = ({ token, invite, known, state }: JoinProps) => (
  <OuterPage
    title={`Join ${invite.workspaceName}`}
    lead={`You are invited as ${ROLE_NAMES[invite.role].toLowerCase()}.`}
  >
    {known ? (
      <form method="post" action={`/app/invite/${token}/accept`} class="form">
        <button type="submit" class="button main">
          {`Join as ${known}`}
        </button>
      </form>
    ) : (
      <form method="post" action={`/app/invite/${token}`} class="form">
        <SignUpProblem state={state} next={`/app/invite/${token}`} />
        <Person state={state} />
        <button type="submit" class="button main">
          Join
        </button>
      </form>
    )}
    {!known && (
      <p class="aside small">
        Have an account? <a href={signInPath(token, state)}>Sign in</a>, and join with it.
      </p>
    )}
  </OuterPage>
);
