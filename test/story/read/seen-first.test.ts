import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { seenFirstIn } from "../../../lib/story/read/seen-first.ts";
import { otherEmphasis } from "../../../lib/story/review/wished-lead.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Moss Vet"), channel: "instagram", assetType: "card" });

describe("what is to be seen first", () => {
  test.each([
    ["en", "The emergency number should be the biggest thing on the card.", "The emergency number"],
    ["en", "The 3.4 → 0.9 should be the opener, not the swap thing.", "The 3.4 → 0.9"],
    ["en", "So £39 big, everything else a tidy list under it.", "£39"],
    ["en", "Put the phone number first, please.", "the phone number"],
    ["de", "Die Notfallnummer muss am größten sein.", "Die Notfallnummer"],
    ["de", "Bitte den Preis hervorheben.", "den Preis"],
    ["fr", "Mettez bien le prix en avant.", "le prix"],
    ["es", "La fecha debe ser lo más grande.", "La fecha"],
    ["it", "Il prezzo va in grande.", "Il prezzo"],
    ["nl", "De datum moet opvallen.", "De datum"],
    ["pt", "Destaquem o preço.", "o preço"],
    ["ja", "最後の76%と41%の対比を一番目立たせてください。", "最後の76%と41%の対比"],
  ])("is a wish: %s %s", (language, sentence, what) => {
    expect(seenFirstIn(sentence, language)).toBe(what);
  });

  test.each([
    ["en", "Make your house stand out this winter."],
    ["en", "Children should come first in any plan."],
    ["en", "Our new shop is the biggest in town."],
    ["de", "Der Teig muss ganz oben stehen."],
    ["fr", "Les enfants doivent venir accompagnés."],
    ["es", "Los niños deben venir acompañados."],
    ["it", "Il posto va prenotato."],
    ["nl", "De kaas moet eerst smelten."],
    ["pt", "As crianças devem vir acompanhadas."],
    ["ja", "声を大きくしてお話しください。"],
  ])("is not asked for: %s %s", (language, sentence) => {
    expect(seenFirstIn(sentence, language)).toBeUndefined();
  });

  test("leads the picture with its label, and the post keeps the order of the author", () => {
    const story = storyOf(
      "Moss Vet is closed from 24 to 27 December. Out of hours emergencies: 01632 960 114. The emergency number should be the biggest thing on the card.",
    );
    expect(story.headline.text).toBe("Out of hours emergencies: 01632 960 114");
    expect(story.posts.instagram).toMatch(/^Moss Vet is closed/);
    expect(JSON.stringify(story.posts)).not.toContain("biggest");
  });

  test("may be named behind a dash, in the sentence itself", () => {
    const story = storyOf(
      "We saw 212 animals in May. Donations fell from £3,900 to £3,600 in the same month – that gap is the story.",
    );
    expect(story.headline.text).toBe("Donations fell from £3,900 to £3,600 in the same month");
    expect(JSON.stringify(story.posts)).not.toContain("the story");
  });

  test("is asked about where the headline cannot hold it", () => {
    const story = storyOf(
      "Our clinic has two doors. Dogs use the left one, and 76% of owners like it. Cats use the right one, and 41% of owners like it. The contrast of 76% and 41% should stand out most.",
    );
    const quotes = otherEmphasis({ story, places: [] }).map(({ quote }) => quote);
    expect(quotes).toEqual(["The contrast of 76% and 41%"]);
  });
});
