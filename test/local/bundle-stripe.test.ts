import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKeptOfStripe } from "../../lib/local/bundle.ts";

const ADAPTERS = new URL("../../lib/adapters/", import.meta.url);
const fileOf = (part: string) =>
  `/node_modules/stripe/esm/resources/${part.charAt(0).toUpperCase()}${part.slice(1)}.js`;

test("all parts of Stripe that the adapters ask stay in the Worker", () => {
  const sources = readdirSync(ADAPTERS).filter((name) => name.startsWith("stripe"));
  const asked = sources.flatMap((name) =>
    [...readFileSync(new URL(name, ADAPTERS), "utf8").matchAll(/\bclient\.(\w+)\./g)].map(
      ([, part = ""]) => part,
    ),
  );
  expect(asked).toContain("subscriptions");
  const inPackage = asked.filter((part) => part !== "webhooks");
  expect(inPackage.filter((part) => !isKeptOfStripe(fileOf(part)))).toEqual([]);
});

test("parts that nobody asks are emptied, and other packages are not", () => {
  expect(isKeptOfStripe(fileOf("treasury/Transactions"))).toBe(false);
  expect(isKeptOfStripe(fileOf("customers"))).toBe(false);
  expect(isKeptOfStripe("/node_modules/stripe/esm/stripe.core.js")).toBe(true);
});
