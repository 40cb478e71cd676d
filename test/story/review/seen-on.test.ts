import { expect, test } from "vitest";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { BRAND } from "./hats.ts";

const askedIn = (brief: string) =>
  clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" }).questions.map(({ id }) => id);

test.each([
  "We sell our wool on 12 December 2026 at the winter market. Come and knit. See you on 13 December 2026 at the market!",
  "Am 12. Dezember ist Wintermarkt in Leeds mit unserer Wolle. Wir sehen uns am 13. Dezember auf dem Markt!",
  "Le marché d’hiver a lieu le 12 décembre à Leeds avec notre laine. Rendez-vous le 13 décembre au marché !",
  "El mercado de invierno es el 12 de diciembre en Leeds. Nos vemos el 13 de diciembre en el mercado.",
])("another day at the end is asked about: %s", (brief) => {
  expect(askedIn(brief)).toContain("which");
});

test.each([
  "We sell our wool on 12 December 2026 at the winter market. See you on 12 December!",
  "Orders close on 5 December. The market opens on 12 December. See you on 13 December!",
])("one day said twice, or several days: %s", (brief) => {
  expect(askedIn(brief)).not.toContain("which");
});
