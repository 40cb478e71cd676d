import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { withoutTornRelative } from "../../../lib/story/read/torn-relative.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Ada Moss who has run the desk since 1996.", "Ada Moss has run the desk since 1996."],
  ["fr", "Jeanne Morel qui est là depuis 1998.", "Jeanne Morel est là depuis 1998."],
  ["it", "Carla Nardi che ha fondato il coro.", "Carla Nardi ha fondato il coro."],
])("a name with half a sentence is a sentence (%s)", (language, torn, whole) => {
  expect(withoutTornRelative(torn, language)).toBe(whole);
});

test.each([
  ["en", "Ada Moss who has run the desk is leaving."],
  ["en", "Anyone who has a key may come."],
  ["en", "Margaret Ives, who is 79, slept in the clubhouse for three nights."],
  ["de", "Ada Moos, die seit 1996 hier arbeitet."],
])("other words stay (%s): %s", (language, text) => {
  expect(withoutTornRelative(text, language)).toBe(text);
});

test("a person whom the author wants mentioned has a sentence of her own", () => {
  const brief =
    "The library turns 30 on 6 December.\n\nPlease mention Ada Moss who has run the desk since the first day.";
  const says = readStory({ brief, brand: brandOf("Acme") }).facts.map((fact) => fact.says);
  expect(says).toContain("Ada Moss has run the desk since the first day.");
});
