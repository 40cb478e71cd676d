import { expect, test } from "vitest";
import { holds } from "../../lib/render/coverage.ts";
import { layOut } from "../../lib/render/engine.ts";
import { fitText } from "../../lib/render/fit.ts";
import { familiesIn } from "../../lib/render/fonts.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { plan } from "../../lib/render/plan.ts";
import { drawnTexts } from "../../lib/render/scene.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { TextLines } from "../../lib/render/templates/kit/text-lines.tsx";
import { BODY, HEADLINE } from "../../lib/render/templates/kit/type-styles.ts";
import { drawable } from "../../lib/render/text.ts";
import { unitsOf } from "../../lib/render/type/breaks.ts";
import { graphemes } from "../../lib/render/type/graphemes.ts";
import { resolveFonts, settingsIn } from "../../lib/render/type/resolve-fonts.ts";
import { typesetFor } from "../../lib/render/type/typeset.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const WORLD = {
  ja: "こんにちは世界。新しい「リリース」です",
  zh: "你好，世界。全新版本今天上线",
  ko: "안녕하세요 세계. 새로운 릴리스를 소개합니다",
  ar: "إطلاق Brandrun 2.0 مع 25 ميزة جديدة.",
  fa: "نسخهٔ تازه می‌آید",
  he: "Brandrun כבר כאן, עם 25 תכונות חדשות!",
  hi: "नमस्ते दुनिया। नया रिलीज़ आ गया है",
  th: "สวัสดีชาวโลก เปิดตัวเวอร์ชันใหม่วันนี้",
  el: "Γεια σου κόσμε, η νέα έκδοση είναι εδώ",
  vi: "Xin chào thế giới, bản phát hành mới đã đến",
  ru: "Привет, мир! Новый выпуск уже здесь",
};

test.each(Object.entries(WORLD))(
  "%s: every letter is drawn by a family that has it, on a sound card",
  async (language, headline) => {
    const type = await typesetFor({ texts: [headline], language, readAsset });
    expect(drawable(headline, type)).toEqual({ text: headline.normalize("NFC"), dropped: [], missing: [] });
    const stack = type.stackOf(headline, "display");
    const slices = await type.slicesFor([{ text: headline, stack }]);
    for (const letter of graphemes(headline)) {
      const codes = [...letter].map((part) => part.codePointAt(0) ?? 0);
      const family = familiesIn(stack).find((name) =>
        codes.every((code) => slices.some((slice) => slice.name === name && holds(slice.cover, code))),
      );
      expect(family, letter).toBeDefined();
    }
    const data = { headline, supporting: `${headline} `.repeat(3).trim() };
    const { checks } = await renderCard({ ...PLAIN, data, language, readAsset });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  },
);

const fitted = async (text: string, width: number, typeStyle = HEADLINE) => {
  const type = await typesetFor({ texts: [text], readAsset });
  return withTextMeasurement(type, (measureText) =>
    fitText(measureText, { text, typeStyle, min: 40, max: 40, width, maxLines: 40 }),
  );
};

test("Japanese and Chinese break anywhere but before closing marks and small kana, or after opening brackets", async () => {
  const text = "「ショップ」で、買うと（きっと）もっと、ずっと、楽しくなるっていう話。";
  for (let width = 170; width < 600; width += 23) {
    const { lines } = await fitted(text, width, BODY);
    expect(lines.join("")).toBe(text);
    for (const line of lines) {
      expect(line).toMatch(/^[^、。）」ょっッュー]/u);
      expect(line).toMatch(/[^「（]$/u);
    }
  }
});

test("headlines in Chinese and Japanese keep their words whole, particles included", () => {
  expect(unitsOf("全新版本今天上线", { isHeadline: true }).map(({ text }) => text)).toEqual([
    "全新",
    "版本",
    "今天",
    "上线",
  ]);
  expect(unitsOf("世界の新しいリリース", { isHeadline: true }).map(({ text }) => text)).toContain("世界の");
});

test("Thai breaks between words, without a space and without a hyphen", async () => {
  const text = "เปิดตัวเวอร์ชันใหม่วันนี้";
  const { lines } = await fitted(text, 260);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(text);
  const words = new Set(unitsOf(text).map(({ text: word }) => word));
  const first = unitsOf(lines[1] ?? "")[0]?.text ?? "";
  expect(words.has(first)).toBe(true);
});

test.each([
  ["हिन्दीवाक्यनिर्माणकला", "grapheme clusters"],
  ["👩‍💻👍🏽👩‍💻👍🏽👩‍💻👍🏽👩‍💻👍🏽", "emoji"],
])("a word too long for its line is torn between %s only", async (text) => {
  const { lines } = await fitted(text, 90);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flatMap((line) => graphemes(line))).toEqual(graphemes(text));
});

