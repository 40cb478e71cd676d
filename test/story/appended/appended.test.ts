import { expect, test } from "vitest";
import { appended, type Outcome, sentencesIn } from "./appended.ts";

/** Of sentences that other people wrote, hardly any for the maker reaches readers unseen, and nearly all for readers do. */
const shareOf = (all: readonly Outcome[], is: (one: Outcome) => boolean) =>
  all.filter(is).length / all.length;
const isUnseen = ({ isAsked, isPublished }: Outcome) => isPublished && !isAsked;

test.each([
  ["remarks", "last", 0.11],
  ["remarks", "first", 0.16],
  ["other-remarks", "last", 0.28],
  ["other-remarks", "first", 0.33],
] as const)("of %s that stand %s few reach readers without a person", (list, at, most) => {
  const all = sentencesIn(list).map((one) => appended(one, at));
  expect(shareOf(all, isUnseen)).toBeLessThan(most);
});

test.each([
  ["closers", 0.9],
  ["other-closers", 0.87],
] as const)("of %s at the end of a brief nearly all reach readers without a person", (list, least) => {
  const all = sentencesIn(list).map((one) => appended(one, "last"));
  expect(shareOf(all, isUnseen)).toBeGreaterThan(least);
});
