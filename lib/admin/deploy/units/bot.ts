import { answered, askVendor } from "../ask-vendor.ts";
import {
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  missing,
  problem,
  refused,
  skipped,
  unanswered,
} from "../unit.ts";
import { type DeployWorld, publicUrlOf, settingOf } from "../world.ts";

const UPDATES = ["message", "channel_post", "my_chat_member"];
/** Telegram's memory of a failed call, in seconds, that still says something. */
const RECENT_SECONDS = 3_600;

function call(world: DeployWorld, method: string, form: Record<string, string> = {}) {
  const url = `https://api.telegram.org/bot${settingOf(world, "TELEGRAM_BOT_TOKEN")}/${method}`;
  return askVendor(world, url, { method: "POST", body: new URLSearchParams(form) });
}

/** The bot's user name, as Telegram tells it. */
export async function botName(world: DeployWorld): Promise<string> {
  const { status, body } = await call(world, "getMe");
  if (!body?.result?.username)
    throw new Error(`Telegram ${answered(status)} when it was asked for the bot's name.`);
  return body.result.username;
}

/** The messaging bot: the token is in force, the name is the bot's, and its updates come here. */
export const bot: DeployUnit = {
  name: "bot",
  async check(world): Promise<CheckResult> {
    if (!settingOf(world, "TELEGRAM_BOT_TOKEN"))
      return skipped("no bot is set, so Studio sends nothing to chats");
    const me = await call(world, "getMe");
    if (me.status === 401 || me.status === 404)
      return found(
        refused(
          "TELEGRAM_BOT_TOKEN",
          "Telegram refuses the bot's token.",
          "Copy TELEGRAM_BOT_TOKEN from BotFather again.",
        ),
      );
    if (me.status !== 200)
      return found(unanswered(me.status, `Telegram ${answered(me.status)}.`, "Try again later."));
    const name = settingOf(world, "TELEGRAM_BOT_NAME");
    if (name && name !== me.body.result.username)
      return found(
        problem(
          `The token is that of ${me.body.result.username}, not of ${name}.`,
          `Set TELEGRAM_BOT_NAME to ${me.body.result.username}.`,
        ),
      );
    return webhook(world, me.body.result.username);
  },
  async do(world) {
    const secret = settingOf(world, "TELEGRAM_WEBHOOK_SECRET");
    if (!secret) throw new Error("Set TELEGRAM_WEBHOOK_SECRET to the Worker's, or a new one.");
    const { body } = await call(world, "setWebhook", {
      url: `${publicUrlOf(world)}/jobs/telegram`,
      secret_token: secret,
      allowed_updates: JSON.stringify(UPDATES),
    });
    if (!body?.ok) throw new Error(`Telegram did not take the webhook: ${body?.description ?? "no answer"}`);
    return "Set the bot's webhook.";
  },
};

async function webhook(world: DeployWorld, name: string): Promise<CheckResult> {
  const { status, body } = await call(world, "getWebhookInfo");
  if (status !== 200) return found(unanswered(status, `Telegram ${answered(status)}.`, "Try again later."));
  const {
    url,
    allowed_updates: updates = UPDATES,
    last_error_date: at = 0,
    last_error_message: text = "",
  } = body.result;
  if (!url) return found(missing("The bot has no webhook, so nobody can link a chat."));
  if (url !== `${publicUrlOf(world)}/jobs/telegram`)
    return found(
      missing(
        `The bot's webhook is set to ${new URL(url).host}${new URL(url).pathname}, not here.`,
        "Run npm run setup, unless another deployment uses this bot: then make a bot of its own.",
      ),
    );
  if (UPDATES.some((kind) => !updates.includes(kind)))
    return found(missing("The bot's webhook leaves out updates that link chats."));
  if (/\b40[13]\b/.test(text) && world.now().getTime() / 1000 - at < RECENT_SECONDS)
    return found(missing("The service refuses Telegram's calls: the webhook's secret is another one."));
  return fine(`${name} is the bot, and its updates come here`);
}
