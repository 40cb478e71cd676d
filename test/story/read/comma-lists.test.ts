import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Nordhof"), channel: "linkedin", assetType: "infographic" });
const linesOf = (brief: string) => (storyOf(brief).posts.linkedin ?? "").split("\n").filter(Boolean);

test.each([
  [
    "Where your ticket goes\n\nA ticket costs £20. Of that,\n£9 pays the band,\n£6 keeps the lights on,\n£5 goes to the choir.\n\nThe season opens on Friday 8 January.",
    "A ticket costs £20. Of that:",
    ["£9 pays the band", "£6 keeps the lights on", "£5 goes to the choir"],
  ],
  [
    "Woher der Strom kommt\n\nDas Werk lieferte 2025 rund 40 Millionen Kilowattstunden. Davon kamen\n52 % aus Wasserkraft,\n31 % aus Sonne,\n17 % aus Wind.\n\nFragen beantwortet Frau Kern montags.",
    "Davon kamen:",
    ["52 % aus Wasserkraft", "31 % aus Sonne", "17 % aus Wind"],
  ],
  [
    "Notre atelier rouvre le 9 janvier. Au programme\nsoudure pour débutants,\nréparation de vélos,\net couture à la machine.\n\nInscription au 02 99 00 11 22.",
    "Au programme",
    ["Soudure pour débutants", "Réparation de vélos"],
  ],
  [
    "El huerto en cifras\n\nEste año hemos recogido\n320 kilos de tomates,\n150 kilos de patatas,\n90 kilos de calabazas.\n\nLa asamblea es el jueves 3 de diciembre.",
    "Este año hemos recogido:",
    ["320 kilos de tomates", "150 kilos de patatas", "90 kilos de calabazas"],
  ],
  [
    "Ogni abbonamento costa 60 euro. Di questi\n30 euro vanno ai musicisti,\n20 euro alla sala,\n10 euro alla scuola.\n\nSi comincia venerdì 8 gennaio.",
    "Di questi:",
    ["30 euro vanno ai musicisti", "20 euro alla sala", "10 euro alla scuola"],
  ],
  [
    "Waar het water blijft\n\nWe verbruiken 120 liter per dag. Daarvan gaat\n40 % naar de douche,\n30 % naar het toilet,\n30 % naar de rest.\n\nVragen? Bel 020 123 4567.",
    "Daarvan gaat:",
    ["40 % naar de douche", "30 % naar het toilet", "30 % naar de rest"],
  ],
  [
    "A loja abre a 3 de dezembro. Temos\npão de centeio,\nqueijo de cabra,\nmel da serra.\n\nAberta de segunda a sexta.",
    "Temos:",
    ["Pão de centeio", "Queijo de cabra", "Mel da serra"],
  ],
])("lines with commas are entries under the words that go on in them: %s", (brief, lead, entries) => {
  const lines = linesOf(brief);
  expect(lines.join("\n").replace(/\u00a0/g, " ")).toContain(lead);
  expect(lines).toEqual(expect.arrayContaining(entries));
});

test("what goes on in a list is no sentence on a picture", () => {
  const { support, points, altText } = storyOf(
    "A ticket costs £20 at the Corn Hall. Of that,\n£9 pays the band,\n£6 keeps the lights on,\n£5 goes to the choir.\n\nThe season opens on Friday 8 January.",
  );
  expect(JSON.stringify([support, points, altText])).not.toContain("Of that");
  expect(points).toHaveLength(3);
});

test.each([
  "Dear neighbours,\nwe close on Friday,\nwe move on Saturday,\nand we open on Monday 7 December in Mill Lane.",
  "A verse for the library wall\n\nRead it slow,\nread it loud,\nread it on a passing cloud.\n\nThe room opens on 5 December.",
  "We sell bread,\ncakes and coffee.\nOpen daily from 7 to 3.",
])("a letter, a verse and a wrapped sentence lead to no list: %s", (brief) => {
  expect(storyOf(brief).facts.length).toBeGreaterThan(0);
  expect(linesOf(brief).join(" ")).not.toContain(":");
});

test("a line that names the two columns of rows with arrows is their first row", () => {
  const rows =
    "Friday 25 December → Sunday 27 December\nMonday 28 December → Tuesday 29 December\nTuesday 29 December → Wednesday 30 December";
  const lines = linesOf(
    `Bin collections\n\nUsual day → New day\n${rows}\n\nBack to normal from Monday 4 January.`,
  );
  expect(lines).toContain("Usual day → New day");
  expect(linesOf(`Bin collections\n\nChanged days this winter\n${rows}\n\nSee nordhof.example`)).toContain(
    "Changed days this winter:",
  );
});
