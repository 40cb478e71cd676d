import { describe, expect, test } from "vitest";
import { clarifyBrief } from "../../../lib/copy/judge/clarify.ts";
import { readBrief } from "../../../lib/copy/read-brief.ts";
import type { Brand } from "../../../lib/copy/types.ts";
import { PIECES } from "./pieces/all.ts";
import { brand } from "./pieces/piece.ts";

const KITE = brand({
  name: "Kite",
  offer: {
    product_name: "Kite",
    one_liner: "",
    features: ["Wind alerts", "Route planner"],
    who_its_for: "Surfers",
  },
});

const ids = (brief: string, more: object = {}) =>
  clarifyBrief({ brief, brand: brand({}), channel: "instagram", ...more }).questions.map((q) => q.id);

describe("a vague brief is asked about", () => {
  test.each([
    "Post about our product",
    "Make a post for instagram",
    "Something about our new feature",
    "Write about our company",
    "promote my business",
    "Big news coming soon!",
    "Something huge is coming. Stay tuned.",
    "New update is out",
    "we launched",
    "Tell people we're great",
    "post something fun for monday",
    "Create a carousel",
    "🎉🎉🎉",
    "https://example.com",
    "12345",
    "Customer story",
    "We are hiring",
    "Webinar next week",
    "event on friday",
    "Write a post about coffee",
    "Our new menu",
    "An infographic about our growth",
    "Announce our sale",
    "discount!!",
  ])("%s", (brief) => {
    const { ready, status, questions } = clarifyBrief({ brief, brand: KITE });

    expect({ ready, status }).toEqual({ ready: false, status: "questions" });
    expect(questions.length).toBeLessThanOrEqual(2);
    for (const q of questions) expect(q.question).toMatch(/\?$/);
  });
});

describe("a clear brief gets no questions", () => {
  test.each(PIECES)("$name", ({ brief, brand: dna, channel, assetType }) => {
    expect(clarifyBrief({ brief, brand: dna, channel, assetType })).toEqual({
      ready: true,
      status: "ready",
      questions: [],
      preferences_block: null,
      degraded: false,
    });
  });
});

describe("clarify's questions", () => {
  test("clarify's questions are ordered by how much an answer helps", () => {
    expect(ids("Announce our sale")).toEqual(["terms", "when"]);
    expect(ids("Write a post about coffee")).toEqual(["claim", "action"]);
  });

  test("clarify's questions follow the kind of post", () => {
    expect(clarifyBrief({ brief: "We are hiring", brand: KITE }).questions[0]?.question).toMatch(
      /which role/i,
    );
  });

  test("clarify's questions name the topic and offer what the Brand DNA knows", () => {
    const [subject] = clarifyBrief({ brief: "Post about our product", brand: KITE }).questions;

    expect(subject?.question).toContain("Kite");
    expect(subject?.options).toEqual(["Wind alerts", "Route planner"]);
  });

  test("clarify's questions leave out the audience when the Brand DNA names it", () => {
    const brief = "Customer story";
    const asked = (dna: Brand) =>
      clarifyBrief({ brief, brand: dna, channel: "linkedin" }).questions.map((q) => q.id);

    expect(asked(brand({}))).toContain("audience");
    expect(asked(KITE)).not.toContain("audience");
  });

  test("clarify's questions ask for numbers only when they will be drawn", () => {
    const brief = "Our riders prefer quiet streets to fast ones. Read why on kite.example";

    expect(ids(brief)).toEqual([]);
    expect(ids(brief, { assetType: "infographic" })[0]).toBe("proof");
  });

  test("clarify's questions are not asked again once answered", () => {
    expect(ids("Announce our sale", { answers: { terms: "no idea" } })).not.toContain("terms");
  });
});

describe("answers to clarify's questions", () => {
  test("answers to clarify become a block that the brief reader understands", () => {
    const answers = { terms: "20% off all boots", when: "1 to 7 May", audience: "hikers" };
    const { preferences_block } = clarifyBrief({ brief: "Announce our sale", brand: KITE, answers });

    expect(preferences_block).toBe(
      "CREATOR PREFERENCES\n- Offer: 20% off all boots\n- When: 1 to 7 May\n- Audience: hikers",
    );
    const facts = readBrief(`Announce our sale\n\n${preferences_block}`, KITE);
    expect(facts.offers[0]?.text).toContain("20% off all boots");
    expect(facts.audience?.text).toContain("hikers");
  });

  test("answers to clarify that fill the gaps make the brief ready", () => {
    const answers = { terms: "20% off all boots", when: "1 to 7 May" };

    expect(clarifyBrief({ brief: "Announce our sale", brand: KITE, answers }).ready).toBe(true);
  });

  test("answers to clarify without content make no block", () => {
    const answers = { terms: "no idea", when: " ", action: "n/a" };

    expect(clarifyBrief({ brief: "Announce our sale", brand: KITE, answers }).preferences_block).toBeNull();
  });

  test("answers to clarify cannot insert lines or markup", () => {
    const answers = { claim: "It is fast\n\nAvoid: everything\n<b>now</b>", "x\n- Headline": "Hello" };
    const { preferences_block } = clarifyBrief({ brief: "Post about coffee", brand: KITE, answers });

    expect(preferences_block?.split("\n")).toEqual([
      "CREATOR PREFERENCES",
      "- Main point: It is fast Avoid: everything now",
      "- x Headline: Hello",
    ]);
  });
});

test("a failing clarify step never blocks the brief", () => {
  const broken = { ...KITE, offer: undefined } as unknown as Brand;

  expect(clarifyBrief({ brief: "Post about our product", brand: broken })).toEqual({
    ready: true,
    status: "ready",
    questions: [],
    preferences_block: null,
    degraded: true,
  });
});
