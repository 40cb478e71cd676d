import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { pastIn } from "../../../lib/story/review/past-days.ts";
import { nobody } from "../../copy/brands.ts";

function past(brief: string): string[] {
  const reading = readStory({ brief, brand: nobody });
  return reading.facts
    .flatMap((fact) => pastIn(fact, { reading, today: "2026-11-27", brief }))
    .map((d) => d.quote);
}

test.each([
  "Un grand merci pour notre bourse aux vélos du week-end dernier (14 et 15 novembre). 62 vélos vendus.",
  "Obrigado pela visita do fim de semana passado (14 e 15 de novembro)! A próxima é no dia 13 de dezembro.",
  "Grazie per la festa del vino di domenica scorsa (22 novembre): 480 bicchieri.",
  "Unser Basar letzten Samstag, 21. November: 900 Euro für die Kita.",
  "Las cifras de 2026 hasta ahora (de enero al 20 de noviembre):\n\n- 1.340 revisiones\n- 212 gafas",
  "Cijfers van 2026 tot nu toe (tot 15 november): 96 diploma's, 320 leden.",
])("who looks back may name a day that has passed: %s", (brief) => {
  expect(past(brief)).toEqual([]);
});

test.each([
  "Bourse aux vélos les 14 et 15 novembre, à la mairie. Venez nombreux.",
  "La festa del vino è il 22 novembre alle 18 in cortile.",
  "Las cifras se presentan el 20 de noviembre en el centro.",
])("another day that has passed is asked about: %s", (brief) => {
  expect(past(brief)).not.toEqual([]);
});
