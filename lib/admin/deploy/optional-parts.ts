import { NETWORKS } from "../../platforms/networks.ts";
import { Platform } from "../../vocab.ts";
import { type DeployWorld, settingOf } from "./world.ts";

/** A part of the service that is off until its settings are there. */
type OptionalPart = { name: string; turnsOn: string; settings: readonly string[] };

/** What a deployment may do without, by what its settings turn on. The first setting of a part decides. */
const OPTIONAL_PARTS: readonly OptionalPart[] = [
  {
    name: "payments",
    turnsOn: "people buy credits and plans",
    settings: ["STRIPE_SECRET_KEY"],
  },
  {
    name: "language model",
    turnsOn: "a model writes and judges beside the house writer",
    settings: ["MODEL_PROVIDER", "MODEL_NAME", "MODEL_API_KEY", "MODEL_DAILY_TOKENS"],
  },
  {
    name: "image model",
    turnsOn: "mascots are drawn by a model",
    settings: ["IMAGE_MODEL_PROVIDER", "IMAGE_MODEL_NAME", "IMAGE_MODEL_API_KEY"],
  },
  {
    name: "mail",
    turnsOn: "sign-up confirms addresses, and people get password links, invites and notifications",
    settings: ["MAIL_WEBHOOK_URL", "MAIL_WEBHOOK_SECRET"],
  },
  { name: "chats", turnsOn: "Studio sends cards to Telegram", settings: ["TELEGRAM_BOT_TOKEN"] },
  ...Platform.options.map((platform) => {
    const { name, app } = NETWORKS[platform];
    return { name, turnsOn: `accounts of ${name} are connected`, settings: [app.clientId, app.clientSecret] };
  }),
  {
    name: "alerts",
    turnsOn: "operators hear of outages",
    settings: ["ALERT_WEBHOOK_URL", "ALERT_WEBHOOK_SECRET"],
  },
  {
    name: "security contact",
    turnsOn: "security.txt says who hears of a weakness",
    settings: ["SECURITY_CONTACT"],
  },
];

/** The parts whose first setting neither this machine nor the Worker has. */
export function partsOff(world: DeployWorld, atWorker: readonly string[]): OptionalPart[] {
  return OPTIONAL_PARTS.filter(
    ({ settings: [first = ""] }) => !settingOf(world, first) && !atWorker.includes(first),
  );
}

/** Whether a setting belongs to a part whose first setting is not set: then it is of no use. */
export function isOfPartLeftOut(world: DeployWorld, name: string): boolean {
  const [first = name] = OPTIONAL_PARTS.find(({ settings }) => settings.includes(name))?.settings ?? [];
  return first !== name && !settingOf(world, first);
}

/** The parts as lines, each with what it turns on and its settings. */
export function partLines(parts: readonly OptionalPart[]): string[] {
  const width = Math.max(...parts.map(({ name }) => name.length));
  return parts.map(
    ({ name, turnsOn, settings }) => `  ${name.padEnd(width)}  ${turnsOn}: ${settings.join(", ")}`,
  );
}
