import { describe, expect, test } from "vitest";
import { lowered } from "../../../lib/story/review/lowered.ts";
import { pieceOfStory } from "../../../lib/story/review/piece.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRIEF, HATS, STORY } from "./hats.ts";

const published = {
  places: pieceOfStory(STORY, { channel: "twitter", assetType: "card" }).places,
  brief: BRIEF,
};
const report = reviewStory(HATS);

describe("a model's objection lowers a verdict only by a quote that can be verified", () => {
  test("a false claim, quoted from the post, asks for a person and leaves the score", () => {
    const objection = { kind: "false" as const, quote: "now costs £25.50", source: "was £34" };
    const { verdict, score, summary, checks } = lowered(report, [objection], published);

    expect({ verdict, score, summary }).toEqual({
      verdict: "needs_review",
      score: report.score,
      summary: "A person should look at this: “now costs £25.50” may be false.",
    });
    expect(checks.at(-1)).toMatchObject({ id: "model_opinion", passed: false, weight: 0 });
  });

  test("an instruction that leaked is quoted from the post and from the brief", () => {
    const objection = { kind: "leaked" as const, quote: "merino wool and needles", source: "merino wool" };
    expect(lowered(report, [objection], published).verdict).toBe("needs_review");
  });

  test.each([
    ["words that are not published", { kind: "false" as const, quote: "costs £12", source: "" }],
    [
      "a source that the brief does not say",
      { kind: "false" as const, quote: "now costs £25.50", source: "£12" },
    ],
    ["a leak without its place in the brief", { kind: "leaked" as const, quote: "now costs", source: "" }],
    ["a single word", { kind: "false" as const, quote: "hat", source: "" }],
    ["no words", { kind: "false" as const, quote: "", source: "" }],
  ])("%s change nothing", (_, objection) => {
    expect(lowered(report, [objection], published)).toEqual(report);
  });

  test("an objection never raises a verdict", () => {
    const rejected = { ...report, verdict: "rejected" as const, summary: "Rejected." };
    const objection = { kind: "false" as const, quote: "now costs £25.50", source: "was £34" };

    expect(lowered(rejected, [objection], published)).toMatchObject({
      verdict: "rejected",
      summary: "Rejected.",
    });
  });
});
