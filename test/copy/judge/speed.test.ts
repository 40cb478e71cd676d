import { describe, expect, test } from "vitest";
import { judgeCopy } from "../../../lib/copy/judge/judge.ts";
import { readBrief } from "../../../lib/copy/read-brief.ts";
import { writeCopy } from "../../../lib/copy/write.ts";
import { PIECES } from "./pieces/all.ts";
import { brand } from "./pieces/piece.ts";

const cpuMs = (run: () => void) => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Several times what it takes on a free machine, so that only a real slowdown fails. */
const BUDGET_MS = { ordinary: 15, long: 50 };

describe("once it is warm", () => {
  test("a report on an ordinary brief takes a few milliseconds", () => {
    const inputs = PIECES.map((piece) => ({
      ...piece,
      facts: readBrief(piece.brief, piece.brand),
      lint: [],
    }));
    const judgeAll = () => inputs.map(judgeCopy);
    for (let i = 0; i < 5; i++) judgeAll();

    expect(cpuMs(judgeAll) / inputs.length).toBeLessThan(BUDGET_MS.ordinary);
  });

  test("so does one on a brief of 4,000 characters and the post the house writer makes of it", () => {
    const brief = PIECES.map((piece) => piece.brief)
      .join("\n\n")
      .slice(0, 4000);
    const dna = brand({ name: "Harbor Notes" });
    const request = { brief, brand: dna, channel: "linkedin", assetType: "carousel" } as const;
    const { copy, facts } = writeCopy(request);
    const judge = () => judgeCopy({ ...request, copy, facts, lint: [] });
    for (let i = 0; i < 10; i++) judge();

    expect(cpuMs(() => [judge(), judge(), judge()]) / 3).toBeLessThan(BUDGET_MS.long);
  });
});

/** Patterns that backtrack take seconds where these take milliseconds. */
const FAR_TOO_LONG_MS = 400;

describe("long and repetitive text", () => {
  test.each([
    ["one letter", "a".repeat(4000)],
    ["digits", "1".repeat(4000)],
    ["grouped digits", "1,".repeat(2000)],
    ["blanks", `a${" ".repeat(3998)}b`],
    ["quotation marks", "“".repeat(4000)],
    ["capitals", "Ab ".repeat(1333)],
    ["number words", "two hundred ".repeat(333)],
    ["dots", "a.".repeat(2000)],
    ["dates", "3 March ".repeat(500)],
    ["hyphens", "best-".repeat(800)],
    ["comparisons", "more than ".repeat(400)],
    ["opening brackets", "<a ".repeat(1333)],
  ])("4,000 characters of %s take no time", (_, long) => {
    const copy = {
      headline: long,
      supporting: long,
      bullets: [long],
      stats: [],
      slides: [],
      cta: { label: long },
      text: long,
      hashtags: [],
    };
    const dna = brand({ name: "Kite" });
    const facts = readBrief("Kite is out on 3 March.", dna);
    const judge = () =>
      judgeCopy({ copy, facts, brief: long, brand: dna, channel: "linkedin", assetType: "card", lint: [] });
    judge();

    expect(cpuMs(judge)).toBeLessThan(FAR_TOO_LONG_MS);
  });
});
