import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Acme");
function made(brief: string) {
  const request = { brief, brand, channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  const { summary } = reviewStory({ story, ...request, lint: [], today: "2026-11-24" });
  return { post: story.posts.linkedin ?? "", summary };
}

describe("words that head what follows are for readers", () => {
  test.each([
    [
      "Clarinet & oboe MOT before the concert season. €65 flat: we open it up, clean the keys and check every pad. Normally €90. Book in by Friday 11 December.",
      "Clarinet & oboe MOT before the concert season",
    ],
  ])("%s", (brief, words) => {
    const { post, summary } = made(brief);
    expect(post).toContain(words);
    expect(summary).not.toContain(words);
  });

  test("an order for a piece is none", () => {
    const { summary, post } = made(
      "Teaser for the concert season. We open it up, clean the keys and check every pad for €65. Normally €90. Book in by Friday 11 December.",
    );
    expect(`${summary}`.includes("Teaser") || !post.includes("Teaser")).toBe(true);
  });
});
