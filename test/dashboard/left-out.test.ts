import { expect, test } from "vitest";
import { leftOutOf } from "../../functions/dashboard/ui/left-out.tsx";

const BRIEF = "Throwing class on Saturday. 8 spots. Message us to book. Tom is away.";
const piece = (quote: string, more: object = {}) => {
  const start = BRIEF.indexOf(quote);
  return { start, end: start + quote.length, ...more };
};
const PIECES = [
  piece("Throwing class on Saturday.", { fact: {} }),
  piece("8 spots.", { fact: {} }),
  piece("Message us to book."),
  piece("Tom is away.", { held: {} }),
];

test("says what of a brief stands neither in the picture nor in the post, and leaves to its list what was held back", () => {
  const found = (...texts: string[]) => leftOutOf(BRIEF, { pieces: PIECES, texts });
  expect(found("A throwing class on Saturday")).toEqual(["8 spots.", "Message us to book."]);
  expect(found("A throwing class on Saturday", "With 8 spots; message us to book.")).toEqual([]);
});

test("what was said to the writer is never offered as copy", () => {
  const brief = "Fair on 12 December. The date should be big.";
  const wish = { start: 21, end: brief.length };
  const pieces = [{ start: 0, end: 20, fact: {} }, wish];
  expect(leftOutOf(brief, { pieces, texts: ["Fair on 12 December"], wishes: [wish] })).toEqual([]);
});

test("begins with a word, not with the sign before it", () => {
  const brief = "We talk straight, no jargon.";
  expect(leftOutOf(brief, { pieces: [{ start: 16, end: brief.length }], texts: [] })).toEqual(["no jargon."]);
});
