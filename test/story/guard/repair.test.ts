import { expect, test } from "vitest";
import type { Finding } from "../../../lib/story/guard/finding.ts";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { repairStory } from "../../../lib/story/guard/repair.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";
import { ANSWERED, storyFrom } from "../answers.ts";
import { factOf, storyOf } from "../stories.ts";

const BRIEF = "The bakery opens on 6 December. Rye bread is £4. Bring your own bag.";
const brand = brandOf("Maison");
const findings = (story: Story) => guardStory(story, { brief: BRIEF, brand }).findings;
const repaired = (its: Partial<Story>) => {
  const story = storyOf(BRIEF, its);
  return repairStory(story, findings(story));
};
const line = (text: string, facts: string[] = []) => ({ text, facts });

test("a story without refusals stays as it is", () => {
  const story = storyOf(BRIEF);
  expect(repairStory(story, findings(story))).toBe(story);
});

test("a refused headline becomes a fact in the author's words", () => {
  const { headline, notes } = repaired({ headline: line("Rye bread for £3", ["f2"]) });
  expect(headline).toEqual(line("Rye bread is £4", ["f2"]));
  expect(notes).toEqual([expect.stringContaining("headline")]);
});

test("refused lines, figures and actions are left out", () => {
  const story = repaired({
    kicker: line("Only 5 days"),
    support: line("Open from 7 December."),
    points: [line("Rye bread is £4"), line("Cake is £9"), line("Bring your own bag")],
    figures: [{ value: "40", unit: "", label: "breads a day", fact: "f2" }],
    cta: { label: "Call 0113 555 0140", url: "", facts: [] },
  });
  expect(story).toMatchObject({ kicker: null, support: null, cta: null, figures: [] });
  expect(story.points.map(({ text }) => text)).toEqual(["Rye bread is £4", "Bring your own bag"]);
  expect(findings(story)).toEqual([]);
});

test("a refused sentence of a post becomes its fact, or goes", () => {
  const { posts } = repaired({
    posts: { linkedin: "The bakery opens on 7 December.\n\nGuaranteed. Bring your own bag." },
  });
  expect(posts.linkedin).toBe("The bakery opens on 6 December.\n\nBring your own bag.");
});

test("a post of which nothing can stay is missing", () => {
  expect(repaired({ posts: { linkedin: "Call 0113 555 0140!" } }).posts).toEqual({});
  expect(repaired({ posts: { linkedin: " " } }).posts).toEqual({});
});

test("a fact that stands nowhere goes with its ids", () => {
  const story = storyOf(BRIEF, { headline: line("The bakery opens", ["f1", "f9"]) });
  const odd = { ...story.facts[0]!, id: "f9", quote: "Closed on Mondays." };
  const with9 = { ...story, facts: [...story.facts, odd] };
  const after = repairStory(with9, findings(with9));
  expect(after.facts.map(({ id }) => id)).toEqual(["f1", "f2", "f3"]);
  expect(after.headline.facts).toEqual(["f1"]);
});

test("wishes are followed where a small change is enough", () => {
  const wish = (rule: "no_emoji" | "no_hashtags" | "end_with", value = "") => ({
    rule,
    value,
    quote: "Bring your own bag.",
    span: { start: 0, end: 0 },
  });
  const { posts, hashtags } = repaired({
    wishes: [wish("no_emoji"), wish("no_hashtags"), wish("end_with", "Bring your own bag")],
    hashtags: ["bread"],
    posts: { linkedin: "Rye bread is £4. 🎉 #bread" },
  });
  expect(posts.linkedin).toBe("Rye bread is £4.\n\nBring your own bag");
  expect(hashtags).toEqual([]);
});

test("a wish that names what to say is not said in its words", () => {
  const wishes = [
    {
      rule: "end_with" as const,
      value: "insta handle and email",
      quote: "Bring your own bag.",
      span: { start: 0, end: 0 },
    },
  ];
  const { posts } = repaired({ wishes, posts: { linkedin: "Rye bread is £5." } });
  expect(posts.linkedin).not.toContain("insta handle");
});

const careless = ANSWERED.flatMap((its) => its.careless.map(({ fault, answer }) => ({ its, fault, answer })));

test.each(careless)(
  "$its.id: after repair nothing is refused but what is missing ($fault)",
  ({ its, answer }) => {
    const story = storyFrom(its, answer);
    const after = repairStory(story, guardStory(story, its).findings);
    const left = guardStory(after, its).findings.filter(({ severity }) => severity === "refuse");
    expect(left.filter(({ problem }) => problem !== "empty")).toEqual([]);
  },
);

test("a refused slide and a refused point are the author's words, when one fact says all of it", () => {
  const brief =
    "Vier stappen. Remmen controleren. Blokje dunner dan 2 mm? Vervangen. Ketting smeren met olie.";
  const facts = [
    factOf(brief, "Remmen controleren. Blokje dunner dan 2 mm? Vervangen.", "f1"),
    factOf(brief, "Ketting smeren met olie", "f2"),
  ];
  const story = storyOf(brief, {
    language: "nl",
    spoken: "nl",
    facts,
    points: [{ text: "Smeer alles, altijd", facts: ["f2"] }],
    slides: [
      { title: "Remmen", body: "Altijd vervangen.", facts: ["f1"] },
      { title: "Alles samen", body: "Nu.", facts: ["f1", "f2"] },
    ],
  });
  const refused = ["points.0", "slides.0", "slides.1"].map(
    (slot): Finding => ({ slot, problem: "unknown_value", severity: "refuse", says: "No.", span: null }),
  );
  const { points, slides } = repairStory(story, refused);
  expect(points.map(({ text }) => text)).toEqual(["Ketting smeren met olie"]);
  expect(slides.map(({ title, body }) => [title, body])).toEqual([
    ["Remmen controleren", "Blokje dunner dan 2 mm? Vervangen."],
  ]);
});
