import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const NOTHING = { brand: "Acme", asked: [], atHand: [], faces: [] };

function drawn(brief: string, assetType: AssetType = "card") {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });
  return JSON.stringify(chooseTemplate(story, NOTHING, { assetType, seed: 1 })?.data);
}

test("two jobs have no row that mixes the start of the one with the pay of the other", () => {
  const data = drawn(
    "Two jobs going at Acme in Dundee. A survey analyst, £36,000 to £41,000, full time, from 1 March 2027. An office manager, £27,500, 24 hours a week, from 1 February.",
  );
  expect(data).not.toMatch(/Salary|Start:|"Start"/);
  expect(data).toContain("An office manager, £27,500");
});

test("a last day is no date of the offer", () => {
  const data = drawn(
    "20% off everything in silver from Friday 27 to Monday 30 November. Engraving is free. Last day to order engraved pieces for Christmas: Wednesday 9 December.",
  );
  expect(data).not.toContain("Date: Wednesday");
});
