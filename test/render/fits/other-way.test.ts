import { expect, test } from "vitest";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const BRAND = "Padaria Alvorada";

function linesOf(brief: string): unknown {
  const story = houseStory({ brief, brand: brandOf(BRAND), channel: "instagram", assetType: "card" });
  const pictures = { brand: BRAND, asked: [], atHand: [], faces: [], post: story.posts.instagram ?? "" };
  return TEMPLATES.announcement?.fits?.(story, pictures)?.data;
}

test.each([
  [
    "A partir de 7 de dezembro abrimos também ao domingo, das 8h às 13h. De segunda a sábado o horário não muda: das 7h às 19h30. No dia 25 de dezembro estamos fechados. As encomendas de bolo-rei podem ser feitas até 20 de dezembro, ao balcão ou pelo 253 555 041.",
    "As encomendas de bolo-rei podem ser feitas até 20 de dezembro, ao balcão",
  ],
  [
    "From 7 December we are open on Sundays too, from 8 am to 1 pm. Monday to Saturday stays as it is: 7 am to 7.30 pm. Orders for the king cake are taken until 20 December, at the counter or on 01865 555 041.",
    "Orders for the king cake are taken until 20 December, at the counter",
  ],
])("beside a number to call, the other way stands whole: %s", (brief, line) => {
  expect(linesOf(brief)).toMatchObject({ lines: expect.arrayContaining([line]) });
});
