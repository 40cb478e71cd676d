import { NETWORKS } from "../../platforms/networks.ts";
import { Platform } from "../../vocab.ts";

/** How a setting comes to be: a person is asked for it, or setup makes or finds it. */
type Wanted = {
  what: string;
  required?: boolean;
  ask?: boolean;
  /** The shell command that makes a new value; absent for what a vendor gives. */
  make?: string;
};

/** The app of each network: its id and its secret, from the network's page for developers. */
const APPS = Platform.options.flatMap((platform): [string, Wanted][] => {
  const { name, app } = NETWORKS[platform];
  return [
    [app.clientId, { what: `the client id of your app at ${name}`, ask: true }],
    [app.clientSecret, { what: "its client secret", ask: true }],
  ];
});

/** What each setting of a first deploy is, in words for the prompt and for the list of what is missing. */
export const WHAT = new Map<string, Wanted>([
  ["PUBLIC_URL", { what: "the https address of the service, without a path", required: true, ask: true }],
  ["DATABASE_URL", { what: "Neon's connection string, postgres://…", required: true, ask: true }],
  [
    "UPSTASH_REDIS_REST_URL",
    { what: "the https address of the Redis database's REST API", required: true, ask: true },
  ],
  ["UPSTASH_REDIS_REST_TOKEN", { what: "its token that may write", required: true, ask: true }],
  ["QSTASH_TOKEN", { what: "QStash's token, of either region", required: true, ask: true }],
  ["QSTASH_URL", { what: "QStash's address in your region; setup finds it by the token" }],
  ["QSTASH_CURRENT_SIGNING_KEY", { what: "QStash's current signing key; setup reads it by the token" }],
  ["QSTASH_NEXT_SIGNING_KEY", { what: "QStash's next signing key; setup reads it by the token" }],
  [
    "SEALING_KEYS",
    {
      what: "id:key, the key 32 bytes in base64; setup makes one",
      make: 'echo "2026:$(openssl rand -base64 32)"',
    },
  ],
  ["STRIPE_SECRET_KEY", { what: "a Stripe API key, to sell credits and plans", ask: true }],
  ["STRIPE_WEBHOOK_SECRET", { what: "whsec_…; setup gets it from Stripe" }],
  ["TELEGRAM_BOT_TOKEN", { what: "the token that BotFather gave, for Studio in chats", ask: true }],
  ["TELEGRAM_BOT_NAME", { what: "the bot's user name; setup asks Telegram" }],
  [
    "TELEGRAM_WEBHOOK_SECRET",
    { what: "16 to 256 letters, digits, _ or -; setup makes one", make: "openssl rand -hex 32" },
  ],
  ["ALERT_WEBHOOK_URL", { what: "where alerts are posted, such as a Slack incoming webhook", ask: true }],
  ["ALERT_WEBHOOK_SECRET", { what: "what signs the alerts", make: "openssl rand -base64 32" }],
  ["SECURITY_CONTACT", { what: "who hears of a weakness: mailto:… or https://…", ask: true }],
  ["MODEL_PROVIDER", { what: "openai-compatible, anthropic, google or workers-ai" }],
  ["MODEL_API_KEY", { what: "the key of the language model's vendor" }],
  [
    "IMAGE_MODEL_PROVIDER",
    {
      what: "who draws mascots: openai-compatible or google, each with IMAGE_MODEL_API_KEY, or workers-ai",
      ask: true,
    },
  ],
  ["IMAGE_MODEL_NAME", { what: "the vendor's name of the model", ask: true }],
  ["IMAGE_MODEL_API_KEY", { what: "the vendor's key; none for workers-ai", ask: true }],
  ["MAIL_WEBHOOK_URL", { what: "https address of the gateway that sends mails", ask: true }],
  [
    "MAIL_WEBHOOK_SECRET",
    {
      what: "whsec_ and the base64 of 24 to 64 bytes, which signs the mails",
      ask: true,
      make: 'echo "whsec_$(openssl rand -base64 32)"',
    },
  ],
  ...APPS,
]);
