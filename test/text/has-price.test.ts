import { expect, test } from "vitest";
import { hasPrice } from "../../lib/text/has-price.ts";

test.each(["£12", "$ 3.50 a head", "12 €", "12 Euro", "30 pounds", "12 CHF", "1,200円", "¥900"])(
  "%s",
  (text) => expect(hasPrice(text)).toBe(true),
);
test.each(["12 kroner of luck", "12 poundsworth", "£ and €", "10 to 12", "30 %"])("not %s", (text) =>
  expect(hasPrice(text)).toBe(false),
);
