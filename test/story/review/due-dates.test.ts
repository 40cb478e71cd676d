import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { dueDatesIn, timely } from "../../../lib/story/review/due-dates.ts";
import { BRAND } from "./hats.ts";

const TODAY = "2026-11-22";
const seenIn = (brief: string) =>
  dueDatesIn({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY }).map(
    ({ kind, quote }) => `${kind}: ${quote}`,
  );

test.each([
  ["Join our pottery evening on 5 October at 7 pm in the old mill.", ["past: 5 October"]],
  ["Join our pottery evening on 12 March 2025 at 7 pm in the old mill.", ["past: 12 March 2025"]],
  ["Workshop: Töpfern am 5. Oktober um 19 Uhr in der alten Mühle.", ["past: 5. Oktober"]],
  ["Join our pottery evening next Tuesday at 7 pm in the old mill.", ["relative: next Tuesday"]],
  ["Summer gala 2026: 12 June. Doors at 7 pm in the old mill.", ["past: 12 June"]],
  ["Our spring sale starts tomorrow: 20% off all bowls.", ["relative: tomorrow"]],
  ["Join our tasting on Friday 5 December 2026 at 6 pm.", ["misdated: Friday 5 December 2026"]],
  [
    "Kommt zur Verkostung am Freitag, den 5. Dezember 2026, um 18 Uhr.",
    ["misdated: Freitag, den 5. Dezember 2026"],
  ],
  ["Rendez-vous vendredi 5 décembre 2026 à 18 h au moulin.", ["misdated: vendredi 5 décembre 2026"]],
  ["2026年12月5日（金）に試飲会を開きます。", ["misdated: 2026年12月5日（金"]],
])("a day that readers would get wrong is seen: %s", (brief, found) => {
  expect(seenIn(brief)).toEqual(found);
});

test.each([
  "Join our pottery evening on 5 December at 7 pm in the old mill.",
  "In 2025 we fired 400 bowls. Join our pottery evening on 12 March at 7 pm in the old mill.",
  "Join our pottery evening on 12 March at 7 pm in the old mill.",
  "The exhibition runs from 5 October to 12 December in the old mill. Join us.",
  "Thank you all who came to our open day on 5 October. It was a joy.",
  "Repairs a year: 2024: 311, 2025: 402, 2026 (to 31 October): 412. Join us on Fridays.",
  "Reparaturen im Jahr: 2024: 311, 2025: 402, 2026 (Stand 31. Oktober): 412. Kommt vorbei.",
  "We have been open since 5 October 2019, on Fridays from 9 to 5.",
  "Days until we are paid: May 43 · June 41 · July 38 · August 39 · October 29. Ask us.",
  "The ticket in the book says 9 August 1974. The book is on the front table.",
  "Our year to 30 September 2026 in figures. Members: 14,260.",
  "Join our tasting on Saturday 5 December 2026 at 6 pm, or on Friday 11 December.",
  "Open Monday to Friday, and on Sunday 13 December 2026 from 2 pm. Join us.",
  "2026年12月5日（土）に試飲会を開きます。",
  "Join us Monday to Saturday, 22 December 2026, in the old mill.",
  "Kommt vorbei: Montag bis Samstag, 24. Dezember 2026, in der alten Mühle.",
  "Join our class every Thursday, 1 December 2026 to 22 December 2026, in the old mill.",
  "Rejoignez-nous tous les jeudis, 1 décembre 2026, au vieux moulin.",
  "Únete cada jueves, 1 de diciembre de 2026, en el viejo molino.",
])("a day that is right is not asked about: %s", (brief) => {
  expect(seenIn(brief)).toEqual([]);
});

test("the question speaks the language of the brief, and an answer settles it", () => {
  const brief = "Workshop: Töpfern am 5. Oktober um 19 Uhr in der alten Mühle. Kommt vorbei.";
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: TODAY });
  const [asked] = questions.filter(({ question }) => question.includes("ist vorbei"));
  expect(asked?.question).toBe("“5. Oktober” ist vorbei. Welches Datum ist gemeint?");
  const answers = { [asked?.id ?? ""]: "5. Dezember" };
  const { preferences_block: block } = clarifyBrief({ brief, brand: BRAND, today: TODAY, answers });
  expect(block).toContain("About “5. Oktober”: 5. Dezember");
  expect(clarifyBrief({ brief: `${brief}\n\n${block}`, brand: BRAND, today: TODAY }).questions).toEqual([]);
});

/** What a person is asked about the days of a brief. */
const askedIn = (brief: string) =>
  timely({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY }).flatMap(
    ({ doubts }) => doubts,
  );

test("a day that is named by its distance alone is asked about, and noted beside a date", () => {
  expect(askedIn("Our spring sale starts tomorrow: 20% off all bowls.")).toEqual([
    "“tomorrow” is another day for whoever reads it later",
  ]);
  expect(askedIn("Our spring sale starts tomorrow, on 23 November: 20% off all bowls.")).toEqual([]);
});
