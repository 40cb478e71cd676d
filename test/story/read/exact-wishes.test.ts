import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const NEWS: Record<string, string> = {
  en: "The winter box is £29 until 28 February. Eight kinds of vegetables from three farms.",
  de: "Die Winterkiste kostet bis 28. Februar 29 €. Acht Sorten Gemüse von drei Höfen.",
  fr: "Le panier d'hiver est à 29 € jusqu'au 28 février. Huit légumes de trois fermes.",
  es: "La cesta de invierno cuesta 29 € hasta el 28 de febrero. Ocho verduras de tres granjas.",
  it: "La cassetta d'inverno costa 29 € fino al 28 febbraio. Otto verdure di tre fattorie.",
  nl: "Het winterpakket kost tot 28 februari € 29. Acht groenten van drie boerderijen.",
  pt: "O cabaz de inverno custa 29 € até 28 de fevereiro. Oito legumes de três quintas.",
};
const read = (brief: string) => readStory({ brief, brand: brandOf("Rootbox") });
const published = (brief: string) =>
  read(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote)
    .join("\n");

test.each([
  ["en", "Two columns please"],
  ["en", "Price in red"],
  ["en", "Readable at the size of a stamp"],
  ["en", "The date on the left, please"],
  ["de", "Bitte zweispaltig"],
  ["de", "Den Preis bitte in Rot"],
  ["de", "Noch auf Briefmarkengröße lesbar"],
  ["de", "Das Datum bitte links oben"],
  ["fr", "Deux colonnes s'il vous plaît"],
  ["fr", "Lisible à la taille d'un timbre"],
  ["es", "Dos columnas por favor"],
  ["es", "El precio en rojo"],
  ["it", "Leggibile anche grande come un francobollo"],
  ["nl", "Twee kolommen graag"],
  ["pt", "O preço a vermelho"],
])("an exact wish is held wherever it stands: %s %s", (language, wish) => {
  const news = NEWS[language] ?? "";
  for (const brief of [`${wish}: ${news}`, `${wish}. ${news}`, `${wish}\n${news}`, `${news} ${wish}.`]) {
    expect(published(brief)).toContain(news.slice(0, 20));
    expect(published(brief)).not.toContain(wish.slice(-12));
  }
});

test.each([
  "Bookings please: 0118 555 0134.",
  "The van in red waits at the gate.",
  "Readable contracts: we print them in plain English.",
  "Two columns of the old temple are standing again.",
  "The prices on the left are for members.",
  "Anmeldung bitte: 0118 555 0134.",
  "Zwei Spalten im Heft gehören den Kindern.",
  "Les prix en bas sont ceux du marché.",
])("what readers are told stays: %s", (sentence) => {
  expect(published(`${sentence} We open on Monday at 9.`)).toContain(sentence.slice(0, 12));
});
