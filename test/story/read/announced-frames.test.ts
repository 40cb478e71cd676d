import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { announcedFrame } from "../../../lib/story/read/announced-frames.ts";
import { lower } from "../../../lib/story/read/lower.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "card" });

describe("an order to announce something", () => {
  test.each([
    ["fr", "Annoncez notre nouvel atelier de reliure.", "notre nouvel atelier de reliure."],
    ["es", "Anunciad la apertura del refugio.", "la apertura del refugio."],
    ["it", "Annunciate la nuova sala prove.", "la nuova sala prove."],
    ["pt", "Anunciem o curso de cestaria.", "o curso de cestaria."],
    [
      "en",
      "Here are the details to announce our new branch: it opens in Leeds.",
      "our new branch: it opens in Leeds.",
    ],
    [
      "fr",
      "Voici les éléments pour annoncer notre nouvelle agence : elle ouvre.",
      "notre nouvelle agence : elle ouvre.",
    ],
    ["es", "Aquí tenéis los datos para anunciar nuestra nueva tienda.", "nuestra nueva tienda."],
    ["it", "Ecco i dati per annunciare la nostra nuova sede.", "la nostra nuova sede."],
    ["nl", "Hierbij de gegevens om onze winkel aan te kondigen: open in mei.", "open in mei."],
    ["de", "Hier die Infos, um unsere Filiale anzukündigen: Start im Mai.", "Start im Mai."],
    ["de", "Hier die Angaben zur Ankündigung unserer Filiale: Start im Mai.", "Start im Mai."],
    ["pt", "Aqui estão os elementos para anunciar a nossa loja.", "a nossa loja."],
  ])("leaves the thing: %s %s", (language, brief, thing) => {
    expect(brief.slice(announcedFrame(lower(brief), language)?.at)).toBe(thing);
  });

  test.each([
    ["fr", "Annoncez que la piscine ferme à 18 h."],
    ["fr", "L'annonce paraît samedi."],
    ["de", "Wir kündigen das Abo zum Jahresende."],
    ["en", "Here are the details you need to book a table: call 01865 555 121."],
    ["fr", "Voici les informations pour réserver une table : 04 66 55 12 12."],
  ])("is no other sentence: %s %s", (language, sentence) => {
    expect(announcedFrame(lower(sentence), language)).toBeUndefined();
  });

  test("a verb with its object is no purpose of the whole", () => {
    const { posts } = storyOf(
      "Cap Sud tiene sitio para anunciar nuestra tienda en Soria. Abre el 7 de diciembre.",
    );
    expect(posts.linkedin).toContain("Cap Sud tiene sitio para anunciar nuestra tienda en Soria.");
  });

  test("is never published, and its verb may close around the thing", () => {
    expect(
      storyOf("Kündigt unser Herbstkonzert in der Orangerie an. Beginn ist um 19 Uhr.").headline.text,
    ).toBe("Unser Herbstkonzert in der Orangerie");
    expect(
      storyOf("Kondig onze nieuwe leeszaal aan: vanaf 11 december elke dag open.").posts.linkedin,
    ).not.toMatch(/kondig|\baan\b/i);
  });
});

describe("the name of a page or an article that is wanted", () => {
  test.each([
    [
      "Articolo del blog: come scegliere una pialla usata. Guardate prima la lama.",
      "Come scegliere una pialla usata",
    ],
    [
      "Image de partage pour la page de notre atelier bougies. Samedi 12 décembre à 14 h, 25 € par personne.",
      "Notre atelier bougies",
    ],
    [
      "Imagen para compartir la página del producto nuevo\nNombre: Aceite Alba\nQué es: aceite de la primera recogida\nFormato: 500 ml, 14,90 €",
      "Aceite Alba",
    ],
  ])("is not the headline: %s", (brief, headline) => {
    expect(storyOf(brief).headline.text).toBe(headline);
  });

  test("a title in quotation marks is read by the reader of titles", () => {
    expect(announcedFrame(lower("Article de blog : « Embaucher »"), "fr")).toBeUndefined();
  });
});

test.each([
  [
    "Overview for beginners, please. Three knots every sailor needs: bowline, clove hitch, figure of eight.",
    "Beginners",
  ],
  [
    "Riso or offset? Comparison for designers please.\n\nRiso: from 30 copies.\nOffset: from 400 copies.",
    "Designers",
  ],
])("those for whom it is made are no topic: %s", (brief, people) => {
  const { headline, posts } = storyOf(brief);
  expect(`${headline.text} ${posts.linkedin}`).not.toMatch(new RegExp(people, "i"));
});

test.each([
  [
    "For our advice page: what to do if your pipes freeze.\n1) Turn off the stopcock.\n2) Open the nearest cold tap.",
    /advice page/i,
  ],
  [
    "Imagen para compartir el artículo del blog «Cómo reducir las citas fallidas un 40 %». Autora: Inés Valcárcel.",
    /imagen para/i,
  ],
])("where it is to stand is not published: %s", (brief, place) => {
  expect(storyOf(brief).posts.linkedin).not.toMatch(place);
});

test("the page that is wanted is no part of its name", () => {
  const { kicker, posts } = storyOf(
    "End of season sale page. 30 % off all 2026 packets, 27 November to 6 December, while stocks last.",
  );
  expect(`${kicker?.text} ${posts.linkedin}`).not.toMatch(/page/i);
});
