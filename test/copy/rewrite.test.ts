import { expect, test } from "vitest";
import { variants } from "../../lib/copy/rewrite/variants.ts";

const texts = (s: string, product?: string, it?: string) => variants(s, product, it).map((v) => v.text);

const turns: [string, string][] = [
  ["Kite lets small teams plan a week in ten minutes", "Plan a week in ten minutes"],
  ["You can now export every chart as SVG", "Export every chart as SVG"],
  ["Kite moves tasks for them, so they can stop guessing", "No more guessing"],
  ["We cut invoice time from two days to ten minutes", "Invoice time: from two days to ten minutes"],
  ["We’re launching Tide 3 on 4 May", "Tide 3 launches on 4 May"],
  ["Kite is a calendar that plans around your energy", "Meet Kite, a calendar that plans around your energy"],
  ["We added dark mode to Kite for iPad", "Dark mode comes to Kite for iPad"],
  ["Our open day is on Saturday 4 May", "Open day: Saturday 4 May"],
  ["New episode of Plain Talk: why meetings multiply", "Why meetings multiply"],
  ["Harbor Notes now works offline on trains and planes", "Harbor Notes now works offline"],
];

test.each(turns)("“%s” may be said shorter: “%s”", (sentence, shorter) => {
  expect(texts(sentence)).toContain(shorter);
});

const kept = [
  "We stop selling bikes with forks in Leeds",
  "Free delivery on all orders over £50",
  "All plans include backups on request",
  "Paid members can export charts until Friday",
  "4 in 10 patients wait longer in winter",
  "No refunds after 30 days, except on faulty items",
];

test.each(kept)("“%s” is never shortened, because a condition or a negation would go", (sentence) => {
  expect(texts(sentence)).toEqual([sentence]);
});

test("a condition on who may do it is not lifted", () => {
  expect(texts("Existing customers can upgrade too")).not.toContain("Upgrade too");
  expect(texts("Kite Pro lets paid users add guests")).not.toContain("Add guests");
});

test("a leading “It” is replaced by what it stands for", () => {
  expect(texts("It waters itself", undefined, "Pocket Greenhouse")).toEqual([
    "Pocket Greenhouse waters itself",
  ]);
});
