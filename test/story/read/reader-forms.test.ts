import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { hasReaderForm } from "../../../lib/story/read/reader-forms.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["Moet ik eerst mijn theorie halen? Nee, dat kan tegelijk.", true],
  ["Peut-on prendre des photos ? Oui, sans flash et sans perche.", true],
  ["Muss ich Mitglied sein, um mitzusingen? Nein, die ersten drei Proben sind frei.", true],
  ["Can you make it square? Yes, like the last one.", false],
  ["Can we say 20 percent? No, better not.", false],
  ["Is it open on Sundays?", false],
])("a question of readers with its answer: %s", (sentence, is) => {
  expect(hasReaderForm(sentence)).toBe(is);
});

test.each([
  ["Si impara a preparare il bagno, a gettare i colori e a rilegare un quaderno.", true],
  ["You'll learn to splice a rope and to tie six knots.", true],
  ["Ihr lernt, wie man Brot backt und Sauerteig ansetzt.", true],
  ["Learn the text by heart before you draw it.", false],
])("what a course teaches: %s", (sentence, is) => {
  expect(hasReaderForm(sentence)).toBe(is);
});

test.each([
  ["wreath price list", true],
  ["Unsere neue Preisliste 2027", true],
  ["Make our price list big", false],
  ["Für alles andere bitte vorher einen Termin buchen: amt.example/termin", true],
  ["Please book the photographer.", false],
  ["Lugares limitados, bilhetes no quiosque do cais.", true],
  ["Places on the slide are limited.", false],
])("lists, bookings and places by their form: %s", (sentence, is) => {
  expect(hasReaderForm(sentence)).toBe(is);
});

test("what an order announces is known to be for readers", () => {
  const request = {
    brief:
      "Il nous faut une petite vidéo pour annoncer notre nouvelle galette, la poire-noisette. Pâte feuilletée pur beurre, poires pochées à la vanille. En boutique du samedi 2 au dimanche 31 janvier 2027. 4 parts 16 €, 6 parts 23 €.",
    brand: brandOf("Le Four"),
    channel: "instagram",
    assetType: "video",
  } as const;
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-29" });
  expect(verdict).toBe("approved");
});

test("a role of the next entry is of no person before", () => {
  const request = {
    brief:
      "Lamplight Weekend, 12 and 13 December 2026. Saturday: 4 pm loom demonstration, 6 pm carols with the Dunmoor Brass Band. Sunday: 11 am curator's tour, 3 pm stories by the stove. £6, under-16s free.",
    brand: brandOf("Dunmoor Mill"),
    channel: "instagram",
    assetType: "carousel",
  } as const;
  const story = houseStory(request);
  const { summary } = reviewStory({ story, ...request, lint: [], today: "2026-11-29" });
  expect(summary).not.toContain("curator");
});

test.each([
  ["otherwise just turn up", true],
  ["No need to book.", true],
  ["Sonst einfach vorbeikommen.", true],
  ["Il suffit de venir.", true],
  ["Card only.", true],
  ["Solo contanti.", true],
  ["Shoes off, that's the only dress code", true],
  ["Un resumen:", true],
  ["On nous demande tous les jours la différence entre nos deux comtés, alors voilà.", true],
  ["Card, please", false],
  ["Just the quote and the name.", false],
  ["A quick summary in three slides, please.", false],
])("how readers come, pay and dress, and what leads to an answer: %s", (sentence, is) => {
  expect(hasReaderForm(sentence)).toBe(is);
});

test.each([
  ["Two years in a workshop would be great.", true],
  ["Ein Führerschein wäre von Vorteil.", true],
  ["Une première expérience serait un plus.", true],
  [
    "Thank you to the 27 marshals who stood out there for four hours, to Low Farm for letting us through.",
    true,
  ],
  ["Merci aux 14 bénévoles qui ont tenu la buvette.", true],
  ["A photo of the boat would be great.", false],
  ["Something with horses would be lovely.", false],
  ["Thanks to everyone for the post.", false],
  ["Please thank Low Farm for letting us through.", false],
])("what is hoped for of applicants, and for what somebody is thanked: %s", (sentence, is) => {
  expect(hasReaderForm(sentence)).toBe(is);
});

test.each([
  ["Speakers are Dr Lena Abara (building physicist, Kestrel Row) and Colin Stroud (head of assets).", true],
  ["Les intervenants sont Anne Vidal et Paul Roux.", true],
  ["Speakers are still to be confirmed.", false],
  ["Are the speakers Ann and Paul?", false],
])("who speaks at an event: %s", (sentence, is) => {
  expect(hasReaderForm(sentence)).toBe(is);
});
