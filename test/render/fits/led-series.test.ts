import { expect, test } from "vitest";
import { wishedDayRows } from "../../../lib/render/templates/kit/story/wished-days.ts";
import { coverLed, endLed } from "../../../lib/render/templates/series/led.ts";

const LIMITS = { headline: 120, supporting: 200, kicker: 60 };
const pictures = (lead: NonNullable<Parameters<typeof coverLed>[1]["lead"]>) => ({
  brand: "Quarry Baths",
  asked: [],
  atHand: [],
  faces: [],
  lead,
});
const DATE = { intro: "Sign up by", value: "Thursday 22 April", label: "" };
const COVER = { kicker: "", headline: "Swim badges are back", supporting: "" };
const CLOSING = { headline: "Book a lane", cta: "", url: "quarrybaths.org" };

test("the value that is wanted largest is the headline of the cover, under what it is about", () => {
  expect(coverLed(COVER, pictures(DATE), LIMITS)).toEqual({
    kicker: "Swim badges are back",
    headline: "Thursday 22 April",
    supporting: "Sign up by Thursday 22 April",
  });
});

test("a value that is only to stand on the first picture stands under its headline", () => {
  const led = coverLed(COVER, pictures({ ...DATE, on: "first", isPlaced: true }), LIMITS);
  expect(led).toEqual({ ...COVER, supporting: "Sign up by Thursday 22 April" });
});

test("on the last picture it stands over its sentence, and no other picture says that", () => {
  const slides = [
    { title: "Bring a towel", body: "" },
    { title: "Sign up by Thursday 22 April", body: "" },
  ];
  const lead = pictures({ ...DATE, on: "last" });
  expect(coverLed(COVER, lead, LIMITS)).toEqual(COVER);
  expect(endLed({ slides, closing: CLOSING }, lead, LIMITS)).toEqual({
    slides: [{ title: "Bring a towel", body: "" }],
    closing: {
      headline: "Thursday 22 April",
      supporting: "Sign up by Thursday 22 April",
      cta: "Book a lane",
      url: "quarrybaths.org",
    },
  });
});

test("what a brief opens with changes no cover", () => {
  const lead = pictures({ intro: "", value: "Danke!", label: "", isOpening: true });
  expect(coverLed(COVER, lead, LIMITS)).toEqual(COVER);
});

const wish = (value: string) => ({
  wishes: [{ rule: "emphasis" as const, value, quote: value, span: { start: 0, end: 0 } }],
});
const LINES = [
  "Voorinschrijving: van 3 mei tot 20 mei, alleen voor leden",
  "Betalen: vrijdag, 4 juni",
  "Kluisjes: € 1 per dag",
];

test("the days of a list that are to stand out are values beside what they are of", () => {
  expect(wishedDayRows(wish("deadlines"), LINES)).toEqual([
    { name: "Voorinschrijving", price: "van 3 mei tot 20 mei", note: "alleen voor leden" },
    { name: "Betalen", price: "vrijdag, 4 juni" },
  ]);
  expect(wishedDayRows(wish("prijs"), LINES)).toEqual([]);
});

test("a day that has no room beside its name stands under it, and so do the others", () => {
  const lines = [
    "Anmeldung: vom 1. September bis 20. Oktober",
    "Rate: 45 €, am Tag 15 des Folgemonats",
    "Mitbringen: Ausweis und Foto",
    "Zahlung: 30. November",
  ];
  expect(wishedDayRows(wish("Fristen"), lines)).toEqual([
    { name: "vom 1. September bis 20. Oktober", price: "", label: "Anmeldung" },
    { name: "am Tag 15 des Folgemonats", price: "", label: "Rate", note: "45 €" },
    { name: "Ausweis und Foto", price: "", label: "Mitbringen" },
    { name: "30. November", price: "", label: "Zahlung" },
  ]);
});
