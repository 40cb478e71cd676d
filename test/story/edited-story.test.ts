import { expect, test } from "vitest";
import { withOverrides } from "../../lib/pipeline/with-overrides.ts";
import type { CopyOverrides } from "../../lib/runs/copy-overrides.ts";
import { editedStory } from "../../lib/story/edit/edited-story.ts";
import { houseStory } from "../../lib/story/house.ts";
import { reviewStory } from "../../lib/story/review/review-story.ts";
import type { Story } from "../../lib/story/schema.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Teewald");
const CLAIM = "Our teas are the best in Germany and help against every cold.";
const BRIEF = `Our refill year in numbers. 4,180 tins came back in 2026. 62 cafes now order refill bags. ${CLAIM} Join as a cafe at teewald.test/refill.`;

const EVENING = "Pottery evening on 12 December 2026 at 18:00 in the old mill. Tickets are £30.";

const written = (brief: string) =>
  houseStory({ brief, brand, channel: "linkedin", assetType: "infographic" });

const edited = (story: Story, copyOverrides: CopyOverrides): Story =>
  editedStory(story, withOverrides(story, { copyOverrides, channel: "linkedin" }), "linkedin");

const without = (text: string, words: string) => text.replace(words, "").trim();

function withoutClaim(): Story {
  const story = written(BRIEF);
  return edited(story, {
    supporting: without(story.support?.text ?? "", CLAIM),
    post: without(story.posts.linkedin ?? "", CLAIM),
  });
}

test("words that an edit takes out are in no post, no description and no fact any more", () => {
  const { removed: _, ...story } = withoutClaim();
  expect(written(BRIEF).posts.twitter).toContain("best in Germany");
  expect(JSON.stringify(story)).not.toContain("best in Germany");
  expect(story.figures.map(({ value }) => value)).toContain("62");
});

test("a figure goes with the words that told it", () => {
  const story = written(BRIEF);
  const cafes = "62 cafes now order refill bags.";
  const after = edited(story, {
    supporting: without(story.support?.text ?? "", cafes),
    post: without(story.posts.linkedin ?? "", cafes),
  });
  expect(after.figures.map(({ value }) => value)).not.toContain("62");
});

test("a changed sentence is changed in the posts of the other channels too", () => {
  const story = written(BRIEF);
  const post = (story.posts.linkedin ?? "").replace("62 cafes now order", "62 cafes and hotels now order");
  expect(edited(story, { post }).posts.twitter).toContain("62 cafes and hotels now order refill bags.");
});

test("what readers need and an edit took out is asked about in one sentence, and costs nothing", () => {
  const story = written(EVENING);
  const after = edited(story, {
    post: without(story.posts.linkedin ?? "", "Tickets are £30."),
    supporting: "An evening at the wheel.",
  });
  const report = reviewStory({
    story: after,
    brief: EVENING,
    brand,
    channel: "linkedin",
    assetType: "card",
    lint: [],
  });
  expect(report.summary).toMatch(/the edit took out “Tickets are £30\.?”; is that right\?/);
  expect(report.checks.find(({ id }) => id === "keeps_facts")).toMatchObject({ passed: true });
  expect(report.checks.find(({ id }) => id === "edited")).toMatchObject({ weight: 0, passed: false });
});

test("an emptied line and an emptied call to action are gone", () => {
  const story = edited(written(BRIEF), { supporting: "", cta: "" });
  expect(story).toMatchObject({ support: null, cta: null });
});

test("other words around the same day and hour keep them; the place that the picture tells no more is gone", () => {
  const when = { date: "12 December 2026", time: "18:00", place: "in the old mill", facts: ["f2"] };
  const story = { ...written(EVENING), when };
  const after = edited(story, { headline: "Come to the wheel on 12 December 2026 at 18:00" });
  expect(after.when).toEqual({ ...when, place: "" });
  expect(after.facts.find(({ id }) => id === "f2")).toMatchObject({ quote: "12 December 2026" });
});

test("a story whose words stay as they are stays as it is", () => {
  const story = written(BRIEF);
  expect(edited(story, { headline: story.headline.text })).toMatchObject({
    facts: story.facts,
    posts: story.posts,
    figures: story.figures,
  });
});
