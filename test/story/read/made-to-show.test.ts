import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { lower } from "../../../lib/story/read/lower.ts";
import { madeToShow } from "../../../lib/story/read/made-to-show.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  [
    "it",
    "Vorremmo un breve video che racconti il violino n. 200 della bottega.",
    "il violino n. 200 della bottega.",
  ],
  ["es", "Querríamos un vídeo corto que muestre nuestro taller.", "nuestro taller."],
  ["fr", "On voudrait une petite vidéo qui raconte notre atelier.", "notre atelier."],
  ["pt", "Gostávamos de ter um vídeo curto que mostre a nova sala.", "a nova sala."],
])("the thing is what is told: %s %s", (language, brief, thing) => {
  expect(brief.slice(madeToShow(lower(brief), language)?.at)).toBe(thing);
});

test.each([
  ["it", "Un violino che racconta la nostra storia."],
  ["fr", "Une carte qui change avec les saisons."],
  ["es", "Queremos que la gente venga."],
  ["it", "Vorremmo un video che spieghi come si accorda un violino."],
])("other sentences are left: %s %s", (language, sentence) => {
  expect(madeToShow(lower(sentence), language)).toBeUndefined();
});

test("the verb of the wish is never published", () => {
  const { headline, posts } = houseStory({
    brief:
      "Vorremmo un breve video che racconti il violino n. 200 della nostra bottega. L'ha costruito Irene.",
    brand: brandOf("Maison"),
    channel: "linkedin",
    assetType: "video",
  });
  expect(headline.text).toBe("Il violino n. 200 della nostra bottega");
  expect(posts.linkedin).not.toMatch(/racconti/i);
});

test.each([
  [
    "Wir hätten gern einen kurzen Film, der unsere neue Werkstatt zeigt. Sie öffnet am 12. Dezember.",
    "Unsere neue Werkstatt",
  ],
  [
    "Graag een filmpje dat onze nieuwe leeszaal laat zien. Vanaf 11 december elke dag open.",
    "Onze nieuwe leeszaal",
  ],
])("a verb behind the thing is taken off: %s", (brief, headline) => {
  const story = houseStory({ brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "video" });
  expect(story.headline.text).toBe(headline);
});
