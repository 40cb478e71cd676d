import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { Story } from "../../../lib/story/schema.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { FIGURES } from "../../story/for-templates/figures.ts";
import { LISTS } from "../../story/for-templates/lists.ts";
import { NEWS } from "../../story/for-templates/news.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";
import { picturesOf, type Sample } from "../../story/for-templates/sample.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };

/** Every template that some seed chooses for a story. */
function templatesFor(story: Story, assetType: AssetType = "card", pictures = NOTHING): Set<string> {
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);
  const chosen = seeds.map(
    (seed) => chooseTemplate(story, pictures, { assetType, seed })?.template.id ?? "none",
  );
  return new Set(chosen);
}

const sample = (one: Sample | undefined): Sample => {
  if (!one) throw new Error("There is no such story.");
  return one;
};

describe("a template is not taken without what it needs", () => {
  test("an event without a date of its own is no event card", () => {
    const { story } = sample(NEWS.event);
    expect(templatesFor({ ...story, when: null })).not.toContain("event");
  });

  test("an event of two days is no film with a calendar of one", () => {
    const { story } = sample(NEWS.event);
    const when = { date: "5 and 6 December", time: "", place: "", facts: ["f1"] };
    expect(templatesFor({ ...story, when }, "video")).not.toContain("film_event");
  });

  test("a deadline by law is not the date of an event", () => {
    const story = storyWith({
      occasion: "update",
      about: "Certa",
      facts: [fact("f1", "when", "from 30 December 2026")],
      when: { date: "30 December 2026", time: "", place: "", facts: ["f1"] },
      headline: line("Due diligence statements, generated"),
    });
    expect(templatesFor(story)).not.toContain("event");
  });

  test("an offer without a new price or value is no ticket", () => {
    const { story } = sample(NEWS.offer);
    const offer = { value: "", before: "£34", ends: "", code: "", terms: "", facts: ["f1"] };
    expect(templatesFor({ ...story, offer })).not.toContain("offer");
  });

  test("shares that do not make up a whole are no ring", () => {
    const { story } = sample(FIGURES.chart_donut);
    const points = [
      { x: "Espresso", y: 62 },
      { x: "Filter", y: 23 },
    ];
    const series = { ...story.series, label: "", unit: "%", facts: ["f1"], points };
    expect([...templatesFor({ ...story, series })]).toEqual(["chart_bar"]);
  });

  test("names are no course over time", () => {
    const { story } = sample(FIGURES.chart_bar);
    expect(templatesFor(story)).not.toContain("chart_line");
  });

  test("a code of which a part would be missing is not shown", () => {
    const { story } = sample(LISTS.code);
    const code = Array.from({ length: 15 }, (_, i) => `line ${i}`).join("\n");
    expect(templatesFor({ ...story, snippet: { language: "sh", code, fact: "f2" } })).not.toContain("code");
  });

  test("a table is not drawn when a cell would be cut", () => {
    const { story } = sample(LISTS.comparison);
    const rows = story.rows.map((row) => ({
      ...row,
      second: "Everything that comes with the largest plan of Workspace",
    }));
    expect(templatesFor({ ...story, rows })).not.toContain("comparison");
  });

  test("changes without a version are no changelog", () => {
    const { story } = sample(LISTS.changelog);
    expect(
      templatesFor({ ...story, version: "", about: "Penfold" }, "card", { ...NOTHING, brand: "Penfold" }),
    ).not.toContain("changelog");
  });

  test("a quotation in news is not the news", () => {
    const { story } = sample(FIGURES.testimonial);
    expect(templatesFor({ ...story, occasion: "launch" })).not.toContain("testimonial");
  });

  test("steps with dates are a timeline, steps that are counted are not", () => {
    const { story } = sample(LISTS.timeline);
    expect(templatesFor(story)).not.toContain("steps");
    const steps = ["Step 1", "Step 2"].map((title) => ({ title, body: "Do it.", facts: [] }));
    expect(templatesFor({ ...story, steps })).not.toContain("timeline");
  });

  test("a price is no statistic", () => {
    const story = storyWith({
      occasion: "stat",
      facts: [fact("f1", "price", "£31 gives one person a bed")],
      figures: [{ value: "£31", unit: "£", label: "for one person's bed", fact: "f1" }],
      headline: line("Can you give one night?"),
    });
    expect(templatesFor(story)).not.toContain("stat");
  });
});

