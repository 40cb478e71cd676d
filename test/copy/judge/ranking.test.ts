import { describe, expect, test } from "vitest";
import { DAMAGES } from "./damage.ts";
import { judge } from "./judging.ts";
import { PIECES } from "./pieces/all.ts";
import { PARAPHRASES } from "./pieces/paraphrases.ts";
import { piece } from "./pieces/piece.ts";

/** Share of worse versions that have to score lower. */
const RANKED = 0.95;

const trials = PIECES.flatMap((piece) => {
  const before = judge(piece).score;
  return Object.entries(DAMAGES).flatMap(([kind, damage]) => {
    const worse = damage(piece);
    return worse ? [{ kind, name: piece.name, before, after: judge(piece, worse) }] : [];
  });
});

describe("copy that a careful person would publish", () => {
  test.each(PIECES)("$name is approved", (piece) => {
    const report = judge(piece);

    expect(report).toMatchObject({ verdict: "approved" });
    expect(report.score).toBeGreaterThanOrEqual(80);
    expect(report.claims.filter((claim) => !claim.supported)).toEqual([]);
  });
});

describe("an honest paraphrase", () => {
  test.each(PARAPHRASES)("$name is approved", (piece) => {
    expect(judge(piece)).toMatchObject({ verdict: "approved" });
  });

  test("that concludes more than the brief says is looked at by a person", () => {
    const clinic = piece({
      name: "a clinic",
      brief:
        "Molar sends reminders by SMS to dental clinics and cut no-shows by 38% in Leeds. Try it at molar.example",
      channel: "linkedin",
      copy: {
        headline: "Molar cut no-shows by 38%",
        text: "Empty rooms ruin practices and frustrate everyone on the rota. Molar cut no-shows by 38% in Leeds.",
      },
    });

    expect(judge(clinic).verdict).toBe("needs_review");
    expect(judge(clinic).summary).toContain("Empty rooms ruin practices");
  });
});

describe("a deliberately worse version", () => {
  test.each(Object.keys(DAMAGES))("scores lower with %s", (kind) => {
    const own = trials.filter((t) => t.kind === kind);
    const missed = own.filter((t) => t.after.score >= t.before).map((t) => t.name);

    expect(own.length).toBeGreaterThan(3);
    expect(missed.length / own.length, missed.join(", ")).toBeLessThanOrEqual(1 - RANKED);
  });

  test("says why, whenever it is not approved", () => {
    for (const { after } of trials.filter((t) => t.after.verdict !== "approved")) {
      expect(after.summary).toMatch(/^(?:Rejected until|A person should|\d+ of 100)[^\n]{20,}\.$/);
      for (const check of after.checks.filter((c) => !c.passed)) {
        expect(check.fix, check.id).toMatch(/\p{L}{3}/u);
        expect(check.evidence[0]?.quote, check.id).toMatch(/\S/);
      }
    }
  });
});

const always = (verdict: string, kinds: string[]) =>
  test.each(kinds)(`is ${verdict} with %s`, (kind) => {
    const own = trials.filter((t) => t.kind === kind);

    expect(own.filter((t) => t.after.verdict !== verdict).map((t) => t.name)).toEqual([]);
  });

describe("copy damaged with", () => {
  always("rejected", [
    "an invented number",
    "a number changed",
    "an invented price",
    "an invented certificate",
    "an invented guarantee",
    "the slogan altered",
    "longer than the platform takes",
  ]);
  always("needs_review", ["a superlative", "an invented customer", "an invented quotation", "another topic"]);
});
