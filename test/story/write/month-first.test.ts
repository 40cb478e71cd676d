import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

test("a weekday stays with its date where the month comes first", () => {
  const { headline } = houseStory({
    brief:
      "The old mill will be closed from Monday, December 21 through Sunday, January 3. All visits move forward two weeks.",
    brand: brandOf("Acme"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(headline.text).not.toMatch(/day$/u);
});
