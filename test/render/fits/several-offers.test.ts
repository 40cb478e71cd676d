import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { isOneOfSeveral } from "../../../lib/render/templates/kit/story/several-offers.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Crumb & Hearth", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Crumb & Hearth"), channel: "linkedin", assetType: "card" });

test.each([
  "This week: 20 % off tea, 30 % off cups. Until Sunday.",
  "Diese Woche 20 % auf Tee und 30 % auf Tassen. Nur bis Sonntag.",
  "Cette semaine : 20 % de réduction sur le thé, 30 % de réduction sur les tasses.",
  "Mugs £9 instead of £12, teapots £18 instead of £24. Sale ends Sunday.",
])("one of several discounts stands neither on a ticket nor in a row: %s", (brief) => {
  const story = storyOf(brief);
  const shown = [0, 1, 2, 3].map((seed) => chooseTemplate(story, PICTURES, { assetType: "card", seed }));
  for (const one of shown) {
    expect(one?.template.id).not.toBe("offer");
    const { details = "" } = (one?.data ?? {}) as { details?: string };
    const numbers = brief.match(/\d+/g) ?? [];
    const inRow = numbers.filter((number) => details.includes(number));
    expect(inRow.length === 0 || inRow.length >= 2).toBe(true);
  }
});

test.each([
  "20 % off tea until Sunday with code LEAF.",
  "25% off teapots: £9 instead of £12. Until Sunday.",
  "20 % off tea. Yes, 20 % off all of it. Until Sunday.",
])("a single one is an offer: %s", (brief) => {
  const story = storyOf(brief);
  expect(isOneOfSeveral(story)).toBe(false);
  expect(chooseTemplate(story, PICTURES, { assetType: "card", seed: 1 })?.template.id).toBe("offer");
});
