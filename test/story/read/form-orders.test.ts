import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { ordersForm } from "../../../lib/story/read/form-orders.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "A carousel, please, one point per slide."],
  ["en", "A before and after story, four or five pictures."],
  ["en", "Please keep the video under 30 seconds."],
  ["en", "One tip per page, please."],
  ["en", "Please attribute it to the paper."],
  ["fr", "Merci d’attribuer la citation au journal."],
  ["de", "Bitte als Karussell mit einem Punkt pro Seite."],
  ["de", "Als Video, höchstens 20 Sekunden, bitte."],
  ["fr", "Sous forme de carrousel, une idée par image, merci."],
  ["es", "En formato carrusel, una idea por diapositiva, por favor."],
  ["it", "Come carosello, un consiglio per ogni slide."],
  ["nl", "Graag als carrousel, één tip per pagina."],
  ["pt", "Em formato carrossel, uma dica por slide, por favor."],
  ["ja", "カルーセルで、1枚に1つずつお願いします。"],
])("%s: “%s” speaks of the form alone", (language, sentence) => {
  expect(ordersForm(sentence, language)).toBe(true);
});

test.each([
  ["en", "Our new video is out."],
  ["en", "A film about the last lighthouse keeper, in three parts."],
  ["en", "Two films for £10."],
  ["en", "One story, two cities."],
  ["de", "Ein Film über drei Frauen und ein Boot."],
  ["fr", "Un film de deux minutes sur notre atelier."],
  ["en", "One card per household."],
  ["de", "Eine Karte pro Person."],
])("%s: “%s” tells readers something", (language, sentence) => {
  expect(ordersForm(sentence, language)).toBe(false);
});

test("such a sentence is held back whole", () => {
  const brief =
    "Holzböden brauchen einmal im Jahr Öl. Vorher gut saugen und trocknen lassen. Bitte als Karussell mit einem Punkt pro Seite.";
  const held = readStory({ brief, brand: brandOf("Kite") }).heldBack.map(({ quote }) => quote);
  expect(held).toEqual(["Bitte als Karussell mit einem Punkt pro Seite."]);
});

test.each([
  ["en", "One food per slide, please, and the phone number on the last one."],
  ["en", "Each question gets its own slide."],
  ["de", "Bitte pro Frage eine Seite."],
  ["de", "Für jeden Tipp bitte eine eigene Folie."],
  ["de", "Jede Frage auf eine eigene Karte, bitte."],
  ["fr", "Chaque question sur sa propre image, merci."],
  ["es", "Cada pregunta en su lámina."],
  ["it", "Ogni domanda su una pagina."],
  ["nl", "Elke vraag op een eigen plaatje graag."],
  ["pt", "Cada pergunta na sua página."],
  ["de", "Bitte ein Gericht pro Folie."],
  ["fr", "Un plat par image, merci, et le téléphone sur la dernière."],
  ["en", "One slide per piece:"],
  ["de", "Bitte eine Seite je Stück:"],
  ["fr", "Une diapo par gâteau :"],
  ["es", "Una diapositiva por curso."],
  ["it", "Una slide per corso:"],
  ["nl", "Graag één slide per workshop:"],
  ["pt", "Um slide por aula."],
])("%s: “%s” shares out what stands on each part", (language, sentence) => {
  expect(ordersForm(sentence, language)).toBe(true);
});

test.each([
  ["en", "Each child has its own picture on the wall of the hall, and parents may take it home."],
  ["de", "Jede Seite ein Genuss."],
  ["nl", "Elke vraag is welkom."],
])("%s: “%s” tells readers something", (language, sentence) => {
  expect(ordersForm(sentence, language)).toBe(false);
});

test("an order that shares out slides is no part of the heading before it", () => {
  const brief =
    "Five mistakes we see on spring drawings, one slide each please:\n\n1. Load given without the length.\n2. Tolerances copied from turned parts.\n3. No mention of what it sits on.";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "carousel" });
  expect(story.headline.text).toBe("Five mistakes we see on spring drawings");
});

test("the number of a year is a part of it", () => {
  const brief =
    "Ausbildung zur Pflegefachkraft\n\n1. Jahr: 1.360 € brutto\n2. Jahr: 1.430 € brutto\n3. Jahr: 1.530 € brutto";
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "carousel" });
  expect(JSON.stringify([story.slides, story.points, story.prices])).toContain("2. Jahr");
});
