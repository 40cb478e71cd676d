import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

/** Wishes that give the words of one part of what is made: the words are carried out, and the wish is not shown. */
const brand = brandOf("Acme");
const NEWS = "The workshop on Mill Lane repairs bikes in 48 hours, and a loan bike is free meanwhile.";
const readingOf = (brief: string) => readStory({ brief, brand });
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
const saidIn = (brief: string) =>
  readingOf(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

test.each([
  ['The cover could read "Back on the road".', "Back on the road"],
  ["“Back on the road” would make a nice headline if you agree.", "Back on the road"],
  ["Could the heading be “Back on the road”?", "Back on the road"],
  ["For the title we were thinking of “Back on the road”.", "Back on the road"],
  ["If you want an opening line: “Back on the road.”", "Back on the road"],
  ["Please open with the question “Still pushing your bike?”", "Still pushing your bike?"],
  ["We'd like a little slideshow called “Back on the road”.", "Back on the road"],
])("the words for the headline are the headline: %s", (wish, title) => {
  for (const brief of [`${wish} ${NEWS}`, `${NEWS} ${wish}`]) {
    const story = storyOf(brief);
    expect(story.headline.text).toBe(title);
    expect(story.posts.linkedin).toContain("repairs bikes in 48 hours");
    expect(JSON.stringify(saidIn(brief))).not.toMatch(/cover|headline|heading|opening|slideshow|the title/);
  }
});

test.each([
  [
    "de",
    "Als Überschrift hätten wir gern „Endlich wieder rollen“. Die Werkstatt am Markt öffnet am Montag um 9 Uhr.",
    "Endlich wieder rollen",
  ],
  [
    "fr",
    "L’atelier du marché ouvre lundi à 9 h et répare les vélos. Pour le titre, nous pensions à « Reprenez la route ».",
    "Reprenez la route",
  ],
  [
    "es",
    "El taller del mercado abre el lunes a las 9 y repara bicicletas. El titular podría ser «De vuelta a la calle».",
    "De vuelta a la calle",
  ],
  [
    "it",
    "L’officina del mercato apre lunedì alle 9 e ripara biciclette. Come titolo vorremmo «Di nuovo in strada».",
    "Di nuovo in strada",
  ],
])("in other languages as well: %s", (_language, brief, title) => {
  expect(storyOf(brief).headline.text).toBe(title);
});

test.each([
  ['Put the prices where people see them and finish with "Book at acme.example".', "Book at acme.example"],
  ["At the bottom, a small line: “Source: Acme survey, 2026”.", "Source: Acme survey, 2026"],
])("the words for the end close the post: %s", (wish, end) => {
  const { posts } = storyOf(`${NEWS} ${wish}`);
  expect(posts.linkedin).toMatch(new RegExp(`${end.replace(/\./g, "\\.")}\\.?$`));
  expect(posts.linkedin).not.toMatch(/finish|bottom|Put the/);
});

test("what the sentence of a wish tells besides is read", () => {
  const said = saidIn(
    `${NEWS} The article is called “Back on the road” and it's by Ines Abara, our head of advice.`,
  );
  expect(said).toContain("Back on the road.");
  expect(said.join(" ")).toMatch(/Ines Abara, our head of advice/);
});

test.each([
  "Our choir closes the evening with “Silent Night” in the old chapel.",
  "We opened the first page of “Wool and Water” in 2019 and read it every winter since.",
  "The film “Wool and Water” runs on Friday at 7 in the hall.",
])("titles that a sentence tells of stay in it: %s", (sentence) => {
  expect(saidIn(`${NEWS} ${sentence}`).at(-1)).toMatch(/“.*(?:Night|Water)”/);
  expect(readingOf(`${NEWS} ${sentence}`).title).toBe("");
});
