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

const edited = (story: Story, copyOverrides: CopyOverrides, isMembers = true): Story =>
  editedStory(story, withOverrides(story, { copyOverrides, channel: "linkedin" }), {
    channel: "linkedin",
    isMembers,
  });

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

const WHEN = { date: "12 December 2026", time: "18:00", place: "in the old mill", facts: ["f2"] };

test("other words around the same day and hour keep them; the place that is told nowhere any more is gone", () => {
  const story = { ...written(EVENING), when: WHEN };
  const headline = "Come to the wheel on 12 December 2026 at 18:00";
  const after = edited(story, { headline, post: `${headline}. Tickets are £30.` });
  expect(after.when).toEqual({ ...WHEN, place: "" });
  expect(after.facts.find(({ id }) => id === "f2")).toMatchObject({ quote: "12 December 2026" });
});

test.each([undefined, "Come on 12 December, 6 pm, to the old mill. Tickets are £30."])(
  "a headline without its day keeps the day, the hour and the place that the post tells: %s",
  (post) => {
    const story = { ...written(EVENING), when: WHEN };
    const after = edited(story, { headline: "Pottery evening", ...(post && { post }) });
    expect(after.when).toMatchObject({ date: WHEN.date, time: WHEN.time });
    expect(after.removed).toBeUndefined();
  },
);

test("a headline with another day has that day and no other", () => {
  const story = { ...written(EVENING), when: WHEN };
  expect(edited(story, { headline: "Pottery evening on 14 December 2026" }).when?.date).toBe("");
});

const reviewed = (story: Story) =>
  reviewStory({ story, brief: EVENING, brand, channel: "linkedin", assetType: "card", lint: [] });

test("a price that an edit takes off the picture alone is doubted and costs", () => {
  const story = written(EVENING);
  const after = edited(story, { headline: "Pottery evening", supporting: "An evening at the wheel." });
  const report = reviewed(after);
  expect(after.posts.linkedin).toContain("£30");
  expect(report).toMatchObject({ verdict: "needs_review" });
  expect(report.summary).toMatch(/the picture does not show .*“Tickets are £30\.?”/);
  expect(report.checks.find(({ id }) => id === "shown")).toMatchObject({
    passed: false,
    points: 0,
    fix: expect.stringContaining("write it into the headline or the subline"),
  });
  expect(
    edited(after, { supporting: "Tickets are £30." }).removed?.map(({ quote }) => quote) ?? [],
  ).not.toContain("Tickets are £30.");
});

test("a story whose words stay as they are stays as it is", () => {
  const story = written(BRIEF);
  expect(edited(story, { headline: story.headline.text })).toMatchObject({
    facts: story.facts,
    posts: story.posts,
    figures: story.figures,
  });
});

test.each([
  [EVENING, "Come to the wheel! We throw clay on 12 December 2026, from 18:00, at the old mill. £30 a seat."],
  [EVENING, "Save 12 December 2026, 18:00, the old mill: clay, wheels and company for £30."],
  [
    "Töpferabend am 12. Dezember 2026 um 18 Uhr in der alten Mühle. Karten kosten 30 €.",
    "Am 12. Dezember 2026 drehen wir ab 18 Uhr in der alten Mühle. Eine Karte gibt es für 30 €.",
  ],
])("a post that is said anew is said anew on every channel: %s", (brief, post) => {
  const after = edited(written(brief), { post });
  for (const text of Object.values(after.posts)) expect(text).toContain("30");
  expect(after.posts.twitter?.length).toBeGreaterThan(post.length - 5);
  expect(after.removed).toBeUndefined();
});

test("new words that are too long for a channel leave its post with words", () => {
  const story = written(EVENING);
  const long = `${"An evening of clay, tea and quiet company for everybody who has always wanted to try it. ".repeat(4)}12 December 2026, 18:00, old mill, £30.`;
  const { twitter = "" } = edited(story, { post: long }).posts;
  expect(twitter).toContain("An evening of clay");
  expect(twitter.length).toBeLessThanOrEqual(280);
});

test.each(["Tickets are £30.", "A seat costs £30.", "Only £30 each."])(
  "what an edit took out and a later one says again as “%s” is taken out no more",
  (again) => {
    const bare = "Pottery evening on 12 December 2026 at 18:00 in the old mill.";
    const story = written(EVENING);
    const out = edited(story, { supporting: "An evening at the wheel.", post: bare });
    expect(out.removed?.map(({ quote }) => quote)).toContain("Tickets are £30.");
    const back = edited(out, { post: `${bare} ${again}` });
    expect(back.removed?.map(({ quote }) => quote) ?? []).not.toContain("Tickets are £30.");
  },
);

test("a story knows the slots that a member wrote, and forgets those that are written over", () => {
  const story = written(BRIEF);
  const once = edited(story, { headline: "4,180 tins came home" });
  expect(once.byMember).toEqual(["headline"]);
  expect(edited(once, { post: "Refill year: 4,180 tins." }, false).byMember).toEqual(["headline"]);
  expect(edited(once, { headline: "Our 4,180 tins" }, false).byMember).toBeUndefined();
});
