import { describe, expect, test } from "vitest";
import { pieceOfBody } from "../../../lib/pipeline/piece-of-body.ts";
import { reviewWords } from "../../../lib/story/review/review-words.ts";
import type { Check } from "../../../lib/vocab.ts";
import { BRAND, failing, LINT } from "./hats.ts";

const review = (body: Record<string, unknown>, lint: readonly Check[] = LINT) =>
  reviewWords(pieceOfBody(body, "en"), { brand: BRAND, channel: "linkedin", lint });

describe("words that came finished are their own source", () => {
  test("numbers and names of the caller are approved", () => {
    const { verdict, score, sources, held_back } = review({
      headline: "Denise saves 12 hours a week",
      stats: [{ value: "41 %", label: "less electricity" }],
      cta: "Book a demo",
    });

    expect({ verdict, sources, held_back }).toEqual({ verdict: "approved", sources: [], held_back: [] });
    expect(score).toBeGreaterThanOrEqual(90);
  });

  test("the weights of all checks add up to 100", () => {
    const total = review({ headline: "A hat kit" }).checks.reduce((sum, { weight }) => sum + weight, 0);
    expect(total).toBeCloseTo(100, 5);
  });

  test.each([
    ["a banned word", { headline: "A cheap hat kit" }, LINT, "rejected"],
    ["an altered slogan", { headline: "Knitting kits with a friend." }, LINT, "rejected"],
    [
      "missing glyphs",
      { headline: "A hat kit" },
      [...LINT, failing("picture_glyphs", "☃", true)],
      "rejected",
    ],
    ["a promise that needs proof", { headline: "Guaranteed to please" }, LINT, "needs_review"],
    ["a placeholder", { headline: "Meet [name] today" }, LINT, "needs_review"],
    ["a placeholder in capitals", { headline: "Rye bread for [PRICE]" }, LINT, "needs_review"],
    ["an open price", { headline: "Rye bread for €XX" }, LINT, "needs_review"],
    [
      "a text that is cut",
      { headline: "A hat kit" },
      [...LINT, failing("picture_room", "A hat…")],
      "needs_review",
    ],
    ["no words", {}, LINT, "needs_review"],
  ])("%s", (_, body, lint, verdict) => {
    expect(review(body, lint).verdict).toBe(verdict);
  });

  test.each([
    ["en", "45 minutes, free, with Q&A."],
    ["fr", "Nous pressons 3 000 litres par an."],
  ])("in %s, %s does not break off", (language, headline) => {
    const piece = pieceOfBody({ headline }, language);
    const { checks } = reviewWords(piece, { brand: BRAND, channel: "linkedin", lint: LINT });
    expect(checks.find(({ id }) => id === "well_formed")?.passed).toBe(true);
  });

  test("a plain headline without taste stays approved", () => {
    expect(review({ headline: "Excited to announce" }).verdict).toBe("approved");
  });
});
