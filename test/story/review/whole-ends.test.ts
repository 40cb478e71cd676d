import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

/** Tidy briefs that no check takes for torn, doubled or foreign. */
function made(brief: string) {
  const request = { brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  const { summary, verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-25" });
  return { post: story.posts.linkedin ?? "", verdict, summary };
}

test.each([
  "Son solo 2.400 botellas numeradas de 500 ml, a 18,50 € cada una. Se venden desde el 1 de diciembre en la tienda.",
  "El taller de cerámica es el sábado 5 de diciembre en la calle Mayor. Abrimos de diez a la una.",
  "Il laboratorio apre sabato 5 dicembre in via Roma. Siamo aperti dalle 10 all’una.",
  "Les bougies de Noël sont en vente samedi 5 décembre à l’atelier. Elles sont coulées à la main, une à une.",
])("a sentence with a whole end does not break off: %s", (brief) => {
  expect(made(brief).summary).not.toContain("breaks off");
});

test("a sentence that ends with an article breaks off", () => {
  expect(made("El taller es el sábado 5 de diciembre a las 11. Te regalamos una.").summary).toContain(
    "breaks off",
  );
});

test.each([
  "Image de partage pour notre nouvel article : « Le compost, pas à pas ». Sous-titre : « Dix ans d'essais au jardin ».",
  'Card for our new guide "Compost, step by step". Subtitle: "What we\'ve learned in ten years".',
  'Scheda per la nuova guida "Il compost, passo per passo". Sottotitolo: "Dieci anni d\'esperienza nell\'orto".',
])("words that have to be said are said once, whatever their apostrophes: %s", (brief) => {
  const { post, summary } = made(brief);
  expect(post.match(/Dix ans|What we|Dieci anni/g)).toHaveLength(1);
  expect(summary).not.toContain("said twice");
});
