import { expect, test } from "vitest";
import { valueIn } from "../../lib/render/templates/film/loud-words.ts";
import { isNeeded } from "../../lib/render/templates/kit/story/needed-facts.ts";

test.each([
  ["Il 5 dicembre 1966 Gino apriva in via dei Mulini", "5 dicembre 1966"],
  ["On 5 May 2026 we open", "5 May 2026"],
  ["1,903 night visits", "1,903"],
  ["2500 trees planted", "2500"],
])("%s is about %s", (phrase, value) => {
  expect(valueIn(phrase)?.text).toBe(value);
});

test.each(["In 2023 it was an hour and more", "Seit 2019 sind wir zu fünft", "En 2021 ils étaient deux"])(
  "a year is no amount: %s",
  (phrase) => {
    expect(valueIn(phrase)).toBeUndefined();
  },
);

const price = (quote: string) =>
  isNeeded({
    id: "f1",
    kind: "price",
    quote,
    says: quote,
    from: "brief",
    span: { start: 0, end: quote.length },
  });

test("what something costs those who tell it is no price", () => {
  expect(price("Each night visit costs us £146.")).toBe(false);
  expect(price("Jeder Besuch kostet uns 146 €.")).toBe(false);
  expect(price("A visit costs £146.")).toBe(true);
});
