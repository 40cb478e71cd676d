import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { otherAddressees } from "../../../lib/story/review/other-addressees.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fellside");
const MORE = {
  en: "Price: £165 per person, including tools and lunch.\nBring steel-toed boots.\n\nPlease make the price the biggest thing.",
  de: "Preis: 165 € pro Person mit Werkzeug und Essen.\nBringt feste Schuhe mit.\n\nBitte den Preis am größten.",
  fr: "Prix : 165 € par personne, outils et repas compris.\nApportez de bonnes chaussures.\n\nLe prix en très grand, merci.",
};

/** The sentences of a brief that a person is asked about, when all of them are published. */
function askedAbout(brief: string): string[] {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  const text = story.facts.map(({ says }) => says).join("\n");
  const places = [{ where: "posts.linkedin", text }];
  const judge = judgeOf(brief, story.language);
  return otherAddressees({ story, brief, brand, places, asides: [], rough: false, judge }).map((one) =>
    one.quote.trim(),
  );
}

test.each([
  ["en", "Hello, we'd like a card for our beginners' walling weekends next spring."],
  ["en", "We'd like a short video for our new junior crew, starting in the spring."],
  ["en", "Kindly prepare a card for a vacancy at our Erode works."],
  ["de", "Hallo, wir hätten gern eine Karte für unsere Mauerwochenenden im nächsten Frühling."],
  ["fr", "Bonjour, il nous faudrait une carte pour nos week-ends de maçonnerie au printemps prochain."],
] as const)("in %s the thing that an order is about is for readers: %s", (language, order) => {
  expect(askedAbout(`${order}\n\n${MORE[language]}`)).toEqual([]);
});
