import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

test("two bare prices by a unit stand behind what they are of, or nowhere in a short post", () => {
  const { posts } = houseStory({
    brief:
      "Air-dried or kiln-dried oak? Customers ask every Saturday, so let's explain it. Air-dried: stacked outdoors under cover, roughly one year per inch of thickness, ends at 16 to 20% moisture. Colour stays richer, it's kinder to hand tools, good for beams, gates, outdoor furniture. £48 per cubic foot. Kiln-dried: air-dried first, then five to seven weeks in the kiln, ends at 8 to 10%. Stays put in a heated house, right for tables, doors, floors, kitchen worktops. £62 per cubic foot. We measure the moisture of any board for you, free, Saturdays 8 to 1 in the yard.",
    brand: brandOf("Pettifer's Yard Sawmill"),
    channel: "twitter",
    assetType: "carousel",
  });
  expect(JSON.stringify(posts.twitter ?? "")).not.toMatch(/£48 per cubic foot\.(?:\\n|\s)+£62/u);
});
