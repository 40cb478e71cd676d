import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Acme", asked: [], atHand: [], faces: [] };

const shown = (brief: string, assetType: AssetType) => {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "web", assetType });
  return chooseTemplate(story, PICTURES, { assetType, seed: 1 })?.data as Record<string, unknown>;
};

test.each([
  ["On-time trains: January 81%, February 84%, March 91%.", "On-time trains"],
  ["Pünktliche Züge: Januar 81 %, Februar 84 %, März 91 %.", "Pünktliche Züge"],
  ["Load time: 2021 900 ms, 2022 620 ms, 2023 310 ms.", "Load time"],
])("the values of a chart are not its headline as well: %s", (brief, headline) => {
  for (const assetType of ["card", "infographic"] as const) {
    const data = shown(brief, assetType);
    expect(data).toMatchObject({ headline, supporting: "" });
    const points = (data.points ?? (data.chart as { points: unknown }).points) as unknown[];
    expect(points).toHaveLength(3);
  }
});

test("a value that the chart does not have stays in the headline", () => {
  const { headline } = shown("On-time trains: January 81%, March 91%, and 12 new drivers.", "card");
  expect(headline).toContain("12 new drivers");
});
