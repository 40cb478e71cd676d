import fc from "fast-check";
import { expect, test } from "vitest";
import { Code } from "../../lib/render/templates/code/data.ts";
import { softWrapped } from "../../lib/render/templates/code/soft-wrap.ts";
import { lineOf, tokensOf } from "../../lib/render/templates/code/tokens.ts";

const kinds = (line: string) => tokensOf(line).map(({ kind, text }) => `${kind} ${text}`);

test("the code tokenizer distinguishes keywords, strings, numbers and comments", () => {
  expect(kinds('const limit = 3_000; // per "day"')).toEqual([
    "keyword const",
    "plain limit",
    "plain =",
    "number 3_000",
    "plain ;",
    'comment // per "day"',
  ]);
  expect(kinds("SELECT name FROM runs WHERE score >= 0.5 -- good ones")).toContain("comment -- good ones");
  expect(kinds('  return "it\'s \\"fine\\"" + \'x\'')).toEqual([
    "keyword return",
    'string "it\'s \\"fine\\""',
    "plain +",
    "string 'x'",
  ]);
});

test("an apostrophe in a word, a colour and a preprocessor line open no string or comment", () => {
  expect(kinds("don't panic")).not.toContain("string 't panic");
  expect(kinds("color: #ff9f5a;").some((token) => token.startsWith("comment"))).toBe(false);
  expect(kinds("#include <stdio.h>").some((token) => token.startsWith("comment"))).toBe(false);
});

test("the code tokenizer keeps every character except spaces in its column", () => {
  const line = fc.string({
    minLength: 0,
    maxLength: 80,
    unit: fc.constantFrom(...`ab1"'\`/#-<*.({ })=_\\ `),
  });
  fc.assert(
    fc.property(line, (source) => {
      const tokens = tokensOf(source);
      for (const { column, text } of tokens) expect(source.slice(column, column + text.length)).toBe(text);
      expect(
        tokens
          .map(({ text }) => text)
          .join("")
          .replace(/ /g, ""),
      ).toBe(source.replace(/ /g, ""));
    }),
    { numRuns: 500 },
  );
});

test("parsing the data of a code card keeps indentation and columns", () => {
  const { lines } = Code.parse({ headline: "x", lines: ["if ok {", "\t\tgo  on", "}"] });
  expect(lines[1]?.map(({ column }) => column)).toEqual([4, 8]);
  expect(lines.map(lineOf)).toEqual(["if ok {", "go on", "}"]);
});

test("more than fourteen lines are refused with the limit in the message", () => {
  const { error } = Code.safeParse({ headline: "x", lines: Array.from({ length: 15 }, () => "a") });
  expect(error?.issues[0]).toMatchObject({ path: ["lines"], message: "At most 14 lines fit." });
});

test("a line that is too wide goes on in the next row, at a space and set in", () => {
  const rows = softWrapped(
    [tokensOf("  queue.add('mail', data, { attempts: 3, backoff: 'exponential' })")],
    40,
  );
  expect(rows.map(lineOf)).toEqual(["queue.add('mail', data, { attempts: 3,", "backoff: 'exponential' })"]);
  expect(rows.map(([first]) => first?.column)).toEqual([2, 6]);
  expect(softWrapped([tokensOf("a".repeat(60)), []], 40).map(lineOf)).toEqual(["a".repeat(60), ""]);
});
