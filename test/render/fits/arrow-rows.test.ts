import { describe, expect, test } from "vitest";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { arrowRows } from "../../../lib/render/templates/kit/story/arrow-rows.ts";
import { listicle } from "../../../lib/render/templates/listicle/listicle.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Wendale", asked: [], atHand: [], faces: [] };
const BINS = `Bin collection days over Christmas, all of Wendale:

Normal day -> new day
Mon 21 to Thu 24 December -> no change
Fri 25 December -> Sun 27 December
Fri 1 January -> Sun 3 January
From Mon 4 January -> normal days again

Bins out by 6.30am please.

Dates first and big please, people stick this on the fridge.`;
const storyOf = (brief: string, assetType: AssetType = "infographic") =>
  houseStory({ brief, brand: brandOf("Wendale"), channel: "web", assetType });

describe("rows with arrows", () => {
  test("are a table under what its columns are called", () => {
    const { prices } = infographic.data.parse(infographic.fits?.(storyOf(BINS), PICTURES)?.data);
    expect(prices?.columns).toEqual({ name: "Normal day", value: "New day" });
    expect(prices?.rows.map(({ name, price }) => `${name} | ${price}`)).toEqual([
      "Mon 21 to Thu 24 December | no change",
      "Fri 25 December | Sun 27 December",
      "Fri 1 January | Sun 3 January",
      "From Mon 4 January | normal days again",
    ]);
  });

  test("are the same on a card, and read aloud with their columns", () => {
    const data = listicle.data.parse(listicle.fits?.(storyOf(BINS, "card"), PICTURES)?.data);
    expect(data.columns).toEqual({ name: "Normal day", value: "New day" });
    expect(listicle.altText?.(data, "Wendale", 0, "en")).toContain("Normal day: New day");
  });

  test("keep their subject as the title where their dates are wanted first", () => {
    expect(storyOf(BINS).headline.text).toBe("Bin collection days over Christmas, all of Wendale");
  });

  test.each([
    [
      ["Old stop → new stop", "Mill Road → Corn Road", "Elm Road → Oak Road", "Ash Road → Fir Road"],
      "Old stop",
    ],
    [
      ["Normaler Tag → neuer Tag", "Mo, 21. → Sa, 19.", "Fr, 25. → Mo, 28.", "Ab 4. → normal"],
      "Normaler Tag",
    ],
    [["Jour habituel → nouveau jour", "lundi → mardi", "mardi → jeudi", "jeudi → samedi"], "Jour habituel"],
  ])("have heads in other words: %s", (lines, name) => {
    expect(arrowRows(lines)?.columns?.name).toBe(name);
    expect(arrowRows(lines)?.rows.length).toBe(3);
  });

  test.each([
    [["Market Square → Corn Street", "Station Road → Bridge Street", "Hospital → no change"], 3],
    [["Mon 1 → new time 9", "Tue 2 → new time 10", "Wed 3 → new time 11", "Thu 4 → 12"], 4],
  ])("have none where the first is a row: %s", (lines, count) => {
    expect(arrowRows(lines)?.columns).toBeUndefined();
    expect(arrowRows(lines)?.rows.length).toBe(count);
  });

  test.each([
    [["One → two", "Three"]],
    [["One → two → three", "Two → three", "Three → four"]],
    [["Soup £4", "Bread £3", "Cheese £6"]],
  ])("are no other list: %s", (lines) => expect(arrowRows(lines)).toBeUndefined());
});
