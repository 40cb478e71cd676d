import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { contradictionsIn } from "../../../lib/story/review/contradictions.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType: "infographic" });

const HEATING =
  "What heating costs in a normal house.\n\nGas boiler\n- Fitted: £2,900\n- Running cost a year: about £890\n- Lifetime: 12 to 15 years\n\nAir source heat pump\n- Fitted: £11,500\n- Running cost a year: about £860\n- Lifetime: 18 to 20 years\n\nAsk us for a survey.";

test("the same labels under two headings are a table of two columns, and a list in the post", () => {
  const { rows, columns, posts } = storyOf(HEATING);
  expect(columns).toEqual(["Gas boiler", "Air source heat pump"]);
  expect(rows.map(({ label, first, second }) => [label, first, second])).toEqual([
    ["Fitted", "£2,900", "£11,500"],
    ["Running cost a year", "about £890", "about £860"],
    ["Lifetime", "12 to 15 years", "18 to 20 years"],
  ]);
  expect(posts.linkedin).toContain("Lifetime: 12 to 15 years\n\nAir source heat pump\nFitted: £11,500");
});

test("what is said of one is no contradiction of what is said of the other", () => {
  expect(contradictionsIn(storyOf(HEATING), HEATING)).toEqual([]);
  const twice = HEATING.replace("- Lifetime: 12", "- Running cost a year: about £990\n- Lifetime: 12");
  expect(contradictionsIn(storyOf(twice), twice)).not.toEqual([]);
});

test("lists with other labels are no table", () => {
  const { rows } = storyOf(
    "What is on.\n\nMorning\n- Coffee: from 9\n- Talk: bees in winter\n\nAfternoon\n- Walk: to the mill\n- Tea: at the barn",
  );
  expect(rows).toEqual([]);
});

test("what a thing is like is a row among others, and the feel of a post is a wish", () => {
  const { posts } = storyOf(
    "Oil or lacquer?\n\nPrice: oil £34, lacquer £29\nCare: oil once a year, lacquer none\nFeel: oil like wood, lacquer smoother",
  );
  expect(posts.linkedin).toContain("oil like wood");
  expect(storyOf("We open on Monday at 9.\nFeel: calm and friendly").posts.linkedin).not.toContain("calm");
});
