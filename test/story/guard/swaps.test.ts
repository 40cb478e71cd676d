import { expect, test } from "vitest";
import { detectLanguage } from "../../../lib/copy/language.ts";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { sameValue, type Value } from "../../../lib/story/values/value.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import { BRIEFS } from "../../copy/briefs/all.ts";
import type { BriefCase } from "../../copy/briefs/brief-case.ts";
import { storyOf } from "../stories.ts";

const SAMPLE = BRIEFS.filter(({ brief }) => /\p{L}{3}/u.test(brief)).slice(0, 100);
const languageOf = ({ brief, language }: BriefCase) => language ?? detectLanguage(brief).code;

const onPost = (its: BriefCase, text: string) =>
  guardStory(
    storyOf(its.brief, {
      language: languageOf(its),
      headline: { text: "Hello", facts: [] },
      posts: { linkedin: text },
    }),
    its,
  ).findings.filter(({ slot }) => slot.startsWith("posts."));

test("the sentences of 100 briefs, untouched, are not refused and hardly doubted", () => {
  const findings = SAMPLE.flatMap((its) => onPost(its, its.brief));
  expect(SAMPLE).toHaveLength(100);
  expect(findings.filter(({ severity }) => severity === "refuse")).toEqual([]);
  expect(findings.length).toBeLessThan(3);
});

/** "Monday and Thursday" says the same the other way round. */
const EITHER_ORDER = /^[\s,/&+.]*(?:(?:and|or|und|oder|et|ou|y|o|e|og)(?!\p{L}))?[\s,]*$/iu;

const cut = (text: string, a: Value, b: Value) =>
  text.slice(0, a.span.start) +
  b.text +
  text.slice(a.span.start + a.text.length, b.span.start) +
  a.text +
  text.slice(b.span.start + b.text.length);

/** The brief with two of its values in each other's place. */
const swapsOf = (its: BriefCase): string[] => {
  const values = valuesIn(its.brief, languageOf(its)).filter(({ weak }) => !weak);
  return values.flatMap((a, i) =>
    values
      .slice(i + 1)
      .filter((b) => a.kind === b.kind && !sameValue(a, b))
      .filter((b) => !EITHER_ORDER.test(its.brief.slice(a.span.end, b.span.start)))
      .map((b) => cut(its.brief, a, b)),
  );
};

test("at least nine of ten swaps of two values of a kind are found", () => {
  const all = SAMPLE.flatMap((its) => swapsOf(its).map((text) => ({ its, text })));
  const found = all.filter(({ its, text }) => onPost(its, text).length > 0);
  expect(all.length).toBeGreaterThan(100);
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.9);
});
