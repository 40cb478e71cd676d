import { expect, test } from "vitest";
import { readConfig } from "../lib/config.ts";

const ENV = {
  DATABASE_URL: "postgres://a:b@ep-a.example.com/c",
  PUBLIC_URL: "https://brandrun.example.com/",
  UPSTASH_REDIS_REST_URL: "https://a.upstash.io",
  UPSTASH_REDIS_REST_TOKEN: "t",
  QSTASH_TOKEN: "t",
  QSTASH_CURRENT_SIGNING_KEY: "a",
  QSTASH_NEXT_SIGNING_KEY: "b",
  SEALING_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
};
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_abc123", STRIPE_WEBHOOK_SECRET: "whsec_abc" };

const TELEGRAM = {
  TELEGRAM_BOT_TOKEN: "7000000001:AAtoken",
  TELEGRAM_BOT_NAME: "kite_bot",
  TELEGRAM_WEBHOOK_SECRET: "a-secret-of-some-length",
};

test("the queue's parallelism is that of the pay-as-you-go plan, or the operator's", () => {
  expect(readConfig(ENV).QUEUE_PARALLELISM).toBe(100);
  expect(readConfig({ ...ENV, QUEUE_PARALLELISM: "1000" }).QUEUE_PARALLELISM).toBe(1_000);
  for (const wrong of ["0", "2.5", "10001", "all"])
    expect(() => readConfig({ ...ENV, QUEUE_PARALLELISM: wrong })).toThrow("QUEUE_PARALLELISM");
});

test("the public address is the one that browsers and networks call it by", () => {
  const given = { ...ENV, PUBLIC_URL: "HTTPS://Brandrun.Example.com:443/" };
  expect(readConfig(given).PUBLIC_URL).toBe("https://brandrun.example.com");
});

test("the messaging bot is optional, with all of its settings or without", () => {
  expect(readConfig(ENV).TELEGRAM_BOT_TOKEN).toBeUndefined();
  expect(readConfig({ ...ENV, ...TELEGRAM })).toMatchObject(TELEGRAM);
});

test("payments are optional, with both secrets or without", () => {
  expect(readConfig(ENV).STRIPE_SECRET_KEY).toBeUndefined();
  expect(readConfig({ ...ENV, ...STRIPE, STRIPE_PRICE_PRO: "price_1" })).toMatchObject(STRIPE);
});

test.each([
  ["one secret without the other", { STRIPE_SECRET_KEY: "sk_live_abc123" }, "STRIPE_WEBHOOK_SECRET"],
  ["the other without the one", { STRIPE_WEBHOOK_SECRET: "whsec_abc" }, "STRIPE_SECRET_KEY"],
  ["a publishable key", { ...STRIPE, STRIPE_SECRET_KEY: "pk_live_abc123" }, "STRIPE_SECRET_KEY"],
  ["a bot without a name", { ...TELEGRAM, TELEGRAM_BOT_NAME: undefined }, "TELEGRAM_BOT_NAME"],
  ["a bot with nothing but a token", { TELEGRAM_BOT_TOKEN: "7:a" }, "TELEGRAM_WEBHOOK_SECRET"],
  [
    "a secret that Telegram would not take",
    { ...TELEGRAM, TELEGRAM_WEBHOOK_SECRET: "two words, too short" },
    "TELEGRAM_WEBHOOK_SECRET",
  ],
  ["a product in place of a price", { ...STRIPE, STRIPE_PRICE_PRO: "prod_1" }, "STRIPE_PRICE_PRO"],
])("%s is refused by name", (_, more, name) => {
  expect(() => readConfig({ ...ENV, ...more })).toThrow(name);
});
