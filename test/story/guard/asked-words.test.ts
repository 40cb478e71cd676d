import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { repairStory } from "../../../lib/story/guard/repair.ts";
import type { Story, Wish } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";
import { storyOf } from "../stories.ts";

const brand = brandOf("Kestrel", { overview: "Kestrel mends bikes in Leeds." });

const wish = (rule: Wish["rule"], value: string, quote: string): Wish => ({
  rule,
  value,
  quote,
  span: { start: 0, end: 0 },
});

const COURSE = "The course is 15–19 Feb, £1,150 (was going to be 1,250 but let's not say that).";

const headline = { text: "News", facts: [] };

const found = (brief: string, its: Partial<Story>) =>
  guardStory(storyOf(brief, { headline, ...its }), { brief, brand }).findings.filter(
    ({ problem }) => problem === "wish",
  );

test("a price to be left out leaves the others in", () => {
  const wishes = [
    wish("leave_out_kind", "the earlier price 1,250", "was going to be 1,250 but let's not say that"),
  ];
  expect(found(COURSE, { wishes, posts: { tiktok: "The course is £1,150." } })).toEqual([]);
  expect(found(COURSE, { wishes, posts: { tiktok: "Not £1,250 but £1,150." } })).toMatchObject([
    { slot: "posts.tiktok", severity: "refuse" },
  ]);
});

test("hashtags of one wish are several", () => {
  const brief = "Five cities by train. #slowtrack #trainsnotplanes";
  const wishes = [wish("hashtag", "slowtrack trainsnotplanes", "#slowtrack #trainsnotplanes")];
  expect(found(brief, { wishes, hashtags: ["slowtrack", "trainsnotplanes"] })).toEqual([]);
  const story = storyOf(brief, { wishes, hashtags: ["slowtrack"], posts: {} });
  const { findings } = guardStory(story, { brief, brand });
  expect(repairStory(story, findings).hashtags).toEqual(["slowtrack", "trainsnotplanes"]);
});

test("what is asked of one slide is no rule for posts or for the number of slides", () => {
  const brief =
    'Five cities by train. Last slide: "Which one first?" Slide 1 needs to work without the rest.';
  const slides = ["Bruges", "Lyon"].map((title) => ({ title, body: "", facts: ["f1"] }));
  const wishes = [
    wish("end_with", "Which one first?", 'Last slide: "Which one first?"'),
    wish("slides", "slide 1 works without the rest", "Slide 1 needs to work without the rest."),
  ];
  expect(found(brief, { wishes, slides, posts: { web: "Five cities by train." } })).toEqual([]);
});

test("words to be said that the author has put into words are said", () => {
  const brief = 'Five cities by train. End with "Which one first?"';
  const wishes = [wish("end_with", "Which one first?", 'End with "Which one first?"')];
  expect(found(brief, { wishes, posts: { web: "Five cities by train." } })).toHaveLength(1);
});
