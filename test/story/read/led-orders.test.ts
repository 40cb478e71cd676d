import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const STEPS = "1. Walk before 9am.\n2. Always take water.\n3. Never leave them in the car.";

test.each([
  [`We'd like a carousel with tips for dogs in summer:\n\n${STEPS}`, "Tips for dogs in summer"],
  [
    `With the heat coming, we'd like a carousel with tips for dogs in summer:\n\n${STEPS}`,
    "Tips for dogs in summer",
  ],
  [
    "Com o calor a chegar, queria um carrossel com conselhos para os cães no verão:\n\n1. Passeia antes das 9h.\n2. Leva sempre água.\n3. Nunca o deixes no carro.",
    "Conselhos para os cães no verão",
  ],
])("what the tips are for heads them, whatever the order begins with: %s", (brief, headline) => {
  const story = houseStory({ brief, brand: brandOf("Patas"), channel: "instagram", assetType: "carousel" });
  expect(story.headline.text).toBe(headline);
  expect(Object.values(story.posts).join("\n")).not.toMatch(/heat coming|calor a chegar/i);
});

test.each([
  [
    "On voudrait un pas-à-pas pour poser une fermeture invisible. D'abord, ouvre la fermeture. Épingle le premier côté.",
    "Poser une fermeture invisible",
  ],
  [
    "Winteraktion: Wer zwischen dem 11. Januar und dem 26. Februar innen streichen lässt, bekommt 15 % auf den Arbeitslohn.",
    "Winteraktion: Wer zwischen dem 11. Januar und dem 26. Februar innen streichen lässt, bekommt 15 % auf den Arbeitslohn",
  ],
])("a heading is no half of its clause: %s", (brief, headline) => {
  const story = houseStory({ brief, brand: brandOf("Marsh"), channel: "instagram", assetType: "card" });
  expect(story.headline.text.replace(/\s/gu, " ")).toBe(headline);
});
