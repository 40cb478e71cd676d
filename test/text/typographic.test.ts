import { expect, test } from "vitest";
import { typographic } from "../../lib/text/typographic.ts";

test.each([
  ["Nobody's fault, and it's raining", "Nobody’s fault, and it’s raining"],
  ["L'atelier d'Anna", "L’atelier d’Anna"],
  ["Chiusi l'8 dicembre", "Chiusi l’8 dicembre"],
  ["hello@o'hara.example", "hello@o'hara.example"],
  ["Fence posts 6' by 4'", "Fence posts 6' by 4'"],
  ["He called it “a start", "He called it a start"],
  ["a start” he said", "a start he said"],
  ["«Tout est prêt", "Tout est prêt"],
  ["She said “go on” and left", "She said “go on” and left"],
  ["„Geht schon“, sagt Ute", "„Geht schon“, sagt Ute"],
  ["»Geht schon«, sagt Ute", "»Geht schon«, sagt Ute"],
])("%s", (given, set) => {
  expect(typographic(given)).toBe(set);
});
