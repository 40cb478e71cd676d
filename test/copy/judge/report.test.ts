import { describe, expect, test } from "vitest";
import type { Check } from "../../../lib/vocab.ts";
import { BAKERY, withBrand } from "./bakery.ts";
import { checkOf, judge } from "./judging.ts";

const lint = (part: Partial<Check>): Check => ({
  id: "contrast",
  group: "legibility",
  label: "Text stands out from its background",
  weight: 2,
  points: 2,
  passed: true,
  hard: true,
  evidence: [],
  fix: null,
  ...part,
});

describe("checks of the picture", () => {
  test("a failed hard check rejects, and the report names its fix", () => {
    const failed = lint({ points: 0, passed: false, fix: "Use a darker background." });
    const report = judge(BAKERY, {}, [failed]);

    expect(report.verdict).toBe("rejected");
    expect(report.summary).toContain("use a darker background");
  });

  test("a check with a known id replaces the built-in one", () => {
    const measured = lint({
      id: "headline_length",
      points: 0.5,
      passed: false,
      hard: false,
      fix: "Shorten it.",
    });
    const report = judge(BAKERY, {}, [measured]);

    expect(report.checks.filter((c) => c.id === "headline_length")).toEqual([measured]);
  });

  test("no check replaces a check on claims", () => {
    const fake = lint({ id: "numbers", group: "claims" });
    const report = judge(BAKERY, { text: `${BAKERY.copy.text}\n\nLoved by 12,000 people.` }, [fake]);

    expect(report.verdict).toBe("rejected");
  });

  test("impossible points are brought into bounds", () => {
    const wild = [
      lint({ id: "a", points: Number.NaN }),
      lint({ id: "b", points: 900 }),
      lint({ id: "c", weight: -4 }),
    ];
    const { score } = judge(BAKERY, {}, wild);

    expect(score).toBeGreaterThan(80);
    expect(score).toBeLessThanOrEqual(100);
  });
});

describe("the judge's report", () => {
  test("the judge's report weighs its checks to 100 in fixed groups", () => {
    const { checks } = judge(BAKERY);
    const weights: Record<string, number> = {};
    for (const { group, weight } of checks) weights[group] = (weights[group] ?? 0) + weight;

    expect(weights).toEqual({ message: 52, action: 12, platform: 11, claims: 11, brand: 9, legibility: 5 });
  });

  test("the judge's report scores the sum of its points", () => {
    const { score, checks } = judge(BAKERY);

    expect(score).toBe(Math.round(checks.reduce((sum, c) => sum + c.points, 0)));
  });

  test("the judge's report fills the older audience fields from the same checks", () => {
    const { verdict, audience } = judge(BAKERY, {
      text: `${BAKERY.copy.text}\n\nIt is the best in the world.`,
    });

    expect(audience.verdict).toBe(verdict);
    expect(audience.risks[0]).toContain("the best");
    expect(audience.themes).toContainEqual({ label: "Claim safety", weight: expect.any(Number) });
    for (const { weight } of audience.themes) expect(weight).toBeLessThanOrEqual(1);
  });

  test("words that came finished, without a brief, are their own source", () => {
    const finished = { ...BAKERY, brief: "" };

    expect(judge(finished).verdict).toBe("approved");
    expect(judge(finished, { headline: "90 breads a day and the" }).verdict).toBe("needs_review");
    expect(judge(withBrand(finished, { banned_words: ["oven"] })).verdict).toBe("rejected");
  });

  test("an empty copy earns nothing", () => {
    const nothing = {
      headline: "",
      supporting: " ",
      bullets: [],
      stats: [],
      slides: [],
      cta: { label: "" },
      text: "\n",
    };

    expect(judge(BAKERY, nothing)).toMatchObject({
      score: 0,
      verdict: "needs_review",
      summary: "A person should look at this: there is nothing to publish yet.",
    });
  });

  test("a picture without a caption is judged by its headline", () => {
    const og = { ...BAKERY, channel: "web" as const, assetType: "og_image" as const };
    const report = judge(og, { text: "", hashtags: [] });

    expect(report.verdict).toBe("approved");
    expect(checkOf(report, "first_line").passed).toBe(true);
  });

  test.each([
    ["twitter", "x".repeat(281), false],
    ["twitter", `${"x".repeat(250)} https://example.com/a/very/long/address/indeed`, true],
    ["linkedin", "x ".repeat(1501), false],
    ["instagram", "x ".repeat(1101), false],
    ["youtube", "é".repeat(2501), false],
    ["tiktok", "x ".repeat(1100), true],
  ] as const)("on %s a post of this length fits as the platform counts: %#", (channel, text, fits) => {
    expect(checkOf(judge({ ...BAKERY, channel }, { text, hashtags: [] }), "fits_limit").passed).toBe(fits);
  });
});
