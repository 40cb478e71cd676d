import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const NEWS = "Unser neuer Laden öffnet am Samstag, 5. Dezember, um 9 Uhr in der Lindenstraße 4.";
const postWith = (tagline: string) =>
  houseStory({ brief: NEWS, brand: brandOf("Acme", { tagline }), channel: "linkedin", assetType: "card" })
    .posts.linkedin ?? "";

test("a tagline of the post's language closes it", () => {
  expect(postWith("Gutes Brot seit 1902.")).toContain("Acme. Gutes Brot seit 1902.");
});

test("one of another language does not", () => {
  expect(postWith("Slow bread from a wood oven.")).not.toContain("Slow bread");
});
