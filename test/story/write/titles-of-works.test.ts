import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Attic Stage"), channel: "linkedin", assetType: "og_image" });

const BEHIND =
  " It's a brand new shadow play about a clockmaker who forgets the time and asks the owls for help at night. 45 minutes, ages 5 and up. Tickets are $12, $8 for kids, and there are only 40 seats. atticstage.example/owls";

test("the article of a title is never cut off, and what it is stands under it", () => {
  const { headline, support } = storyOf(
    `The Clockmaker's Owl opens Friday, December 11 and plays every Friday and Saturday at 3 pm through January 9.${BEHIND}`,
  );
  expect(headline.text).toMatch(/^The Clockmaker’s Owl/);
  expect(support?.text).toContain("shadow play");
  expect(support?.text).toContain("ages 5 and up");
});
