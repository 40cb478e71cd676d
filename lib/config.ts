import * as z from "zod/v4";
import { IMAGE_MODEL_SETTINGS, imageModelSettingsProblem } from "./core/image-model-settings.ts";
import { MODEL_SETTINGS, modelSettingsProblem } from "./core/model-settings.ts";
import { RETRIES } from "./core/retries.ts";
import type { SealingKey } from "./core/seal.ts";
import { beginningWith, normalAddress, oneOf, webAddress, wholeNumber } from "./core/setting-forms.ts";
import { APP_SETTINGS, NETWORK_SETTINGS } from "./platforms/settings.ts";
import { decodeBase64Url } from "./text/base64.ts";

const SECONDS = "Give a number of seconds above 0, without a unit.";
const SEALING =
  "Give id:key pairs, separated by commas; a key is 32 bytes in base64, an id letters and digits.";

/** "id:base64,id2:base64": the first key encrypts, all keys decrypt. */
const SealingKeys = z.string().transform((text, context): SealingKey[] =>
  text.split(",").flatMap((pair) => {
    const [, id, key] = /^\s*([\w-]{1,32}):([\w+/-]{43}=?)\s*$/.exec(pair) ?? [];
    if (id && key) return [{ id, bytes: decodeBase64Url(key) }];
    context.addIssue({ code: "custom", message: SEALING, input: undefined });
    return [];
  }),
);

/** Every setting of the service. Secrets come from `wrangler secret`, the others from wrangler.toml. */
const Settings = z.object({
  DATABASE_URL: z.url("Give Neon's connection string, which begins with postgres://."),
  /** The public address of this service, as others write it: a host in lower case, without a slash at the end. */
  PUBLIC_URL: webAddress().transform(normalAddress),
  UPSTASH_REDIS_REST_URL: webAddress(),
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1),
  QSTASH_URL: webAddress().default("https://qstash.upstash.io"),
  QSTASH_TOKEN: z.string().min(1),
  QSTASH_CURRENT_SIGNING_KEY: z.string().min(1),
  QSTASH_NEXT_SIGNING_KEY: z.string().min(1),
  /** Who may get an account in the dashboard: everyone, only people with an invite, or no one. */
  SIGNUP: oneOf(["open", "invite", "closed"]).default("open"),
  /** Whether visitors without an account may try a brief on the page at `/`. */
  LIVE_TRY: oneOf(["on", "off"]).default("on"),
  /** Delay before the first retry of a failed step, in seconds. It doubles with each retry. */
  RETRY_BASE_SECONDS: z.coerce.number(SECONDS).positive(SECONDS).default(RETRIES.queue.baseSeconds),
  /**
   * How many messages the queue delivers at once: the global parallelism of the QStash plan, or less. No flow key of a
   * run takes more than a quarter.
   */
  QUEUE_PARALLELISM: wholeNumber(1, 10_000).default(100),
  ...MODEL_SETTINGS,
  ...IMAGE_MODEL_SETTINGS,
  /** Both Stripe settings or neither. Without them credits and plans cannot be bought. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_(live|test)_\w+$/,
      "Give a secret or restricted key of Stripe: it begins with sk_ or rk_.",
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: beginningWith("whsec_").optional(),
  /** The Stripe prices of the plans. */
  STRIPE_PRICE_STARTER: beginningWith("price_").optional(),
  STRIPE_PRICE_PRO: beginningWith("price_").optional(),
  STRIPE_PRICE_GROWTH: beginningWith("price_").optional(),
  STRIPE_PRICE_SCALE: beginningWith("price_").optional(),
  /** Keys that encrypt the tokens of connected accounts. A new one comes behind the old, later before it. */
  SEALING_KEYS: SealingKeys,
  ...NETWORK_SETTINGS,
  /** The sandbox networks, where `npm start` shows posts. Unset in production. */
  SANDBOX_URL: webAddress()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** The start page of the sandboxes, which the dashboard links to. Unset in production. */
  SANDBOX_PAGES_URL: webAddress()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Where the sandboxes of `npm start` take webhooks; the name of an inbox goes behind it. Unset in production. */
  SANDBOX_WEBHOOKS_URL: webAddress()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /**
   * The address that receives operator alerts as JSON, such as a Slack incoming webhook or a mail gateway.
   */
  ALERT_WEBHOOK_URL: webAddress().optional(),
  /** Signs the alerts. */
  ALERT_WEBHOOK_SECRET: z.string().min(16, "Give at least 16 characters.").optional(),
  /** The recipient for a mail gateway at that address. */
  ALERT_MAIL_TO: z.email("Give an e-mail address.").optional(),
  /** Who hears of a weakness, as an address of RFC 9116: `mailto:…` or a page. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/, "Give a mailto: or https:// address.")
    .optional(),
  /** Where mails to people are posted as JSON, for a gateway that sends them. Without it no mail is sent. */
  MAIL_WEBHOOK_URL: webAddress().optional(),
  /** Signs the mails: `whsec_` and the base64 of 24 to 64 bytes, as Standard Webhooks say. */
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/-]{32,88}={0,2}$/, "Give whsec_ and the base64 of 24 to 64 bytes.")
    .optional(),
  /** Where a person can read the mails of a sandbox. Unset in production. */
  MAILBOX_URL: webAddress().optional(),
  /** All three Telegram settings or none. Without them Studio sends nothing to chats. */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, "Give the token that BotFather gave.")
    .optional(),
  /** The bot's user name, without the @. */
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^\w{5,32}$/, "Give the bot's user name, without the @.")
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, "Give 16 to 256 letters, digits, _ or -.")
    .optional(),
});

