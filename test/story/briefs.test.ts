import { describe, expect, test } from "vitest";
import { guardStory } from "../../lib/story/guard/guard.ts";
import { houseStory } from "../../lib/story/house.ts";
import { BRIEFS } from "../copy/briefs/all.ts";
import type { BriefCase } from "../copy/briefs/brief-case.ts";
import { sample } from "../support/sample.ts";
import { expectFits } from "./limits.ts";
import { wordsOf } from "./words-of.ts";

const write = ({ brief, brand, channel = "linkedin", assetType = "card" }: BriefCase) =>
  houseStory({ brief, brand, channel, assetType });

const low = (text: string) => text.toLowerCase();
/** A brief without a word has no post. */
const isSpeechless = ({ brief }: BriefCase) => !/[\p{L}\p{N}]/u.test(brief);

describe.each(sample(BRIEFS, 45))("the story of “$id”", (c) => {
  const story = write(c);

  test("keeps what the brief says and leaves out what it does not publish", () => {
    const { headline, support, posts } = story;
    const shown = low([headline.text, support?.text, posts.linkedin].join("\n"));
    const all = wordsOf(story);
    expect((c.keeps ?? []).filter((words) => !shown.includes(low(words)))).toEqual([]);
    expect((c.never ?? []).filter((words) => all.includes(words))).toEqual([]);
    expect(story.language).toBe(c.language ?? "en");
  });

  test("passes the guard: no number, name or condition but the author's", () => {
    const { findings } = guardStory(story, { brief: c.brief, brand: c.brand });
    const refused = findings.filter(({ severity, problem }) => severity === "refuse" && problem !== "empty");
    expect(refused).toEqual([]);
    expect(findings.some(({ problem }) => problem === "empty")).toBe(isSpeechless(c));
  });

  test("fits every channel", () => {
    expectFits(story);
  });

  test("is the same for the same seed, to the byte", () => {
    expect(JSON.stringify(write(c))).toBe(JSON.stringify(story));
  });
});

test("the set covers launches, people, occasions, causes, knowledge, eight languages and hostile input", () => {
  expect(BRIEFS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(BRIEFS.map(({ id }) => id)).size).toBe(BRIEFS.length);
  expect(new Set(BRIEFS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
});
