import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { valuesOf } from "../../../lib/story/read/values.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fernwick");
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "linkedin", assetType: "card" });

describe("an event that begins with its day and place is headed by its name", () => {
  test.each([
    [
      "Thursday, 10 December 2026, 18:30, Town Hall, 3 Market Street. Blood donor evening. No appointment needed. Bring a photo ID.",
      "Blood donor evening",
    ],
    [
      "Saturday, 12 December, 10:00–14:00, Market Square.\nWinter market\nForty stalls and hot soup.",
      "Winter market",
    ],
    [
      "Freitag, 11. Dezember 2026, 19 Uhr, Stadtkirche, Kirchplatz 3.\nWeihnachtskonzert\nEintritt frei.",
      "Weihnachtskonzert",
    ],
    [
      "Samedi 12 décembre, 15 h, Salle Jean Moulin, 4 rue des Lilas. Atelier couture. Entrée libre, matériel fourni.",
      "Atelier couture",
    ],
    [
      "Viernes 11 de diciembre, 20:00, Iglesia de San Juan, Plaza Mayor 4.\nConcierto de Navidad\nEntrada libre hasta completar aforo.",
      "Concierto de Navidad",
    ],
    [
      "Domenica 13 dicembre, ore 17, Teatro Verdi, via Roma 12. Concerto di Natale. Ingresso 5 euro.",
      "Concerto di Natale",
    ],
  ])("%s", (brief, name) => {
    expect(storyOf(brief).headline.text).toBe(name);
  });

  test("and a day with the name in its own line keeps it", () => {
    const { headline } = storyOf("Saturday 5 December, Winter Fair, 3 Market Street. Bring the children.");
    expect(headline.text).toContain("Winter Fair");
  });
});

test.each([
  ["Thursday, 10 December 2026, 18:30, Town Hall, 3 Market Street.", "Town Hall, 3 Market Street"],
  ["Samstag, 12. Dezember, ab 19 Uhr, Lichtspiel Nord, Hafenstraße 8.", "Lichtspiel Nord, Hafenstraße 8"],
  [
    "Viernes 11 de diciembre, 20:00, Iglesia de San Juan, Plaza Mayor 4.",
    "Iglesia de San Juan, Plaza Mayor 4",
  ],
  ["Saturday 5 December, Winter Fair, 3 Market Street", "3 Market Street"],
  ["Le jeudi 3 décembre, 18 h, 4 rue des Lilas", "4 rue des Lilas"],
])("the house stands before its street, and no event and no day: %s", (says, place) => {
  const found = valuesOf(says).filter(({ kind }) => kind === "where");
  expect(found.map(({ text }) => text)).toEqual([place]);
});