/** Settings that are valid only together. */
const TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["MAIL_WEBHOOK_URL", "MAIL_WEBHOOK_SECRET"],
  ["TELEGRAM_BOT_TOKEN", "TELEGRAM_BOT_NAME", "TELEGRAM_WEBHOOK_SECRET"],
  ...APP_SETTINGS,
] as const;

/** Settings that need ALERT_WEBHOOK_URL. */
const FOR_ALERTS = ["ALERT_WEBHOOK_SECRET", "ALERT_MAIL_TO"] as const;

const Config = Settings.superRefine((settings, context) => {
  for (const [name, problem] of [...modelProblems(settings), ...partsMissing(settings)])
    context.addIssue({ code: "custom", message: problem, path: [name] });
});

/** "…, which needs MODEL_API_KEY." and "…, but MODEL_NAME does not say which of its models." */
const LACKED = /(?<=, which needs )\w+_API_KEY|(?<=, but )\w*MODEL_NAME(?= does not)/;
const Models = z.object({ ...MODEL_SETTINGS, ...IMAGE_MODEL_SETTINGS });

/** What the models lack, under the name of the setting that mends it. */
function modelProblems(settings: unknown): [name: string, problem: string][] {
  const { data } = Models.safeParse(settings);
  if (!data) return [];
  const found: [string, string | undefined][] = [
    ["MODEL_PROVIDER", modelSettingsProblem(data)],
    ["IMAGE_MODEL_PROVIDER", imageModelSettingsProblem(data)],
  ];
  return found.flatMap(([provider, problem]) =>
    problem ? [[LACKED.exec(problem)?.[0] ?? provider, problem]] : [],
  );
}

/** Settings that lack the others they need, each with the problem. */
function partsMissing(settings: Record<string, unknown>): [name: string, problem: string][] {
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

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(Settings.shape);

/** Settings that only the Worker may read: never in wrangler.toml, never printed. */
export const isSecret = (name: string) => /_(?:KEYS?|TOKEN|SECRET)$|^DATABASE_URL$|_WEBHOOK_URL$/.test(name);

/** A setting that is wrong, in one sentence; `cure` is the part that says what to give. */
type ConfigProblem = { name: string; problem: string; cure?: string };

/** Every invalid setting with what is wrong; empty for an environment that the Worker starts with. */
export function configProblems(env: Record<string, unknown>): ConfigProblem[] {
  const issues = Config.safeParse(env).error?.issues ?? [];
  const seen = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  // A schema is not refined while a field is wrong, and a person wants the whole list at once.
  for (const [name, message] of [...modelProblems(env), ...partsMissing(env)]) seen.set(name, message);
  return [...seen].map(([name, message]) => ({
    name,
    problem: message.includes(name) ? message : `${name}: ${message}`,
    ...(/^(?:Give|Set) /.test(message) && { cure: message }),
  }));
}

/** Parses the Worker's environment. Throws one error that names every invalid setting. */
export function readConfig(env: unknown): Config {
  const parsed = Config.safeParse(env);
  if (!parsed.success) throw new Error(`Bad configuration:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
