import { describe, expect, test } from "vitest";
import { judgeCopy } from "../../../lib/copy/judge/judge.ts";
import { readBrief } from "../../../lib/copy/read-brief.ts";
import { brand } from "./pieces/piece.ts";

const cpuMs = (run: () => void) => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

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
