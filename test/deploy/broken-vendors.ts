import { type BrokenDeployment, configure, set, vars } from "./breaking.ts";
import { endpointAt } from "./fake-vendors.ts";
import { PUBLIC_URL } from "./fake-world.ts";

/** What is wrong at a vendor, or between a vendor and the settings. */
export const BROKEN_VENDORS: BrokenDeployment[] = [
  [
    "no login",
    ({ account }) => Object.assign(account, { accounts: [] }),
    "Cloudflare",
    "not logged in",
    "wrangler login",
  ],
  [
    "several accounts",
    ({ account }) => void account.accounts.push({ id: "a2", name: "Other" }),
    "Cloudflare",
    "2 accounts",
    "CLOUDFLARE_ACCOUNT_ID",
  ],
  [
    "a Redis token that only reads",
    ({ vendors }) => Object.assign(vendors.redis, { readOnly: true }),
    "redis",
    "may only read",
    "standard token",
  ],
  [
    "another Redis token",
    set("UPSTASH_REDIS_REST_TOKEN", "a-token-of-another-database"),
    "redis",
    "refuses the token",
    "REST API section",
  ],
  [
    "the Redis protocol's address",
    set("UPSTASH_REDIS_REST_URL", "rediss://kite-1.upstash.io:6379"),
    "settings",
    "begins with rediss://, which is another protocol",
    "REST API section",
  ],
  [
    "a token of another queue region",
    set("QSTASH_URL", "https://qstash-us-east-1.upstash.io"),
    "queue",
    "The token is of QStash's EU region, and QSTASH_URL names another",
    "Set QSTASH_URL to https://qstash.upstash.io",
  ],
  [
    "a token of the queue's US region, and no address",
    ({ vendors }) => Object.assign(vendors.qstash, { host: "qstash-us-east-1.upstash.io" }),
    "queue",
    "without QSTASH_URL the EU region is asked",
    "sets QSTASH_URL to https://qstash-us-east-1.upstash.io",
  ],
  [
    "a token that no region of the queue knows",
    set("QSTASH_TOKEN", "a-token-that-was-reset"),
    "queue",
    "nor does its other region",
    "QStash tab",
  ],
  [
    "swapped signing keys",
    ({ world, vendors: { qstash } }) =>
      world.save({ QSTASH_CURRENT_SIGNING_KEY: qstash.next, QSTASH_NEXT_SIGNING_KEY: qstash.current }),
    "queue",
    "swapped",
    "npm run setup",
  ],
  [
    "signing keys of another region",
    ({ world }) =>
      world.save({ QSTASH_CURRENT_SIGNING_KEY: "sig_us_1", QSTASH_NEXT_SIGNING_KEY: "sig_us_2" }),
    "queue",
    "another QStash account or region",
    "npm run setup",
  ],
  [
    "rotated signing keys",
    ({ vendors: { qstash } }) => Object.assign(qstash, { current: qstash.next, next: "sig_0003" }),
    "queue",
    "rotated",
    "npm run setup",
  ],
  [
    "an address that redirects",
    ({ vendors }) => Object.assign(vendors.service, { redirect: "https://www.kite.example/" }),
    "health",
    "redirects to www.kite.example",
    "PUBLIC_URL",
  ],
  [
    "an address where something else is",
    ({ vendors }) => Object.assign(vendors.service, { elsewhere: true }),
    "health",
    "Something else answers",
    "Route kite.brand",
  ],
  [
    "an address of another deployment",
    ({ vendors }) => Object.assign(vendors.service, { issuer: "https://staging.kite.example" }),
    "health",
    "calls itself https://staging",
    "deploy",
  ],
  [
    "an address where nothing answers",
    ({ vendors }) => Object.assign(vendors.service, { up: false }),
    "health",
    "Nothing answers",
    "DNS",
  ],
  [
    "a bucket that is gone",
    ({ account }) => Object.assign(account, { buckets: [] }),
    "bucket",
    "no bucket brandrun-files",
    "Run npm run setup, which makes it.",
  ],
  [
    "a clock that is wrong",
    ({ vendors }) => Object.assign(vendors.service, { skewMs: -600_000 }),
    "health",
    "differ by 600 s",
    "NTP",
  ],
  [
    "a payment webhook that points to an old address",
    ({ vendors }) =>
      Object.assign(vendors.stripe, { endpoints: [endpointAt("https://old.kite.example/jobs/stripe")] }),
    "payments",
    "points to old.kite.example",
    "npm run setup",
  ],
  [
    "a payment webhook of another API version",
    ({ vendors: { stripe } }) => Object.assign(stripe.endpoints[0]!, { api_version: "2020-08-27" }),
    "payments",
    "2020-08-27",
    "npm run setup",
  ],
  [
    "a payment key that was revoked",
    ({ vendors: { stripe } }) => Object.assign(stripe, { key: "sk_live_new" }),
    "payments",
    "refuses the key",
    "STRIPE_SECRET_KEY",
  ],
  [
    "a price of another mode",
    set("STRIPE_PRICE_PRO", "price_of_the_test_mode"),
    "payments",
    "no price price_of_the_test_mode",
    "STRIPE_PRICE_PRO",
  ],
  [
    "a bot's webhook that leads elsewhere",
    ({ vendors }) => Object.assign(vendors.telegram, { webhook: { url: "https://other.example/bot" } }),
    "bot",
    "set to other.example/bot",
    "bot of its own",
  ],
  [
    "a bot whose token was revoked",
    ({ vendors }) => Object.assign(vendors.telegram, { token: "7000000001:new" }),
    "bot",
    "refuses the bot's token",
    "BotFather",
  ],
  [
    "the name of another bot",
    set("TELEGRAM_BOT_NAME", "other_bot"),
    "bot",
    "not of other_bot",
    "TELEGRAM_BOT_NAME",
  ],
  [
    "a bot's webhook with another secret",
    ({ vendors: { telegram } }) =>
      Object.assign(telegram.webhook, {
        last_error_date: Date.now() / 1000 - 60,
        last_error_message: "Wrong response from the webhook: 401 Unauthorized",
      }),
    "bot",
    "refuses Telegram's calls",
    "npm run setup",
  ],
  [
    "a mail gateway that is the service itself",
    set("MAIL_WEBHOOK_URL", `${PUBLIC_URL.toUpperCase()}/mail`),
    "mail",
    "MAIL_WEBHOOK_URL leads to the service itself",
    "the address of a gateway",
  ],
  [
    "alerts that the service sends to itself",
    set("ALERT_WEBHOOK_URL", `${PUBLIC_URL}/alerts`),
    "alerts",
    "ALERT_WEBHOOK_URL leads to the service itself",
    "the address of a gateway",
  ],
  [
    "a mail gateway that refuses",
    ({ vendors }) => Object.assign(vendors.mail, { status: 403 }),
    "mail",
    "answered 403",
    "MAIL_WEBHOOK_URL",
  ],
  [
    "a wrong model key",
    set("MODEL_API_KEY", "a-key-of-another-vendor"),
    "language model",
    "refuses the key",
    "MODEL_API_KEY",
  ],
  [
    "a provider of models without a key",
    (deployment) => {
      vars({ MODEL_PROVIDER: "anthropic" })(deployment);
      // Other settings are still missing as well, as before the first setup.
      for (const name of ["MODEL_API_KEY", "QSTASH_TOKEN"]) {
        deployment.world.settings.delete(name);
        Reflect.deleteProperty(deployment.account.secrets, name);
      }
    },
    "settings",
    "MODEL_PROVIDER is anthropic, which needs MODEL_API_KEY.",
    "Set MODEL_API_KEY",
  ],
  [
    "a model key beside Workers AI",
    configure((project) => ({
      ...project,
      vars: { ...project.vars, MODEL_PROVIDER: "workers-ai" },
      bindings: [...project.bindings, "AI"],
    })),
    "language model",
    "MODEL_API_KEY is set and not used: MODEL_PROVIDER is workers-ai.",
    "Set MODEL_PROVIDER",
  ],
  [
    "a model key and no provider",
    vars({ MODEL_PROVIDER: "" }),
    "language model",
    "MODEL_API_KEY is set and not used: MODEL_PROVIDER is empty.",
    "Set MODEL_PROVIDER",
  ],
  [
    "a model that the vendor lacks",
    vars({ MODEL_NAME: "gpt-9" }),
    "language model",
    "no model gpt-9",
    "MODEL_NAME",
  ],
  [
    "a part that the service cannot use",
    ({ vendors }) => void vendors.service.down.push("storage"),
    "health",
    "cannot use its storage",
    "bucket",
  ],
];
