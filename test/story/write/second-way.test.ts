import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const scenesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "video" }).scenes.map(
    ({ text }) => text,
  );

test("what is said of an address stays with it where a sentence names two ways to buy", () => {
  const scenes = scenesOf(
    "New from our shed: pepper oatcakes. No palm oil, no sugar. £3.95 a box. In 22 farm shops from Tuesday 1 December and on oats.example, with free postage if you order six packs or more. Contains oats.",
  );
  expect(scenes).toContain("In 22 farm shops from Tuesday 1 December");
  expect(scenes).toContain("On oats.example, with free postage if you order six packs or more");
});

test("thanks that end a story are a scene", () => {
  const scenes = scenesOf(
    "Three years ago we had two night nurses. Since Monday there are nine. In 2026 the team made 1,903 night visits. Four pounds of every five were donated by people in this valley. Thank you.",
  );
  expect(scenes.at(-1)).toBe("Thank you");
});
