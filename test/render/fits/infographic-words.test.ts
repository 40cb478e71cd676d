import { expect, test } from "vitest";
import { withDrawnFigures } from "../../../lib/render/templates/infographic/stats-of.ts";
import { priceApart, withoutLeadIn } from "../../../lib/render/templates/infographic/words.ts";
import { figureShape } from "../../../lib/render/templates/kit/figure-shape.ts";
import { figuresOfPoints } from "../../../lib/render/templates/kit/story/figures.ts";
import { sentencesOf } from "../../../lib/render/templates/kit/story/sentences.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

test("a price instead of a former one stands large under the name of its offer", () => {
  const words = { kicker: "Spring service", headline: "Price: £139 instead of £179", supporting: "" };
  expect(priceApart(words)).toEqual({
    words: { kicker: "", headline: "Spring service", supporting: "" },
    price: { value: "£139", label: "instead of £179" },
  });
  expect(priceApart({ ...words, kicker: "" })).toEqual({ words: { ...words, kicker: "" } });
  expect(priceApart({ ...words, headline: "Boilers serviced" }).price).toBeUndefined();
});

test("a price and a yearly return are read, not measured", () => {
  expect(figureShape({ value: "139 €", label: "statt 179 €" })).toBeUndefined();
  expect(figureShape({ value: "4,1%", label: "rendement voor de leden" })).toBeUndefined();
});

test("what only leads to a list is not said over it", () => {
  const story = storyWith({
    points: [line("212 volunteers"), line("38% children")],
    facts: [fact("f1", "news", "The main figures:")],
  });
  expect(withoutLeadIn("Our report is out. The main figures. Tea from six.", story)).toBe(
    "Our report is out. Tea from six.",
  );
});

test("up to six points that open with a figure are figures, millions with their unit", () => {
  const points = [
    "1.486 leden (eind 2025: 1.302)",
    "3,9 miljoen kWh opgewekt: 2,7 miljoen met de molen, 1,2 miljoen met de daken",
    "4,1% rendement voor de leden",
    "237 huisbezoeken",
    "€ 28.000 naar het dorpenfonds",
  ].map((text) => line(text));
  expect(figuresOfPoints(points).map(({ figure }) => figure?.value)).toEqual([
    "1.486",
    "3,9 miljoen kWh",
    "4,1%",
    "237",
    "€ 28.000",
  ]);
});

test("“Inkl.” ends no sentence", () => {
  expect(sentencesOf("Inkl. MwSt. und Anfahrt.")).toEqual(["Inkl. MwSt. und Anfahrt."]);
});

test("a measure behind a comparing word makes no share less than itself", () => {
  const drawn = (label: string) => figureShape({ value: "64 %", label });
  const plain = drawn("du bois de la région");
  expect(plain).toBeDefined();
  for (const label of [
    "de bois venu de moins de 100 km",
    "unseres Holzes aus weniger als 100 km",
    "de madera de menos de 100 km",
  ])
    expect(drawn(label)).toEqual(plain);
  expect(drawn("de déchets en moins")).not.toEqual(plain);
});

test("what ends announced numbers without one stays words beside them", () => {
  const given: Parameters<typeof withDrawnFigures>[1] = {
    supporting:
      "38 staircases fitted, 21 kitchens, 64% of our wood from within 100 km and two apprentices, who passed in June.",
    stats: [],
  };
  const said = withDrawnFigures(storyWith({ headline: line("Our year in figures") }), given);
  expect(said.stats.map(({ value }) => value)).toEqual(["38", "21", "64%"]);
  expect(said.facts).toEqual(["Two apprentices, who passed in June"]);
});
