import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { valueApart } from "../../../lib/render/templates/film/value-apart.ts";
import { filmLaunch } from "../../../lib/render/templates/film-launch/film-launch.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

test.each([
  ["Am 31. Dezember sind wir für euch da", "Am 31. Dezember"],
  ["Our shop is closed from 2 to 9 January", "from 2 to 9 January"],
  ["Unser Hofladen macht Pause vom 28. bis 30. Dezember", "vom 28. bis 30. Dezember"],
  ["La recogida será entre el 12 y el 20 de octubre", "entre el 12 y el 20 de octubre"],
  ["De 9 h 30 à 17 h, à notre atelier de Nantes", "De 9 h 30 à 17 h"],
  ["Si ritira in negozio dal 10 dicembre 2026", "dal 10 dicembre 2026"],
  ["O tempo de espera desceu para 9 minutos", "para 9 minutos"],
  ["Sand it with 240 grit and wipe off the dust", "with 240 grit"],
  ["Fangt mit 500 Gramm an", "mit 500 Gramm"],
  ["An electric cargo bike that carries 120 kg and folds", "120 kg"],
  ["Der Akku reicht für 120 km ohne Laden", "für 120 km"],
  ["We tested 1,284 taps in 36 towns", "1,284"],
  ["De winkel is open tot 18:00 uur, ook zondag", "tot 18:00 uur"],
  ["Großer Wintercheck für 49 Euro", "49 Euro"],
  ["Dos meses de salsa por 60 €", "60 €"],
  [
    "Nous serons fermés du jeudi 24 décembre au samedi 2 janvier inclus",
    "du jeudi 24 décembre au samedi 2 janvier inclus",
  ],
  ["Lunch is included from 2 to 9 January for all", "from 2 to 9 January"],
])("%s: what it tells stands apart, whole, with the words that lead to it", (text, value) => {
  expect(valueApart(text)?.value).toBe(value);
});

test.each([
  "We have places for September 2027 in Reception (6), Year 3 (4) and Year 7 (11)",
  "Im Oktober 2027 beginnt der neue Kurs",
  "Ouverture en septembre 2027 pour tous",
  "Abrimos en mayo de 2027 con más plazas",
  "Vorbestellte Ware liegt dann schon bereit",
  "31. Dezember",
  "Call 01632 960 111",
  "Kinder 8 €, Erwachsene 12 €",
  "Every other Monday, 6 to 8 (4, 18 May and 1 June)",
  "9., 16. und 23. Mai sowie 6. Juni",
  "Les 3, 4 et 5 mars à la halle",
  "Bring a mat (or borrow one for £2)",
])("%s: nothing stands apart", (text) => {
  expect(valueApart(text)).toBeUndefined();
});

async function filmOfLaunch(data: object) {
  const planned = await plan(filmLaunch, {
    ...{ assetType: "video", channel: "instagram", data: filmLaunch.data.parse(data), seed: 1 },
    ...{ brand: BRANDS.beacon, watermark: false, readAsset },
  });
  return (await filmOf(filmLaunch, planned)).scenes;
}

test("a scene sets its day larger than the words around it, and none smaller than a phone shows", async () => {
  const scenes = await filmOfLaunch({
    headline: "We answer",
    points: ["Am 31. Dezember sind wir von 8 bis 12 Uhr für euch da"],
  });
  const texts = scenes[1]?.layers.flatMap(({ node }) => textNodes(node)) ?? [];
  const sizeOf = (word: string) => Number(texts.find(({ text }) => text === word)?.style?.fontSize);
  expect(sizeOf("Dezember")).toBeGreaterThan(1.3 * sizeOf("wir"));
  expect(sizeOf("wir")).toBeGreaterThanOrEqual(44);
});

test("a film that has nothing to draw is set in type", async () => {
  const scenes = await filmOfLaunch({ headline: "We answer", points: ["On Sundays too", "In an hour"] });
  const names = scenes.flatMap(({ layers }) => layers.map(({ name }) => name));
  expect(names.filter((name) => /sun|disc|hill|strip|rings/.test(name))).toEqual([]);
});
