import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const headOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "instagram", assetType: "carousel" }).headline.text;

test.each([
  [
    "Zuppa di ceci e rosmarino",
    "La nostra ricetta di marzo: zuppa di ceci e rosmarino. Per 4 persone.\n\n1. Soffriggere la cipolla.\n2. Unire i ceci.\n3. Frullare la zuppa.",
  ],
  [
    "Chickpea soup with rosemary",
    "Our recipe for March: chickpea soup with rosemary. Serves 4.\n\n1. Fry the onion.\n2. Add the chickpeas.\n3. Blend the soup.",
  ],
  [
    "Soupe de pois chiches au romarin",
    "Notre recette de mars : soupe de pois chiches au romarin. Pour 4 personnes.\n\n1. Faire revenir l'oignon.\n2. Ajouter les pois chiches.\n3. Mixer la soupe.",
  ],
  [
    "Kichererbsensuppe mit Rosmarin",
    "Unser Rezept im März: Kichererbsensuppe mit Rosmarin. Für 4 Personen.\n\n1. Die Zwiebel anbraten.\n2. Die Kichererbsen dazugeben.\n3. Die Suppe pürieren.",
  ],
])("the dish of a recipe heads: %s", (dish, brief) => {
  expect(headOf(brief)).toBe(dish);
});

test("what a recipe is made of is no dish", () => {
  expect(headOf("Our recipe for good bread: flour, water, salt and time. We bake at 5 am.")).toContain(
    "recipe for good bread",
  );
});
