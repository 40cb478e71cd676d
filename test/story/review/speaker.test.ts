import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { unnamedSpeaker } from "../../../lib/story/review/speaker.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Maison");
const BRIEF =
  "Témoignage de Nadège Le Goff, plombière à Quimper : « Avant, je faisais mes devis le dimanche soir. » Chez elle, un devis part en un jour au lieu de six.";
const story = houseStory({ brief: BRIEF, brand, channel: "linkedin", assetType: "card" });

const askedAbout = (text: string) => {
  const places = [{ where: "posts.linkedin", text }];
  const search = {
    story,
    brief: BRIEF,
    brand,
    places,
    asides: [],
    rough: false,
    judge: judgeOf(BRIEF, "fr"),
  };
  return unnamedSpeaker(search).map(({ quote }) => quote);
};

test("the label of a testimonial is no part of the name, and the post names who spoke", () => {
  expect(story.quotation).toMatchObject({ name: "Nadège Le Goff", role: "plombière à Quimper" });
  expect(story.posts.linkedin).toContain("– Nadège Le Goff, plombière à Quimper");
  expect(askedAbout(story.posts.linkedin ?? "")).toEqual([]);
});

test("a post that quotes a person without the name is asked about", () => {
  expect(askedAbout("“Avant, je faisais mes devis le dimanche soir.”")).toEqual(["Avant, je faisais mes"]);
});

test("and so is one that says “elle” of a person who is not named", () => {
  expect(askedAbout("Chez elle, un devis part en un jour au lieu de six.")).toEqual(["elle"]);
  expect(askedAbout("Chez Nadège, un devis part en un jour : elle signe vite.")).toEqual([]);
});
