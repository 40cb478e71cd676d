import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";
import { BRIEFS } from "../appended/appended.ts";

/** What clearly speaks to the maker is not approved, although news for readers stands around it. */
const brand = brandOf("Acme");
const { en: EN, de: DE, fr: FR } = BRIEFS;
const channel: Channel = "linkedin";

function made(brief: string) {
  const story = houseStory({ brief, brand, channel, assetType: "card" });
  const { verdict } = reviewStory({ story, brief, brand, channel, assetType: "card", lint: [] });
  return { verdict, post: story.posts[channel] ?? "" };
}
const isPrinted = (brief: string, words: string) => {
  const { verdict, post } = made(brief);
  return verdict === "approved" && post.toLowerCase().includes(words.toLowerCase());
};

test.each([
  [EN, "A wee bit of tartan somewhere.", "tartan"],
  [EN, "Set the whole thing at dusk.", "dusk"],
  [EN, "Calf first, jacket second, price third, that's how a farmer's eye goes.", "calf first"],
  [EN, "No jargon, these are dairy farmers.", "dairy farmers"],
  [EN, "Logo itself only in the one-colour version.", "one-colour"],
  [DE, "Ratgeberton, nicht belehrend.", "Ratgeberton"],
  [DE, "Faustregeln vorn, Preise auf die letzte Folie.", "Faustregeln"],
  [FR, "Les horaires en grand, lisibles de loin.", "lisibles"],
])("behind the news: %s %s", (news, remark, words) => {
  expect(isPrinted(`${news} ${remark}`, words)).toBe(false);
});

test.each([
  [DE, "Kurz und knackig bitte!", "knackig"],
  [FR, "Quelque chose de sobre, s'il vous plaît, c'est un hôpital.", "sobre"],
  [DE, "Guten Tag, Praxis für Kinderzahnheilkunde hier.", "Kinderzahn"],
  [EN, "Good afternoon, the minister is keen to have something modern-looking for this.", "minister"],
])("before the news: %s %s", (news, remark, words) => {
  expect(isPrinted(`${remark} ${news}`, words)).toBe(false);
});

test.each([
  [EN, "Dear team at the studio,"],
  [FR, "Madame la graphiste,"],
  [EN, "Chicas:"],
])("%s opens with the salutation of a letter: %s", (news, salutation) => {
  const { post } = made(`${salutation}\n${news}`);
  expect(post).not.toContain(salutation.replace(/[,:]/, ""));
  expect(post).toContain("2027");
});

test.each([
  [EN, "Bring an apron and an old towel."],
  [EN, "Tea and cake are free all afternoon."],
  [EN, "No wheel, no experience needed, just curiosity."],
  [DE, "Bitte alte Kleidung mitbringen."],
  [FR, "Pensez à apporter un vieux tablier."],
])("what readers need stays published: %s %s", (news, words) => {
  const { verdict, post } = made(`${news} ${words}`);
  expect(post).toContain(words);
  expect(verdict).toBe("approved");
});
