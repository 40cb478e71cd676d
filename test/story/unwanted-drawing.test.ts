import { describe, expect, test } from "vitest";
import { orderedDrawing } from "../../lib/story/ordered-drawing.ts";
import { unwantedDrawing } from "../../lib/story/unwanted-drawing.ts";

describe("what a brief does not want to be seen", () => {
  test.each([
    ["en", "Concert on Friday at 7. No violins in the picture please.", ["violins in the picture please."]],
    ["en", "Please avoid umbrellas.", ["umbrellas."]],
    ["de", "Bitte keine Spritzen zeigen.", ["Spritzen zeigen."]],
    ["fr", "Pas de tracteur sur l’image, merci.", ["tracteur sur l’image, merci."]],
    ["es", "Por favor, sin banderas.", ["banderas."]],
    ["it", "Niente ombrelli, per favore.", ["ombrelli, per favore."]],
    ["nl", "Liever geen foto van een hond.", ["foto van een hond."]],
    ["pt", "Por favor, nada de garrafas.", ["garrafas."]],
  ])("%s: %s", (language, brief, notes) => {
    expect(unwantedDrawing({ language }, brief)).toEqual(notes);
  });
  test.each([
    ["en", "No dogs on the beach from May to September."],
    ["en", "Please don’t mention the boiler."],
    ["de", "Keine Anmeldung nötig."],
    ["de", "Das mit dem Hund bitte nicht reinschreiben."],
    ["nl", "Er is geen parkeerplaats."],
    ["ja", "写真はありません。"],
  ])("%s: %s bans no drawing", (language, brief) => {
    expect(unwantedDrawing({ language }, brief)).toEqual([]);
  });
});

test.each([
  ["en", "Please avoid stock pictures of gavels."],
  ["de", "Bitte ohne Bild von Hammern."],
  ["es", "Evitad el dibujo de un martillo."],
])("what is to be avoided is not ordered: %s: %s", (language, quote) => {
  const heldBack = [{ quote, span: { start: 0, end: quote.length }, why: "instruction" as const }];
  expect(orderedDrawing({ wishes: [], heldBack, language })).toEqual([]);
});
