import { expect, test } from "vitest";
import { actBy } from "../../../lib/render/templates/kit/story/act-by.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "instagram", assetType: "carousel" });

test.each([
  ["Pony camp in February. Book by 22 January with a £50 deposit.", "Book by 22 January with a £50 deposit"],
  ["The choir tours in May. Please register before Friday 5 March.", "Please register before Friday 5 March"],
  [
    "So geht’s:\n1. Korb abholen.\n2. Anmeldung abgeben bis Sonntag, 31. Januar 2027.\n3. Kiste holen.",
    "Anmeldung abgeben bis Sonntag, 31. Januar 2027",
  ],
  ["Unser Kurs ist wieder da. Bis 5. Mai anmelden.", "Bis 5. Mai anmelden"],
  ["Le stage reprend en février. Inscrivez-vous avant le 12 janvier.", "Inscrivez-vous avant le 12 janvier"],
  ["Vuelve el taller de barro. Inscripciones hasta el 8 de enero.", "Inscripciones hasta el 8 de enero"],
  ["Torna il corso di ceramica. Prenotate entro il 10 gennaio.", "Prenotate entro il 10 gennaio"],
  ["De cursus keramiek is terug. Aanmelden vóór 10 januari.", "Aanmelden vóór 10 januari"],
  ["O curso de barro volta. Inscrições até 8 de janeiro.", "Inscrições até 8 de janeiro"],
])("what to do and by which day: %s", (brief, said) => {
  expect(actBy(storyOf(brief))).toBe(said);
});

test.each([
  "The exhibition runs until 30 May. Come and see the machines.",
  "We were booked out until 5 May. The kiln is cold again.",
  "Bookings made before 3 March stay valid. The new hall opens in June.",
  "Book by phone or at the desk. The course starts on 5 May.",
  "Order the goose by 12 December. Order the carp by 19 December.",
])("no such call, or several: %s", (brief) => {
  expect(actBy(storyOf(brief))).toBe("");
});

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [], website: "fernwick.example" };
const LIMITS = { headline: 100, supporting: 110, title: 140, body: 160 };

const STEPS =
  "Ab sofort könnt ihr euch für das Gemüsejahr anmelden. So geht’s:\n\n1. Probekorb abholen, samstags auf dem Hof.\n2. Anmeldung abgeben bis Sonntag, 31. Januar 2027.\n3. Erste Kiste gibt’s am Freitag, 2. April.";
const DEADLINE = "Anmeldung abgeben bis Sonntag, 31. Januar 2027";
const closingOf = (brief: string) => seriesOfStory(storyOf(brief), PICTURES, LIMITS)!.closing;

test("the last picture says by when to act, and not the name once more", () => {
  expect(closingOf(STEPS).headline).toBe(DEADLINE);
});

test("a last remark has the day by which to act under it", () => {
  expect(closingOf(`${STEPS}\n\n40 Anteile sind noch frei.`)).toMatchObject({
    headline: "40 Anteile sind noch frei",
    supporting: DEADLINE,
  });
});
