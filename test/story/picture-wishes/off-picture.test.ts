import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { offPictureIn } from "../../../lib/story/picture-wishes/off-picture.ts";
import { pictureWishesMissed } from "../../../lib/story/review/picture-wishes-kept.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["The price can go in the caption but not on the image.", "en", ["money"]],
  ["Keep the phone number off the card.", "en", ["phone"]],
  ["Dates and prices only in the caption please.", "en", ["money", "date", "month", "ordinal"]],
  ["Bitte keine Preise auf dem Bild.", "de", ["money"]],
  ["Preise nur im Text.", "de", ["money"]],
  ["Pas de prix sur l'image.", "fr", ["money"]],
  ["Los precios no en la imagen, solo en el texto.", "es", ["money"]],
  ["I prezzi solo nel post.", "it", ["money"]],
  ["De prijs hoort niet op de afbeelding.", "nl", ["money"]],
  ["O preço não na imagem.", "pt", ["money"]],
  ["The price should be the biggest thing on the image.", "en", []],
  ["The prices are not on the menu yet.", "en", []],
  ["Der Preis soll groß auf das Bild.", "de", []],
])("%s", (note, language, kinds) => {
  expect(offPictureIn(note, language)).toEqual(kinds);
});

const BRIEF =
  "Our new tuning course for beginners starts in Ashcombe on Monday 11 January 2027. You learn to tune your own upright in six evenings. It costs £85 for all six evenings.";
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
const pictureOf = (brief: string) => {
  const { headline, support, points } = storyOf(brief);
  return [headline.text, support?.text, ...points.map(({ text }) => text)].join("\n");
};

test("a value that is not wanted on the picture stands in the post alone", () => {
  const brief = `${BRIEF} The price can go in the post but not on the picture.`;
  expect(pictureOf(BRIEF)).toContain("£85");
  expect(pictureOf(brief)).not.toContain("£85");
  const { posts, prices } = storyOf(brief);
  expect(posts.linkedin).toContain("£85");
  expect(prices).toEqual([]);
});

test("a picture that has it all the same is for a person", () => {
  const story = storyOf(`${BRIEF} The price can go in the post but not on the picture.`);
  const missed = (headline: string) =>
    pictureWishesMissed({
      story: { ...story, headline: { text: headline, facts: [] } },
      assetType: "card",
      channel: "linkedin",
    });
  expect(missed("Six evenings for £85").join()).toMatch(/off the picture/);
  expect(missed("Six evenings").join()).not.toMatch(/off the picture/);
});
