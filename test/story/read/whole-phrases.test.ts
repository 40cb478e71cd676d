import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

test.each([
  [
    "Si te matriculas antes del 15 de diciembre tienes un 10 % de descuento en cualquiera de los cuatro.",
    "10 % de descuento",
  ],
  ["20 % Rabatt auf alle Bücher bis Samstag.", "20 % Rabatt auf alle Bücher"],
])("a discount is named as far as it is whole: %s", (brief, value) => {
  expect(read(brief).offer?.value).toBe(value);
});

test("a question with more than two choices opens its comparison", () => {
  const brief =
    "Wool, wood fibre or foam? People ask us every week so here's how they compare.\n\nSheep's wool: 270 mm, £2,400.\nWood fibre: 260 mm, £2,150.";
  expect(read(brief).heldBack).toEqual([]);
});
