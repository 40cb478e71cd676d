import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };
const slidesOf = (...titles: string[]) => {
  const slides = titles.map((title) => ({ title, body: "", facts: [] }));
  const story = storyWith({ headline: line("Choosing a clay"), slides });
  const { data } = chooseTemplate(story, NOTHING, { assetType: "carousel", seed: 1 }) ?? {};
  return (data as { slides?: { title: string; body: string }[] } | undefined)?.slides ?? [];
};

test("a slide shows the whole of a sentence, and no half of it before a comma", () => {
  const low =
    "Earthenware fires low, stays a little porous and forgives mistakes, which makes it the usual first clay";
  const [first] = slidesOf(low, "Stoneware suits mugs and plates", "Porcelain slumps");
  expect(first).toMatchObject({ title: low, body: "" });
});
