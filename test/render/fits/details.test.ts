import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { named } from "../../../lib/render/templates/kit/story/named.ts";
import type { Story } from "../../../lib/story/schema.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };

const dataOf = (story: Story, template: string, assetType: AssetType = "card") =>
  chooseTemplate(story, NOTHING, { assetType, seed: 1, among: [template] })?.data;

const offer = { value: "20% off", before: "", ends: "the 15th", code: "", terms: "", facts: ["f1"] };

describe("the end of an offer", () => {
  test.each([
    ["sign up before the 15th", "the 15th", "before the 15th"],
    ["Offer ends 30 June", "30 June", "offer ends 30 June"],
    ["30 June", "30 June", "until 30 June"],
    ["bis 30. Juni", "bis 30. Juni", "bis 30. Juni"],
  ])("of %s keeps the word of the author", (quote, ends, shown) => {
    const story = storyWith({
      occasion: "offer",
      facts: [fact("f1", "when", quote)],
      offer: { ...offer, ends },
      headline: line("Eggs for a month"),
    });
    expect(dataOf(story, "offer")).toMatchObject({ terms: shown });
  });

  test("is labelled in the language of the words", () => {
    const story = storyWith({
      language: "fr",
      occasion: "offer",
      facts: [fact("f1", "when", "30 juin")],
      offer: { ...offer, before: "34 €", ends: "30 juin", code: "LAINE" },
      headline: line("Le kit à tricoter"),
    });
    const terms = "avant 34 €\u00a0· jusqu’au 30 juin\u00a0· Code LAINE";
    expect(dataOf(story, "offer")).toMatchObject({ terms });
  });
});

describe("a price beside other news", () => {
  const says = "Lemon cake is £2 a slice";
  const news = (occasion: Story["occasion"], quote: string, value = "") =>
    storyWith({
      occasion,
      facts: [fact("f1", "news", "Anna joins us"), { ...fact("f2", "price", quote), says }],
      ...(value && { offer: { ...offer, value, ends: "", facts: ["f2"] } }),
      headline: line("Anna joins us", "f1"),
      posts: { linkedin: `Anna joins us. ${says}.` },
    });

  test.each([
    ["update", "£2 a slice", ""],
    ["update", says, "£2"],
    ["closing", "£2", ""],
    ["thanks", says, "£2"],
  ] as const)("of %s says what it is of: %s", (occasion, quote, value) => {
    const { details = "" } = (dataOf(news(occasion, quote, value), "announcement") ?? {}) as {
      details?: string;
    };
    expect(details).toMatch(/cake/i);
    expect(details).toContain("£2");
  });

  test.each([
    ["Rye and spelt rolls from £2.10", "Rye and spelt rolls: from £2.10"],
    ["Rye, spelt and bran rolls at £2", "Rye, spelt and bran rolls: £2"],
    ["Rye, oat, spelt and cinnamon buns at £2", "Rye, oat, spelt and cinnamon buns at £2"],
    ["Anna joins us: £2 until Friday", "£2 until Friday"],
  ])("has all that it is of, and a lowest price says so: %s", (sentence, details) => {
    const story = storyWith({
      occasion: "update",
      facts: [
        fact("f1", "news", "Anna joins us"),
        fact("f3", "news", sentence),
        {
          ...fact(
            "f2",
            "price",
            sentence.slice(sentence.indexOf("spelt and") > 0 ? sentence.indexOf("spelt and") : 0),
          ),
          says: sentence,
        },
      ],
      posts: { linkedin: `Anna joins us. ${sentence}.` },
      headline: line("Anna joins us", "f1"),
    });
    expect(dataOf(story, "announcement")).toMatchObject({ details });
  });

  test("and until when it holds stands in its sentence, not alone", () => {
    const until = "Until Sunday lemon cake is £2 instead of £3";
    const story = storyWith({
      occasion: "update",
      facts: [fact("f1", "news", "Anna joins us"), fact("f2", "price", until)],
      offer: { ...offer, value: "£2", before: "£3", ends: "Sunday", facts: ["f2"] },
      headline: line("Anna joins us", "f1"),
    });
    expect(dataOf(story, "announcement")).toMatchObject({ details: until });
  });
});

test("a mistyped fact is not added to the words that correct it", () => {
  const story = storyWith({
    facts: [fact("f1", "when", "saturday apointments startign sept")],
    headline: line("Saturday appointments starting Sept", "f1"),
  });
  expect(dataOf(story, "announcement")).not.toHaveProperty("details");
});

test("the percentage of a gift is not printed alone in an appeal", () => {
  const story = storyWith({
    occasion: "appeal",
    facts: [fact("f1", "proof", "Gift aid adds 25%")],
    offer: { ...offer, value: "25%", ends: "" },
    headline: line("Can you give one night?"),
  });
  expect(dataOf(story, "announcement")).not.toHaveProperty("details");
});

test("holidays are not what a job is about", () => {
  const story = storyWith({
    occasion: "hiring",
    about: "Beacon",
    facts: [fact("f1", "proof", "27 days holiday")],
    figures: [{ value: "27", unit: "", label: "days holiday", fact: "f1" }],
    headline: line("We are looking for a technician"),
  });
  const seeds = [0, 1, 2, 3, 4, 5];
  const chosen = seeds.map(
    (seed) => chooseTemplate(story, NOTHING, { assetType: "card", seed })?.template.id,
  );
  expect(new Set(chosen)).toEqual(new Set(["hiring"]));
});

