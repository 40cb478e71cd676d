import { type Context, Hono } from "hono";
import type { Child } from "hono/jsx";
import { chatLinks } from "../../../lib/studio/chat-links.ts";
import { getStudioSetup } from "../../../lib/studio/get-setup.ts";
import {
  pauseStudioProfile,
  removeStudioProfile,
  resumeStudioProfile,
} from "../../../lib/studio/profile-operations.ts";
import { inviteChat, unlinkChat } from "../../../lib/studio/setup-operations.ts";
import { own } from "../../../lib/text/own.ts";
import type { Plan } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { Problem } from "../ui/form.tsx";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { Page } from "../ui/shell.tsx";
import { type ChatLink, LinkedChats, ProfileCard, STUDIO } from "../ui/studio.tsx";

const DONE: Readonly<Record<string, string>> = {
  paused: "Paused. The key starts no more cards; what has started is still delivered.",
  resumed: "Resumed. The key starts cards again.",
  removed: "Removed. The key works on, but starts no cards any more.",
  unlinked: "Unlinked. The chat gets no more cards.",
};

/** Studio: what each key draws and where its cards go. */
export const studioPages = new Hono<AppEnv>()
  .get("/studio", (c) => studio(c, {}))
  .post("/studio/profiles/:key_id/pause", (c) =>
    submitted({ key_id: c.req.param("key_id") }, pauseStudioProfile.input, {
      async work(input) {
        await pauseStudioProfile(c.var.signedIn.ctx, input);
        return goTo(c, STUDIO, "paused");
      },
      show: (state, status) => studio(c, { state, status }),
    }),
  )
  .post("/studio/profiles/:key_id/resume", (c) =>
    submitted({ key_id: c.req.param("key_id") }, resumeStudioProfile.input, {
      async work(input) {
        await resumeStudioProfile(c.var.signedIn.ctx, input);
        return goTo(c, STUDIO, "resumed");
      },
      show: (state, status) => studio(c, { state, status }),
    }),
  )
  .post("/studio/profiles/:key_id/remove", (c) =>
    submitted({ key_id: c.req.param("key_id") }, removeStudioProfile.input, {
      async work(input) {
        await removeStudioProfile(c.var.signedIn.ctx, input);
        return goTo(c, STUDIO, "removed");
      },
      show: (state, status) => studio(c, { state, status }),
    }),
  )
  .post("/studio/chats", (c) =>
    submitted({}, inviteChat.input, {
      work: async () => studio(c, { fresh: await freshLink(c) }),
      show: (state, status) => studio(c, { state, status }),
    }),
  )
  .post("/studio/chats/:chat_id/unlink", (c) =>
    submitted({ chat_id: c.req.param("chat_id") }, unlinkChat.input, {
      async work(input) {
        await unlinkChat(c.var.signedIn.ctx, input);
        return goTo(c, STUDIO, "unlinked");
      },
      show: (state, status) => studio(c, { state, status }),
    }),
  );

async function freshLink(c: Context<AppEnv>): Promise<ChatLink> {
  const { botName = "", sandboxPagesUrl } = c.var.service.settings;
  const { code, expires_at: expiresAt } = await inviteChat(c.var.signedIn.ctx, {});
  const sandboxUrl = sandboxPagesUrl && `${sandboxPagesUrl}/telegram`;
  return { ...chatLinks({ botName, sandboxUrl }, code), code, expiresAt };
}

type StudioView = { state?: FormState; fresh?: ChatLink; status?: Parameters<typeof page>[2] };

async function studio(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, fresh, status = 200 }: StudioView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const { profiles, chats, in_plan, has_bot, chat_cap } = await getStudioSetup(ctx, {});
  const isOwner = record.role === "owner";
  const bind = isOwner && (
    <a class="button main" href={`${STUDIO}/new`}>
      New profile
    </a>
  );
  return page(
    c,
    <Page
      title="Studio"
      at={STUDIO}
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={profiles.length > 0 && bind}
    >
      <p class="soft">
        Studio is for your own programs: a shop or a booking system sends an event, and a card is made of it.
      </p>
      <Problem state={state} />
      {!in_plan && <NotInPlan plan={ctx.plan} />}
      {profiles.length === 0 ? (
        <NoProfile isOwner={isOwner} bind={in_plan && bind} />
      ) : (
        <section class="card">
          <h2>Profiles</h2>
          <ul class="list">
            {profiles.map((profile) => (
              <ProfileCard profile={profile} chats={chats.length} isOwner={isOwner} />
            ))}
          </ul>
        </section>
      )}
      <LinkedChats chats={chats} cap={chat_cap} hasBot={has_bot} isOwner={isOwner} fresh={fresh} />
    </Page>,
    status,
  );
}

const NotInPlan = ({ plan }: { plan: Plan }) => (
  <p class="notice warn row between">
    <span>{`Studio is not part of the ${PLAN_NAMES[plan]} plan. It comes with Pro and above.`}</span>
    <a href="/app/billing">See the plans</a>
  </p>
);

type NoProfileProps = { bind: Child; isOwner: boolean };

const NoProfile = ({ bind, isOwner }: NoProfileProps) => (
  <section class="card empty">
    <h2>One call, one card</h2>
    <p>
      Your system sends an event with its words. Studio draws it with a template and hands it to chats and
      accounts. A profile says what a key may draw and where its cards go.
    </p>
    {bind}
    {!isOwner && <p>Owners of the workspace make profiles.</p>}
  </section>
);
