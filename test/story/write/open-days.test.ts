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

test.each([
  [
    "fr",
    "Les crottins de huit jours sont à la boutique le mercredi et le samedi, de 16 h à 19 h, à 2,40 € pièce.",
    "Comment rôtir un crottin :\n\n1. Coupez le crottin.\n2. Posez-le sur le pain.\n3. Comptez neuf minutes au four.",
    /boutique$/,
    /^Le mercredi et le samedi, de 16 h à 19 h/,
  ],
  [
    "es",
    "Los quesos de ocho días están en la tienda del pueblo los miércoles y los sábados, de 16 a 19 h, a 2,40 € la pieza.",
    "Cómo asar un queso:\n\n1. Corta el queso.\n2. Ponlo sobre el pan.\n3. Espera nueve minutos.",
    /.*/,
    /^(?!(?:Miércoles|Sábados))/,
  ],
])("the article of a day stays with its day: %s", (_, sentence, steps, title, body) => {
  const last = slidesOf(`${steps}\n\n${sentence}`).at(-1);
  expect(last?.title).toMatch(title);
  expect(last?.title).not.toMatch(/(?<!\p{L})(?:le|les|el|los|il|la|am|op)$/u);
  expect(last?.body).toMatch(body);
});
