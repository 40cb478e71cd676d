import { Hono } from "hono";
import { takeUpdate } from "../../lib/studio/chats.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/read-json.ts";

const MAX_BYTES = 1024 * 1024;

/**
 * The route for Telegram's updates. 204: stored or irrelevant. 401: without our secret. 5xx: Telegram sends
 * it again.
 */
export const telegramUpdates = new Hono<AppEnv>().post("/", async (c) => {
  const { service } = c.var;
  if (!service.bot)
    return c.json({ code: "dependency_down", message: "The messaging bot is not set up." }, 503);
  const secret = c.req.header("x-telegram-bot-api-secret-token") ?? "";
  const update = await service.bot.readUpdate(await readText(c.req.raw, MAX_BYTES), secret);
  if (update === "forged") {
    return c.json(
      { code: "invalid_signature", message: "This call does not carry the webhook's secret." },
      401,
    );
  }
  if (update !== "irrelevant") await takeUpdate(service, service.bot, update);
  return c.body(null, 204);
});
