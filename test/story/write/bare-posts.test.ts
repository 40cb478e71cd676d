import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Moss Vet"), channel: "twitter", assetType: "infographic" });

describe("a short post", () => {
  test("is asked about where only the heading of a longer text has room", () => {
    const { posts, doubts } = storyOf(
      "YEAR IN NUMBERS (1 Oct 2025 – 30 Sept 2026)\nTreated: 4,860 animals (+7 % on last year)\nPaid from the fund: £18,400\nNot so good: the scanner failed and was off for five weeks, about 90 visits lost, which we want to say as openly as all the rest. Open day Thursday 3 December, 7pm, Moss Hall, all welcome.",
    );
    expect(posts.twitter).toBe("Year in numbers");
    expect(doubts.map(({ slot }) => slot)).toContain("posts.twitter");
  });

  test("keeps the label of a number to call", () => {
    const { posts } = storyOf(
      "We are closed on Friday 25 December.\n\nDay: 01632 960310\nNights: 01632 960399",
    );
    expect(posts.linkedin).toContain("Day: 01632 960310");
    expect(posts.linkedin).toContain("Nights: 01632 960399");
  });

  test("does not promise a list that it leaves out", () => {
    const filler = "Our volunteers sort every parcel by hand on Monday 3 May and on Tuesday 4 May. ".repeat(
      2,
    );
    const { posts } = storyOf(
      `${filler}What we are shortest of this week: long-life milk, tinned fish, nappies in the larger sizes. Bring it on Monday from 1 pm to 4 pm, St Luke's Hall, side door.`,
    );
    expect(posts.twitter).not.toMatch(/this week\.(?:\s|$)/);
  });
});
