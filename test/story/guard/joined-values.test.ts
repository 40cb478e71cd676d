import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";
import { storyOf } from "../stories.ts";

const brand = brandOf("Northgate", { overview: "Northgate looks after homes in Leeds." });

const findingsOf = (brief: string, language: string, its: Partial<Story>) =>
  guardStory(
    storyOf(brief, {
      language,
      spoken: language,
      headline: { text: "Northgate", facts: [] },
      altText: "",
      ...its,
    }),
    { brief, brand, today: "2026-11-20" },
  ).findings;

/** A brief, a post, their language, and whether the guard has to find something. */
const POSTS: [string, string, string, boolean][] = [
  ["Museum: Mon-Fri 9-17, Sat 10-14.", "Open Saturday 9-17.", "en", true],
  ["Shop hours: Mon–Fri 9:00–18:00, Sat 10:00–14:00.", "Saturday: 9:00–18:00", "en", true],
  ["Café: 8 am to 4 pm. Kitchen: 11 am to 3 pm.", "Kitchen open 8 am to 4 pm.", "en", true],
  ["Café: 8 am to 4 pm. Kitchen: 11 am to 3 pm.", "Kitchen open 11 am to 3 pm.", "en", false],
  [
    "Boat: £90 a day. Bike: £20 a day. Our advice: take the boat and spend the £70 on cake.",
    "Our advice\nTake the boat and spend the £70 on cake.",
    "en",
    false,
  ],
  [
    "Boat: £90 a day. Bike: £20 a day. Our advice: take the bike and spend the £70 on cake.",
    "Take the boat for £70 a day.",
    "en",
    true,
  ],
  ["Öffnungszeiten: Mo–Fr 9–18 Uhr, Sa 10–14 Uhr.", "Samstag 9–18 Uhr.", "de", true],
  ["Laden: 9 bis 18 Uhr. Werkstatt: 10 bis 14 Uhr.", "Werkstatt: 9 bis 18 Uhr.", "de", true],
  [
    "The exhibition runs 4 October to 10 November.",
    "The exhibition runs 10 November to 4 October.",
    "en",
    true,
  ],
  [
    "Die Ausstellung läuft vom 4. Oktober bis 10. November.",
    "Vom 10. November bis 4. Oktober läuft die Ausstellung.",
    "de",
    true,
  ],
  ["Closed 2–4 May.", "Closed 4–2 May.", "en", true],
  [
    "The exhibition runs 4 October to 10 November.",
    "The exhibition runs from 4 October until 10 November.",
    "en",
    false,
  ],
  ["Adults $9, children free.", "Adults free, children $9.", "en", true],
  ["Adults $9, children free.", "Children free, adults $9.", "en", false],
  ["Entry is $9. Parking is free.", "Entry is free.", "en", true],
  ["Entry is $9. Free parking.", "Entry is free.", "en", true],
  ["Workshop: $9. Coffee: free.", "Workshop: free. Coffee: $9.", "en", true],
  ["The workshop costs $9 and coffee is free.", "The workshop is free and coffee costs $9.", "en", true],
  ["The workshop costs $9 and coffee is free.", "Free coffee at our $9 workshop.", "en", false],
  ["Der Eintritt kostet 9 €, für Kinder ist der Eintritt frei.", "Eintritt frei!", "de", false],
  ["Vengono dodici ospiti.", "Vengono quindici ospiti.", "it", true],
  ["Vengono 12 ospiti.", "Vengono dodici ospiti.", "it", false],
  ["Tenemos 25 plazas.", "Tenemos veinticinco plazas.", "es", false],
  ["Tenemos 25 plazas.", "Tenemos veintiséis plazas.", "es", true],
  ["490 t of waste collected since 1 March. This week we emptied 12 bins.", "490 t this week.", "en", true],
  [
    "We have collected 490 t since 1 March. 31 t came this week.",
    "We collected 490 t this week.",
    "en",
    true,
  ],
  [
    "We have collected 490 t since 1 March. 31 t came this week.",
    "We have collected 490 t since 1 March.",
    "en",
    false,
  ],
  ["Seit 1. März haben wir 490 t gesammelt.", "490 t diese Woche gesammelt.", "de", true],
  ["Depuis janvier, 490 t collectées.", "490 t collectées cette semaine.", "fr", true],
  ["We sold 1,200 tickets last year.", "We sold 1,200 tickets this year.", "en", true],
  ["We sold 1,200 tickets in 2025.", "1,200 tickets sold in 2025.", "en", false],
  ["We sold 1,200 tickets.", "1,200 tickets sold this week!", "en", true],
  ["This week: 31 t.", "31 t this week.", "en", false],
  ["31 t today, 490 t this year.", "490 t today", "en", true],
  [
    "412 taken in. 367 adopted. Average stay: 24 days (last year it was 31).",
    "412 taken in, 367 adopted, average stay: 24 days (last year it was 31)",
    "en",
    false,
  ],
  [
    "412 Tiere wurden bei uns aufgenommen. Aufenthalt im Haus: 24 Tage (letztes Jahr waren es 31).",
    "412 Tiere wurden bei uns aufgenommen; Aufenthalt im Haus: 24 Tage (letztes Jahr waren es 31)",
    "de",
    false,
  ],
  ["412 taken in. Average stay: 24 days (last year it was 31).", "412 taken in last year.", "en", true],
  ["Call 01392 555 014.", "Call 555 014.", "en", true],
  ["Call +44 1392 555014.", "Call 01392 555 014.", "en", false],
  ["Call 01392 555 014.", "Room 555.", "en", true],
  ["Use code WOOLLY25.", "Use 25 for your discount.", "en", true],
  ["Use code WOOLLY25.", "Code WOOLLY.", "en", true],
  ["We open at 18:30.", "30 places, from 18:30.", "en", true],
  ["We open at 18:30.", "18 people, from 18:30.", "en", true],
  ["We open at 18:00.", "From 6 pm.", "en", false],
  ["We open at 6.", "Open from 6 pm.", "en", false],
  ["Order before noon -> delivery in 2 days.", "Delivery in 2 days if you order before noon.", "en", false],
  ["The app went from 164 MB to 18 MB.", "The app: 164 MB -> 18 MB.", "en", false],
  ["Parcels of ≤ 20 kg.", "Parcels of up to 20 kg.", "en", false],
  ["Parcels of ≤ 20 kg.", "Parcels of at least 20 kg.", "en", true],
  ["Groups of ≥ 8 people.", "Groups of at least 8 people.", "en", false],
  ["Groups of ≥ 8 people.", "Groups of at most 8 people.", "en", true],
  ["£9 a month for members.", "£9 a month.", "en", false],
  ["£9 a month for members.", "£9 a week.", "en", true],
  ["Our week in numbers: this week we counted.\n31 t of glass.", "31 t of glass this week.", "en", false],
  ["Book one of 12 places.", "Book one of 12 places today.", "en", false],
  ["Este año hemos plantado 300 árboles.", "Esta semana hemos plantado 300 árboles.", "es", true],
  ["Ospitiamo ventotto persone.", "Ospitiamo 28 persone.", "it", false],
  ["Er zijn drieëntwintig plaatsen.", "Er zijn 23 plaatsen.", "nl", false],
  ["Temos trinta e duas vagas.", "Temos 32 vagas.", "pt", false],
];

