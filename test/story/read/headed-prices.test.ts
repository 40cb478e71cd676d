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

  test("also where their headings have colons, and a sentence behind the last group is no price of it", () => {
    const brief =
      "Christmas trees from Saturday 5 December.\n\nNordmann fir:\n4 ft £28\n5 ft £38\n\nNorway spruce:\n5 ft £26\n6 ft £32\n\nDelivery within 5 miles is £6.";
    expect(storyOf(brief).posts.linkedin).toBe(
      "Christmas trees from Saturday 5 December.\n\nNordmann fir:\n4 ft £28\n5 ft £38\n\nNorway spruce:\n5 ft £26\n6 ft £32\n\nDelivery within 5 miles is £6.",
    );
    expect(verdictOf(brief).verdict).toBe("approved");
  });

  test("and a heading that was lost is asked about", () => {
    const brief = "Our trees.\n\nNordmann fir\n4 ft £28\n5 ft £38\n\nNorway spruce\n5 ft £26\n6 ft £32";
    const story = storyOf(brief);
    const posts = {
      ...story.posts,
      linkedin: "Our trees.\n\nNordmann fir\n4 ft £28\n5 ft £38\n5 ft £26\n6 ft £32",
    };
    const { verdict, summary } = reviewStory({
      ...REQUEST,
      story: { ...story, posts },
      brief,
      lint: [],
      today: "2026-11-29",
    });
    expect(verdict).toBe("needs_review");
    expect(summary).toContain("Norway spruce");
  });

  test("departures stand under their days", () => {
    const brief =
      "Ferry times for December\n\nMonday to Friday\nLeave Kilmory 0715, 0930, 1300\nLeave Rhu 0745, 1000, 1330\n\nSaturday\nLeave Kilmory 0900, 1300\nLeave Rhu 0930, 1330\n\nNo sailings on Sundays.";
    expect(storyOf(brief).posts.linkedin).toContain("1330\n\nSaturday\nLeave Kilmory 0900, 1300");
    expect(storyOf(brief).points.map(({ text }) => text)).toContain(
      "Saturday: Leave Kilmory 0900, 1300; Leave Rhu 0930, 1330",
    );
  });

  test("rows of several prices keep their label", () => {
    const brief =
      "Unsere Honigpreise ab Dezember:\n500 g: Akazie 9 €, Linde 8,50 €, Wald 11 €\n250 g: Akazie 5 €, Linde 4,80 €, Wald 6 €\nAbholung freitags von 15 bis 18 Uhr.";
    expect(storyOf(brief).posts.linkedin).toContain("\n250 g: Akazie 5 €, Linde 4,80 €, Wald 6 €\n");
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
