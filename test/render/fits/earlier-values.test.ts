import { describe, expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/infographic/fits.ts";
import { earlierOf } from "../../../lib/render/templates/kit/story/earlier.ts";
import { strongestOf, timesOf } from "../../../lib/render/templates/kit/story/two-times.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const PICTURES = { brand: "Beacon", asked: [], atHand: [], faces: [] };

/** Language, number, the words behind it, what it was, and when. */
const SAID: [string, string, string, string, string][] = [
  ["en", "71%", "of journeys on foot, up from 52% in September", "52%", "in September"],
  ["en", "1,240", "loans (2024: 980)", "980", "2024"],
  ["en", "23", "rider-owners, up from 17", "17", "before"],
  ["en", "£4.10", "a parcel, compared with £4.60 the year before", "£4.60", "the year before"],
  ["de", "64 %", "der Fahrten zu Fuß, gegenüber 52 % im September", "52 %", "im September"],
  ["de", "412", "Mitglieder, letztes Jahr waren es 380", "380", "letztes Jahr"],
  ["de", "18 Minuten", "im Schnitt statt 27", "27", "vorher"],
  ["fr", "24 jours", "de séjour moyen (contre 31 l’an dernier)", "31", "l’an dernier"],
  ["fr", "690 €", "de charges par logement, au lieu de 1 460 €", "1 460 €", "avant"],
  ["es", "0,62 €", "por kilo; en la campaña anterior fueron 0,54 €", "0,54 €", "en la campaña anterior"],
  ["es", "64 %", "de los viajes a pie, frente al 52 % en septiembre", "52 %", "en septiembre"],
  ["it", "24 giorni", "di attesa media (l’anno scorso erano 31)", "31", "l’anno scorso"],
  ["nl", "64%", "van de ritten te voet, tegenover 52% in september", "52%", "in september"],
  ["nl", "1.240", "uitleningen, in 2024 waren het 980", "980", "in 2024"],
  ["pt", "412", "sócios; na época anterior eram 380", "380", "na época anterior"],
];
test.each(SAID)("%s: %s %s", (language, value, label, was, when) => {
  expect(earlierOf({ value, label }, language)?.earlier).toEqual({ value: was, label: when });
});

const OTHERS: [string, string, string][] = [
  ["en", "412", "animals taken in (231 cats, 148 dogs, 33 small animals)"],
  ["en", "61 tonnes", "of food, 23 of them surplus from local supermarkets"],
  ["en", "14", "workshops in 2024"],
  ["en", "94%", "would choose us again, based on 212 answers"],
  ["en", "24", "members joined in March, 31 in April"],
  ["en", "38%", "of parcels, compared with 31"],
  ["de", "12", "Termine nach 18 Uhr"],
  ["de", "2.150", "Tonnen bis 2030"],
  ["fr", "48", "logements à Villeurbanne, avant et après travaux"],
  ["es", "64", "familias desde 1984"],
  ["it", "12", "corsi contro la truffa"],
  ["nl", "85", "vrijwilligers, waarvan 12 nieuw"],
  ["pt", "30 g", "para 450 ml"],
];
test.each(OTHERS)("tells nothing earlier: %s: %s %s", (language, value, label) => {
  expect(earlierOf({ value, label }, language)).toBeUndefined();
});

const lines = (...texts: string[]) => texts.map((text, i) => line(text, `f${i + 2}`));
const WORKS = lines(
  "Consommation : 218 puis 94 kWh/m² par an",
  "Étiquette : E puis C",
  "Charges de chauffage par logement : 1 460 € puis 690 € par an",
  "Température moyenne en hiver : 18,5 °C puis 20 °C",
);
const french = (says: string, points = WORKS) =>
  storyWith({
    language: "fr",
    spoken: "fr",
    headline: line("Bilan"),
    points,
    facts: [fact("f1", "news", says)],
  });

describe("lines that tell a measure twice", () => {
  test("are a table of two times, and the strongest change stands alone", () => {
    const table = timesOf(french("Résidence de 48 logements, avant et après travaux"));
    expect(table?.rows[0]).toEqual({ label: "Consommation (kWh/m² par an)", first: "218", second: "94" });
    expect(table && strongestOf(table)?.change).toEqual({
      stat: { before: "Consommation", value: "94", label: "kWh/m² par an" },
      earlier: { value: "218", label: "avant" },
    });
  });
  test("are steps where the brief names no two times", () => {
    const points = lines("Cuisson : 10 min puis 5 min", "Repos : 20 min puis 40 min");
    expect(timesOf(french("Notre recette de pain", points))).toBeUndefined();
  });
  test("need no words beside arrows", () => {
    const points = lines("Wait: 31 → 24 days", "Returns: 12% → 7%", "Staff: 9 → 11");
    const table = timesOf(storyWith({ headline: line("Our year"), points }));
    expect(table?.rows.map(({ first, second }) => [first, second])).toEqual([
      ["31", "24"],
      ["12%", "7%"],
      ["9", "11"],
    ]);
  });
  test("leave every other number in its sentence", () => {
    const { data } = fits(french("Résidence de 48 logements, avant et après travaux"), PICTURES);
    expect(data).toMatchObject({ earlier: { value: "218", label: "avant" }, stats: [{ value: "94" }] });
    expect(data).toMatchObject({ comparison: { rows: [{ label: "Étiquette" }, {}, {}] } });
  });
});

test("the number that has changed leads a page, and thanks end it", () => {
  const points = lines(
    "64 families of farmers",
    "0.62 € a kilo for the farmer; last year it was 0.54 €",
    "38,400 boxes sent",
  );
  const support = line("Thank you to everyone who bought them.");
  const { data } = fits(storyWith({ headline: line("Our season in numbers"), points, support }), PICTURES);
  expect(data).toMatchObject({
    earlier: { value: "0.54 €", label: "last year" },
    closing: "Thank you to everyone who bought them",
  });
});
