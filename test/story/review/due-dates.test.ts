import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { dueDatesIn } from "../../../lib/story/review/due-dates.ts";
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
  ["Our spring sale starts tomorrow: 20% off all bowls.", ["relative: tomorrow"]],
])("a day that readers would get wrong is seen: %s", (brief, found) => {
  expect(seenIn(brief)).toEqual(found);
});

test.each([
  "Join our pottery evening on 5 December at 7 pm in the old mill.",
  "Join our pottery evening on 12 March at 7 pm in the old mill.",
  "The exhibition runs from 5 October to 12 December in the old mill. Join us.",
  "Thank you all who came to our open day on 5 October. It was a joy.",
  "Repairs a year: 2024: 311, 2025: 402, 2026 (to 31 October): 412. Join us on Fridays.",
  "Reparaturen im Jahr: 2024: 311, 2025: 402, 2026 (Stand 31. Oktober): 412. Kommt vorbei.",
  "We have been open since 5 October 2019, on Fridays from 9 to 5.",
  "Days until we are paid: May 43 · June 41 · July 38 · August 39 · October 29. Ask us.",
  "The ticket in the book says 9 August 1974. The book is on the front table.",
  "Our year to 30 September 2026 in figures. Members: 14,260.",
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
