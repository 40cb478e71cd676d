import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { joinedBans } from "../../../lib/story/read/joined-bans.ts";
import { bansMotif } from "../../../lib/story/read/motif-bans.ts";
import { bannedWord } from "../../../lib/story/read/word-bans.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType: "card" });

describe("several bans in a row are for the maker", () => {
  test.each([
    ["es", 'Sin emoticonos y sin la palabra "mágico".', ["no_emoji:", "leave_out_words:mágico"]],
    ["en", "Please no emojis and no hashtags.", ["no_emoji:", "no_hashtags:"]],
    [
      "de",
      "Bitte keine Emojis und nichts mit „Seele baumeln lassen“.",
      ["no_emoji:", "leave_out_words:Seele baumeln lassen"],
    ],
    ["fr", "Pas d'emojis et pas de hashtags.", ["no_emoji:", "no_hashtags:"]],
  ])("%s: %s", (language, sentence, asked) => {
    expect(joinedBans(sentence, language).map(({ rule, value }) => `${rule}:${value}`)).toEqual(asked);
  });

  test.each([
    ["en", "No dogs and no prams in the tower."],
    ["de", "Keine Anmeldung und keine Vorkenntnisse nötig."],
    ["es", "Sin gluten y sin lactosa."],
  ])("what visitors or eaters go without is none (%s): %s", (language, sentence) => {
    expect(joinedBans(sentence, language)).toEqual([]);
  });
});

test("nothing with a thing is asked of a picture, and not of what visitors bring", () => {
  expect(bansMotif("Please nothing with cows, everyone has cows.")).toBe(true);
  expect(bansMotif("Bitte nichts mit Herzchen.")).toBe(true);
  expect(bansMotif("Bitte nichts mit Nüssen mitbringen.")).toBe(false);
  expect(bansMotif("We bake nothing with nuts.")).toBe(false);
});

test("a word that is named as a word is not to be written", () => {
  expect(bannedWord('Sin la palabra "mágico".')).toBe("mágico");
  expect(bannedWord('Sin "Macbeth" este viernes.')).toBeUndefined();
});

test("what is to be left out is a wish, and the reason behind it for no reader", () => {
  const { wishes, posts } = storyOf(
    "Our figures for the year. Visits: 84,310. Loans: 151,600. Leave the budget out, that is a separate story.",
  );
  expect(wishes).toMatchObject([{ rule: "leave_out_words", value: "budget" }]);
  expect(posts.linkedin).not.toContain("separate story");
});

test("a ban right behind a wish is of the piece as well", () => {
  const { headline, posts } = storyOf(
    "Una portata per schermata. Niente fuochi d'artificio, qui abbiamo i cavalli.\n\nCena di San Silvestro, giovedì 31 dicembre, dalle ore 20.00. 55 euro a persona.",
  );
  expect(headline.text).toContain("Cena di San Silvestro");
  expect(posts.linkedin).not.toContain("fuochi");
});

test("the same ban alone is for visitors", () => {
  const { posts } = storyOf(
    "Cena di San Silvestro il 31 dicembre alle 20. Niente fuochi d'artificio nel cortile.",
  );
  expect(posts.linkedin).toContain("fuochi d’artificio");
});
