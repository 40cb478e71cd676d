import { expect, test } from "vitest";
import { ORDER_LINE } from "../../../lib/story/review/order-words.ts";

const found = (text: string) => [...text.matchAll(ORDER_LINE)].length > 0;

test.each([
  "Für unser Waldfest brauch ich ein Video.",
  "For the barn dance we need a short clip.",
  "Il nous faudrait un petit carrousel pour la rentrée.",
  "Nos hace falta un vídeo para la feria.",
  "Per la festa ci serve un filmatino.",
  "Voor de braderie heb ik een filmpje nodig.",
  "Para a feira precisamos de uma imagem.",
])("a sentence that wants the piece itself is an order: %s", (text) => {
  expect(found(text)).toBe(true);
});

test.each([
  "Tenants need to see this before the frost.",
  "Die Eltern müssen das unbedingt lesen.",
  "Los vecinos tienen que leer esto.",
  "De ouders moeten dit weten.",
])("why a piece is wanted is for its maker: %s", (text) => {
  expect(found(text)).toBe(true);
});

test.each([
  "We need a post to tie the goat to.",
  "Wir brauchen ein neues Dach.",
  "You need a video card for this game.",
])("one that wants something else is none: %s", (text) => {
  expect(found(text)).toBe(false);
});
