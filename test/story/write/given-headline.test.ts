import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

/** A headline that the author gives is the headline, wherever the brief has it. */
const storyOf = (brief: string, channel: Channel = "linkedin") =>
  houseStory({ brief, brand: brandOf("Acme"), channel, assetType: "card" });

const NEWS = "Our autumn menu starts on 5 October with six new dishes, all under £15.";

test.each([
  [`${NEWS}\n\nHeadline idea: Autumn is served`, "Autumn is served"],
  [`${NEWS}\nTitle: “Autumn is served”\nBook on 0113 555 0119.`, "Autumn is served"],
  [`Working title: Autumn is served!\n${NEWS}`, "Autumn is served!"],
  [
    "Headline: 19 weeks. Now 6.\nText: That is how long a bearing took in 2024 and takes today.",
    "19 weeks. Now 6",
  ],
  ["Unser Herbstmenü startet am 5. Oktober.\nÜberschrift: „Der Herbst ist da“", "Der Herbst ist da"],
  ["Titre : L’automne est servi\nNotre menu change le 5 octobre.", "L’automne est servi"],
  ["Nuestro menú cambia el 5 de octubre.\nTítulo: El otoño está servido", "El otoño está servido"],
  ["Il menù cambia il 5 ottobre.\nTitolo: L’autunno è servito", "L’autunno è servito"],
  ["Ons menu begint op 5 oktober.\nTitel: De herfst is opgediend", "De herfst is opgediend"],
  ["O menu muda a 5 de outubro.\nTítulo: O outono está servido", "O outono está servido"],
  ["秋の献立は10月5日からです。\n見出し：秋をどうぞ", "秋をどうぞ"],
])("%s", (brief, headline) => {
  const { headline: found, support, posts } = storyOf(brief);
  expect(found.text).toBe(headline);
  expect(support?.text ?? "").not.toContain(headline);
  expect(posts.linkedin?.startsWith(headline)).toBe(true);
  expect(posts.linkedin?.split(headline)).toHaveLength(2);
});

test("it is a paragraph of its own, and what it stands above is told in full", () => {
  expect(storyOf(`${NEWS}\n\nHeadline: Autumn is served`).posts.linkedin).toBe(`Autumn is served\n\n${NEWS}`);
});

test("where a post has no room for both, the news stays", () => {
  const long = `${NEWS} ${"Chef Ana Ruiz cooks with what the growers of the valley bring to her door each morning. ".repeat(3)}`;
  expect(storyOf(`Headline: Autumn is served\n${long}`, "twitter").posts.twitter).toContain("5 October");
});

test("the title of what a preview leads to is its headline", () => {
  const { headline, posts } = storyOf(
    "Title of the guide: “The pension questions nobody asks”. 24 pages, free.",
  );
  expect(headline.text).toBe("The pension questions nobody asks");
  expect(posts.linkedin).not.toContain("Title of the guide");
});
