import { expect, test } from "vitest";
import { partNames, partNamesAsSentences } from "../../../lib/story/review/part-names.ts";

const MENU =
  "Le menu de la semaine\n\nPlats\nJoue de bœuf au cidre\nLieu jaune\n\nDesserts\nFar aux pruneaux\nPoire pochée\n\nRéservation : 02 97 55 01 43";

test("the names of the parts of a menu are no sentences", () => {
  const places = [
    { where: "support", text: "Plats. Joue de bœuf au cidre. Lieu jaune. Desserts. Far aux pruneaux." },
  ];
  expect(partNamesAsSentences({ brief: MENU, places }).map(({ quote }) => quote)).toEqual([
    "Plats",
    "Desserts",
  ]);
  const lines = [{ where: "posts.facebook", text: MENU }];
  expect(partNamesAsSentences({ brief: MENU, places: lines })).toEqual([]);
});

test("a single line above others is no part", () => {
  expect(partNames("Opening hours\nMon 9 to 5\nTue 9 to 5\n\nCome in.")).toEqual([]);
});
