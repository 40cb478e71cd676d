import { address, type BrokenDeployment, set } from "./breaking.ts";

/** Values that people copy, shorten or leave as an example had them. */
export const BROKEN_VALUES: BrokenDeployment[] = [
  [
    "a whole command in the place of the address",
    set(
      "DATABASE_URL",
      "psql 'postgresql://kite:pw@ep-kite-1.eu-central-1.aws.neon.tech/kite?sslmode=require'",
    ),
    "settings",
    "DATABASE_URL holds more than the address",
    "Leave out what stands before postgres://",
  ],
  [
    "a database of a private network",
    set("DATABASE_URL", "postgres://kite:pw@192.168.0.5/kite"),
    "settings",
    "DATABASE_URL leads to 192.168.0.5, which the Worker on the internet cannot reach.",
    "Give DATABASE_URL the address that its vendor shows.",
  ],
  [
    "alerts that stay on this machine",
    set("ALERT_WEBHOOK_URL", "http://localhost:9000/alerts"),
    "settings",
    "ALERT_WEBHOOK_URL leads to localhost",
    "Give ALERT_WEBHOOK_URL",
  ],
  [
    "the address of this machine as the public one",
    address("http://localhost:8787"),
    "settings",
    "PUBLIC_URL is localhost:8787, which only this machine",
    "Set PUBLIC_URL to the https address",
  ],
  [
    "an address of the queue with a path",
    set("QSTASH_URL", "https://qstash.upstash.io/v2/publish"),
    "settings",
    "QSTASH_URL has a path",
    "Set QSTASH_URL to https://qstash.upstash.io.",
  ],
  [
    "the console's page as the address of the queue",
    set("QSTASH_URL", "https://console.upstash.com/qstash"),
    "settings",
    "a page of Upstash's console",
    "Take QSTASH_URL out",
  ],
  [
    "a queue without https",
    set("QSTASH_URL", "http://qstash.upstash.io"),
    "settings",
    "QSTASH_URL is not https",
    "Begin QSTASH_URL with https://.",
  ],
  [
    "two sealing keys of one id",
    set(
      "SEALING_KEYS",
      "2026:8J+YgPCfmIHwn5iC8J+Yg/CfmITwn5iF8J+YhvCfmIc=,2026:kA9zQ1xW3eC5rV7tB9yN1uM3iL5oP7aSdFgHjKlZxCv=",
    ),
    "settings",
    "SEALING_KEYS names 2026 twice",
    "Give each key an id of its own",
  ],
  [
    "one price for two plans",
    set("STRIPE_PRICE_SCALE", "price_pro"),
    "settings",
    "STRIPE_PRICE_PRO and STRIPE_PRICE_SCALE are the same price",
    "Set STRIPE_PRICE_SCALE to the price of its own plan.",
  ],
  [
    "a version of a network that has ended",
    ({ world }) =>
      world.save({
        LINKEDIN_VERSION: "202401",
        LINKEDIN_CLIENT_ID: "78abcdefghij",
        LINKEDIN_CLIENT_SECRET: "WPL_AP1.q8Zr2kXw",
      }),
    "settings",
    "LINKEDIN_VERSION is 202401",
    "Take LINKEDIN_VERSION out",
  ],
  [
    "a token with the quotation marks of a text program",
    set("UPSTASH_REDIS_REST_TOKEN", "“AXkIASQgNzQ2ZjQ0ZjQtYmM5”"),
    "settings",
    "UPSTASH_REDIS_REST_TOKEN holds a sign that no key has, such as a quotation mark.",
    "Take UPSTASH_REDIS_REST_TOKEN from its vendor.",
  ],
  [
    "a word of an example, said twice",
    set("TELEGRAM_WEBHOOK_SECRET", "changeme-changeme"),
    "settings",
    "TELEGRAM_WEBHOOK_SECRET is a default",
    "openssl rand",
  ],
];
