import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/stat/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Quayline", asked: [], atHand: [], faces: [] };
const line = (text: string) => ({ text, facts: [] });

test("the only share of a headline stands large between its words, over the next sentence", () => {
  const brief = "Our customers cut detention fees by 38 % in the first half of 2026.";
  const story: Story = {
    ...houseStory({ brief, brand: brandOf("Quayline"), channel: "linkedin", assetType: "card" }),
    occasion: "stat",
    figures: [],
    headline: line(brief.slice(0, -1)),
    support: line("From €412 to €255 per container. Based on 61 forwarders and 18,400 containers."),
  };
  const fit = fits(story, PICTURES);
  expect(fit?.data).toMatchObject({
    intro: "Our customers cut detention fees by",
    value: expect.stringMatching(/^38\s%$/u),
    label: "in the first half of 2026",
    headline: "From €412 to €255 per container",
    supporting: "Based on 61 forwarders and 18,400 containers.",
  });
});
