import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const made = (brief: string) =>
  houseStory({ brief, brand: brandOf("Haus Lindt"), channel: "instagram", assetType: "card" });

test.each([
  [
    "Wir suchen ab sofort eine Zahnmedizinische Fachangestellte (m/w/d), 30 Stunden, Vier-Tage-Woche. Bewerbung an team@lindt.example.",
    "Wir suchen ab sofort",
    "Zahnmedizinische Fachangestellte (m/w/d)",
  ],
  [
    "Nous recherchons une vendeuse en boulangerie (H/F), 35 heures par semaine. Écrivez à emploi@lindt.example.",
    "Nous recherchons",
    "Vendeuse en boulangerie (H/F)",
  ],
])("a job opening is headed by its role, under the author's own words: %s", (brief, kicker, headline) => {
  const story = made(brief);
  expect([story.kicker?.text, story.headline.text]).toEqual([kicker, headline]);
  expect(JSON.stringify(story.support)).toMatch(/30 Stunden|35 heures/);
});

test("a role that bears the ending of its case stays in its sentence", () => {
  const { headline } = made(
    "Wir suchen einen Medizinischen Fachangestellten (m/w/d), 30 Stunden. Bewerbung an team@lindt.example.",
  );
  expect(headline.text).not.toMatch(/^Medizinischen/);
});
