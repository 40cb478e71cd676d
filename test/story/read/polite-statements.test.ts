import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "linkedin", assetType: "card" }).posts.linkedin;

test.each([
  [
    "Los cuchillos, por favor, envueltos en un trapo.",
    "Afilamos el martes 2 en Villaserna, de 9.30 a 13.00.",
  ],
  ["The knives, please, wrapped in newspaper.", "We sharpen on Tuesday 2 March from 9.30 am to 1 pm."],
  [
    "Les couteaux, s’il vous plaît, emballés dans du papier.",
    "Nous aiguisons le mardi 2 mars de 9 h 30 à 13 h.",
  ],
  ["I coltelli, per favore, avvolti in un panno.", "Affiliamo martedì 2 marzo dalle 9.30 alle 13."],
])("what readers are asked in the middle of a sentence stays whole: %s", (asked, before) => {
  expect(postOf(`${before} ${asked}`)).toContain(asked);
});

test.each(["A card about the opening, please, nothing fancy.", "Cream background, please, in landscape."])(
  "a request to the maker stays out: %s",
  (asked) => {
    expect(postOf(`We open on Monday at 9 am. ${asked}`)).not.toContain("please");
  },
);
