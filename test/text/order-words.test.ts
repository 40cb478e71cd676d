import { expect, test } from "vitest";
import { endOfSteps, opensStep } from "../../lib/text/order-words.ts";

const placed = (...titles: string[]) => titles.map((title, at) => ({ title, at }));
const STEPS = ["First we take it apart", "Then we wash it", "Loose joints are glued", "Then it dries"];

test("steps of prose end with the last one, or with its paragraph", () => {
  const closed = placed(...STEPS, "Last, it is waxed", "From £95", "Scratches stay");
  expect(endOfSteps(closed, [])).toBe(5);
  const open = placed(...STEPS, "We look at it again", "From £95");
  expect(endOfSteps(open, [0, 5])).toBe(5);
});

test.each([
  ["nothing stands behind them", placed(...STEPS, "Last, it is waxed"), []],
  ["no paragraph says where they end", placed(...STEPS, "From £95"), []],
  ["only two words tell an order", placed("First we met", "Then we built it", "From £95"), [0, 2]],
])("no end where %s", (_, lines, breaks) => {
  expect(endOfSteps(lines, breaks)).toBeUndefined();
});

test.each([
  ["Zuletzt ruht er zwei Tage", true],
  ["Enfin, il sèche à l’ombre", true],
  ["D’abord on démonte tout", true],
  ["Firstborn lambs are in the barn", false],
  ["Last year we sold 40", false],
  ["Am Ende der Straße links", false],
])("“%s” opens a step: %s", (text, opens) => {
  expect(opensStep(text)).toBe(opens);
});
