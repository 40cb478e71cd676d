import { describe, expect, test } from "vitest";
import { figureDrawing } from "../../lib/render/templates/kit/figure-drawing.ts";
import { figureShape } from "../../lib/render/templates/kit/figure-shape.ts";
import { figureIn } from "../../lib/render/templates/kit/story/figured.ts";

describe("the figure of a sentence keeps every word around it", () => {
  test.each([
    ["62% of the households had an adult in work.", ["", "62%", "of the households had an adult in work"]],
    ["Waste fell by 18%.", ["Waste fell by", "18%", ""]],
    ["We bake 12,000 loaves a week.", ["We bake", "12,000", "loaves a week"]],
    ["A loaf takes 22 minutes instead of 68.", ["A loaf takes", "22 minutes", "instead of 68"]],
    ["3 in 4 parcels went to families", ["", "3 in 4", "parcels went to families"]],
    ["One in five adults cannot sleep", ["", "One in five", "adults cannot sleep"]],
    ["Umsatz 8,4 Mio. €", ["Umsatz", "8,4 Mio. €", ""]],
    ["Over 320 homes use it", ["Over", "320", "homes use it"]],
  ])("%s", (sentence, parts) => {
    const { before, value, label } = figureIn(sentence) ?? {};
    expect([before, value, label]).toEqual(parts);
  });
  test.each([
    "Call 01432 555 018",
    "The hall opens on 14 March",
    "Open until 9 am",
    "Meet us at Harbour Street 12",
    "In 2026 we grew",
    "Water temperature from 9 to 21 degrees",
    "Aim for 45 to 60% humidity",
    "Jobs under £25 are done while you wait",
    "Write to team24@beacon.example",
    "Up from 265,000 in the second quarter",
    "By our calculation that saved 61 tonnes of cardboard in three months",
    "Das sparte uns 40 Tonnen Pappe",
  ])("no figure: %s", (sentence) => expect(figureIn(sentence)).toBeUndefined());
});

describe("a number is drawn as what it says, or not at all", () => {
  test.each([
    ["a share", "", "62%", "of the households", { kind: "share", share: 0.62 }],
    ["growth", "Members rose", "32%", "", { kind: "pair", from: 100, to: 132 }],
    ["a fall", "Waste fell by", "18%", "", { kind: "pair", from: 100, to: 82 }],
    [
      "a level and the one before it",
      "Missed visits fell to",
      "4.1 %",
      "this year, from 9.6 % last year",
      { kind: "pair", from: 9.6, to: 4.1 },
    ],
    ["a level", "Die Quote stieg auf", "62 %", "der Haushalte", { kind: "share", share: 0.62 }],
    ["a multiple", "", "3×", "faster", { kind: "pair", from: 1, to: 3 }],
    ["a length and the one before it", "", "22 minutes", "instead of 68", { kind: "pair", from: 68, to: 22 }],
    [
      "a count and the one before it",
      "",
      "23",
      "rider-owners, up from 17",
      { kind: "pair", from: 17, to: 23 },
    ],
    ["a share and the one before it", "", "94%", "on time, up from 91%", { kind: "share", share: 0.94 }],
    ["some of a few", "", "3 in 4", "families", { kind: "of", part: 3, whole: 4, arePeople: true }],
    ["an interest rate", "", "4%", "interest a year", undefined],
    ["a share with a bound", "", "71%", "know it less than 14 days ahead", { kind: "share", share: 0.71 }],
    ["more and less at once", "up to", "40%", "less", undefined],
    ["a plain count", "", "8,400", "parcels", undefined],
  ])("%s", (_, before, value, label, shape) => {
    expect(figureShape({ before, value, label })).toEqual(shape);
  });
  test.each([
    [0.03, "M12 "],
    [0.08, "M32 "],
    [0.5, 'width="200"'],
  ])("a bar of %s is exactly so long", (share, end) => {
    const colors = { on: "#112233", off: "#ddeeff" } as const;
    expect(figureDrawing({ kind: "share", share }, { width: 400, height: 40 }, colors)).toContain(end);
  });
  test("a pair of lengths has their ratio", () => {
    const drawn = figureDrawing(
      { kind: "pair", from: 100, to: 4 },
      { width: 400, height: 60 },
      { on: "#112233", off: "#ddeeff" },
    );
    expect([...drawn.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([
      400, 16,
    ]);
  });
  test("three of four figures are in the colour of what counts", () => {
    const drawn = figureDrawing(
      { kind: "of", part: 3, whole: 4, arePeople: false },
      { width: 400, height: 100 },
      { on: "#112233", off: "#ddeeff" },
    );
    expect(drawn.match(/#112233/g)).toHaveLength(3);
    expect(drawn.match(/#ddeeff/g)).toHaveLength(1);
  });
});
