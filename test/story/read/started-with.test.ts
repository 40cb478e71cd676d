import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { seenFirstIn } from "../../../lib/story/read/seen-first.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Start with the £5, that's what gets students through the door.", "£5"],
  ["en", "Open with the £12.50, please.", "£12.50"],
  ["de", "Fangt bitte mit den 5 Euro an, das zieht die Leute.", "5 Euro"],
  ["fr", "Commencez par les 5 €, c'est ce qui attire.", "5 €"],
  ["es", "Empezad por los 5 €, que es lo que atrae.", "5 €"],
  ["nl", "Begin met de € 5, want dat trekt mensen.", "€ 5"],
])("an amount to start with leads, and is no sentence for readers: %s %s", (language, order, what) => {
  expect(seenFirstIn(order, language)).toBe(what);
});

test("it stands in no post", () => {
  const { posts } = houseStory({
    brief:
      "Freshers' Night at Gritstone Hall is on Friday 1 October 2027, 6 pm to 11 pm. Entry is £5 with a student card and includes shoe hire and chalk. Start with the £5, that's what gets students through the door. We're at Unit 4, Foundry Yard.",
    brand: brandOf("Gritstone Hall"),
    channel: "instagram",
    assetType: "card",
  });
  expect(JSON.stringify(posts)).not.toMatch(/Start with/u);
});

test.each([
  ["en", "Start with the £5 ticket and add a drink for £2."],
  ["en", "Start with 5 drops a day."],
  ["en", "Start with the dough."],
  ["de", "Fangen Sie mit 5 Minuten am Tag an."],
  ["fr", "Commencez par les légumes."],
])("who starts with a thing is a reader: %s %s", (language, sentence) => {
  expect(seenFirstIn(sentence, language)).toBeUndefined();
});
