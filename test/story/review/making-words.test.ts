import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { wordsOfMaking } from "../../../lib/story/review/making-words.ts";
import { brandOf } from "../../copy/brands.ts";

const found = (text: string, language = "en", where = "posts.linkedin") =>
  wordsOfMaking({ places: [{ where, text }], story: { language } });

describe("words that speak of making the piece ask for a person", () => {
  test.each([
    "Our kiln is back. Maybe a line like “Fire again.”",
    "Vielleicht ein Satz wie „Das Feuer brennt.“",
    "Peut-être une phrase comme « Le feu reprend. »",
    "Under it just our name and: bowls from £12.",
    "Darunter nur unser Name und: Schalen ab 12 €.",
    "Sotto solo il nostro nome.",
    "We’d like to present it like this: thrown by hand.",
    "So möchten wir es vorstellen: von Hand gedreht.",
    "Vorremmo presentarlo così: fatto a mano.",
    "Four steps, one per slide.",
    "Vier Schritte, einer pro Seite.",
    "Quatre étapes, une par page.",
    "The headline should be short.",
    "The picture should show the kiln.",
    "Das Bild soll ruhig wirken.",
    "La imagen debe ser sencilla.",
    "Vi chiedo di non far vedere aghi o siringhe.",
    "Preghiamo di non mostrare i volti.",
    "Je vous demande de ne pas montrer d’aiguilles.",
    "Os pido que no se vean agujas.",
    "Peço que não mostrem agulhas.",
  ])("%s", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    ["New kiln from 4 May please", "en"],
    ["Neuer Brennofen ab 4. Mai bitte", "de"],
    ["Nouveau four à partir du 4 mai svp", "fr"],
    ["Horno nuevo desde el 4 de mayo por favor", "es"],
    ["Nuovo forno dal 4 maggio per favore", "it"],
    ["Nieuwe oven vanaf 4 mei graag", "nl"],
    ["Forno novo a partir de 4 de maio por favor", "pt"],
  ])("a courtesy behind the news: %s", (text, language) => {
    expect(found(text, language, "headline")).toHaveLength(1);
    expect(found(`${text}:\n\nA row: £4`, language)).toHaveLength(1);
  });
});

describe("requests to readers, and words of things, do not", () => {
  test.each([
    ["Please book by Friday", "en"],
    ["Book your seat by Friday please", "en"],
    ["No dogs in the hall please", "en"],
    ["Cash only at the door please", "en"],
    ["Shoes off in the studio please", "en"],
    ["Quiet please", "en"],
    ["Bitte Handtuch mitbringen", "de"],
    ["Hunde am Eingang anleinen bitte", "de"],
    ["Réservez avant le 4 mai svp", "fr"],
    ["Recepten graag aanvragen vóór 4 mei", "nl"],
    ["Vi chiediamo di non fumare in sala", "it"],
    ["Vi chiediamo di mostrare il biglietto all’ingresso", "it"],
    ["Nous vous demandons de ne pas nourrir les ânes", "fr"],
    ["Os pedimos que no vengáis con perros", "es"],
    ["Pedimos que não tragam cães", "pt"],
  ])("%s", (text, language) => {
    expect(found(text, language, "headline")).toEqual([]);
    expect(found(text, language)).toEqual([]);
  });

  test.each([
    "The card must be shown at the till.",
    "A sandwich like “The Miner” needs two hands.",
    "Only our name is new: the people are the same.",
    "The album has one photo per page.",
    "10p per page, colour 30p.",
    "We would like to present it to you on Friday.",
    "Der Beitrag soll fair bleiben.",
    "The post must be signed for.",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("what others have said is theirs", () => {
    expect(found("“One per page, she said.”", "en", "quotation")).toEqual([]);
  });
});

test.each([
  ["it", "Metterei bene in vista la data entro cui ordinare."],
  ["fr", "Je mettrais bien en vue la date limite."],
  ["es", "Yo pondría bien a la vista la fecha límite."],
  ["nl", "Ik zou de datum goed zichtbaar zetten."],
])("what the author would show is for the maker, in %s: %s", (language, remark) => {
  const orders = {
    it: "Si ordina entro venerdì 18 dicembre 2026.",
    fr: "À commander avant le vendredi 18 décembre 2026.",
    es: "Se encargan antes del viernes 18 de diciembre de 2026.",
    nl: "Bestellen kan tot vrijdag 18 december 2026.",
  };
  const brief = `${orders[language as keyof typeof orders]} ${remark}`;
  const story = houseStory({ brief, brand: brandOf("Vey"), channel: "linkedin", assetType: "card" });
  expect(story.posts.linkedin).not.toContain(remark);
});
