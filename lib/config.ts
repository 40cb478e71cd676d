import * as z from "zod/v4";
import { IMAGE_MODEL_SETTINGS, imageModelSettingsProblem } from "./core/image-model-settings.ts";
import { MODEL_SETTINGS, modelSettingsProblem } from "./core/model-settings.ts";
import { APPS, PLATFORM_SETTINGS } from "./core/platform-settings.ts";
import { fromBase64, type SealingKey } from "./core/seal.ts";

const SEALING =
  "Give id:key pairs, separated by commas; a key is 32 bytes in base64, an id letters and digits.";

/** "id:base64,id2:base64": the first seals, all of them open. */
const SealingKeys = z.string().transform((text, context): SealingKey[] =>
  text.split(",").flatMap((pair) => {
    const [, id, key] = /^\s*([\w-]{1,32}):([\w+/-]{43}=?)\s*$/.exec(pair) ?? [];
    if (id && key) return [{ id, bytes: fromBase64(key) }];
    context.addIssue({ code: "custom", message: SEALING, input: undefined });
    return [];
  }),
);

/** Every setting of the service. Secrets come from `wrangler secret`, the rest from wrangler.toml. */
const Settings = z.object({
  DATABASE_URL: z.url(),
  /** Where the world reaches this service; no slash at the end. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  UPSTASH_REDIS_REST_URL: z.url(),
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1),
  QSTASH_URL: z.url().default("https://qstash.upstash.io"),
  QSTASH_TOKEN: z.string().min(1),
  QSTASH_CURRENT_SIGNING_KEY: z.string().min(1),
  QSTASH_NEXT_SIGNING_KEY: z.string().min(1),
  /** Pause before the first retry of a failed step; doubles each time. */
  RETRY_BASE_SECONDS: z.coerce.number().positive().default(30),
  ...MODEL_SETTINGS,
  ...IMAGE_MODEL_SETTINGS,
  /** Both or neither: without them nothing can be bought here. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, "Give a Stripe API key.")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  /** The prices whose subscribers get a plan. */
  STRIPE_PRICE_STARTER: z.string().startsWith("price_").optional(),
  STRIPE_PRICE_PRO: z.string().startsWith("price_").optional(),
  STRIPE_PRICE_GROWTH: z.string().startsWith("price_").optional(),
  STRIPE_PRICE_SCALE: z.string().startsWith("price_").optional(),
  /** What encrypts the tokens of connected accounts. To change the key, put a new one before the old. */
  SEALING_KEYS: SealingKeys,
  ...PLATFORM_SETTINGS,
  /** Social networks for looking at, where `npm start` shows posts. Unset in production. */
  SANDBOX_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Where alerts to the operator are posted as JSON: Slack's incoming webhooks, a mail gateway, anything alike. */
  ALERT_WEBHOOK_URL: z.url().optional(),
  /** Signs what is posted there. */
  ALERT_WEBHOOK_SECRET: z.string().min(16, "Give at least 16 characters.").optional(),
  /** Whom a mail gateway behind that address is to write to. */
  ALERT_MAIL_TO: z.email().optional(),
  /** All three or none: without them Studio sends nothing to chats. */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, "Give the token that BotFather gave.")
    .optional(),
  /** Its user name, without the @. */
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^\w{5,32}$/, "Give the bot's user name, without the @.")
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, "Give 16 to 256 letters, digits, _ or -.")
    .optional(),
});

/** Settings that make sense only together. */
const TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["TELEGRAM_BOT_TOKEN", "TELEGRAM_BOT_NAME", "TELEGRAM_WEBHOOK_SECRET"],
  ...APPS.map(({ id, secret }) => [id, secret] as const),
] as const;

/** What is of no use without an address to post alerts to. */
const FOR_ALERTS = ["ALERT_WEBHOOK_SECRET", "ALERT_MAIL_TO"] as const;

const Config = Settings.superRefine((settings, context) => {
  const message = modelSettingsProblem(settings);
  if (message) context.addIssue({ code: "custom", message, path: ["MODEL_PROVIDER"] });
  const noPictures = imageModelSettingsProblem(settings);
  if (noPictures) context.addIssue({ code: "custom", message: noPictures, path: ["IMAGE_MODEL_PROVIDER"] });
  for (const [name, problem] of partsMissing(settings))
    context.addIssue({ code: "custom", message: problem, path: [name] });
});

/** Settings that are of no use without others, and which those are. */
function partsMissing(settings: z.infer<typeof Settings>): [name: string, problem: string][] {
  const mute = settings.ALERT_WEBHOOK_URL ? [] : FOR_ALERTS.filter((name) => settings[name]);
  const halves = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !settings[name]);
    if (missing.length === names.length) return [];
    const all = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
    return missing.map((name): [string, string] => [name, `Set all of ${all}, or none.`]);
  });
  return [...mute.map((name): [string, string] => [name, "Set ALERT_WEBHOOK_URL too."]), ...halves];
}

export type Config = z.infer<typeof Config>;

/** Parses the Worker's environment; throws one error that names every bad setting. */
export function readConfig(env: unknown): Config {
  const parsed = Config.safeParse(env);
  if (!parsed.success) throw new Error(`Bad configuration:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
