import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const scenesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "instagram", assetType: "video" }).scenes.map(
    ({ text }) => text,
  );

test("what a film is to end on is its last line, wherever the brief has it", () => {
  const scenes = scenesOf(
    "New prices from January. End on the fact that the under 14s stay the same.\n\nDay ticket £13.50\nMonth £54\nTen visits £118",
  );
  expect(scenes.at(-1)).toBe("The under 14s stay the same");
});

test("a line that leans is shown right behind its own sentence, and not without it", () => {
  const brief = (between: string) =>
    `Our founder has written a book. It costs £14. People send us photos of their mended jumpers, and of the socks, and of the gloves that their grandmothers knitted for them when they were small and the winters long.${between} They all hang in the shop. Come in on Saturday 5 December.`;
  expect(scenesOf(brief("")).join("\n")).not.toContain("They all hang");
});

test("prices of a list that are wanted large lead together, and none of them is the headline", () => {
  const { headline } = houseStory({
    brief:
      "Ya se pueden encargar los roscones de Reyes.\n\nPequeño: 14 €\nMediano: 23 €\nGrande: 32 €\nRelleno de nata: 4 €\n\nLos precios tienen que verse grandes.",
    brand: brandOf("Tolbeck"),
    channel: "instagram",
    assetType: "card",
  });
  expect(headline.text).toContain("roscones");
});
