import { expect, test } from "vitest";
import { leadingSteps } from "../../../lib/render/templates/series/counted.ts";
import type { Story } from "../../../lib/story/schema.ts";

const step = (title: string, id: string) => ({ title, body: "", facts: [id] });
const STEPS = [step("Bring the saddle in", "f1"), step("We check the tree", "f2"), step("Collect it", "f3")];
const PRICE = step("The check costs £39", "f9");

/** What the count of steps reads of a story. */
const storyWith = (steps: Story["steps"], slides: Story["slides"]) => ({ steps, slides }) as Story;

test("steps that stand first keep their numbers where other slides follow", () => {
  const slides = [...STEPS, PRICE];
  expect(leadingSteps(storyWith(STEPS, slides), slides)).toBe(3);
});

test.each([
  ["a remark stands before them", STEPS, [PRICE, ...STEPS]],
  ["one of them is not shown", STEPS, [...STEPS.slice(1), PRICE]],
  ["there are none", [], [...STEPS, PRICE]],
  ["there is only one", STEPS.slice(0, 1), [...STEPS.slice(0, 1), PRICE]],
])("no slide is numbered where %s", (_, steps, slides) => {
  expect(leadingSteps(storyWith(steps, slides), slides)).toBeUndefined();
});

test.each(["Day 4 and 5", "Tag 6 bis 14", "Jour 3", "Día 2", "Giorno 1", "Dag 7", "Dia 15"])(
  "a step that brings its own number has no other one beside it: %s",
  (title) => {
    const steps = [step("Wash the yarn", "f1"), step(title, "f2")];
    const slides = [...steps, PRICE];
    expect(leadingSteps(storyWith(steps, slides), slides)).toBeUndefined();
  },
);

test("a step that shows a figure of its own leaves all of them without a number", () => {
  const slides = [...STEPS, PRICE];
  const shown = slides.map((slide, i) => (i === 1 ? { ...slide, stat: "5 days" } : slide));
  expect(leadingSteps(storyWith(STEPS, slides), shown)).toBeUndefined();
});
