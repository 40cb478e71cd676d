import * as z from "zod/v4";
import { auditEntry } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { base62 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { type NotificationChoices, NotificationKind, NotificationTiming } from "../notification-kinds.ts";
import { sha256 } from "../text/sha256.ts";
import { isTimeZone } from "../text/zone.ts";
import type { Role } from "../vocab.ts";
import { defaultChoice, maySee } from "./kinds.ts";
import { choiceOf } from "./make.ts";
import { findMemberSettings, type MemberSettings } from "./store.ts";
import { saveChatCode, saveSettings, unlinkMemberChat } from "./store-settings.ts";

const CODE_LENGTH = 32;
const CODE_SECONDS = 900;

const Choice = z.object({
  kind: NotificationKind.describe("What it is about."),
  page: z.boolean().describe("Shown on the dashboard, under the bell."),
  mail: NotificationTiming.describe("By mail: now, daily or off."),
  telegram: NotificationTiming.describe("By Telegram: now, daily or off."),
});

const Settings = z.object({
  choices: z.array(Choice).describe("One for each kind that the role may see."),
  digest_hour: z.int().min(0).max(23).describe("The hour of the daily digest."),
  time_zone: z.string().nullable().describe("The zone of that hour; null: the workspace's."),
  workspace_time_zone: z.string().describe("The zone of the workspace."),
  mail: z
    .object({
      state: z.enum(["ready", "unconfirmed", "not_set_up"]).describe("Whether mails can reach the person."),
      address: z.string().describe("Their address."),
    })
    .describe("The way by mail."),
  telegram: z
    .object({
      state: z.enum(["ready", "not_linked", "lost", "not_set_up"]).describe("Whether a chat is linked."),
      title: z.string().nullable().describe("The title of the chat."),
      reason: z.string().nullable().describe("Why a chat was lost."),
    })
    .describe("The way by Telegram."),
});
export type NotificationSettings = z.infer<typeof Settings>;

export const getNotificationSettings = operation({
  id: "get_notification_settings",
  summary: "Read what the signed-in person is notified of in the workspace, where and when.",
  effect: "read",
  input: z.object({}),
  output: Settings,
  run: (ctx) => read(ctx),
});

export const changeNotificationSettings = operation({
  id: "change_notification_settings",
  summary: "Choose what the signed-in person is notified of in the workspace, where and when.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    choices: z
      .array(Choice)
      .max(NotificationKind.options.length)
      .meta({
        description: "Each kind at most once; a kind that is missing goes back to the default of the role.",
        examples: [[{ kind: "review", page: true, mail: "daily", telegram: "off" }]],
      }),
    digest_hour: z.coerce
      .number("Choose an hour.")
      .int("Choose a full hour.")
      .min(0, "Choose an hour from 0 to 23.")
      .max(23, "Choose an hour from 0 to 23.")
      .meta({ description: "The hour of the daily digest, 0 to 23.", examples: [8] }),
    time_zone: z
      .string()
      .max(64)
      .refine(isTimeZone, "Choose a time zone by its name, such as Europe/Berlin.")
      .nullable()
      .meta({ description: "The zone of that hour; null: the workspace's.", examples: ["Europe/Berlin"] }),
  }),
  output: Settings,
  async run(ctx, { choices, digest_hour: digestHour, time_zone: timeZone }) {
    const chosen: NotificationChoices = Object.fromEntries(
      choices
        .filter((one) => ctx.role !== null && !isDefault(ctx.role, one))
        .map(({ kind, ...choice }) => [kind, choice]),
    );
    const entry = auditEntry(ctx, ctx.actor, "change_notification_settings", ctx.actor.id);
    await saveSettings(ctx.db, memberOf(ctx), { choices: chosen, digestHour, timeZone }, entry);
    return read(ctx);
  },
});

export const inviteNotificationChat = operation({
  id: "invite_notification_chat",
  summary: "Make a code that links a chat to the signed-in person's notifications, once, within 15 minutes.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: z.object({
    code: z.string().describe("What the chat gives the bot. Only its hash is stored."),
    expires_at: z.iso.datetime().describe("When the code ends."),
  }),
  async run(ctx) {
    if (!ctx.bot) throw noBot();
    const code = base62(CODE_LENGTH, ctx.random);
    const endsAt = addSeconds(ctx.now(), CODE_SECONDS);
    await saveChatCode(ctx.db, memberOf(ctx), { hash: await sha256(code), endsAt });
    return { code, expires_at: endsAt.toISOString() };
  },
});

export const unlinkNotificationChat = operation({
  id: "unlink_notification_chat",
  summary: "End the link of the signed-in person's chat. It gets no more notifications.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({}),
  output: z.null(),
  async run(ctx) {
    const entry = auditEntry(ctx, ctx.actor, "unlink_notification_chat", ctx.actor.id);
    if (!(await unlinkMemberChat(ctx.db, memberOf(ctx), entry)))
      throw new Refusal("not_found", "No chat is linked.");
    return null;
  },
});

const memberOf = ({ workspaceId, actor }: Ctx) => ({ workspaceId, userId: actor.id });

/** What is as the default of the role follows the role when that changes. */
const isDefault = (role: Role, { kind, page, mail, telegram }: z.infer<typeof Choice>): boolean => {
  const usual = defaultChoice(role, kind);
  return usual.page === page && usual.mail === mail && usual.telegram === telegram;
};

async function read(ctx: Ctx): Promise<NotificationSettings> {
  const found = await findMemberSettings(ctx.db, ctx.workspaceId, ctx.actor.id);
  if (!found) throw new Refusal("not_found", "Only members of the workspace have notifications.");
  const kinds = NotificationKind.options.filter((kind) => maySee(found.role, kind));
  return {
    choices: kinds.map((kind) => ({ kind, ...choiceOf(found, kind) })),
    digest_hour: found.digestHour,
    time_zone: found.ownZone,
    workspace_time_zone: found.workspaceZone,
    mail: { state: mailState(ctx, found), address: found.email },
    telegram: { state: chatState(ctx, found), title: found.chatTitle, reason: found.chatLost },
  };
}

function mailState({ mailer }: Ctx, { isMailable }: MemberSettings) {
  if (!mailer) return "not_set_up";
  return isMailable ? "ready" : "unconfirmed";
}

function chatState({ bot }: Ctx, { chatId, chatLost }: MemberSettings) {
  if (!bot) return "not_set_up";
  if (chatId !== null) return "ready";
  return chatLost === null ? "not_linked" : "lost";
}

const noBot = () =>
  new Refusal("dependency_down", "No messaging bot is set up here.", {
    hint: "The operator of this service sets TELEGRAM_BOT_TOKEN; the deploy guide says how.",
    retryable: false,
  });
