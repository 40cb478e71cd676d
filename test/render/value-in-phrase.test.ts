import { expect, test } from "vitest";
import { valueIn } from "../../lib/render/templates/film/loud-words.ts";
import { valueApart } from "../../lib/render/templates/film/value-apart.ts";
import { isNeeded } from "../../lib/render/templates/kit/story/needed-facts.ts";

test.each([
  ["Il 5 dicembre 1966 Gino apriva in via dei Mulini", "5 dicembre 1966"],
  ["On 5 May 2026 we open", "5 May 2026"],
  ["1,903 night visits", "1,903"],
  ["2500 trees planted", "2500"],
])("%s is about %s", (phrase, value) => {
  expect(valueIn(phrase)?.text).toBe(value);
});

test.each([
  ["Tours of the mill at noon and 3pm", "noon and 3pm"],
  ["Tours at 11am and at 3pm", "11am and at 3pm"],
  ["Führungen um 10 Uhr und um 14 Uhr", "10 Uhr und um 14 Uhr"],
  ["Visites à midi et à 15 h", "midi et à 15 h"],
  ["Visitas a mediodía y a las 16:00", "mediodía y a las 16:00"],
  ["Visite a mezzogiorno e alle 16:00", "mezzogiorno e alle 16:00"],
  ["Rondleiding om 10 uur en om 14 uur", "10 uur en om 14 uur"],
  ["Visitas ao meio-dia e às 16h", "meio-dia e às 16h"],
  ["The bar is open 7pm to midnight", "7pm to midnight"],
  ["Doors open at 7pm", "7pm"],
])("two hours of %s are one value, and one is by itself", (phrase, value) => {
  expect(valueIn(phrase)?.text).toBe(value);
});

test("an hour behind others of a list is not set apart", () => {
  expect(valueApart("Tours of the mill at noon, 2pm and 4pm")).toBeUndefined();
  expect(valueApart("Tours of the mill after lunch, 2pm and 4pm")?.value).toBe("2pm and 4pm");
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
