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
};
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_abc123", STRIPE_WEBHOOK_SECRET: "whsec_abc" };

test("payments are optional, with both secrets or without", () => {
  expect(readConfig(ENV).STRIPE_SECRET_KEY).toBeUndefined();
  expect(readConfig({ ...ENV, ...STRIPE, STRIPE_PRICE_PRO: "price_1" })).toMatchObject(STRIPE);
});

test.each([
  ["one secret without the other", { STRIPE_SECRET_KEY: "sk_live_abc123" }, "STRIPE_WEBHOOK_SECRET"],
  ["the other without the one", { STRIPE_WEBHOOK_SECRET: "whsec_abc" }, "STRIPE_SECRET_KEY"],
  ["a publishable key", { ...STRIPE, STRIPE_SECRET_KEY: "pk_live_abc123" }, "STRIPE_SECRET_KEY"],
  ["a product in place of a price", { ...STRIPE, STRIPE_PRICE_PRO: "prod_1" }, "STRIPE_PRICE_PRO"],
])("%s is refused by name", (_, more, name) => {
  expect(() => readConfig({ ...ENV, ...more })).toThrow(name);
});
