import { expect, test } from "vitest";
import { guidelinesOf } from "../../lib/copy/brand.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { brandOf } from "./brands.ts";

const guidelines = {
  banned_words: ["cheap", "Guys"],
  required_phrases: ["18+ only. Drink responsibly."],
  voice: "warm, playful",
  hashtags: ["#DrinkLocal"],
  replacements: { app: "tool" },
};
const brewery = brandOf("Rolling Mill", { one_liner: "Small batch beer", guidelines });
const brief =
  "Guys, our cheap pale ale is back. We are pouring it from Friday. The app now shows what's on tap. Cheap beer for everyone!";

const write = (seed?: number) =>
  writeCopy({
    brief,
    brand: brewery,
    channel: "instagram",
    assetType: "card",
    ...(seed === undefined ? {} : { seed }),
  }).copy;

test("banned words go, required phrases, preferred words and brand hashtags come", () => {
  const copy = write();
  expect(copy.headline).toBe("Our pale ale is back");
  for (const post of Object.values(copy.posts)) expect(post).not.toMatch(/cheap|guys/i);
  for (const post of [copy.posts.twitter, copy.posts.linkedin, copy.posts.instagram, copy.posts.tiktok]) {
    expect(post).toContain("18+ only. Drink responsibly.");
  }
  expect(copy.posts.linkedin).toContain("The tool now shows what’s on tap.");
  expect(copy.hashtags[0]).toBe("#DrinkLocal");
});

test("a warm voice contracts, a formal one spells out", () => {
  expect(write().posts.linkedin).toContain("We’re pouring it from Friday.");
  const formal = brandOf("Rolling Mill", { guidelines: { voice: ["formal"] } });
  const { copy } = writeCopy({
    brief: "We're open again. It's quiet in here.",
    brand: formal,
    channel: "linkedin",
    assetType: "card",
  });
  expect(copy.posts.linkedin).toMatch(/we are open again/i);
});

test("guidelines are also read from prose", () => {
  const prose = brandOf("X", { guidelines: 'Never say "cheap". Always include "T&Cs apply".' });
  expect(guidelinesOf(prose)).toMatchObject({ banned: ["cheap"], required: ["T&Cs apply"] });
});

test("a seed picks among honest alternatives, always the same one", () => {
  const text =
    "We cut invoice time from two days to ten minutes. Ledgerly now reads receipts by itself. You can now export every report as PDF.";
  const headline = (seed?: number) =>
    writeCopy({
      brief: text,
      brand: brandOf("Ledgerly"),
      channel: "linkedin",
      assetType: "card",
      ...(seed === undefined ? {} : { seed }),
    }).copy;
  const best = headline();
  const seeded = [1, 2, 3, 4, 5, 6, 7, 8].map((s) => headline(s));
  expect(new Set(seeded.map((c) => c.headline)).size).toBeGreaterThan(1);
  for (const c of seeded) expect(best.headlines.map((h) => h.text)).toContain(c.headline);
  expect(headline(3).headline).toBe(headline(3).headline);
});

test("the brief can ask for emoji, hashtags, slides and words to leave out", () => {
  const { copy } = writeCopy({
    brief:
      'Kite now syncs with Outlook. It moves tasks by itself. It works offline. Setup takes five minutes. Use some emojis. No hashtags. 4 slides. Don\'t say "magic". It feels like magic.',
    brand: brandOf("Kite"),
    channel: "instagram",
    assetType: "carousel",
  });
  expect(copy.hashtags).toEqual([]);
  expect(copy.slides.length).toBeLessThanOrEqual(4);
  expect(copy.text).not.toMatch(/magic|emojis|hashtags|slides/i);
});
