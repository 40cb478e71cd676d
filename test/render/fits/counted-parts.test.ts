import { describe, expect, test } from "vitest";
import { render } from "../../../lib/render/render.ts";
import { countedParts } from "../../../lib/render/templates/infographic/counted-parts.ts";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { readAsset } from "../../support/assets.ts";

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "linkedin", assetType: "infographic" });
const pageOf = (brief: string) => infographic.data.parse(infographic.fits?.(storyOf(brief), PICTURES)?.data);

describe("the parts of a total are bars, all of them and once", () => {
  test.each([
    [
      "Our year in figures. People brought us 1,284 broken things at 38 sessions. 963 went home working. By type: 312 lamps, 274 pieces of clothing, 221 kitchen appliances, 156 bicycles. 47 volunteers did the mending. The 963 should be large.",
      "By type",
      ["Lamps 312", "Pieces of clothing 274", "Kitchen appliances 221", "Bicycles 156"],
    ],
    [
      "Our year in figures, May 2025 to April 2026. 3,412 assignments. Of these 1,905 in court, 1,020 at police stations, 487 in prisons and probation offices. 61 interpreters, 38 languages. The 3,412 should be large.",
      "Of these",
      ["In court 1905", "At police stations 1020", "In prisons and probation offices 487"],
    ],
    [
      "Unser Jahr in Zahlen. 840 Räder haben wir repariert. Davon 410 Stadträder, 290 Kinderräder und 140 Lastenräder. 31 Ehrenamtliche haben geholfen.",
      "Davon",
      ["Stadträder 410", "Kinderräder 290", "Lastenräder 140"],
    ],
  ])("%s", (brief, title, bars) => {
    const { chart, stats, facts = [], supporting } = pageOf(brief);
    expect(chart).toMatchObject({ kind: "bar", title });
    expect(chart?.points.map(({ label, value }) => `${label} ${value}`)).toEqual(bars);
    const others = JSON.stringify([stats, facts, supporting]);
    for (const { value } of chart?.points ?? []) expect(others).not.toContain(`${value}`);
  });
});

test.each([
  "Pancakes for everybody. You need 250 grams of flour, 3 eggs and 2 cups of milk.",
  "Our year in figures. 41,200 loaves baked, 310 litres of soup, 17 new regulars, 2 broken mixers.",
  "The trip in figures. By train: 20 minutes to the coast, 40 minutes to town, 3 hours to London.",
  "Summer party on 12 June at 4 pm. Of these 3 tents, 40 chairs and 12 tables you may borrow any.",
])("numbers that are no parts of a total are no bars of one: %s", (brief) => {
  expect(countedParts(storyOf(brief))).toBeUndefined();
});

test.each(["portrait", "landscape"] as const)(
  "bars leave the numbers beside them their words in %s",
  async (format) => {
    const data = pageOf(
      "Unser Jahr in Zahlen, 2026. 840 Räder haben wir repariert. Davon 410 Stadträder, 290 Kinderräder und 140 Lastenräder. 31 Ehrenamtliche haben geholfen. 62 % der Besucher kamen zum ersten Mal. Die 840 bitte groß.",
    );
    const brand = { name: "Fernwick", palette: { primary: "#22223b", secondary: "#9a8c98" } };
    const input = { assetType: "infographic", channel: "linkedin", format, data, brand } as const;
    const { checks } = await render(infographic, { ...input, watermark: false, readAsset, seed: 1 });
    const crowded = checks.find(({ id }) => id === "picture_room");
    expect(crowded?.evidence.map(({ quote }) => quote)).not.toContain("31");
    expect(crowded?.passed).toBe(true);
  },
);
