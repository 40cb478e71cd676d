import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const slidesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Millrace"), channel: "instagram", assetType: "carousel" }).slides;

test.each([
  [
    "The tool room is open Tuesday and Thursday from 3 to 7 pm and Saturday from 10 am to 2 pm, at 41 Depot Street, Fernley.",
    "The tool room is open",
    "Tuesday and Thursday from 3 to 7 pm and Saturday from 10 am to 2 pm, at 41 Depot Street, Fernley.",
  ],
])("hours stay with their days: %s", (sentence, title, body) => {
  const slides = slidesOf(
    `How to borrow a tool:\n\n1. Get a library card.\n2. Pick a tool.\n3. Keep it for seven days.\n\n${sentence}`,
  );
  expect(slides).toContainEqual(expect.objectContaining({ title, body }));
});
