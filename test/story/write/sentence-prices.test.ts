import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { sentenceListIn, sentencePricesIn } from "../../../lib/story/write/sentence-prices.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  [
    "Our new prices from January: a bath and brush is £28 for small dogs and £36 for large ones, a full groom £42 and £55, and nail clipping on its own £10 for any dog.",
    [
      "Bath and brush: £28 for small dogs and £36 for large ones",
      "Full groom: £42 and £55",
      "Nail clipping on its own: £10 for any dog",
    ],
  ],
  [
    "Unsere Preise ab Januar: Waschen und Schneiden kostet 38 €, mit Farbe ab 75 € und ein Bartschnitt 15 €.",
    ["Waschen und Schneiden: 38 €", "Waschen und Schneiden mit Farbe: ab 75 €", "Bartschnitt: 15 €"],
  ],
  [
    "Nos tarifs : séance découverte 25 €, carte de dix cours 180 €, cours particulier 60 € de l'heure.",
    ["Séance découverte: 25 €", "Carte de dix cours: 180 €", "Cours particulier: 60 € de l'heure"],
  ],
  [
    "New yoga prices from March: a single class is $18, or $15 for students, and a ten-class pass $150.",
    ["Single class: $18, or $15 for students", "Ten-class pass: $150"],
  ],
  [
    "Menu: soup £5, stew and bread £9, apple crumble £4.50.",
    ["Soup: £5", "Stew and bread: £9", "Apple crumble: £4.50"],
  ],
])("%s", (sentence, entries) => {
  expect(sentencePricesIn(sentence)?.entries).toEqual(entries);
});

test.each([
  "Tickets: £12, under 18s free, on the door £15.",
  "What you get for £95: full service, new brake pads and a wash.",
  "Two ways to join: £20 a month, or £200 a year.",
  "A wash is £12.",
])("is no list of things with a price each: %s", (sentence) => {
  expect(sentencePricesIn(sentence)).toBeUndefined();
});

test("what leads to the prices is the headline, and they are its points", () => {
  const { headline, points } = houseStory({
    brief:
      "Precios del taller: puesta a punto 45 €, cambio de cubiertas 12 € por rueda y revisión completa desde 80 €.",
    brand: brandOf("Bicis Norte"),
    channel: "instagram",
    assetType: "card",
  });
  expect(headline.text).toBe("Precios del taller");
  expect(points.map(({ text }) => text.replace(/\s/gu, " "))).toEqual([
    "Puesta a punto: 45 €",
    "Cambio de cubiertas: 12 € por rueda",
    "Revisión completa: desde 80 €",
  ]);
});

test("a row of prices has one sign between its name and its price", () => {
  const { posts } = houseStory({
    brief: "Ab Samstag gibt es wieder Stollen. 750 g für 16,50 €, 1 kg für 21 €. Vorbestellen geht im Laden.",
    brand: brandOf("Hollerbrot"),
    channel: "instagram",
    assetType: "card",
  });
  expect((posts.instagram ?? "").replace(/[^\S\n]/gu, " ")).toContain("750 g: 16,50 €");
});

test.each([
  ["Jar of 250 g £6, tin of 1 kg £18", ["Jar of 250 g: £6", "Tin of 1 kg: £18"]],
  ["Vasetto da 250 g 6 €, secchiello da 1 kg 18 €", ["Vasetto da 250 g: 6 €", "Secchiello da 1 kg: 18 €"]],
  [
    "Rosales a 9 € (antes 14), naranjos a 25 € (antes 38), sacos de tierra a mitad de precio",
    ["Rosales: 9 € (antes 14)", "Naranjos: 25 € (antes 38)", "Sacos de tierra: a mitad de precio"],
  ],
  ["Kleiner Kranz 18 €, großer Kranz 32 €", ["Kleiner Kranz: 18 €", "Großer Kranz: 32 €"]],
])("two things with a price each are entries: %s", (sentence, entries) => {
  expect(sentenceListIn(sentence)).toEqual(entries);
});

test.each([
  "Was £90, now £60",
  "Antes 65 €, ahora 40 €",
  "We ask £5, guests pay £8",
  "Entry £9, members free",
  "Supper £20 with wine, lunch £12 with tea",
  "Statt 90 €, jetzt 60 €",
])("two amounts of one thing, or in a clause, are none: %s", (sentence) => {
  expect(sentenceListIn(sentence)).toEqual([]);
});

test.each([
  [
    "Een kaartje kost € 6,25, kinderen tot 3 jaar gratis, een gezinskaart € 21.",
    "Kinderen tot 3 jaar: gratis",
  ],
  ["Adults £8, concessions £6 and under-16s free.", "Under-16s: free"],
  ["Erwachsene 8 €, Schüler 5 €, Kinder unter 6 Jahren frei.", "Kinder unter 6 Jahren: frei"],
  ["Intero 8 €, ridotto 5 €, bambini gratis.", "Bambini: gratis"],
])("what is free is an entry among the prices: %s", (sentence, entry) => {
  const entries = sentenceListIn(sentence);
  expect(entries).toContain(entry);
  expect(entries).toHaveLength(3);
});

test("and what a thing is made without is no price", () => {
  expect(sentenceListIn("Loaf £4, cake £3, both gluten free.")).toEqual([]);
});