describe("facts that must be told", () => {
  const story = storyWith({
    occasion: "launch",
    about: "Winter shelter",
    facts: [
      fact("f1", "news", "Our winter shelter opens"),
      fact("f2", "when", "1 December"),
      fact("f3", "contact", "0113 555 0140"),
      fact("f4", "condition", "until the end of March"),
    ],
    headline: line("Our winter shelter opens", "f1"),
  });

  test("stand in a line of details where the words do not say them", () => {
    const chosen = chooseTemplate(story, NOTHING, { assetType: "card", seed: 1, among: ["announcement"] });
    expect(chosen?.data).toMatchObject({
      details: "Date: 1 December\u00a0· Phone: 0113 555 0140\u00a0· Until: the end of March",
    });
    expect(chosen?.lost).toEqual([]);
  });

  test("are named when a template has no room for them", () => {
    const chosen = chooseTemplate(
      { ...story, cta: { label: "Give", url: "nightlight.example", facts: [] } },
      NOTHING,
      { assetType: "og_image", seed: 1, among: ["product_og"] },
    );
    expect(chosen?.lost.map(({ id }) => id)).toEqual(["f2", "f3", "f4"]);
  });

  test("count against a template that loses them", () => {
    const { story: article } = sample(LISTS.blog_og);
    const facts = [...article.facts, fact("f2", "price", "£12"), fact("f3", "where", "Hall 4")];
    expect(templatesFor(article, "og_image")).toContain("blog_og");
    expect(templatesFor({ ...article, facts }, "og_image")).not.toContain("blog_og");
  });

  test("are not added when the author asked to leave them out", () => {
    const wishes = [
      {
        rule: "leave_out_kind" as const,
        value: "contact",
        quote: "no phone number",
        span: { start: 0, end: 15 },
      },
    ];
    const chosen = chooseTemplate({ ...story, wishes }, NOTHING, {
      assetType: "card",
      seed: 1,
      among: ["announcement"],
    });
    expect(chosen?.data).toMatchObject({ details: "Date: 1 December\u00a0· Until: the end of March" });
    expect(chosen?.lost).toEqual([]);
  });

  test("a time is not taken for said because the same number counts something else", () => {
    const shop = storyWith({
      facts: [fact("f1", "when", "10:00")],
      headline: line("10 new loaves a day"),
    });
    const chosen = chooseTemplate(shop, NOTHING, { assetType: "card", seed: 1, among: ["announcement"] });
    expect(chosen?.data).toMatchObject({ details: "Time: 10:00" });
  });
});

describe("the choice", () => {
  test("follows the wish of the writer among templates that fit", () => {
    const { story } = sample(LISTS.listicle);
    expect(templatesFor(story)).not.toContain("announcement");
    expect([...templatesFor({ ...story, wanted: ["announcement"] })]).toEqual(["announcement"]);
  });

  test("shows screens that were asked for, whatever else would suit", () => {
    const { story } = sample(LISTS.steps);
    const asked = ["11111111-1111-4111-8111-111111111111"];
    for (const seed of [1, 2, 3]) {
      const chosen = chooseTemplate(story, { ...NOTHING, asked }, { assetType: "card", seed });
      expect(chosen?.template.photos?.(chosen.data)).toContain(asked[0]);
    }
  });

  test("is the same for the same seed", () => {
    const one = sample(NEWS.feature);
    const choose = () =>
      chooseTemplate(one.story, picturesOf(one), { assetType: "card", seed: 5 })?.template.id;
    expect(choose()).toBe(choose());
  });

  test("any story can be a card", () => {
    expect(templatesFor(storyWith({ headline: line("We moved") }))).toContain("announcement");
  });
});

test("a clinic is no person, though its name has two capitals", () => {
  const story = storyWith({
    occasion: "thanks",
    about: "Rosewood Clinic",
    facts: [fact("f1", "who", "Rosewood Clinic"), fact("f2", "news", "Rosewood Clinic is 20")],
    headline: line("Rosewood Clinic is 20", "f2"),
  });
  expect(templatesFor(story)).not.toContain("person");
});

test("details do not shout when the brief does", () => {
  const story = storyWith({
    facts: [fact("f1", "where", "14 HOLDERNESS RD HULL"), fact("f2", "condition", "NO APPOINTMENT NEEDED")],
    headline: line("Winter tyres now in"),
  });
  const chosen = chooseTemplate(story, NOTHING, { assetType: "card", seed: 1, among: ["announcement"] });
  expect(chosen?.data).toMatchObject({ details: "14 Holderness Rd Hull\u00a0· No Appointment Needed" });
});

test("an event does not say its day twice", () => {
  const story = storyWith({
    language: "ja",
    occasion: "event",
    facts: [fact("f1", "when", "12月1日（日）から")],
    when: { date: "12月1日（日）", time: "", place: "", facts: ["f1"] },
    headline: line("柚子味噌ラーメン"),
    support: line("12月1日（日）から。", "f1"),
  });
  const chosen = chooseTemplate(story, NOTHING, { assetType: "card", seed: 1, among: ["event"] });
  expect(chosen?.data).toMatchObject({ date: "12月1日（日）", supporting: "" });
});
