import { expect, test } from "vitest";
import { houseStory } from "../../lib/story/house.ts";
import { conditionsOfPrices } from "../../lib/story/price-conditions.ts";
import { brandOf } from "../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "linkedin", assetType: "card" });
const quotesOf = (brief: string) => conditionsOfPrices(storyOf(brief)).map(({ quote }) => quote);

test.each([
  [
    "Die lange Nacht der Stummfilme am 12. Dezember. Karten kosten 18 Euro. Karten gibt es nur an der Abendkasse.",
    "nur an der Abendkasse",
  ],
  [
    "Winter service: £49 instead of £65 until 20 December. Only for members of the bike club. We check the brakes.",
    "Only for members of the bike club",
  ],
  [
    "Ressemelage complet : 39 euros au lieu de 52. Valable uniquement en semaine. Réparation en trois jours.",
    "uniquement en semaine",
  ],
  ["Bolo-rei inteiro por 16 euros. Só por encomenda, até 18 de dezembro.", "Só por encomenda"],
])("a condition behind a price belongs to it: %s", (brief, condition) => {
  expect(quotesOf(brief).join("\n")).toContain(condition);
});

test.each([
  "Open evening at the pool on 12 December. Bring a towel. Registration required at the desk.",
  "Only members may vote. The hall opens at six on 12 December. Tea costs £2.",
])("a condition of something else does not: %s", (brief) => {
  expect(quotesOf(brief)).toEqual([]);
});
