import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/event/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Kite", asked: [], atHand: [], faces: [] };
const eventOf = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" }), PICTURES)?.data;

const COURSE =
  "Guten Tag, wir möchten unseren neuen Geburtsvorbereitungskurs ankündigen.\n\nDer Kurs beginnt am Dienstag, 12. Januar 2027, und läuft an sieben Dienstagabenden von 18:30 bis 20:30 Uhr. Er findet in der Lindenhofstraße 7 in Freiburg statt. Für die Begleitperson berechnen wir 70 Euro. Es gibt neun Plätze.";

test("a course told in sentences has its first day alone, and what goes on from it in a row", () => {
  const course = eventOf(COURSE);
  expect(course?.date).toBe("Dienstag, 12. Januar 2027");
  expect(course?.supporting).toMatch(/^Läuft an sieben Dienstagabenden von 18:30 bis 20:30 Uhr\./);
  expect(course?.supporting).toContain("Es gibt neun Plätze");
  expect(course?.supporting).not.toContain("12. Januar");
});

test("a day of which a sentence tells something else does not begin a course", () => {
  const news = COURSE.replace("beginnt am Dienstag", "war bis Dienstag");
  expect(eventOf(news)?.supporting ?? "").not.toMatch(/^Läuft/);
});

test.each([
  "Long Rift and Mossdale closed to all parties until Friday 11 December, 6 pm. Water is 2 m above normal.",
  "Die Nordhalle ist gesperrt bis Freitag, 11. Dezember, 18 Uhr. Es tropft vom Dach.",
])("the last day of a closure is no day to come: %s", (brief) => {
  expect(eventOf(brief)?.headline ?? "").not.toMatch(/(?:until|bis)$/);
});
