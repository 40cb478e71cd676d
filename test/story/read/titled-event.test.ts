import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Orchard"), channel: "instagram", assetType: "card" });

test.each([
  "Hallo, wir brauchen eine Kachel für unseren nächsten Kurs: „Omas Stuhl neu beziehen“, Samstag, 23. Januar 2027, 10 bis 16 Uhr, Werkstatt, Königstraße 41, Bamberg. Kosten 95 Euro.",
  "Hi, we need a tile for our next course: “Reviving an old chair”, Saturday 23 January 2027, 10 am to 4 pm, Kings Road 41, Bath. £95.",
  "Il nous faut une affiche pour notre prochaine conférence : « Les mots du travail », jeudi 11 mars 2027 à 18 h 30, amphi B, Rennes. Entrée libre.",
])("the title of what is held is published with its marks, and is nobody's words: %s", (brief) => {
  const { quotation, occasion, headline, posts } = storyOf(brief);
  expect(quotation).toBeNull();
  expect(occasion).not.toBe("testimonial");
  expect(headline.text).toMatch(/^(?:„Omas Stuhl neu beziehen“|“Reviving|« Les mots)/u);
  expect(posts.instagram).not.toMatch(/\n–|brauchen|need a|nous faut/u);
});

test.each([
  "We need volunteers for our next workshop: “Mending day”, Saturday 23 January 2027, 10 am to 4 pm, Kings Road 41, Bath.",
  "“They came the same day and the roof has not leaked since, not once,” says Ana Ruiz, owner of Café Sol.",
])("words of a person stay a quotation, and what is looked for is news: %s", (brief) => {
  const { quotation, headline } = storyOf(brief);
  expect(quotation?.name ?? headline.text).toMatch(/Ana Ruiz|volunteers|Mending/u);
});

test("an hour or a price that ends with a nought is no anniversary", () => {
  const brief =
    "Our open rehearsal. Doors at 10.30 am, tickets cost £20. Next one on 30 January at the hall.";
  expect(storyOf(brief).occasion).not.toBe("milestone");
  expect(storyOf("We are celebrating our 30th year of baking for the village.").occasion).toBe("milestone");
});
