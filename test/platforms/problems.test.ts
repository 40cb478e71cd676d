import { describe, expect, test } from "vitest";
import { countText } from "../../lib/platforms/count.ts";
import { type PostContent, problemsOf } from "../../lib/platforms/problems.ts";
import type { Platform } from "../../lib/vocab.ts";

const MB = 1024 * 1024;
const jpeg = { mimeType: "image/jpeg", width: 1080, height: 1080, bytes: MB };
const mp4 = { mimeType: "video/mp4", width: 1080, height: 1920, bytes: 8 * MB };

const words = (text: string, title = ""): PostContent => ({ text, title, media: { kind: "none" } });
const pictures = (
  count: number,
  change: Partial<typeof jpeg> = {},
  text = "Hi",
  title = "",
): PostContent => ({
  text,
  title,
  media: { kind: "images", files: Array.from({ length: count }, () => ({ ...jpeg, ...change })) },
});
const film = (
  seconds: number,
  change: Partial<typeof mp4> = {},
  text = "Hi",
  title = "Title",
): PostContent => ({
  text,
  title,
  media: { kind: "video", file: { ...mp4, ...change }, durationMs: seconds * 1000 },
});
const sentences = (platform: Platform, material: PostContent) =>
  problemsOf(platform, material).map(({ problem, fix }) => `${problem} ${fix}`);

test.each<[Platform, PostContent]>([
  ["x", words("a".repeat(280))],
  ["x", pictures(4, { bytes: 5 * MB })],
  ["x", film(140)],
  ["x", film(0.5)],
  ["linkedin", words("a".repeat(3000))],
  ["linkedin", pictures(20)],
  ["linkedin", film(3)],
  ["linkedin", film(1800, { bytes: 500 * MB })],
  ["instagram", pictures(1, { width: 1080, height: 1350 })],
  ["instagram", pictures(10, { width: 1200, height: 628 })],
  ["instagram", film(900)],
  ["youtube", film(43_200, {}, "ü".repeat(2500), "a".repeat(100))],
  ["tiktok", pictures(35, { mimeType: "image/webp" }, "a".repeat(4000), "a".repeat(90))],
  ["tiktok", film(600, {}, "a".repeat(2200), "")],
])("%s takes what is just within its limits (%#)", (platform, material) => {
  expect(problemsOf(platform, material)).toEqual([]);
});

test.each<[Platform, PostContent, string]>([
  [
    "x",
    words("a".repeat(281)),
    "The text is 281 long, and X takes 280 characters as X counts them (a link is 23, an emoji 2). Shorten it by 1.",
  ],
  ["x", words(" "), "The post is empty. Write a text or add a picture."],
  ["x", pictures(5), "X takes at most 4 pictures, and there are 5. Leave out 1."],
  [
    "x",
    pictures(1, { mimeType: "image/gif" }),
    "The picture is GIF, and X takes JPEG, PNG or WebP. Send it as JPEG, PNG or WebP.",
  ],
  [
    "x",
    pictures(1, { bytes: 5 * MB + 1e5 }),
    "The picture has 5.1 MB, and X takes at most 5 MB. Make the file smaller.",
  ],
  ["x", film(140.1), "The film runs 140.1 s, and X takes 0.5 to 140 s. Make it shorter."],
  [
    "x",
    film(10, { width: 2160, height: 3840 }),
    "The film has 2160 × 3840 pixels, and X takes at most 1920 × 1200. Make it smaller.",
  ],
  ["linkedin", film(2.9), "The film runs 2.9 s, and LinkedIn takes 3 to 1800 s. Make it longer."],
  [
    "linkedin",
    film(9, { bytes: 70_000 }),
    "The film has 69 KB, and LinkedIn takes at least 75 KB. Make it longer or finer.",
  ],
  [
    "linkedin",
    film(9, { width: 400, height: 1000 }),
    "The film has 400 × 1000 pixels, and LinkedIn takes 0.42 to 2.4 (width by height). Make it wider.",
  ],
  [
    "linkedin",
    pictures(1, { width: 8000, height: 5000 }),
    "The picture has 8000 × 5000 pixels, more than LinkedIn takes. Make it smaller than 36 megapixels.",
  ],
  [
    "linkedin",
    words("a".repeat(3001)),
    "The text is 3001 long, and LinkedIn takes 3000 characters. Shorten it by 1.",
  ],
  ["instagram", words("Hi"), "Instagram does not take text alone. It takes pictures and films."],
  [
    "instagram",
    pictures(1, { mimeType: "image/png" }),
    "The picture is PNG, and Instagram takes JPEG. Send it as JPEG.",
  ],
  [
    "instagram",
    pictures(2, { width: 1080, height: 1920 }),
    "Picture 1 has 1080 × 1920 pixels, and Instagram takes 0.8 to 1.91 (width by height). Make it wider.",
  ],
  [
    "instagram",
    pictures(1, {}, "#a ".repeat(31)),
    "The text has 31 hashtags, and Instagram takes 30. Leave out 1.",
  ],
  [
    "instagram",
    pictures(1, {}, "@a ".repeat(22)),
    "The text has 22 mentions, and Instagram takes 20. Leave out 2.",
  ],
  ["youtube", pictures(1), "YouTube does not take pictures. It takes films."],
  ["youtube", film(9, {}, "Hi", " "), "YouTube needs a title. Write one of at most 100 characters."],
  ["youtube", film(9, {}, "a <b>", "Title"), "YouTube does not take < and > in a text. Write it without."],
  [
    "youtube",
    film(9, {}, "ü".repeat(2501)),
    "The text is 5002 long, and YouTube takes 5000 bytes. Shorten it by 2.",
  ],
  [
    "tiktok",
    pictures(1, { mimeType: "image/png" }),
    "The picture is PNG, and TikTok takes JPEG or WebP. Send it as JPEG or WebP.",
  ],
  [
    "tiktok",
    pictures(1, {}, "Hi", "a".repeat(91)),
    "The title is 91 long, and TikTok takes 90 characters. Shorten it by 1.",
  ],
  [
    "tiktok",
    film(9, {}, "🥐".repeat(1101)),
    "The text is 2202 long, and TikTok takes 2200 characters. Shorten it by 2.",
  ],
])("%s: says the limit and the way out (%#)", (platform, material, sentence) => {
  expect(sentences(platform, material)).toContain(sentence);
});

describe("text as a platform counts it", () => {
  test.each<[Platform, string, number]>([
    ["x", "plain", 5],
    ["x", "日本語", 6],
    ["x", "a https://a-very-long-host.example/with/a/path?and=query b", 27],
    ["x", "👩‍👩‍👧‍👦", 2],
    ["x", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2],
    ["x", "cafe\u0301", 4],
    ["x", "“quotes” — and…", 16],
    ["linkedin", "👍 ok", 4],
    ["tiktok", "👍 ok", 5],
    ["youtube", "ü", 2],
  ])("%s: %s", (platform, text, count) => {
    expect(countText(platform, text)).toBe(count);
  });
});