test("an Arabic word too long for its line is broken where its letters do not join", async () => {
  const { lines } = await fitted("والاستراتيجيات", 130);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toMatch(/[اأإآدذرزوؤةىء]$/);
});

test("joined letters are set without tracking, and tall scripts with more leading", async () => {
  expect((await fitted(WORLD.ar, 600)).typeStyle).toMatchObject({ tracking: 0, leading: 1.3 });
  expect((await fitted(WORLD.hi, 600)).typeStyle).toMatchObject({ tracking: 0 });
  expect((await fitted(WORLD.th, 600)).typeStyle.leading).toBeGreaterThan(1.3);
  expect((await fitted("Plain", 600)).typeStyle).toEqual(HEADLINE);
});

async function placesOf(texts: string[], all = texts.join(" ")) {
  const type = await typesetFor({ texts: [all], readAsset });
  const children: Node[] = [];
  for (const text of texts) {
    const set = await withTextMeasurement(type, (measureText) =>
      fitText(measureText, { text, typeStyle: HEADLINE, min: 40, max: 40, width: 400, maxLines: 9 }),
    );
    children.push(TextLines({ fitted: set, color: "#000000", part: "headline" }));
  }
  const style = {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    width: 1000,
    height: 600,
  } as const;
  const page: Node = { type: "container", style, children };
  const root = resolveFonts(page, type);
  const fonts = await type.slicesFor(settingsIn(root));
  return drawnTexts(page, await layOut({ width: 1000, height: 600, root, images: new Map(), fonts }));
}

test("a picture in Arabic or Hebrew is mirrored: its lines end at the right edge", async () => {
  for (const text of [WORLD.ar, WORLD.he]) {
    const places = await placesOf([text]);
    expect(places.length).toBeGreaterThan(1);
    for (const { box } of places) expect(box.x + box.width).toBeCloseTo(1000, 0);
  }
});

test("a Hebrew text in an English picture ends its lines on the right of its own block", async () => {
  const english =
    "A picture that is mostly written in English, with one line of Hebrew to go with it, no more";
  const places = await placesOf(["תוך עשר דקות בלבד כל מה שהמותג שלך"], `${english} ${WORLD.he}`);
  const ends = places.map(({ box }) => Math.round(box.x + box.width));
  expect(places.length).toBeGreaterThan(1);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
  expect(new Set(places.map(({ box }) => Math.round(box.x))).size).toBeGreaterThan(1);
});

test("numbers, names and the full stop are where an Arabic reader expects them", async () => {
  const type = await typesetFor({ texts: [WORLD.ar], readAsset });
  const set = await withTextMeasurement(type, (measureText) =>
    fitText(measureText, { text: WORLD.ar, typeStyle: BODY, min: 30, max: 30, width: 900, maxLines: 1 }),
  );
  const page = TextLines({ fitted: set, color: "#000000", part: "headline" });
  const root = resolveFonts(page, type);
  const fonts = await type.slicesFor(settingsIn(root));
  const laid = await layOut({ width: 1000, height: 100, root, images: new Map(), fonts });
  const runs = laid.children.flatMap((child) => child.runs).toSorted((a, b) => a.x - b.x);
  const order = runs.map(({ text }) => text.trim()).filter(Boolean);
  expect(order.findIndex((run) => run.includes("."))).toBeLessThan(
    order.findIndex((run) => run.includes("25")),
  );
  expect(order.findIndex((run) => run.includes("25"))).toBeLessThan(
    order.findIndex((run) => run.includes("Brandrun")),
  );
});

test.each([
  ["he", { headline: "חדש: עיצוב אוטומטי", url: "www.brandrun-studio.example/launch/2026" }],
  ["ar", { headline: "جديد: تصميم", supporting: "Brandrun Studio for Small Teams" }],
])("a picture in %s is read from the right whatever its brand is called", async (_, words) => {
  const brand = {
    name: "Brandrun Studio for Small Teams",
    tagline: "Marketing that ships itself, every day",
    palette: {},
  };
  const data = announcement.data.parse(words);
  const { type } = await plan(announcement, {
    ...PLAIN,
    assetType: "card",
    data,
    brand,
    readAsset,
  });
  expect(type.isFromRight).toBe(true);
});

test("an English picture of a brand with a Hebrew name is read from the left", async () => {
  const brand = { name: "סטודיו ברנדראן", tagline: "שיווק שעובד בשבילך כל יום", palette: {} };
  const data = announcement.data.parse({ headline: "Launch day" });
  const { type } = await plan(announcement, {
    ...PLAIN,
    assetType: "card",
    data,
    brand,
    readAsset,
  });
  expect(type.isFromRight).toBe(false);
});
