import { expect, test } from "vitest";
import { isPriceTag } from "../../../lib/render/templates/kit/money.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Larkspur", asked: [], atHand: [], faces: [] };
const LIMITS = { headline: 100, supporting: 160, title: 140, body: 160 };
const BRIEF = [
  "Our prices from 4 January:",
  "- Check-up: £48",
  "- Hygienist, 30 minutes: £62",
  "- White filling: from £95",
  "- Emergency appointment: £70",
  "- Children under 10: free",
].join("\n");

const seriesOf = (brief: string) =>
  seriesOfStory(
    houseStory({ brief, brand: brandOf("Larkspur"), channel: "instagram", assetType: "carousel" }),
    PICTURES,
    LIMITS,
  );

test.each(["£48", "from £95", "Ab 12 €", "à partir de 40 €", "Free", "gratuit"])(
  "%s is a price tag",
  (text) => {
    expect(isPriceTag(text)).toBe(true);
  },
);
test.each(["from 4 January", "free entry", "48", "from Leeds"])("%s is none", (text) => {
  expect(isPriceTag(text)).toBe(false);
});

test("every entry of a price list shows its price large, and its summary has all of them", () => {
  const series = seriesOf(BRIEF);
  expect(series?.slides.map(({ stat }) => stat)).toEqual(["£48", "£62", "From £95", "£70", "Free"]);
  expect(series?.closing.supporting).toContain("Children under 10: free");
});
