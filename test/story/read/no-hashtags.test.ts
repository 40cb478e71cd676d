import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

test.each([
  "No need for hashtags.",
  "Hashtags brauchen wir nicht.",
  "Pas besoin de hashtags.",
  "Non servono hashtag.",
  "Hashtags hoeven niet.",
])("hashtags that nobody needs are none: %s", (order) => {
  const { wishes, facts } = read(`The pool is open again from Monday, 7 December. ${order}`);
  expect(wishes.map(({ rule }) => rule)).toContain("no_hashtags");
  expect(facts.map(({ says }) => says)).not.toContain(order);
});
