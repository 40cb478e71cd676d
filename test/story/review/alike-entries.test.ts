import { expect, test } from "vitest";
import { isOfAlikeEntries } from "../../../lib/story/review/alike-entries.ts";
import { readingOf } from "../reading-of.ts";

/** Whether the lines around a line explain it, were it and `others` doubted. */
function isExplained(brief: string, line: string, { language = "en", others = [] as string[] } = {}) {
  const reading = readingOf(brief, [["news", line]], { language });
  const doubted = [line, ...others];
  return isOfAlikeEntries(reading.facts[0]!, {
    reading,
    brief,
    isDoubted: (words) => doubted.some((one) => words.includes(one)),
  });
}

const rows = (first: string, second: string, third: string) =>
  `Three evenings:\n${first}\n${second}\n${third}`;

test.each([
  [
    "en",
    rows(
      "Friday 4 December, 7 pm, Corn Hall",
      "Saturday 5 December, 7 pm, Old Mill",
      "Sunday 6 December, 4 pm, the hut, indoors",
    ),
    "Sunday 6 December, 4 pm, the hut, indoors",
  ],
  [
    "it",
    rows(
      "venerdì 4 dicembre, ore 21, chiesa",
      "sabato 5 dicembre, ore 21, teatro",
      "domenica 6 dicembre, ore 16, rifugio, al coperto",
    ),
    "domenica 6 dicembre, ore 16, rifugio, al coperto",
  ],
  [
    "de",
    rows(
      "Freitag, 4. Dezember, 19 Uhr, Kornhalle",
      "Samstag, 5. Dezember, 19 Uhr, Mühle",
      "Sonntag, 6. Dezember, 16 Uhr, Hütte, drinnen",
    ),
    "Sonntag, 6. Dezember, 16 Uhr, Hütte, drinnen",
  ],
])("a row that begins with a day is for the readers of the other rows (%s)", (language, brief, line) => {
  expect(isExplained(brief, line, { language })).toBe(true);
});

test("rows of a plan for the making are not explained, nor is a list that is doubted as a whole", () => {
  const plan = rows(
    "Friday 4 December: text to Ana",
    "Saturday 5 December: photos to Ben",
    "Sunday 6 December: it goes out",
  );
  expect(isExplained(plan, "Sunday 6 December: it goes out")).toBe(false);
  const shifts = rows("Friday 4 December, Ana", "Saturday 5 December, Ben", "Sunday 6 December, Mo");
  const others = ["Friday 4 December, Ana", "Saturday 5 December, Ben"];
  expect(isExplained(shifts, "Sunday 6 December, Mo", { others })).toBe(false);
});

const CATS = `Pepper, 4, tabby. Fine with dogs.
Miss Plum, 11, black. Needs a quiet home.
Figaro, 7, ginger. Partly deaf, loves people.`;

test.each([
  [CATS, "Fine with dogs."],
  [CATS, "Miss Plum, 11, black."],
  [
    "Luna – 3 Jahre, Mischling. Mag Katzen.\nBruno – 9 Jahre, Dackel. Muss allein sein.\nMia – 6 Jahre, Terrier. Halb taub.",
    "Muss allein sein.",
  ],
])("what stands in an entry with a name and a number is for readers: %s", (brief, line) => {
  expect(isExplained(brief, line)).toBe(true);
});

test.each([
  [
    "Ana, 2 photos by Friday. Keep them warm.\nBen, 3 captions. Nothing sad.\nMo, 1 logo. Small please.",
    "Nothing sad.",
  ],
  ["Slide 1: 3 dogs. Nothing sad.\nSlide 2: 4 cats. Fine.\nEnd: 1 line. Calm.", "Nothing sad."],
  ["Pepper, 4, tabby. Fine with dogs.\nKeep it short.\nFigaro, 7, ginger.", "Keep it short."],
])("notes in lines of one form are not: %s", (brief, line) => {
  expect(isExplained(brief, line)).toBe(false);
});
