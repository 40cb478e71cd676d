import { expect, test } from "vitest";
import { keptFacts } from "../../../lib/render/templates/kit/story/kept-facts.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const story = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "instagram", assetType: "video" });

test("a name written in capitals before its day heads a film, and is no bare day and place", () => {
  const { headline, occasion, scenes } = story(
    "Lange Nacht der Chöre am Samstag, 12. Dezember, ab 18 Uhr im Kulturhaus Linde. Acht Chöre, ein Flügel und Suppe in der Pause. Eintritt 9 Euro, Kinder frei.",
  );
  expect(occasion).toBe("event");
  expect(headline.text).toMatch(/^Lange Nacht der Chöre/u);
  expect(scenes.map(({ text }) => text)).toContain("Acht Chöre, ein Flügel und Suppe in der Pause");
  expect(
    story("Winterzauber am Samstag, 12. Dezember, im Hof Linde. Acht Stände und Suppe.").headline.text,
  ).toMatch(/^Winterzauber/u);
});

test("what took long is still no news", () => {
  const { headline } = story(
    "Lange war die Halle zu kalt für den Winter. Ab Montag heizt eine neue Wärmepumpe. Kommt vorbei.",
  );
  expect(headline.text).not.toMatch(/^Lange/u);
});

test.each([
  ["Oferta de invierno: dos meses de salsa por 60 € en lugar de 80 €. Clases los martes.", "60 €", "80 €"],
  ["Offerta d'inverno: due mesi di salsa a 60 € anziché 80 €. Lezioni il martedì.", "60 €", "80 €"],
])("the price before an offer stays with it: %s", (brief, value, before) => {
  const { offer, points, scenes } = story(brief);
  expect(offer).toMatchObject({ value, before });
  const lines = [...points, ...scenes].map(({ text }) => text).filter((text) => text.includes(before));
  expect(lines.filter((text) => !text.includes(value))).toEqual([]);
});

test("an offer under a name of one long word has its price in a scene of its own and on the last picture", () => {
  const offer = story(
    "Winterangebot: großer Wintercheck für dein Rad für 49 Euro statt 65 Euro, wenn du bis zum 20. Dezember kommst. Termine montags bis freitags in der Gerberau 8.",
  );
  expect(offer.headline.text).toBe("Winterangebot");
  expect(keptFacts(offer, ["Winterangebot"], 220)).toContain(
    "Großer Wintercheck für dein Rad für 49 Euro statt 65 Euro, wenn du bis zum 20. Dezember kommst",
  );
});
