import { expect, test } from "vitest";
import { appended, type Outcome, sentencesIn } from "./appended.ts";

/** Of sentences that other people wrote, hardly any for the maker reaches readers unseen, and nearly all for readers do. */
const shareOf = (all: readonly Outcome[], is: (one: Outcome) => boolean) =>
  all.filter(is).length / all.length;
const isUnseen = ({ isAsked, isPublished }: Outcome) => isPublished && !isAsked;

test.each([
  ["last", 0.11],
  ["first", 0.16],
] as const)("a remark that stands %s reaches readers without a person in few briefs", (at, most) => {
  const all = sentencesIn("remarks").map((one) => appended(one, at));
  expect(shareOf(all, isUnseen)).toBeLessThan(most);
});

test("what readers are to know at the end of a brief reaches them without a person", () => {
  const all = sentencesIn("closers").map((one) => appended(one, "last"));
  expect(shareOf(all, isUnseen)).toBeGreaterThan(0.9);
});
