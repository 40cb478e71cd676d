import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { namesAsked } from "../../../lib/text/names-compared.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Fernhill") });

test.each([
  ["Wool or down?", "en", ["Wool", "down"]],
  ["Steel pans versus clay pots, which last longer?", "en", ["Steel pans", "clay pots"]],
  ["Öl oder Wachs? Was Dielen brauchen", "de", undefined],
  ["Öl oder Wachs: was Dielen brauchen", "de", ["Öl", "Wachs"]],
  ["Hout of steen?", "nl", ["Hout", "steen"]],
  ["¿Lana o algodón?", "es", ["Lana", "algodón"]],
  ["Train ou avion ?", "fr", ["Train", "avion"]],
  // "Of" and "o" part no names in English.
  ["Proof of age?", "en", undefined],
  ["Tea, coffee or milk?", "en", undefined],
  ["Come on Saturday", "en", undefined],
])("the two things that %s asks for", (title, language, names) => {
  expect(namesAsked(title, language)).toEqual(names);
});

const BRIEFS = [
  [
    "Wool or down? For a family of four:\n\nWeight: wool 3 kg, down 1 kg\nWashing: at home / at the cleaner\nPrice: £80 / £140",
    ["Wool", "down"],
    [
      ["Weight", "3 kg", "1 kg"],
      ["Washing", "at home", "at the cleaner"],
      ["Price", "£80", "£140"],
    ],
  ],
  [
    "Öl oder Wachs?\n\nTrocknen: 12 Stunden / 2 Stunden\nPflege: jedes Jahr / alle drei Jahre\nPreis: 24 € / 31 €",
    ["Öl", "Wachs"],
    [
      ["Trocknen", "12 Stunden", "2 Stunden"],
      ["Pflege", "jedes Jahr", "alle drei Jahre"],
      ["Preis", "24 €", "31 €"],
    ],
  ],
  [
    "Train ou avion ?\n\nDurée : 4 heures / 3 heures\nBagages : compris / 35 €",
    ["Train", "avion"],
    [
      ["Durée", "4 heures", "3 heures"],
      ["Bagages", "compris", "35 €"],
    ],
  ],
  [
    "¿Lana o algodón?\n\nLavado: a mano / a máquina\nPrecio: 60 € / 25 €",
    ["Lana", "algodón"],
    [
      ["Lavado", "a mano", "a máquina"],
      ["Precio", "60 €", "25 €"],
    ],
  ],
  [
    "Hout of steen? Voor een terras in een kleine tuin:\n\nOnderhoud: elk jaar / nooit\nPrijs: € 40 per m² / € 65 per m²",
    ["Hout", "steen"],
    [
      ["Onderhoud", "elk jaar", "nooit"],
      ["Prijs", "€ 40 per m²", "€ 65 per m²"],
    ],
  ],
] as const;

test.each(BRIEFS)("lines about both things are rows under their names: %s", (brief, columns, rows) => {
  const story = read(brief);
  expect(story.columns).toEqual(columns);
  expect(story.rows.map(({ label, first, second }) => [label, first, second])).toEqual(rows);
  expect(story.occasion).toBe("comparison");
  expect(story.prices).toEqual([]);
  expect(story.items).toEqual([]);
});

test("the line that names its sides tells the order of all lines", () => {
  const { rows, columns } = read(
    "Fernhill or a notebook?\n\nCounting: a notebook 2 hours, Fernhill 10 minutes\nCost: £3 / £7 a month",
  );
  expect(columns).toEqual(["notebook", "Fernhill"]);
  expect(rows.map(({ first, second }) => [first, second])).toEqual([
    ["2 hours", "10 minutes"],
    ["£3", "£7 a month"],
  ]);
});

test.each([
  // Nothing is asked for.
  "Our courses this spring.\n\nPottery: Monday / Tuesday\nWeaving: Friday / Saturday",
  // A title asks for one of two things, and the lines say something else.
  "Wool or down?\n\nWe explain both on Saturday: come at ten.\nPlaces: twelve",
  // One line is no table.
  "Wool or down?\n\nPrice: £80 / £140",
])("no rows: %s", (brief) => {
  expect(read(brief).rows).toEqual([]);
});
