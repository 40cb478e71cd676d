import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "slideshow" }).posts
    .linkedin ?? "";

test.each([
  [
    "Il programma della sagra, sabato 16 e domenica 17 ottobre 2027.\n\nSabato 16\nore 10 apertura del mercato in piazza\nore 15 visita guidata al castello\n\nDomenica 17\nore 9 passeggiata con i cani\nore 12 polenta in piazza\n\nIl parcheggio è gratuito.",
    ["Sabato 16", "Domenica 17"],
  ],
  [
    "Das Programm des Stadtfests, Samstag 16. und Sonntag 17. Oktober 2027.\n\nSamstag 16.\n10 Uhr Marktbeginn auf dem Platz\n15 Uhr Führung durch die Burg\n\nSonntag 17.\n9 Uhr Spaziergang mit den Hunden\n12 Uhr Suppe auf dem Platz\n\nParken ist frei.",
    ["Samstag 16", "Sonntag 17"],
  ],
  [
    "O programa da festa, sábado 16 e domingo 17 de outubro de 2027.\n\nSábado 16\nàs 10h abertura do mercado na praça\nàs 15h visita guiada ao castelo\n\nDomingo 17\nàs 9h passeio com os cães\nàs 12h polenta na praça\n\nO estacionamento é gratuito.",
    ["Sábado 16", "Domingo 17"],
  ],
])("the days of a programme head their entries, whatever names them before: %s", (brief, days) => {
  const lines = postOf(brief).split("\n");
  for (const day of days) expect(lines.some((line) => line.startsWith(day))).toBe(true);
});

test("a day that a sentence has said stands not alone again", () => {
  const post = postOf(
    "We open our new shop in Kettering on Saturday 16 October 2027.\n\nSaturday 16\n\nThe first hundred visitors get a free bag.",
  );
  expect(post.split("\n").some((line) => line.startsWith("Saturday 16"))).toBe(false);
});
