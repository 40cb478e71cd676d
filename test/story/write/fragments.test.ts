import { describe, expect, test } from "vitest";
import { figurePoints } from "../../../lib/render/templates/infographic/stats-of.ts";
import { figureIn } from "../../../lib/render/templates/kit/story/figured.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { onlySaysWhere } from "../../../lib/story/write/place-fragments.ts";
import { brandOf } from "../../copy/brands.ts";

const made = (brief: string, assetType: "card" | "carousel" | "infographic" = "card") =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType });

test.each([
  ["en", "At the Quaker Meeting House."],
  ["de", "Im Hof der Bäckerei."],
  ["fr", "À la cabane du canal."],
  ["es", "En el Campo de la Alameda."],
  ["it", "Nel cortile del museo."],
  ["nl", "Op het plein voor de winkel."],
  ["pt", "No jardim da biblioteca."],
])("words that only say where lean on the sentence before them (%s)", (language, text) => {
  expect(onlySaysWhere(text, language)).toBe(true);
});

test.each([
  ["en", "At the mill we bake bread."],
  ["de", "Im Hof gibt es Kuchen."],
  ["es", "En el patio hay tarta."],
  ["nl", "Op het plein staat koffie klaar."],
])("a clause that begins with a place says more (%s)", (language, text) => {
  expect(onlySaysWhere(text, language)).toBe(false);
});

describe("an event that is named in two words", () => {
  test.each([
    [
      "Atelier bouturage. Samedi 4 juillet 2026. À la cabane du canal. Apportez un sécateur.",
      "Atelier bouturage",
    ],
    [
      "Concerto d'estate. Venerdì 3 luglio 2026 alle 21. Nel cortile del museo. Ingresso 8 euro.",
      "Concerto d’estate",
    ],
    ["Fietsmarkt. Op zaterdag 4 juli 2026. Op het plein voor de winkel. Vanaf 40 euro.", "Fietsmarkt"],
  ])("is headed by its name: %s", (brief, name) => {
    expect(made(brief).headline.text).toBe(name);
  });

  test("has its place beside its day", () => {
    const { slides } = made(
      "Concerto d'estate. Venerdì 3 luglio 2026 alle 21. Nel cortile del museo. Ingresso 8 euro.",
      "carousel",
    );
    expect(slides.map(({ title }) => title)).not.toContain("Nel cortile del museo");
    expect(slides.map(({ body }) => body).join()).toContain("Nel cortile del museo");
  });
});

test("of hours or a lowest price no part is a figure", () => {
  expect(figureIn("Van 10 tot 15 uur")).toBeUndefined();
  expect(figureIn("Vanaf 40 euro")).toBeUndefined();
});

test("of two values behind a label neither is the figure of the line", () => {
  const story = made(
    "The lido in 2025. Visits: 52,800 in summer, 4,100 in winter. Rescues: 3 by lifeguards, 0 by ambulance. Cups of tea: 18,400.",
    "infographic",
  );
  expect(story.points).toHaveLength(3);
  expect(figurePoints(story)).toEqual([]);
});

test("the colon within brackets parts no slide in two", () => {
  const { slides } = made(
    "What must you keep?\n- Invoices (limit: 8 years)\n- Balance sheets (limit: 10 years)\n- Letters (limit: 6 years)",
    "carousel",
  );
  expect(slides.map(({ title }) => title)).toContain("Invoices (limit: 8 years)");
});
