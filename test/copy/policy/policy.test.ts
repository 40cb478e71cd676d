import { describe, expect, test } from "vitest";
import { impersonationsIn } from "../../../lib/copy/policy/impersonation.ts";
import { violationIn } from "../../../lib/copy/policy/violation.ts";
import { BRIEFS } from "../briefs/all.ts";
import { INNOCENT } from "./innocent.ts";
import { HONEST, IMPERSONATING } from "./names.ts";
import { REFUSED } from "./refused.ts";

const OWN = ["Kite Works"];

describe("hate and threats", () => {
  test.each(REFUSED)("the policy rule $rule matches: $text", ({ rule, text }) => {
    expect(violationIn(text)).toMatchObject({ rule, words: expect.stringMatching(/\S/) });
  });

  test.each(INNOCENT)("the policy accepts %s", (text) => {
    expect(violationIn(text)).toBeUndefined();
  });

  test("hate and threats are detected in a long brief too", () => {
    const filler = "Our bakery opens on Monday. Come by. ".repeat(40);
    for (const { text } of REFUSED) expect(violationIn(`${filler}\n${text}\n${filler}`), text).toBeDefined();
    expect(violationIn(INNOCENT.join("\n"))).toBeUndefined();
  });
});

describe("impersonation of somebody else", () => {
  test.each(IMPERSONATING)("impersonation is detected in %s", (text) => {
    expect(impersonationsIn(text, OWN)).toHaveLength(1);
  });

  test.each(HONEST)("no impersonation is detected in %s", (text) => {
    expect(impersonationsIn(text, OWN)).toEqual([]);
  });

  test("speaking for the brand itself is not impersonation", () => {
    expect(impersonationsIn("Official statement by Apple: a new phone.", ["Apple Inc"])).toEqual([]);
  });

  test("impersonation is reported once, however often brief and copy repeat it", () => {
    const brief = "Official statement by Northbank: your account is blocked, log in today.";
    const copy = "Your account is blocked, log in today. Every parcel, by pedal.";
    expect(impersonationsIn(`${brief}\n${copy}\n${brief}`, OWN)).toEqual([
      "Official statement by Northbank",
      "your account is blocked, log in",
    ]);
  });
});

test("no brief of the evaluation set is refused, and none is taken for somebody else's", () => {
  const found = BRIEFS.filter(
    ({ brief, brand }) => violationIn(brief) ?? impersonationsIn(brief, [brand.name])[0],
  );
  expect(found.map(({ id }) => id)).toEqual([]);
});

test.each(["a ", "women ", "kill all ", "As Aa ", "A", "a.", "women are all just ", "0a", "\u0301", '" '])(
  "4,000 characters of %j, and a body full of them, are read at once",
  (piece) => {
    const began = performance.now();
    violationIn(piece.repeat(4_000 / piece.length));
    impersonationsIn(piece.repeat(4_000 / piece.length), OWN);
    violationIn(piece.repeat(200_000 / piece.length));
    impersonationsIn(piece.repeat(200_000 / piece.length), OWN);
    expect(performance.now() - began).toBeLessThan(2_000);
  },
);
