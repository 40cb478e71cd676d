import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clarifyBrief } from "../../../lib/copy/judge/clarify.ts";
import { judgeCopy } from "../../../lib/copy/judge/judge.ts";
import type { Judged } from "../../../lib/copy/judge/report.ts";
import { readBrief } from "../../../lib/copy/read-brief.ts";
import { AssetType, Channel, Check, Claim } from "../../../lib/vocab.ts";
import { runs } from "../../support/sample.ts";
import { PIECES } from "./pieces/all.ts";
import { brand } from "./pieces/piece.ts";

/** Scraps that have broken text programs before. */
const SCRAPS = [
  "“",
  "‘",
  "(((",
  "\uD800",
  "\uDFFF",
  "\u202E",
  "\u0000",
  "🎉🎉",
  "👨‍👩‍👧‍👦",
  "<b>",
  "{{name}}",
  "[Your Company]",
  "1.000.000,50 €",
  "$$$",
  "٢٠٪",
  "二百万",
  "ISO ISO 27001",
  "the the best best",
  "\n\n\n",
  "#",
  "https://",
  "a.b.c.d",
  "0".repeat(80),
  "-".repeat(60),
  "….….….",
  "I’m",
]; // prettier-ignore
const scrap = fc.constantFrom(...SCRAPS, ...PIECES.flatMap((p) => p.copy.text.split("\n")));
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.array(scrap, { maxLength: 12 }).map((list) => list.join(" ")),
);
const list = fc.array(text, { maxLength: 4 });

const judged: fc.Arbitrary<Judged> = fc.record({
  headline: text,
  supporting: text,
  bullets: list,
  stats: fc.array(fc.record({ value: text, label: text }), { maxLength: 3 }),
  slides: fc.array(fc.record({ title: text, body: text }), { maxLength: 4 }),
  cta: fc.record({ label: text }),
  text,
  hashtags: list,
});

const branded = fc
  .record({ name: text, tagline: text, overview: text, banned: list, required: list })
  .map(({ banned, required, ...rest }) =>
    brand({ ...rest, product_map: { guidelines: { banned, required } } }),
  );

const inputs = fc
  .record({
    copy: judged,
    brief: text,
    brand: branded,
    channel: fc.constantFrom(...Channel.options),
    assetType: fc.constantFrom(...AssetType.options),
  })
  .map((input) => ({ ...input, facts: readBrief(input.brief, input.brand), lint: [] }));

describe("for any input", () => {
  test("the judge gives a whole score from 0 to 100, a report that fits the API, and the same one again", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const report = judgeCopy(input);

        expect(Number.isInteger(report.score) && report.score >= 0 && report.score <= 100).toBe(true);
        expect(report.summary).toMatch(/^[^\n]{20,}\.$/);
        Check.array().parse(report.checks);
        Claim.array().parse(report.claims);
        for (const c of report.checks.filter((x) => !x.passed))
          expect(c.fix && c.evidence[0]?.quote, c.id).toBeTruthy();
        expect(judgeCopy(structuredClone(input))).toEqual(report);
      }),
      { numRuns: runs(30, 150) },
    );
  }, 60_000);

  test("an approved report has no unsupported claim and at least 70 points", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const report = judgeCopy(input);
        if (report.verdict !== "approved") return;

        expect(report.score).toBeGreaterThanOrEqual(70);
        expect(report.claims.every((claim) => claim.supported)).toBe(true);
      }),
      { numRuns: runs(20, 100) },
    );
  }, 60_000);

  test("clarify asks at most two questions and never degrades", () => {
    fc.assert(
      fc.property(
        text,
        branded,
        fc.dictionary(fc.string({ maxLength: 12 }), text, { maxKeys: 4 }),
        (brief, dna, answers) => {
          const clarity = clarifyBrief({ brief, brand: dna, answers });

          expect(clarity.questions.length).toBeLessThanOrEqual(2);
          expect(clarity.ready).toBe(clarity.status === "ready");
          expect(clarity.degraded).toBe(false);
        },
      ),
      { numRuns: runs(30, 150) },
    );
  }, 60_000);
});
