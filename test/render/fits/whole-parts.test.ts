import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { Infographic } from "../../../lib/render/templates/infographic/data.ts";
import { tellsWhole } from "../../../lib/render/templates/kit/chart/series.ts";
import { spell } from "../../../lib/render/templates/kit/chart/spell.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };
function pageOf(brief: string): Infographic {
  const story = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" });
  return chooseTemplate(story, NOTHING, { assetType: "infographic", seed: 1 })?.data as Infographic;
}

describe("the parts of a whole", () => {
  test("are a chart under what they are of, which points out what is left", () => {
    const page = pageOf(
      "Where a bakery's money goes, per £100 of sales: £38 wages, £27 ingredients, £14 rent, £14 energy. £7 is left. We look through your figures, from £60 a month.",
    );
    expect(page).toMatchObject({
      headline: "Where a bakery’s money goes, per £100 of sales",
      supporting: "",
      facts: ["We look through your figures, from £60 a month"],
      stats: [],
    });
    expect(page.chart).toMatchObject({ kind: "bar", prefix: "£", highlight: "Left" });
    expect(page.chart?.points).toHaveLength(5);
  });
  test("answer the question before them, and are not said beside their chart", () => {
    const page = pageOf(
      "Où va l'argent de votre panier ? Sur 20 € : 9 € pour le travail, 8 € pour les semences et 3 € d'imprévus.",
    );
    expect(page).toMatchObject({ headline: "Où va l’argent de votre panier ?", supporting: "", stats: [] });
    expect(page.chart?.title).toBe("Sur 20 €");
  });
  test("with cents are drawn once", () => {
    const page = pageOf(
      "Dove vanno i 3 euro del tuo caffè: 1,20 euro al personale, 1,10 euro all'affitto, 0,70 euro alle tasse.",
    );
    expect(page.chart?.points.map(({ value }) => value)).toEqual([1.2, 1.1, 0.7]);
    expect([page.stats, page.steps, page.facts]).toEqual([[], undefined, undefined]);
  });
});

test("what parts add up to is no number of its own over them", () => {
  const parts = [84, 10, 6].map((value) => ({ label: "", value }));
  expect(tellsWhole("Of every £1 you give", parts)).toBe(true);
  expect(tellsWhole("Per £100 of sales", parts)).toBe(true);
  expect(tellsWhole("Sales rose by 40%", parts)).toBe(false);
});

test("money with cents has two of them on either side of its sign", () => {
  expect(spell(2.4, { prefix: "", suffix: "€", language: "de" })).toBe("2,40\u00a0€");
  expect(spell(0.6, { prefix: "£", suffix: "" })).toBe("£0.60");
  expect(spell(3, { prefix: "", suffix: "€", language: "de" })).toBe("3\u00a0€");
});

test("rows of a price list that begin with a number are no numbers of the page", () => {
  const page = pageOf("Nos forfaits : 5 séances 120 €, 10 séances 220 €, 20 séances 400 €.");
  expect(page.stats).toEqual([]);
  expect(page.prices?.rows).toHaveLength(3);
});
