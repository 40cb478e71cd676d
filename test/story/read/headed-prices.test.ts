import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const REQUEST = { brand: brandOf("Tolbeck"), channel: "linkedin", assetType: "infographic" } as const;
const storyOf = (brief: string) => houseStory({ brief, ...REQUEST });
const verdictOf = (brief: string) =>
  reviewStory({ story: storyOf(brief), brief, ...REQUEST, lint: [], today: "2026-11-29" });

describe("prices stand under what they are of", () => {
  test.each([
    [
      "Christmas trees are ready to pick.\n\nNordmann fir\n4 ft £28\n5 ft £38\n6 ft £46\n\nNorway spruce\n5 ft £26\n6 ft £32\n\nNetting is free.",
      "Norway spruce\n5 ft £26",
    ],
    [
      "Unsere Preise ab Januar\n\nDamen\nSchneiden 38 €\nFärben 52 €\n\nHerren\nSchneiden 26 €\nBart 14 €\n\nTermine unter 0431 220.",
      "Herren\nSchneiden 26 €",
    ],
  ])("%s", (brief, group) => expect(storyOf(brief).posts.linkedin).toContain(group));

  test("and a heading that was lost is asked about", () => {
    const { verdict, summary } = verdictOf(
      "Christmas trees are ready to pick.\n\nNordmann fir:\n4 ft £28\n5 ft £38\n6 ft £46\n\nNorway spruce:\n5 ft £26\n6 ft £32\n\nNetting is free.",
    );
    expect(verdict).toBe("needs_review");
    expect(summary).toContain("Norway spruce");
  });

  test("a price list without headings stays one of rows", () => {
    expect(storyOf("Our prices\nChain £14\nBrake £9\nWheel £22\nBook by phone.").prices).toHaveLength(3);
  });
});

test("a list goes on behind a word of the layout", () => {
  const { posts } = storyOf(
    "We're playing the Fledermaus overture, two Slavonic Dances, The Blue Danube, a bracket of film music and carols at the end where everybody sings. The concert is free.",
  );
  expect(posts.linkedin).toContain("The Blue Danube");
});

test("the page that a picture is for is no title", () => {
  const { headline } = storyOf(
    "Preview picture for our release notes page. Version 5.0 of the Pelican app comes out Tuesday, December 1, for iPhone and Android.",
  );
  expect(headline.text).toContain("Version 5.0");
});
