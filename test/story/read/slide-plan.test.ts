import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isSlideOrder } from "../../../lib/story/read/slide-order.ts";
import { brandOf } from "../../copy/brands.ts";

const PLANS = [
  "Four slides, in this order: the date, the opening hours, what you'll find, where we are.",
  "Please make five slides: cover, date, hours, what's there, address.",
  "Bitte vier Folien: das Datum, die Öffnungszeiten, was es gibt, wo wir sind.",
  "Fammi quattro slide, nell'ordine: la data, gli orari, cosa si trova, dove siamo.",
  "Quatre images dans cet ordre : la date, les horaires, ce qu'on y trouve.",
];
test.each(PLANS)("what stands on each of so many slides is for the maker: %s", (plan) => {
  expect(isSlideOrder(plan)).toBe(true);
});

const FOR_READERS = [
  "Six cards: birthday, wedding, thank you.",
  "Four slides: they cost 12 euros, 15 euros, 20 euros.",
  "Three slides for the playground: made of beech.",
];
test.each(FOR_READERS)("what is sold is no plan: %s", (words) => {
  expect(isSlideOrder(words)).toBe(false);
});

test("a planned series has so many slides, and none shows the plan", () => {
  const { slides, posts } = houseStory({
    brief:
      "Apriamo la serra sabato 12 dicembre. Fammi quattro slide, nell'ordine: la data, gli orari, cosa si trova, dove siamo. Orari 9-18. Ci sono abeti veri, stelle di Natale e vischio. Siamo in Via dei Mille 4.",
    brand: brandOf("Vivaio Salmi"),
    channel: "instagram",
    assetType: "carousel",
  });
  expect(posts.instagram).not.toMatch(/cosa si trova|slide/);
  // The cover and the closing slide are two more.
  expect(slides).toHaveLength(2);
});
