import { expect, test } from "vitest";
import { isExclusion } from "../../lib/pipeline/designs/exclusions.ts";
import { withNeeds } from "../../lib/pipeline/designs/lost.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

test.each(["No boat on 25 and 26 December.", "Kein Markt am 1. Januar", "Fermé le 1er janvier"])(
  "a day on which nothing takes place: %s",
  (quote) => {
    expect(isExclusion({ kind: "when", quote })).toBe(true);
  },
);

test.each(["No later than 4 May", "Every Friday from 4 May", "Closed on Sundays"])(
  "any other statement of time: %s",
  (quote) => {
    expect(isExclusion({ kind: "when", quote })).toBe(false);
  },
);

test("such days are not left to the post beside the picture", () => {
  const story = houseStory({
    brief:
      "Winter sailings from Monday 7 December to Saturday 27 March.\nLeaves the pier 7.40 and 11.15\nNo boat on 25 and 26 December and 1 January.",
    brand: brandOf("Acme"),
    channel: "linkedin",
    assetType: "card",
  });
  const { facts } = withNeeds(story, story.posts.linkedin);
  expect(facts.find(({ quote }) => quote.startsWith("No boat"))?.kind).not.toBe("news");
});
