import { expect, test } from "vitest";
import { withoutFillers } from "../../../lib/story/read/fillers.ts";

test.each([
  ["de", "Also, ähm, wir backen ab Montag wieder.", "Wir backen ab Montag wieder."],
  ["de", "Wir backen wieder, weil, na ja, der Ofen läuft.", "Wir backen wieder, weil der Ofen läuft."],
  ["fr", "Alors voilà, on rouvre le four lundi.", "On rouvre le four lundi."],
  ["fr", "On rouvre lundi, parce que bon, le four marche.", "On rouvre lundi, parce que le four marche."],
  ["es", "Pues nada, el horno abre el lunes.", "El horno abre el lunes."],
  ["es", "Bueno, pues abrimos el lunes.", "Abrimos el lunes."],
  ["it", "Allora: lunedì riapre il forno.", "Lunedì riapre il forno."],
  ["nl", "Nou ja, dus, de oven gaat weer aan.", "De oven gaat weer aan."],
  ["pt", "Então, o forno abre na segunda.", "O forno abre na segunda."],
  ["en", "The oven opens on Monday, you know, at eight.", "The oven opens on Monday, at eight."],
])("%s: what says nothing is left out of “%s”", (language, said, bare) => {
  expect(withoutFillers(said, language)).toBe(bare);
});

test.each([
  ["de", "Also doch: Der Ofen bleibt."],
  ["de", "Gut gebacken, gut gelaunt."],
  ["fr", "Alors que la mairie ferme, le four reste ouvert."],
  ["es", "Bueno, bonito y barato: pan por dos euros."],
  ["it", "Allora come oggi, il pane si fa a mano."],
  ["pt", "Bom pão, bom preço."],
  ["en", "You know what you get, every day."],
])("%s: “%s” stays", (language, said) => {
  expect(withoutFillers(said, language)).toBe(said);
});
