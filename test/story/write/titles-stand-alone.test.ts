import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

function made(brief: string) {
  const request = { brief, brand: brandOf("Orrin"), channel: "web", assetType: "og_image" } as const;
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-25" });
  return { head: story.headline.text, verdict };
}

describe("a title in quotation marks is the headline: of an article alone, of a course with the word for what it is", () => {
  test.each([
    [
      "Immagine per il nostro articolo sul sito: «Libro bagnato: cosa fare subito». È una guida per chi ha avuto una perdita in casa.",
      "Libro bagnato: cosa fare subito",
    ],
    [
      "Image de partage pour la page de notre formation « Premiers secours du nourrisson ». 3 heures, 55 € par personne.",
      "Notre formation « Premiers secours du nourrisson »",
    ],
    [
      "Titelbild für die Seite zu unserem Kurs „Nähen in drei Abenden“. 3 Abende, 75 € pro Person.",
      "Unser Kurs „Nähen in drei Abenden“",
    ],
    [
      "Imagen para compartir de la página de nuestro curso «Primeros auxilios en casa». 4 horas, 35 € por persona.",
      "Nuestro curso «Primeros auxilios en casa»",
    ],
    [
      "Deelafbeelding voor de pagina van onze cursus “Fiets repareren in één avond”. 3 uur, € 25 per persoon.",
      "Onze cursus “Fiets repareren in één avond”",
    ],
    [
      "Imagem de partilha para a página do nosso curso «Costura para quem nunca coseu». 3 sábados, 80 €.",
      "O nosso curso “Costura para quem nunca coseu”",
    ],
  ])("%s", (brief, head) => expect(made(brief)).toEqual({ head, verdict: "approved" }));
});

describe("a name before the title that tells more than its kind stands with it", () => {
  test.each([
    [
      "Share image for our infant first aid course “Little hearts”. Two hours, £40.",
      "Our infant first aid course “Little hearts”",
    ],
    [
      "Vorschaubild zu unserem neuen Erste-Hilfe-Kurs „Kleine Herzen“. 2 Stunden, 40 €.",
      "Unser neuer Erste-Hilfe-Kurs „Kleine Herzen“",
    ],
    [
      "Imagen para nuestro taller de cerámica «Manos de barro». Dos sábados, 60 €.",
      "Nuestro taller de cerámica «Manos de barro»",
    ],
  ])("%s", (brief, head) => expect(made(brief).head).toBe(head));
});

test.each([
  ["Bitte eine Karte zur neuen Gartenlaube. Sie steht ab Samstag am Weiher.", "Die neue Gartenlaube"],
  ["Karte zum neuen Rollenlager. Über 4.000 Artikel ab Lager in Fulda.", "Neues Rollenlager"],
  ["Bitte eine Karte zu unserem großen Sommerfest. Samstag, 5. Dezember, 15 Uhr.", "Unser großes Sommerfest"],
])("a German name in the dative stands alone in the nominative: %s", (brief, head) =>
  expect(made(brief).head).toBe(head),
);
