import { expect, test } from "vitest";
import { fits as comparisonOf } from "../../../lib/render/templates/comparison/fits.ts";
import { fits as infographicOf } from "../../../lib/render/templates/infographic/fits.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const BRIEF =
  "Fernhill or a notebook? For a shop with one till:\n\nCounting: a notebook 2 hours a week, Fernhill 10 minutes\nReordering: by memory / when a shelf runs low\nCost: £3 / £7 a month\nWorks offline: yes / no\n\nHours are the median of 40 shops. With fewer than fifty items, stay with the notebook.";
const PICTURES = { brand: "Fernhill", asked: [], atHand: [], faces: [] };
const storyOf = (assetType: "card" | "infographic" | "carousel") =>
  houseStory({ brief: BRIEF, brand: brandOf("Fernhill"), channel: "linkedin", assetType });

test("a table has all lines, what leads to it over it and its conditions under it", () => {
  const { data } = comparisonOf(storyOf("card"), PICTURES) ?? {};
  expect(data).toMatchObject({ first: "Notebook", second: "Fernhill", winner: "second" });
  expect(data?.rows.map(({ label }) => label)).toEqual(["Counting", "Reordering", "Cost", "Works offline"]);
  expect(data?.supporting).toBe("For a shop with one till.");
  expect(data?.source).toMatch(/^Hours are the median.*stay with the notebook\.$/);
});

test("a page with a table draws no number of its conditions", () => {
  const { data } = infographicOf(storyOf("infographic"), PICTURES);
  expect(data).toMatchObject({ comparison: { first: "Notebook", second: "Fernhill" }, stats: [] });
  expect(data.facts).toEqual([
    "Hours are the median of 40 shops",
    "With fewer than fifty items, stay with the notebook",
  ]);
});

test("a slide has each side with its value on a line", () => {
  const limits = { headline: 90, supporting: 160, title: 80, body: 160 };
  const { slides = [] } = seriesOfStory(storyOf("carousel"), PICTURES, limits) ?? {};
  expect(slides.find(({ title }) => title === "Cost")?.lines).toEqual([
    "Notebook: £3",
    "Fernhill: £7 a month",
  ]);
});
