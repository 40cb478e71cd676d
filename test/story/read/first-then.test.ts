import { expect, test } from "vitest";
import { firstOfOrder, firstThen } from "../../../lib/story/read/first-then.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["“first harvest”, then Sunday's tasting.", "“first harvest”", "Sunday's tasting"],
  ["„neuer Most“, dann die Verkostung am Sonntag", "„neuer Most“", "die Verkostung am Sonntag"],
  ["« cidre nouveau », puis la dégustation", "« cidre nouveau »", "la dégustation"],
  ["el aceite nuevo, luego la cata", "el aceite nuevo", "la cata"],
  ["«vino nuovo», poi la festa", "«vino nuovo»", "la festa"],
  ["de nieuwe most, daarna de proeverij", "de nieuwe most", "de proeverij"],
  ["«azeite novo», depois a prova", "«azeite novo»", "a prova"],
])("%s", (words, first, second) => {
  expect(firstThen(words)).toEqual({ first, second });
});

test.each([
  "Bring a torch, then follow the lights.",
  "the date and the price",
  "“Back in an hour”, then we laughed",
])("%s is of one thing", (words) => {
  expect(firstThen(words)).toBeUndefined();
});

test.each([
  ["First the date, then the price please.", "the date"],
  ["Zuerst das Datum, dann der Preis.", "das Datum"],
  ["D'abord la date, puis le prix.", "la date"],
  ["First the soup, then the pudding.", undefined],
])("%s", (sentence, first) => {
  expect(firstOfOrder(sentence)).toBe(first);
});

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

test("what is to stand out is the headline or large, and what comes after it is no words for readers", () => {
  const rest = "12 euros a bottle, tasting on Sunday 8 November at 11.";
  const given = read(
    `What should jump out is "first harvest", then Sunday's tasting. The oil is here. ${rest}`,
  );
  expect(given.facts.find(({ id }) => id === given.title)?.says).toBe("First harvest.");
  const repeated = read(
    `What should jump out is "new oil", then Sunday's tasting. Our new oil is here. ${rest}`,
  );
  expect(repeated.wishes).toMatchObject([{ rule: "emphasis", value: "new oil" }]);
  for (const { facts } of [given, repeated])
    expect(facts.map(({ says }) => says).join()).not.toContain("then");
});

test("what its author reckons from what he tells, and wants seen first, is the headline", () => {
  const { facts, title } = read(
    "40 bakers answered. They used to spend 9 hours a week on orders. Now it is 4. That 5-hour difference is what people should see first.\n\n- 8 in 10 sleep longer\n- 3 in 10 hired someone\n- 1 in 10 opened a second shop",
  );
  expect(facts.find(({ id }) => id === title)?.says).toBe("5-hour difference.");
});
