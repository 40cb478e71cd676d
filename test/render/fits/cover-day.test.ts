import { expect, test } from "vitest";
import { coverDay } from "../../../lib/render/templates/series/cover-day.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const dayOn = (brief: string) =>
  coverDay(houseStory({ brief, brand: brandOf("Kite"), channel: "instagram", assetType: "slideshow" }));

test("the day of a course behind an account of something else is not the day of that", () => {
  const account =
    "How a mug gets its handle. First we roll a coil as thick as a finger. Then we flatten it and let it stiffen. Score both places and press. Smooth the join with a wet sponge.";
  expect(dayOn(`${account} Classes start again on 12 January at 7pm.`)).toBe("");
});

test("the day of what the headline announces stands on the cover", () => {
  expect(
    dayOn("Open evening at the pottery. Come on 12 January at 7pm. Try the wheel. Meet the tutors."),
  ).toContain("12 January");
});
