import { expect, test } from "vitest";
import { wantsNoDrawings, wantsNoPhotos } from "../../../lib/story/picture-wishes/no-pictures.ts";

const noted = (quote: string) => ({
  wishes: [],
  heldBack: [{ quote, span: { start: 0, end: 1 }, why: "doubtful" as const }],
});

test.each([
  "Only drawings, no photos.",
  "No stock photos please.",
  "Keine Fotos, bitte.",
  "Lieber Illustrationen als Fotos.",
  "Pas de photos.",
  "Nada de fotos.",
  "Preferiamo disegni piuttosto che foto.",
  "Geen foto's van vieze muren.",
  "Desenho simples em vez de foto",
  "Just type, no pictures.",
])("no photos are wanted: %s", (note) => {
  expect(wantsNoPhotos(noted(note))).toBe(true);
});

test.each([
  "No icons.",
  "Bitte keine Symbole.",
  "Sans pictogrammes, merci.",
  "Sin dibujos.",
  "Senza disegni.",
  "Geen tekeningen.",
  "Sem ícones.",
  "Just type, no pictures.",
])("no drawings are wanted: %s", (note) => {
  expect(wantsNoDrawings(noted(note))).toBe(true);
});

test.each([
  "A photo of the team would be nice.",
  "No drawings of cats, please.",
  "Pas d’images de chats.",
  "The icon is not too large.",
  "Keine Zeit, einfach machen.",
])("neither is banned: %s", (note) => {
  expect([wantsNoPhotos(noted(note)), wantsNoDrawings(noted(note))]).toEqual([false, false]);
});
