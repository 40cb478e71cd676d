import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewPosts } from "../../../lib/story/review/review-story.ts";
import { BRAND, changed, HATS, STORY } from "./hats.ts";

const POST = STORY.posts.twitter ?? "";

describe("the post of every channel has a verdict of its own", () => {
  test("posts that tell everything are approved", () => {
    const { twitter, linkedin } = reviewPosts(HATS);
    expect([twitter, linkedin]).toEqual([
      { verdict: "approved", says: null },
      { verdict: "approved", says: null },
    ]);
  });

  test("a channel for which nothing was written needs a person", () => {
    expect(reviewPosts(HATS).instagram).toEqual({
      verdict: "needs_review",
      says: "Nothing was written for instagram.",
    });
  });

  test("a post that leaves out the price needs a person; the others keep their verdict", () => {
    const posts = { twitter: POST, linkedin: POST.replaceAll("£25.50", "less") };
    const { twitter, linkedin } = reviewPosts(changed({ posts }));

    expect(twitter?.verdict).toBe("approved");
    expect(linkedin).toEqual({ verdict: "needs_review", says: expect.stringContaining("does not say") });
  });

  test("what the guard doubts in one post concerns that post alone", () => {
    const doubt = {
      slot: "posts.linkedin",
      problem: "binding" as const,
      says: "the day may be another one",
      span: null,
    };
    const { twitter, linkedin } = reviewPosts(
      changed({}, { findings: [{ ...doubt, severity: "doubt" as const }] }),
    );

    expect([twitter?.verdict, linkedin?.verdict]).toEqual(["approved", "needs_review"]);
  });

  test("a brief that says too little keeps every channel from being approved", () => {
    const brief = "We are always here for you.";
    const request = { brief, brand: BRAND, channel: "linkedin" as const, assetType: "card" as const };
    const posts = reviewPosts({ ...request, story: houseStory(request) });
    expect(Object.values(posts).filter((post) => post?.verdict === "approved")).toEqual([]);
  });

  test("channels whose readers cannot follow a link need not name it", () => {
    const posts = { tiktok: POST.replace(" loopstitch.example/hat", "") };
    expect(reviewPosts(changed({ posts })).tiktok?.verdict).toBe("approved");
  });

  test("what readers have to do is in the post of the run's channel", () => {
    const duty = "Orders have to arrive by post.";
    const brief = `${HATS.brief}. ${duty}`;
    const story = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
    const posts = { ...story.posts, linkedin: (story.posts.linkedin ?? "").replace(duty, "") };
    const reviewed = reviewPosts({ ...HATS, brief, story: { ...story, posts }, channel: "linkedin" });
    expect(reviewed.linkedin).toEqual({
      verdict: "needs_review",
      says: expect.stringContaining("arrive by post"),
    });
  });
});
