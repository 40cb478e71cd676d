import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Halvorsen"), channel: "linkedin", assetType: "card" }).posts.linkedin ??
  "";

test.each([
  [
    "The concert is on Saturday 12 December at 6pm. Please bring your own mug. Entry is free. And the bit about the mugs right at the end please.",
    "mug.",
  ],
  [
    "Das Konzert ist am Samstag, 12. Dezember, um 18 Uhr. Bitte eigenen Becher mitbringen. Der Eintritt ist frei. Und der Hinweis auf die Becher bitte ganz zum Schluss.",
    "Becher mitbringen.",
  ],
  [
    "Le concert a lieu samedi 12 décembre à 18 h. Apportez votre gobelet. L'entrée est libre. La mention du gobelet à la fin, s'il vous plaît.",
    "gobelet.",
  ],
  [
    "El concierto es el sábado 12 de diciembre a las 18 h. Traed vuestro vaso. La entrada es libre. Lo del vaso al final, por favor.",
    "vaso.",
  ],
  [
    "Het concert is op zaterdag 12 december om 18 uur. Neem je eigen beker mee. De toegang is gratis. Het stukje over de beker graag aan het eind.",
    "mee.",
  ],
])("what the author wants at the end stands there, and the order nowhere: %s", (brief, last) => {
  expect(postOf(brief).trim().split("\n").join(" ").endsWith(last)).toBe(true);
});
