import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { dueDatesIn, timely } from "../../../lib/story/review/due-dates.ts";
import { brandOf } from "../../copy/brands.ts";

const BRAND = brandOf("Acme");
const TODAY = "2026-11-24";

const read = (brief: string) => ({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY });
const askedIn = (brief: string) => timely(read(brief)).flatMap(({ doubts }) => doubts);
const seenIn = (brief: string) => dueDatesIn(read(brief)).map(({ kind, quote }) => `${kind}: ${quote}`);

test.each([
  "This Saturday only: buy two loaves, get 15 % off both.",
  "Diesen Samstag backen wir Stollen, ab 8 Uhr.",
  "Ce samedi, portes ouvertes à l'atelier de 10 h à 17 h.",
  "Este sábado abrimos la tienda nueva a las 10.",
])("the coming day of a week is clear until it is over: %s", (brief) => {
  const reading = readStory({ brief, brand: BRAND });
  const askedAt = (published?: string) =>
    timely({ reading, brief, today: "2026-11-24", published }).flatMap(({ doubts }) => doubts);
  expect(askedAt()).toEqual([]);
  expect(askedAt("2026-11-28")).toEqual([]);
  expect(askedAt("2026-11-29")).toEqual([expect.stringContaining("will have passed by 2026-11-29")]);
});

test("a day of next week or of the one behind it is asked about", () => {
  expect(askedIn("Next Saturday we bake stollen from 8 am.")).toEqual([
    "“Next Saturday” is another day for whoever reads it later",
  ]);
});

test("a bracket that goes on behind its weekday tells of another day", () => {
  const course =
    "Ferienkurs von Montag, 4. Januar bis Montag, 11. Januar 2027 (Sonntag frei), täglich um 9 Uhr.";
  expect(seenIn(course)).toEqual([]);
  expect(seenIn("Ferienkurs am 11. Januar 2027 (Sonntag), täglich um 9 Uhr.")).toEqual([
    "misdated: 11. Januar 2027 (Sonntag)",
  ]);
});
