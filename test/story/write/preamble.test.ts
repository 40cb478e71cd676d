import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { withoutPreamble } from "../../../lib/story/write/preamble.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Halvorsen"), channel: "linkedin", assetType: "card" });

describe("why a text is written is no headline", () => {
  test.each([
    [
      "Every winter we get the same phone calls, so here are five things people can do before the first frost:",
      "Five things people can do before the first frost",
    ],
    [
      "Jeden Winter klingelt das Telefon, deshalb hier sind fünf Dinge, die vor Frost schützen",
      "Fünf Dinge, die vor Frost schützen",
    ],
    [
      "On nous demande souvent comment se passe l'installation d'une borne.",
      "Comment se passe l'installation d'une borne",
    ],
    ["People often ask us how long a kitchen takes to fit.", "How long a kitchen takes to fit"],
    ["Nos preguntan mucho cómo se limpia una chimenea de leña.", "Cómo se limpia una chimenea de leña"],
  ])("%s", (text, topic) => expect(withoutPreamble(text)).toBe(topic));

  test.each([
    "People ask us every year whether to get a cut tree or a potted one.",
    "We asked 1,140 nurses how they hear of their shifts.",
    "The market is open, so here we are again.",
    "Five things people can do before the first frost.",
  ])("%s stays", (text) => expect(withoutPreamble(text)).toBe(text));

  test("and the post says it", () => {
    const { headline, posts } = storyOf(
      "Every winter we get the same phone calls, so here are three things to do before the frost:\n1. Find your stopcock.\n2. Lag any pipe in the loft.\n3. Drain the outside tap.",
    );
    expect(headline.text).toBe("Three things to do before the frost");
    expect(posts.linkedin).toContain("Every winter we get the same phone calls");
  });
});

test("the days of one list are not parted by a headline", () => {
  const { headline } = storyOf(
    "Free Christmas market shuttle from Northfield Park & Ride to Castle Square, Fridays, Saturdays and Sundays, 4 to 20 December. Parking £3 all day.",
  );
  expect(headline.text).not.toMatch(/Fridays$/u);
});

test("what a plan is called leads its list, with its dates", () => {
  const { headline } = storyOf(
    "Kursplan Januar bis März 2027, los geht es am Montag, 11. Januar.\n\nMontag 18.00 Rückenfit\nDienstag 16.00 Kinderturnen\nMittwoch 9.30 Gymnastik\n\nFür Mitglieder sind alle Kurse frei. Gäste zahlen 60 Euro für zehn Termine.",
  );
  expect(headline.text).toContain("Kursplan Januar bis März 2027");
});
