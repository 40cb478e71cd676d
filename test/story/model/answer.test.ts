import { describe, expect, test } from "vitest";
import { jsonSchemaOf } from "../../../lib/adapters/model/json-schema.ts";
import { StoryAnswer } from "../../../lib/story/model/answer.ts";
import { strictProblem } from "../../fakes/model-replies.ts";

const parsed = (answer: unknown) => StoryAnswer.parse(answer);

test("the shape asked of a model is one that strict JSON modes take", () => {
  expect(strictProblem(jsonSchemaOf(StoryAnswer))).toBeUndefined();
});

describe("a model's answer in another shape", () => {
  test("a model's answer may spell fields in its own way and leave out what is empty", () => {
    const { headline, support, points, heldBack, altText, quotation, posts } = parsed({
      headline: "Open late",
      Supporting: "Until 10 pm.",
      bullets: ["Tools included", "", { text: "£15 an hour", fact_ids: ["f2"] }],
      held_back: [{ quote: "Hi team", why: "Internal note" }],
      alt_text: "Open late",
      posts: { linkedin: "Open late." },
    });

    expect(headline).toEqual({ text: "Open late", facts: [] });
    expect(support).toEqual({ text: "Until 10 pm.", facts: [] });
    expect(points).toEqual([
      { text: "Tools included", facts: [] },
      { text: "£15 an hour", facts: ["f2"] },
    ]);
    expect(heldBack).toEqual([{ quote: "Hi team", why: "internal" }]);
    expect(altText).toBe("Open late");
    expect(quotation).toBeNull();
    expect(posts).toMatchObject({ linkedin: "Open late.", twitter: "" });
  });

  test.each([
    ["null as a word", { cta: "null" }],
    ["an object of nothing", { cta: { label: "", url: "", facts: [] } }],
    ["an empty list", { cta: [] }],
  ])("a model's answer with %s has no call to action", (_, given) => {
    expect(parsed({ headline: "x", ...given }).cta).toBeNull();
  });

  test("a model's answer may give numbers as words and one object for a list of one", () => {
    const { series, figures } = parsed({
      headline: "x",
      series: { label: "Load time", unit: "ms", points: [{ x: 2021, y: "900 ms" }], facts: "f1" },
      figures: { value: 22, unit: "%", label: "less agency spend", fact: "f2" },
    });

    expect(series).toEqual({
      label: "Load time",
      unit: "ms",
      points: [{ x: "2021", y: 900 }],
      facts: ["f1"],
    });
    expect(figures).toEqual([{ value: "22", unit: "%", label: "less agency spend", fact: "f2" }]);
  });

  test("a word that is no option becomes the mildest one", () => {
    const { occasion, facts } = parsed({
      headline: "x",
      occasion: "ANNOUNCEMENT",
      facts: [{ id: 1, kind: "opening hours", says: "s", quote: "q" }],
    });

    expect(occasion).toBe("update");
    expect(facts).toEqual([{ id: "1", kind: "news", says: "s", quote: "q" }]);
  });

  test.each([[{ ok: true }], [[]], ["text"], [null]])("%j is no answer", (value) => {
    expect(StoryAnswer.safeParse(value).success).toBe(false);
  });
});
