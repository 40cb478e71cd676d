import { expect, test } from "vitest";
import { datedEntries } from "../../../lib/render/templates/kit/story/dated.ts";

const stepsOf = (titles: readonly string[]) => titles.map((title) => ({ title, body: "" }));

test.each([
  [["1. Beratung: wir messen aus", "2. Angebot: ein Festpreis", "3. Einbau: zwei Tage"]],
  [["1. Conseil: on mesure", "2. Devis: un prix fixe", "3. Pose: deux jours"]],
  [["1. Visita: mediamos", "2. Oferta: precio fijo", "3. Montaje: dos días"]],
])("names behind their numbers are no dates: %j", (titles) => {
  expect(datedEntries(stepsOf(titles))).toEqual([]);
});

test.each([
  [["1. Dezember: Start", "2. Dezember: Pause", "3. Dezember: Ende"]],
  [["4. Mai: Start", "9. Juni: Pause", "1. Juli: Ende"]],
  [["12 June: start", "14 June: rest", "1 July: end"]],
])("days are dates: %j", (titles) => {
  expect(datedEntries(stepsOf(titles))).toHaveLength(3);
});
