import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { roughSigns } from "../../../lib/story/review/roughness.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fell Lamps");
const madeFor = (assetType: AssetType, brief: string) => {
  const outlet = { channel: "linkedin", assetType } as const;
  const story = houseStory({ brief, brand, ...outlet });
  const { verdict } = reviewStory({ story, brief, brand, ...outlet, lint: [], today: "2026-02-01" });
  return { story, verdict, post: story.posts.linkedin ?? "" };
};

test.each([
  [
    "Launch film for our new product, the Fell 14: a desk lamp with a foot of cast iron. It costs £140. In the shop from 2 March.",
    "The Fell 14: a desk lamp with a foot of cast iron.",
  ],
  [
    "Teaser video for our new course, Rewiring for Beginners: six evenings, six lamps. Starts on 3 March.",
    "Our new course, Rewiring for Beginners: six evenings, six lamps.",
  ],
  [
    "Film zum Start unseres neuen Produkts, der Satteltasche Amsel: 18 Liter, wasserdicht. Sie kostet 79 €. Ab 2. März im Laden.",
    "Satteltasche Amsel: 18 Liter, wasserdicht.",
  ],
  [
    "Film de lancement de notre nouveau produit, le bol Mésange : grès bleu, 40 cl. Il coûte 28 €. En boutique dès le 2 mars.",
    "Le bol Mésange : grès bleu, 40 cl.",
  ],
])("the order for a launch is not printed: %s", (brief, first) => {
  const { post, verdict } = madeFor("video", brief);
  expect(post.startsWith(first)).toBe(true);
  expect(verdict).toBe("approved");
});

test("a launch that readers are told of stays", () => {
  const { post } = madeFor(
    "card",
    "The launch film for our new lamp, the Fell 14, won a prize in Bergen on 2 March.",
  );
  expect(post).toContain("The launch film for our new lamp, the Fell 14, won a prize");
});

test.each([
  [
    'Carousel. First slide: "Why is rye so dark?" Then a slide: "It is the bran." Then another slide: "And the long bake." Last: "Try it, 14 Dock Street."',
    ["It is the bran", "And the long bake", "Try it, 14 Dock Street"],
  ],
  [
    "Karussell. Erste Folie: „Warum quietscht mein Rad?“ Dann eine Folie: „Meist ist es die Kette.“ Dann eine Folie: „Selten das Lager.“ Zum Schluss: „Kommt vorbei, Hafenstraße 7.“",
    ["Meist ist es die Kette", "Selten das Lager", "Kommt vorbei, Hafenstraße 7"],
  ],
  [
    "Lamps last longer than you think. One slide each, same order of facts. A lamp lasts forty years. A cable lasts fifteen. A switch lasts nine.",
    ["A lamp lasts forty years", "A cable lasts fifteen", "A switch lasts nine"],
  ],
  [
    "Lampen halten länger, als man denkt. Je Fakt eine Folie, Reihenfolge bitte so lassen. Eine Lampe hält vierzig Jahre. Ein Kabel hält fünfzehn. Ein Schalter hält neun.",
    ["Eine Lampe hält vierzig Jahre", "Ein Kabel hält fünfzehn", "Ein Schalter hält neun"],
  ],
])("each slide that its author orders is one: %s", (brief, titles) => {
  const { story, verdict } = madeFor("carousel", brief);
  expect(story.slides.map(({ title }) => title)).toEqual(titles);
  expect(story.slides.every(({ body }) => body === "")).toBe(true);
  expect(verdict).toBe("approved");
});

test.each([
  "We need players!! Tuesdays 7pm at Dock Field, all levels, first month free!! Come down!!",
  "we need players!! tuesdays 7pm dock field. all levels!! first month is free, boots you can borrow",
  "Wir brauchen Helfer!! Am 9. Mai ist Hoffest, Aufbau ab 9 Uhr, Hafenstraße 7. Einfach kommen!!",
  "Our year in numbers, for tenants.\n- 1,204 repairs\n- 96% fixed on the first visit\n- 41 homes with new windows",
  "Unser Jahr in Zahlen, für unsere Mieter. 1.204 Reparaturen haben wir erledigt. Im Schnitt dauerte es 3,2 Tage.",
])("enthusiasm and an introduction need nobody: %s", (brief) => {
  expect(madeFor("card", brief).verdict).toBe("approved");
});

test("rows of marks are of a chat", () => {
  const brief = "We need players!!! Tuesdays 7pm at Dock Field, all levels, first month free.";
  expect(roughSigns(brief, "en")).toContain("double marks");
  expect(roughSigns(brief.replace("!!!", "!!"), "en")).not.toContain("double marks");
});
