import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["Join us on 1 December, and please make the date big.", "Join us on 1 December."],
  [
    "Free entry that evening. Take it slowly, and please give Agnes a slide to herself.",
    "Free entry that evening.",
  ],
])("what leads to an order is no part of the statement before it: %s", (brief, told) => {
  const { facts } = readStory({ brief, brand: brandOf("Acme") });
  expect(new Set(facts.filter(({ from }) => from === "brief").map(({ says }) => says))).toEqual(
    new Set([told]),
  );
});

test("what a thing that is wished large is to stand with is of the wish", () => {
  const wish = 'Please put "Open until 8.30pm" big, with Mondays and Wednesdays right under it.';
  const { facts } = readStory({
    brief: `We open in the evening from 4 January. ${wish}`,
    brand: brandOf("Acme"),
  });
  expect(facts.map(({ says }) => says).join()).not.toContain("right under it");
});

test("the reason of an order is of the order", () => {
  const reason = "Viele unserer Mitglieder sind über 70, also große Schrift und kein Englisch.";
  const brief = `Ab 1. Februar melden Sie Reparaturen in der App.\nNotfälle: 0561 555 499.\n\n${reason}`;
  const { heldBack } = readStory({ brief, brand: brandOf("Acme") });
  expect(heldBack.map(({ quote }) => quote)).toEqual([reason]);
});
