import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { mostSlides } from "../../../lib/story/picture-wishes/most-slides.ts";
import { brandOf } from "../../copy/brands.ts";

const COURSE =
  "Beginners' wheel-throwing course. Six Tuesday evenings, 12 January to 16 February 2027, 6.30–9 pm. Eight places, eight wheels. $240 including clay, glazes and firing. You'll take home four finished pieces. Aprons provided; cut your nails! Book at softkiln.example.";
const storyOf = (wish: string) =>
  houseStory({
    brief: `${COURSE} ${wish}`,
    brand: brandOf("Kiln"),
    channel: "instagram",
    assetType: "slideshow",
  });

test.each([
  ["Five slides at most, and soft and airy rather than busy.", 5],
  ["No more than 4 slides please.", 4],
  ["Make it calm.", undefined],
])("the most slides that the author wants: %s", (wish, most) => {
  expect(mostSlides(storyOf(wish))).toBe(most);
});

test("other languages", () => {
  const held = (quote: string, language: string) =>
    mostSlides({
      language,
      wishes: [],
      heldBack: [{ quote, span: { start: 0, end: quote.length }, why: "instruction" }],
    });
  expect(held("Höchstens fünf Folien.", "de")).toBe(5);
  expect(held("Pas plus de quatre images.", "fr")).toBe(4);
  expect(held("Cinque immagini al massimo.", "it")).toBe(5);
});

test("a series keeps to it, cover and close among the slides", () => {
  const { slides } = storyOf("Five slides at most.");
  expect(slides).toHaveLength(3);
  expect(slides.map(({ title, body }) => `${title} ${body}`).join(" ")).toContain("$240");
});
