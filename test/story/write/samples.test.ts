import { describe, expect, test } from "vitest";
import { CHANNEL_RULES } from "../../../lib/copy/judge/channel-rules.ts";
import { Story } from "../../../lib/story/schema.ts";
import { occasionLabel } from "../../../lib/story/write/words.ts";
import { writeStory } from "../../../lib/story/write/write-story.ts";
import { AssetType, Channel } from "../../../lib/vocab.ts";
import { SAMPLES } from "../readings.ts";

const said = (name: keyof typeof SAMPLES, assetType: AssetType = "card", channel: Channel = "twitter") =>
  writeStory(SAMPLES[name].reading, { brand: SAMPLES[name].brand, channel, assetType });

describe.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])("the story of %s", (name) => {
  test("is a whole story, the same every time", () => {
    for (const assetType of AssetType.options) {
      const story = said(name, assetType);
      expect(Story.parse(story)).toEqual(story);
      expect(JSON.stringify(said(name, assetType))).toBe(JSON.stringify(story));
    }
  });

  test("has a post for every channel within its limits", () => {
    const { posts } = said(name);
    expect(Object.keys(posts)).toEqual(Channel.options);
    for (const channel of Channel.options) {
      const text = posts[channel] ?? "";
      expect(text).not.toBe("");
      expect(CHANNEL_RULES[channel].measure(text)).toBeLessThanOrEqual(CHANNEL_RULES[channel].max);
    }
  });

  test("names facts that exist for every slot", () => {
    const story = said(name, "carousel");
    const known = new Set(story.facts.map((f) => f.id));
    const slots = [story.headline, story.support, ...story.points, ...story.slides, story.cta];
    for (const slot of slots) if (slot) expect(slot.facts.filter((id) => !known.has(id))).toEqual([]);
    expect(story.headline.facts).not.toEqual([]);
  });
});

test("a post keeps the author's sentences in the author's order", () => {
  expect(said("launch").posts.linkedin).toBe(
    "Quotes launches on 18 November.\n\nCustomers can accept a quote with one tap. The deposit is taken by card. Beta users win 1 in 2 quotes, before it was 1 in 3.\n\nQuotes is included in the Pro plan at no extra charge.\n\nhttps://fieldmark.example/quotes",
  );
});

test("a short post holds what fits in whole sentences, and all that must be told", () => {
  const { posts } = said("offer");
  expect(posts.twitter).toBe(
    "The knit-a-hat kit was £34 and is now £25.50 with code WOOLLY25. The offer ends on Sunday at midnight. It comes with merino yarn, needles and a 40-minute video class.\n\nOnly 150 kits.\n\nhttps://loopstitch.example/hat?utm=ig",
  );
});

test("a change that was fixed or removed keeps its label", () => {
  const { points, posts, headline, kicker } = said("release");
  expect(headline.text).toBe("Redline compare for three or more versions");
  expect(kicker?.text).toBe("Penfold 2.9");
  expect(points.map((p) => p.text)).toContain("Fixed: comments vanished when a document was renamed");
  expect(posts.linkedin).toMatch(/^Penfold 2\.9:\n\n• Added: redline compare/);
});

test("an event names its own date, not the legal deadline beside it", () => {
  const { headline, support, cta } = said("event");
  expect(headline.text).toBe("Webinar on 3 December at 14:00 CET");
  expect(support?.text).toContain("must file due diligence statements from 30 December 2026");
  expect(cta).toEqual({
    label: "Register at certa.example/eudr",
    url: "certa.example/eudr",
    facts: ["f4"],
  });
});

test("a price that the author forbids stands nowhere, and nobody is asked about it", () => {
  const story = said("wished", "carousel");
  const { facts: _, wishes: __, ...slots } = story;
  expect(JSON.stringify(slots)).not.toContain("2.10");
  expect(story.doubts).toEqual([]);
});

test("a film's lines are short and whole", () => {
  expect(said("launch", "video").scenes.map((s) => s.text)).toEqual([
    "Customers can accept a quote with one tap",
    "The deposit is taken by card",
    "Beta users win 1 in 2 quotes, before it was 1 in 3",
    "Quotes is included in the Pro plan at no extra charge",
  ]);
});

test("a carousel has one thought a slide and does not repeat its cover", () => {
  const { slides, headline } = said("howTo", "carousel");
  expect(slides.slice(0, 4).map((s) => [s.title, s.body])).toEqual([
    ["Invoicing December work in January", ""],
    ["Forgetting the pension top-up", "Limit £60,000."],
    ["Buying a laptop on 2 Jan instead of 30 Dec", ""],
    ["No folder for receipts", ""],
  ]);
  expect(slides.map((s) => s.title)).not.toContain(headline.text);
});

test("labels follow the language of the brief", () => {
  // A label that only says that there is news stands nowhere.
  expect(said("spanish").kicker).toBeNull();
  expect(occasionLabel("hiring", "es")).not.toBe(occasionLabel("hiring", "en"));
  expect(said("japanese").altText).toContain("画像の文字");
});

test("another language than the brief's is not written, and the story says so", () => {
  const { brand, reading } = SAMPLES.launch;
  const story = writeStory(reading, { brand, channel: "web", assetType: "card", language: "de" });
  expect(story.spoken).toBe("en");
  expect(story.doubts.map((d) => d.says)).toEqual([
    "The words stay in English, as the brief is: nothing here could translate them into German.",
  ]);
});

test("a closing has no action", () => {
  expect(said("closing").cta).toBeNull();
});

test("a brief that says nothing is asked about", () => {
  const { brand, reading } = SAMPLES.hiring;
  const story = writeStory(
    { ...reading, facts: [], when: null, about: "" },
    { brand, channel: "web", assetType: "card" },
  );
  expect(story.doubts.map((d) => d.says)).toEqual(["What is the post about?"]);
});
