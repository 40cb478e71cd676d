import { expect, test } from "vitest";
import { payingLines } from "../../../lib/render/templates/film/kept-lines.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const filmOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Bura Boats"), channel: "tiktok", assetType: "video" });

test("the last picture has no part of a price list", () => {
  const story = filmOf(
    "Our prices for 2027:\n\nSmall boat: 90 € half day, 130 € whole day\nBoat with sun roof: 160 € half day, 230 € whole day\nSpeedboat: 390 € only whole day\nSkipper: 100 € per day",
  );
  expect(payingLines(story, [])).toEqual([]);
});

test("a single price stays", () => {
  const story = filmOf("We launch the Löyly 6, a sauna boat for six persons. The price starts at 38,900 €.");
  expect(payingLines(story, []).join("\n")).toContain("38,900");
});
