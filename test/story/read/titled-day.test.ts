import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Lumen"), channel: "linkedin", assetType });

describe("the first line of a brief names what is on the day under it", () => {
  test.each([
    'Auditions for our spring play "The Lamplighter\'s Widow", a comedy by Ruth Addley.\n\nTuesday 12 January and Thursday 14 January, 7.30pm, Drill Hall.',
    "Lesung aus „Der letzte Sommer“ mit Ruth Addley\n\nDienstag, 12. Januar, 19.30 Uhr, Stadtbücherei",
  ])("%s", (brief) => {
    const { headline, heldBack } = storyOf(brief);
    expect(heldBack).toEqual([]);
    expect(headline.text).toMatch(/^(?:Auditions|Lesung)/u);
  });

  test("an order over a day is none", () => {
    const { posts } = storyOf(
      "Please make a card for our play.\n\nTuesday 12 January, 7.30pm, Drill Hall. Tickets £8 at the door.",
    );
    expect(posts.linkedin).not.toContain("make a card");
  });
});

test("a question in a word stays with its answer", () => {
  const { posts, heldBack } = storyOf(
    "How to look after a willow basket\n\nNever on a radiator. It goes brittle.\nMouldy? Wipe with vinegar and water, half and half.\nWoodworm? Three days in the freezer in a bin bag.\nRepairs from £12.",
    "infographic",
  );
  expect(heldBack).toEqual([]);
  expect(posts.linkedin).toContain("Mouldy? Wipe with vinegar and water, half and half.");
});

test("a sentence that ends with its last day comes before words that say more of it", () => {
  const { headline } = storyOf(
    "Lift B (even floors) will be out of use from Monday 7 December 8am until Friday 11 December 6pm. New door motor and control panel.\nLift A will stop at every floor that week.",
  );
  expect(headline.text).toMatch(/^Lift B/u);
});

test("what one bracket says is one piece", () => {
  const { posts, heldBack } = storyOf(
    'The museum of locks, our year in figures:\n\n11,482 visitors\n64 school groups\nMost asked question: "Has anyone ever been locked in?" (Yes. Once. In 1998.)',
    "infographic",
  );
  expect(heldBack).toEqual([]);
  expect(posts.linkedin).toContain("(Yes. Once. In 1998.)");
});
