import { expect, test } from "vitest";
import { headAndBody, sumAtEnd } from "../../lib/render/templates/series/head-and-body.ts";

test.each([
  ["Not in the microwave: heat harms the aroma", "Not in the microwave", "Heat harms the aroma"],
  [
    "Stir every ten minutes. A jar takes about an hour",
    "Stir every ten minutes",
    "A jar takes about an hour",
  ],
  ["Twice a year is enough for most pianos", "Twice a year is enough for most pianos", ""],
  ["Doors at 19: come early and bring friends", "Doors at 19: come early and bring friends", ""],
  ["Adults: the front door. Children: the side door", "Adults: the front door. Children: the side door", ""],
  ["Not sure? Borrow a kit for four weeks", "Not sure? Borrow a kit for four weeks", ""],
])("a slide that is one text has a title and a body: %s", (text, title, body) => {
  expect(headAndBody({ title: text, body: "" })).toEqual({ title, body });
});

test("a slide with a body keeps its title", () => {
  const slide = { title: "Stir it. Twice", body: "With a spoon." };
  expect(headAndBody(slide)).toEqual(slide);
});

test.each([
  ["About 4,400 nappies, £1,050.", { sum: "£1,050", rest: "About 4,400 nappies" }],
  [
    "£340 plus roughly £130 for washing, so £470.",
    { sum: "£470", rest: "£340 plus roughly £130 for washing" },
  ],
  ["A day from £18", undefined],
  ["£10 and a £30 deposit you get back.", undefined],
])("the sum that a text comes to stands apart: %s", (text, found) => {
  expect(sumAtEnd(text)).toEqual(found);
});
