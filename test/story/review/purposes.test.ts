import { expect, test } from "vitest";
import { purposesToOthers } from "../../../lib/story/review/purposes.ts";

const found = (text: string) => purposesToOthers({ places: [{ where: "headline", text }] }).length;

test.each([
  "This year’s wool, to show our knitters where it comes from",
  "Die Ernte in Zahlen, um unseren Wirten den Preis zu erklären",
  "La récolte 2026, pour montrer à nos clients ce qui a changé",
  "La cosecha de este año, para explicar a nuestros socios el precio",
  "Il raccolto, per spiegare ai nostri clienti il prezzo",
  "De oogst, om onze leden de prijs te laten zien",
  "A colheita, para mostrar aos nossos clientes de onde vem",
])("what a piece is for is asked about: %s", (text) => expect(found(text)).toBe(1));

test.each([
  "Come by, to see how paper is made",
  "We keep a field of oats, to feed our horses",
  "Pour montrer la laine, nous ouvrons l’atelier",
  "Abrimos o lagar, para mostrar a vindima às famílias",
])("what is done for readers is not: %s", (text) => expect(found(text)).toBe(0));
