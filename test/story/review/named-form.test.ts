import { expect, test } from "vitest";
import { namedForms } from "../../../lib/story/review/named-form.ts";
import { brandOf } from "../../copy/brands.ts";
import { storyOf } from "../stories.ts";

const leaksOf = (text: string, language: string, offer = "Surf lessons") => {
  const brand = brandOf("Kite");
  return namedForms({
    places: [{ where: "headline", text }],
    brand: { ...brand, offer: { ...brand.offer, one_liner: offer } },
    story: { ...storyOf(""), spoken: language },
  }).map(({ quote }) => quote);
};

test.each([
  ["Preview image for our article", "en"],
  ["Reminder post about the new hours", "en"],
  ["Post to say we won", "en"],
  ["Thank you post from the school about the fair", "en"],
  ["Erinnerungspost zum Sommerfest", "de"],
  ["Kurzes Video über unsere Werkstatt", "de"],
  ["Petite vidéo pour annoncer l’ouverture des inscriptions", "fr"],
  ["Vídeo corto sobre cómo elegir tabla", "es"],
  ["Breve video per presentare il corso", "it"],
  ["Kort filmpje over de nieuwe route", "nl"],
  ["Vídeo curto para oferecer no Natal: vale de surf", "pt"],
  ["We want a picture series with tips: how to water it", "en"],
  ["Queremos un pase de imágenes con consejos: cómo regar", "es"],
  ["Wir möchten eine Bilderfolge mit Tipps: so bleibt er frisch", "de"],
  ["Video breve da regalare a Natale: buono surf", "it"],
  ["The release page of finch 2.4", "en"],
])("a line that names the piece is no line for readers: %s", (line, language) => {
  expect(leaksOf(line, language)).toEqual([line]);
  expect(leaksOf(`Something else. ${line}`, language)).toEqual([line]);
});

test("what a piece is made as is no word for readers", () => {
  expect(leaksOf("Étude de cas à raconter en carrousel : Maçonnerie Vasseur", "fr")).toEqual([
    "en carrousel",
  ]);
  expect(leaksOf("Unser Jahr als Infografik", "de")).toEqual(["als Infografik"]);
});

test.each([
  ["Our video about the harbour is online", "en"],
  ["Watch the video for beginners", "en"],
  ["Post office closed on Friday", "en"],
  ["Unser Video über den Hafen ist online", "de"],
  ["Notre vidéo sur le port est en ligne", "fr"],
  ["Onze video over de haven staat online", "nl"],
  ["The booking page for the workshop opens on Friday", "en"],
  ["Queremos que vengas", "es"],
])("a line that tells of one is: %s", (line, language) => {
  expect(leaksOf(line, language)).toEqual([]);
});

test("whoever sells such pieces may write about them", () => {
  expect(leaksOf("Wedding video for £400", "en", "Wedding video and photography")).toEqual([]);
});
