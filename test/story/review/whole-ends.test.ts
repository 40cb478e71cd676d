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
  "De cursus is op zaterdag 5 december om 11 uur. Parket zelf oliën, zo doe je het.",
  "Was je bak eens uit, de buren merken het. We komen vanaf zaterdag 5 december om 11 uur.",
  "Elle fête ses 31 ans de service samedi 5 décembre. Elle a porté mille plateaux sans en lâcher un.",
])("a sentence with a whole end does not break off: %s", (brief) => {
  expect(made(brief).summary).not.toContain("breaks off");
});

test.each([
  "El taller es el sábado 5 de diciembre a las 11. Te regalamos una.",
  "De cursus is op zaterdag 5 december om 11 uur. Kom kijken in het.",
  "L’atelier ouvre samedi 5 décembre à 11 h. Nous vous offrons un.",
])("a sentence that ends with an article breaks off: %s", (brief) => {
  expect(made(brief).summary).toContain("breaks off");
});

test.each([
  "Il pane esce sabato 5 dicembre alle 11. Chi è allergico non lo mangi, per favore.",
  "Das Brot gibt es ab Samstag, 5. Dezember, 11 Uhr. Wer allergisch ist isst es nicht, bitte.",
])("a courtesy behind a clause is no other half of it: %s", (brief) => {
  expect(made(brief).summary).not.toContain("only half");
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
