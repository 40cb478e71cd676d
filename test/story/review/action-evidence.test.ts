import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;

test("a story that passes without a call to action is not said to lack one", () => {
  for (const brief of [
    "Routes now load in half a second. Try it today.",
    "We close on Sundays in January.",
    "Join us for the knitting evening on Friday 4 December at 18:00 in Mill Hall.",
  ]) {
    const story = houseStory({ brief, brand: BRAND, ...OUTLET });
    const { checks } = reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [] });
    const check = checks.find(({ id }) => id === "present");
    expect([check?.passed, check?.evidence[0]?.quote]).not.toEqual([true, "no call to action"]);
  }
});