test.each(POSTS)("“%s” as “%s” (%s): %s", (brief, post, language, isWrong) => {
  const found = findingsOf(brief, language, { posts: { linkedin: post } });
  expect(found.filter(({ slot }) => slot === "posts.linkedin").length > 0).toBe(isWrong);
});

test.each([
  ["A card with 3 lines.", false],
  ["A card with 3 people.", true],
  ["Eine Karte mit 3 Zeilen.", false],
  ["3 nurses beside a bed.", true],
])("an alternative text counts what is drawn and nothing else: %s", (altText, isWrong) => {
  const points = ["One", "Two", "Three"].map((text) => ({ text, facts: [] }));
  const found = findingsOf("Northgate repairs roofs.", "en", { points, altText });
  expect(found.some(({ slot, problem }) => slot === "altText" && problem === "unknown_value")).toBe(isWrong);
});

test.each([
  ["A card with 3 prices.", true],
  ["3 slides, one for each roof.", false],
  ["A chart of 3 bars.", true],
  ["A card in 3 steps.", false],
])("a count is that of the list it names: %s", (altText, isWrong) => {
  const points = ["One", "Two", "Three"].map((text) => ({ text, facts: [] }));
  const found = findingsOf("Northgate repairs roofs.", "en", { points, altText });
  expect(found.some(({ slot, problem }) => slot === "altText" && problem === "unknown_value")).toBe(isWrong);
});
