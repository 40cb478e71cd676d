import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/before-after/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Kite", asked: [], atHand: [], faces: [] };
const changeOf = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" }), PICTURES)
    ?.data as Record<"before" | "after", { text: string; figures?: { value: string }[] }> | undefined;
const valuesOf = (brief: string) => {
  const change = changeOf(brief);
  return [change?.before, change?.after].map((side) => side?.figures?.map(({ value }) => value));
};

test.each([
  [
    "A lift we modernised in Swansea.\n\nBefore: the lift was from 1983. In 2024 it had 17 breakdowns, and residents were without a lift for 41 days in total.\nAfter: we replaced the motor and kept the car. Since then there have been 2 breakdowns and 1 day without a lift.\n\nThe work took six weeks.",
    ["17 breakdowns", "41 days"],
    ["2 breakdowns", "1 day"],
  ],
  [
    "Vorher und nachher in einer Grundschule in Kiel.\n\nVorher: eine Ölheizung von 1991. Im Winter 2024 brauchte sie 18.400 Liter Öl und stand 9 Tage still.\nNachher: zwei Wärmepumpen auf dem Dach. Seit dem Umbau gab es 0 Liter Öl und 1 Tag Stillstand.",
    ["18.400 Liter", "9 Tage"],
    ["0 Liter", "1 Tag"],
  ],
])("the numbers of two sides told in sentences stand large: %#", (brief, before, after) => {
  expect(valuesOf(brief)).toEqual([before, after]);
});

test("sides that count different things have no numbers beside each other", () => {
  const sides =
    "The Ashby gate.\n\nBefore: four hinges rusted through. It had 4 hinges.\nAfter: new oak and new hinges. The work took 11 days.";
  expect(valuesOf(sides)).toEqual([undefined, undefined]);
});
