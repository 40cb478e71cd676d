import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { dueDatesIn } from "../../../lib/story/review/due-dates.ts";
import { brandOf } from "../../copy/brands.ts";

/** Words of tidy briefs that look like something else. */
const brand = brandOf("Acme");
const readingOf = (brief: string) => readStory({ brief, brand });
const saidIn = (brief: string) =>
  readingOf(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");

test("a Sunday is no word of courtesy in German", () => {
  const hours =
    "Öffnungszeiten im Advent:\nSa, 26. Dezember: geschlossen\nSo, 27. Dezember: 8 bis 11 Uhr\nMo, 28. Dezember: 8 bis 18 Uhr";
  expect(saidIn(hours)).toContain("So, 27. Dezember");
});

test("what is presented are no attendees", () => {
  const brief =
    "Vorremmo presentare le tre degustazioni. La prima si chiama Colle: tre vini, 18 € a persona. La seconda è Vigna: cinque vini, 32 € a persona.";
  expect(saidIn(brief)).toContain("La prima si chiama Colle: tre vini");
  expect(saidIn(brief)).toContain("La seconda è Vigna");
});

test("a code keeps its capitals in a short sentence", () => {
  expect(saidIn("30% off every refill from 30 November. Code: POURAGAIN.")).toContain("Code: POURAGAIN.");
});

test("a code with a number stays whole behind its offer", () => {
  const { offer } = readingOf(
    "Hasta el 18 de diciembre hay un 20 % de descuento con el código SONRISA20, que se dice al pedir cita.",
  );
  expect(offer?.code).toBe("SONRISA20");
  expect(offer?.value).not.toContain("SONRISA");
});

test("how it is to sound is not published", () => {
  const brief =
    "La limpieza dental cuesta 45 € hasta el 18 de diciembre. El tono, por favor, simpático pero sin chistes.";
  expect(saidIn(brief)).not.toMatch(/tono|simpático/i);
});

test.each([
  [
    "Queremos que la gente reserve la limpieza dental de su perro antes del 18 de diciembre.",
    "Reserve la limpieza dental de su perro antes del 18 de diciembre.",
  ],
  [
    "Nous voudrions que les gens réservent leur place avant le 18 décembre.",
    "Réservez votre place avant le 18 décembre.",
  ],
])("what readers are wanted to do is said to them: %s", (brief, said) => {
  expect(saidIn(`${brief} 976 555 014.`)).toContain(said);
});

test.each([
  [
    "Could you do a card for our winter service? There are three levels: Tune £35, Full £75 and Strip £140.",
    "Our winter service",
  ],
  [
    "Könnt ihr uns bitte eine Karte für die neuen Norwegischkurse machen? Los geht es am Dienstag, 12. Januar 2027, um 18:30 Uhr.",
    "Die neuen Norwegischkurse",
  ],
  [
    "I'm hoping you can make our memberships easy to compare, because people keep ringing to ask. Drop-in is £16 a day. Regular costs £120 a month.",
    "Our memberships",
  ],
  [
    "We'd love a short film that follows one mug from lump to cupboard. It starts as 400 grams of clay.",
    "One mug from lump to cupboard",
  ],
])("what only the order names heads the text: %s", (brief, headline) => {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  expect(story.headline.text).toBe(headline);
});

test.each([
  ["fr", "Du 1er octobre au 15 novembre, 12 000 personnes ont visité la ferme.", 0],
  ["en", "From 1 October to 15 November, 12,000 people visited the farm.", 0],
  ["en", "From 1 October to 15 November, the farm is open every day.", 1],
])("in %s, what was in the days that open a sentence is history: %s", (_language, brief, count) => {
  const reading = readingOf(brief);
  expect(dueDatesIn({ reading, brief, today: "2026-11-23" })).toHaveLength(count);
});
