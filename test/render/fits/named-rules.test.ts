import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/infographic/fits.ts";
import { figureShape } from "../../../lib/render/templates/kit/figure-shape.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const page = (brief: string) =>
  fits(houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "infographic" }), {
    brand: "Kite",
    asked: [],
    atHand: [],
    faces: [],
  }).data;

test.each([
  [
    "Storing pears: what a cellar needs\n\nCold: 4% below the air outside.\nDamp: 85% humidity or more.\nApart: no two pears touching.\nChecked: once a week, the soft ones out.",
    ["Cold", "Damp", "Apart", "Checked"],
  ],
  [
    "Cata de vino: cuatro reglas\n\nTemperatura: 16 °C, ni más ni menos.\nCantidad: 40 ml por copa.\nTiempo: 2 minutos antes de oler.\nOrden: del más joven al más viejo.",
    ["Temperatura", "Cantidad", "Tiempo", "Orden"],
  ],
])("rules of one list stay one list, whatever numbers they have: %s", (brief, names) => {
  const data = page(brief);
  expect(data.stats).toEqual([]);
  expect(data).toMatchObject({ steps: { items: names.map((title) => ({ title })) } });
});

test.each([
  [
    "Keeping hens warm\n\nDry: straw every week.\nHigh: a perch at 60 cm.\nShut: the hatch before dark.\n\nOf 80 coops we saw, 20 were damp. That’s one in four.",
    "Of 80 coops we saw, 20 were damp. That’s one in four",
  ],
  [
    "Hühner im Winter\n\nTrocken: jede Woche Stroh.\nHoch: eine Stange auf 60 cm.\nZu: die Klappe vor der Dämmerung.\n\nVon 90 Ställen waren 30 feucht. Das ist jeder dritte.",
    "Von 90 Ställen waren 30 feucht. Das ist jeder dritte",
  ],
])("what sums up the sentence before stays with it: %s", (brief, both) => {
  const data = page(brief);
  expect("facts" in data && data.facts).toContain(both);
});

test.each([
  ["22%", "or more on the scale"],
  ["22 %", "oder mehr auf der Skala"],
  ["22 %", "ou plus sur l’échelle"],
  ["22 %", "o más en la escala"],
  ["22%", "o più sulla scala"],
])("a bound is no change, and no bars are drawn for it: %s %s", (value, label) => {
  expect(figureShape({ value, label })?.kind).not.toBe("pair");
});

test("a share that has grown is drawn as a change", () => {
  expect(figureShape({ value: "22%", label: "more than last year" })?.kind).toBe("pair");
});
