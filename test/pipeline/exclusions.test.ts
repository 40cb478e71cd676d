import { expect, test } from "vitest";
import { exclusionsUndrawn } from "../../lib/pipeline/designs/exclusions.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "card" });
const BRIEF =
  "Winter sailings from Monday 7 December to Saturday 27 March.\nLeaves the pier 7.40 and 11.15\nNo boat on 25 and 26 December and 1 January.";

test("days without a boat must stand beside the days of the boat", () => {
  const undrawn = exclusionsUndrawn(storyOf(BRIEF), [
    "Winter sailings from Monday 7 December to Saturday 27 March",
    "Leaves the pier 7.40 and 11.15",
  ]);
  expect(undrawn.map(({ quote }) => quote).join()).toContain("25 and 26 December");
});

test("where they stand there nothing is lost, and a picture without any day loses none", () => {
  expect(exclusionsUndrawn(storyOf(BRIEF), BRIEF.split("\n"))).toEqual([]);
  expect(exclusionsUndrawn(storyOf(BRIEF), ["Winter sailings"])).toEqual([]);
});
