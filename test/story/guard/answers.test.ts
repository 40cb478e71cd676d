import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { ANSWERED, storyFrom } from "../answers.ts";

test.each(ANSWERED)("$id: a good answer to $about is accepted", (its) => {
  expect(guardStory(storyFrom(its, its.good), its).findings).toEqual([]);
});

const careless = ANSWERED.flatMap((its) => its.careless.map(({ fault, answer }) => ({ its, fault, answer })));

test.each(careless)("$its.id: $fault is refused", ({ its, answer }) => {
  const { findings } = guardStory(storyFrom(its, answer), its);
  expect(
    findings.filter(({ slot, severity }) => slot.startsWith("posts.") && severity === "refuse"),
  ).not.toEqual([]);
});
