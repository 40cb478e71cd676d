import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

async function inHeadline(tag: string, headline: string, first = "") {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  return subjectOf(await subjectWords(language, readAsset), { headline, texts: [first], about: [] });
}

describe("the drawing is of the thing itself, and of no neighbour", () => {
  test.each([
    ["en", "Christmas trees arrive on Friday", "christmas-tree"],
    ["de", "Weihnachtsbaumverkauf am 12. Dezember", "christmas-tree"],
    ["fr", "Les sapins de Noël sont arrivés", "christmas-tree"],
    ["nl", "Kerstbomen te koop", "christmas-tree"],
    ["en", "Greyhounds looking for a home", "greyhound"],
    ["fr", "Lévriers à adopter", "greyhound"],
    ["en", "Is your oil boiler ready for winter?", "boiler"],
    ["de", "Wartung Ihrer Ölheizung", "boiler"],
    ["it", "Manutenzione della caldaia", "boiler"],
    ["fr", "Le fromage du mois", "cheese-wheel"],
    ["de", "Emmentaler am Stück", "cheese-wedge"],
    ["en", "Pumpkin picking from October", "pumpkin"],
    ["en", "Hearing test on Tuesdays", "hearing-aid"],
    ["de", "Windkraft für Niederhausen", "wind-turbine"],
    ["en", "Apple harvest at the orchard", "red-apple"],
    ["de", "Saunanacht am Freitag", "sauna-bucket"],
    ["fr", "Atelier de fabrication de bougies", "candle"],
    ["de", "Krapfen vom Bäcker", "filled-doughnut"],
    ["en", "Bee hotel workshop", "honeybee"],
    ["de", "Gutscheine zum Verschenken", "wrapped-gift"],
    ["nl", "Cadeaubonnen", "wrapped-gift"],
    ["pt", "A nossa aplicação já está disponível", "mobile-phone"],
    ["en", "Life jackets on every boat", "life-jacket"],
    ["en", "3D printing workshop", "printer-3d"],
    ["de", "Knödelabend", undefined],
    ["en", "Daisy joins our team", undefined],
    ["en", "Running late? Tell us", undefined],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await inHeadline(tag, headline)).toBe(subject);
  });

  test.each([
    ["en", "Book appointments in our new app", "The app is free."],
    ["de", "Unsere neue App ist da", "Die App kostet nichts."],
    ["fr", "Notre application est disponible", "L’application est gratuite."],
    ["es", "Nuestra app ya está disponible", "La app es gratis."],
  ])("%s: %s", async (tag, headline, first) => {
    expect(await inHeadline(tag, headline, first)).toBe("mobile-phone");
  });
});

describe("a frequent thing has a drawing", () => {
  test.each([
    ["de", "Adventskränze selbst binden", "advent-wreath"],
    ["en", "Make your own wreath on Saturday", "wreath"],
    ["de", "Kerzenziehen für Kinder", "candle"],
    ["es", "Chocolate caliente con churros", "mug"],
    ["de", "Dahlienknollen jetzt bestellen", "dahlia"],
    ["es", "Carrera popular de San Silvestre", "runner"],
    ["de", "Blumentöpfe aus Ton", "plant-pot"],
    ["de", "Laternenumzug am 11. November", "lantern"],
    ["it", "Mercatino dell’usato", "market-stall"],
    ["de", "Tannenzweige günstig abzugeben", "fir-branch"],
    ["pt", "Aulas de natação", "swimmer"],
    ["en", "Street party on 4 July", "bunting"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await inHeadline(tag, headline)).toBe(subject);
  });
});

describe("what there is none of, and what is given up, is not drawn", () => {
  test.each([
    ["en", "No cars on the square on Sunday", undefined],
    ["en", "Not a bike shop, a workshop", undefined],
    ["de", "Keine Hunde im Park", undefined],
    ["nl", "Geen honden in het park", undefined],
    ["en", "Swap your oil boiler for a heat pump", "heat-pump"],
    ["de", "Ersetzen Sie den Ölkessel durch eine Wärmepumpe", "heat-pump"],
    ["fr", "Remplacez votre chaudière par une pompe à chaleur", "heat-pump"],
    ["en", "We replace tyres for £20", "wheel"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await inHeadline(tag, headline)).toBe(subject);
  });
});
