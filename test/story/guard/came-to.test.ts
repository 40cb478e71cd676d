import { expect, test } from "vitest";
import { isFormerPrice } from "../../../lib/story/guard/prices.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";

const former = (text: string) =>
  valuesIn(text, "en")
    .filter(({ kind }) => kind === "money")
    .map((value) => isFormerPrice(text, value));

test("what a bill came to is no former price", () => {
  expect(former("It took 19 hours and the bill was $640.")).toEqual([false]);
  expect(former("The course was $640, now $500.")).toEqual([true, false]);
});