test("a film says nothing twice", () => {
  const story = storyWith({
    occasion: "launch",
    facts: [fact("f1", "when", "from December 1"), fact("f2", "price", "190 kr")],
    when: { date: "December 1", time: "", place: "", facts: ["f1"] },
    headline: line("We open the floating sauna"),
    support: line("From December 1.", "f1"),
    scenes: [
      line("From December 1", "f1"),
      line("Sunrise slots, 190 kr", "f2"),
      line("You jump in the fjord after"),
    ],
  });
  const points = ["From December 1", "Sunrise slots, 190 kr", "You jump in the fjord after"];
  expect(dataOf(story, "film_launch", "video")).toMatchObject({ supporting: "", points });
});

test("a film of steps tells what stands behind them as well", () => {
  const story = storyWith({
    occasion: "how_to",
    steps: ["Baste the seam", "Unpick it"].map((title) => ({ title, body: "", facts: ["f1"] })),
    headline: line("How to sew in a zip"),
    scenes: [line("1. Baste the seam"), line("2. Unpick it"), line("Use a light thread for the basting")],
  });
  const points = ["1. Baste the seam", "2. Unpick it", "Use a light thread for the basting"];
  expect(dataOf(story, "film_launch", "video")).toMatchObject({ points });
});

describe("words of ours follow the language of the story", () => {
  const rows = [
    { label: "Wartezeit", first: "19 Minuten", second: "4 Minuten", fact: "f1" },
    { label: "Kanal", first: "Telefon", second: "WhatsApp", fact: "f1" },
  ];
  const facts = [fact("f1", "pair", "19 Minuten am Telefon, 4 über WhatsApp")];
  const story = storyWith({ language: "de", occasion: "update", facts, rows, headline: line("Schneller") });

  test("columns of a table", () => {
    expect(dataOf(story, "comparison")).toMatchObject({ first: "Vorher", second: "Jetzt" });
  });

  test("sides of a change", () => {
    const [row] = rows;
    const before = { label: "以前" };
    const japanese = { ...story, spoken: "ja", rows: row ? [row] : [] };
    expect(dataOf(japanese, "before_after")).toMatchObject({ before, after: { label: "以後" } });
  });

  test("the hint of a carousel and the tags of a changelog", () => {
    expect(dataOf({ ...story, spoken: "ar" }, "carousel", "carousel")).toMatchObject({ hint: "اسحب للمزيد" });
    const changes = ["a", "b"].map((text) => ({ label: "removed" as const, text, fact: "f1" }));
    const release = { ...story, spoken: "nl", version: "2.9", changes };
    expect(dataOf(release, "changelog")).toMatchObject({ language: "nl" });
  });
});

test("a quote without a name leaves the sentence that says who spoke on the picture", () => {
  const story = storyWith({
    occasion: "testimonial",
    facts: [
      fact("f1", "quotation", "I could kneel again."),
      fact("f2", "news", "Ewan Strachan is a joiner."),
    ],
    quotation: { text: "I could kneel again.", name: "", role: "", company: "", fact: "f1" },
    headline: line("“I could kneel again.”", "f1"),
    support: line("Ewan Strachan is a joiner.", "f2"),
  });
  const chosen = chooseTemplate(story, NOTHING, { assetType: "card", seed: 1 });
  expect(chosen?.data).toMatchObject({ supporting: "Ewan Strachan is a joiner." });
});

test("a remark after the last step is no step", () => {
  const step = (id: string, quote: string) => fact(id, "step", quote);
  const slide = (title: string, id: string) => ({ title, body: "", facts: [id] });
  const story = storyWith({
    occasion: "how_to",
    about: "Restore a folder",
    facts: [step("f1", "Open it"), step("f2", "Click Restore"), fact("f3", "news", "It takes a minute")],
    headline: line("Restore a folder"),
    slides: [slide("Open it", "f1"), slide("Click Restore", "f2"), slide("It takes a minute", "f3")],
  });
  expect(dataOf(story, "carousel", "carousel")).toMatchObject({
    slides: [{ title: "Open it" }, { title: "Click Restore" }],
    closing: { headline: "It takes a minute" },
  });
});

test("a value that two facts hold is shown once", () => {
  const story = storyWith({
    occasion: "hiring",
    about: "Support specialist",
    facts: [fact("f1", "where", "No CV needed"), fact("f2", "condition", "No CV needed")],
    headline: line("We are looking for a support specialist"),
  });
  expect(dataOf(story, "hiring")).toMatchObject({ facts: [{ label: "", value: "No CV needed" }] });
});

test("a number to call has no beginning of a sentence for a name", () => {
  const cell = (quote: string) =>
    named({ text: "01632 960 144", kind: "contact", quote, spoken: "en" })?.name;
  expect(cell("people can ring 01632 960 144 at any hour")).toBeUndefined();
  expect(cell("Emergencies: 01632 960 144")).toBe("Emergencies");
});
