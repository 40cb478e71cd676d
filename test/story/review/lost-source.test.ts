import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const reviewOf = (brief: string) => {
  const request = { brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  return { story, ...reviewStory({ ...request, story, lint: [], today: "2026-11-28" }) };
};

test("words of another time are asked about where no text says of which year they are", () => {
  const { story, summary } = reviewOf(
    'From the ship\'s log, 3 March 1874: "Ice to the rail. All hands at the pumps. No bread left."',
  );
  const isSaid = Object.values(story.posts).some((post) => post.includes("1874"));
  expect(isSaid || summary.includes("where the words are from")).toBe(true);
});

test("what a customer said this week needs no source", () => {
  const { summary } = reviewOf(
    'A customer wrote to us on Friday: "The boots were back in three days and look better than new."',
  );
  expect(summary).not.toContain("where the words are from");
});
