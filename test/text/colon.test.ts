import { expect, test } from "vitest";
import { houseStory } from "../../lib/story/house.ts";
import { colonOf, spacedColons } from "../../lib/text/colon.ts";
import { brandOf } from "../copy/brands.ts";

test.each([
  ["Lit supplémentaire: 18 €", "fr", "Lit supplémentaire\u00a0: 18 €"],
  ["Pour 2 personnes (avec lit):", "fr-FR", "Pour 2 personnes (avec lit)\u00a0:"],
  ["Roulotte : 65 €", "fr", "Roulotte : 65 €"],
  ["Ouvert à 8:30, voir https://ferme.example", "fr", "Ouvert à 8:30, voir https://ferme.example"],
  ["Extra bed: €18", "en", "Extra bed: €18"],
  ["Zustellbett: 18 €", "de", "Zustellbett: 18 €"],
])("French has a blank before a colon: %s", (text, language, set) => {
  expect(spacedColons(text, language)).toBe(set);
});

test.each([
  ["fr", "\u00a0:"],
  ["fr-CA", "\u00a0:"],
  ["ja", "："],
  ["en", ":"],
])("a colon in %s", (language, colon) => expect(colonOf(language)).toBe(colon));

test("a heading of a French post keeps the blank that its author typed", () => {
  const { posts } = houseStory({
    brief:
      "Nos tarifs 2027, petit déjeuner compris, pour 2 personnes :\n\nChambre Tilleul 78 € la nuit\nChambre Lavoir 74 € la nuit\nRoulotte 65 € la nuit\n\nAnimaux acceptés.",
    brand: brandOf("La Ferme"),
    channel: "linkedin",
    assetType: "infographic",
  });
  expect(posts.linkedin).toMatch(/pour 2 personnes[ \u00a0\u202f]:/);
});
