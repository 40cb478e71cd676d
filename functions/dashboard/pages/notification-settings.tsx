import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { resendConfirmation } from "../../../lib/identity/confirm.ts";
import { NotificationWay } from "../../../lib/notification-kinds.ts";
import {
  changeNotificationSettings,
  getNotificationSettings,
  inviteNotificationChat,
  type NotificationSettings,
  unlinkNotificationChat,
} from "../../../lib/notifications/settings.ts";
import { chatLinks } from "../../../lib/studio/chat-links.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Problem } from "../ui/form.tsx";
import { ChoicesForm, MailCard, type MemberChatLink, TelegramCard } from "../ui/notifications.tsx";
import { Page } from "../ui/shell.tsx";

const SETTINGS = "/app/notifications/settings";

const DONE: Readonly<Record<string, string>> = {
  saved: "Saved. It holds from the next notification on.",
  mailed: "A mail with a link is on its way. Earlier links have ended.",
  unlinked: "Unlinked. The chat gets no more notifications.",
};

/** What the signed-in person is notified of, where and when. */
export const notificationSettingsPages = new Hono<AppEnv>()
  .get("/notifications/settings", (c) => settings(c, {}))
  .post("/notifications/settings", async (c) => {
    const { ctx } = c.var.signedIn;
    const sent = await readForm(c);
    const input = inputOf(sent, await getNotificationSettings(ctx, {}));
    return submitted(sent, changeNotificationSettings.input, {
      input,
      async work(wanted) {
        await changeNotificationSettings(ctx, wanted);
        return goTo(c, SETTINGS, "saved");
      },
      show: (state, status) => settings(c, { state, status }),
    });
  })
  .post("/notifications/settings/confirm", (c) => {
    const { ctx, record } = c.var.signedIn;
    return submitted({}, z.object({}), {
      async work() {
        if (ctx.mailer) await resendConfirmation(ctx, ctx.workspaceId, record.user);
        return goTo(c, SETTINGS, "mailed");
      },
      show: (state, status) => settings(c, { state, status }),
    });
  })
  .post("/notifications/settings/chat", (c) =>
    submitted({}, inviteNotificationChat.input, {
      work: async () => settings(c, { fresh: await freshLink(c) }),
      show: (state, status) => settings(c, { state, status }),
    }),
  )
  .post("/notifications/settings/chat/unlink", (c) =>
    submitted({}, unlinkNotificationChat.input, {
      async work(input) {
        await unlinkNotificationChat(c.var.signedIn.ctx, input);
        return goTo(c, SETTINGS, "unlinked");
      },
      show: (state, status) => settings(c, { state, status }),
    }),
  );

/** The form's fields as the operation takes them. A way that the page does not offer stays as it was. */
function inputOf(sent: Record<string, string>, { choices }: NotificationSettings) {
  const field = (name: string) => own(sent, name);
  return {
    choices: choices.map((choice) => ({
      kind: choice.kind,
      page: field(`${choice.kind}.page`) === "on",
      ...Object.fromEntries(
        NotificationWay.options.map((way) => [way, field(`${choice.kind}.${way}`) ?? choice[way]]),
      ),
    })),
    digest_hour: field("digest_hour") ?? "",
    time_zone: field("time_zone") || null,
  };
}

async function freshLink(c: Context<AppEnv>): Promise<MemberChatLink> {
  const { botName = "", sandboxPagesUrl } = c.var.service.settings;
  const { code, expires_at: expiresAt } = await inviteNotificationChat(c.var.signedIn.ctx, {});
  const sandboxUrl = sandboxPagesUrl && `${sandboxPagesUrl}/telegram`;
  return { ...chatLinks({ botName, sandboxUrl }, code), code, expiresAt };
}

type SettingsView = { state?: FormState; fresh?: MemberChatLink; status?: Parameters<typeof page>[2] };

async function settings(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, fresh, status = 200 }: SettingsView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const found = await getNotificationSettings(ctx, {});
  return page(
    c,
    <Page
      title="What you are notified of"
      at="/app/notifications"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={<a href="/app/notifications">All notifications</a>}
    >
      <Problem state={state} />
      <ChoicesForm settings={found} state={state} />
      <div class="halves">
        <MailCard mail={found.mail} mailboxUrl={ctx.mailer?.mailboxUrl} />
        <TelegramCard telegram={found.telegram} fresh={fresh} />
      </div>
    </Page>,
    status,
  );
}
