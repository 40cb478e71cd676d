import { beforeAll, expect, test } from "vitest";
import { draw, drawBackdrop } from "../../lib/render/engine.ts";
import type { CardData } from "../../lib/render/templates/card/data.ts";
import { Check } from "../../lib/vocab.ts";
import { BRANDS, CONTENT } from "./support/cases.ts";
import { block, judge, size, sound, words } from "./support/planted.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

test("a good picture passes every check, and every check has the public form", async () => {
  const checks = Object.values(await judge(sound));
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  for (const check of checks) {
    expect(Check.parse(check)).toEqual(check);
    expect(check.points).toBe(check.weight);
  }
});

test("text is judged by the pixels behind it, not by the background of the picture", async () => {
  const { picture_contrast: check } = await judge([
    ...sound,
    words({ text: "Lost", x: 800, y: 300, color: "#6a5be8" }),
  ]);
  expect(check).toMatchObject({
    passed: false,
    hard: true,
    evidence: [{ where: "picture.headline", quote: "Lost" }],
  });
  expect(check?.evidence[0]?.box?.slice(0, 1)).toEqual([800]);
});

test("grey on white that misses WCAG fails without rejecting the run, and large type needs less", async () => {
  const small = await judge([
    ...sound,
    words({ text: "Small print", x: 80, y: 500, size: 30, color: "#8a8a8a" }),
  ]);
  expect(small.picture_contrast).toMatchObject({ passed: false, hard: false });
  const large = await judge([...sound, words({ text: "Large", x: 80, y: 450, size: 70, color: "#8a8a8a" })]);
  expect(large.picture_contrast).toMatchObject({ passed: true });
});

test("one spot of low contrast under a text fails the check", async () => {
  const { picture_contrast: check } = await judge([
    ...sound,
    block(250, 290, 30, 80, "#222222"),
    words({ text: "Launch day", x: 80, y: 300 }),
  ]);
  expect(check).toMatchObject({ passed: false });
});

test.each([
  ["two texts on each other", [words({ text: "Twice", x: 90, y: 310, part: "supporting" })]],
  ["a text that leaves the picture", [words({ text: "Way out", x: 1100, y: 600 })]],
  ["a text under the watermark", [block(60, 290, 200, 80, "#ffffff", "watermark")]],
])("%s reject the run", async (_, extra) => {
  expect((await judge([...sound, ...extra])).picture_room).toMatchObject({
    passed: false,
    hard: true,
    points: 0,
  });
});

test("a text cut short loses points and names the words", async () => {
  const { picture_room: check } = await judge([
    ...sound,
    words({ text: "And so…", x: 80, y: 400, cut: "true" }),
  ]);
  expect(check).toMatchObject({
    passed: false,
    hard: false,
    evidence: [{ quote: "And so…", source: "cut short" }],
  });
});

test("type too small for a phone fails, unreadable type rejects", async () => {
  const small = await judge([...sound, words({ text: "fine print", x: 80, y: 500, size: 18 })]);
  expect(small.picture_type_size).toMatchObject({ passed: false, hard: false });
  const tiny = await judge([...sound, words({ text: "fine print", x: 80, y: 500, size: 10 })]);
  expect(tiny.picture_type_size).toMatchObject({ passed: false, hard: true });
});

test("a picture without the brand's colour earns nothing for it", async () => {
  const { picture_brand_color: check } = await judge([words({ text: "Launch day", x: 80, y: 300 })]);
  expect(check).toMatchObject({ passed: false, points: 0, hard: false });
});

test("tints of the brand's colour count as the brand's", async () => {
  const { picture_brand_color: check } = await judge([block(700, 100, 400, 400, "#b9b1f5")]);
  expect(check).toMatchObject({ passed: true });
});

test("words of the brand's colour on a ground of it are no more than the whole picture", async () => {
  const { picture_brand_color: check } = await judge([
    block(0, 0, size.width, size.height, "#b9b1f5"),
    words({ text: "Launch day", x: 80, y: 300, color: "#5b4bea" }),
  ]);
  expect(check).toMatchObject({ passed: true, evidence: [{ source: "100.0% of the picture" }] });
});

test("a text too close to the logo is named", async () => {
  const { picture_logo: check } = await judge([...sound, block(80, 230, 70, 70, "#5b4bea", "logo")]);
  expect(check).toMatchObject({
    passed: false,
    evidence: [{ quote: "Launch day", source: "too close to the logo" }],
  });
});

test("a slogan in other words rejects the run, one left out does not", async () => {
  const tagline = "Marketing that ships itself";
  const altered = await judge(
    [...sound, words({ text: "Marketing that ships you", x: 80, y: 100, size: 24, part: "slogan" })],
    { tagline },
  );
  expect(altered.picture_slogan).toMatchObject({ passed: false, hard: true });
  const absent = await judge(sound, { tagline });
  expect(absent.picture_slogan).toMatchObject({ passed: false, hard: false });
});

test("text and logo outside the margins are named", async () => {
  const { picture_safe_zone: check } = await judge([
    ...sound,
    words({ text: "Edge", x: 10, y: 100 }),
    block(1150, 10, 40, 40, "#5b4bea", "logo"),
  ]);
  expect(check?.evidence.map(({ where }) => where)).toEqual(["picture.headline", "picture.logo"]);
});

test("a missing or an unrequested watermark rejects the run", async () => {
  expect((await judge(sound, { hasWatermark: true })).picture_watermark).toMatchObject({
    passed: false,
    hard: true,
  });
  const unwanted = [block(800, 600, 200, 40, "#ffffff", "watermark")];
  expect((await judge([...sound, ...unwanted])).picture_watermark).toMatchObject({
    passed: false,
    hard: true,
  });
});

let real: Awaited<ReturnType<typeof renderCard>>;
beforeAll(async () => {
  const data: CardData = { headline: "Hallo 日本", kicker: "Ship it 🚀", bullets: ["→ one", "Привет"] };
  real = await renderCard({ ...PLAIN, data, brand: { ...BRANDS.beacon, name: "Beacon 株" } });
});

test("a missing glyph rejects the run and names character and field", () => {
  const check = real.checks.find(({ id }) => id === "picture_glyphs");
  expect(check).toMatchObject({ passed: false, hard: true });
  expect(check?.evidence.map(({ where }) => where)).toEqual([
    "data.headline",
    "data.bullets.1",
    "brand.name",
  ]);
  expect(check?.fix).toContain("“日” (U+65E5)");
});

test("emoji that were left out are listed without losing points", () => {
  const check = real.checks.find(({ id }) => id === "picture_emoji");
  expect(check).toMatchObject({
    passed: true,
    evidence: [{ where: "data.kicker", source: "drawn without 🚀" }],
  });
});

test("the backdrop is the picture without its texts", async () => {
  const style = { display: "flex", ...size, backgroundColor: "#ffffff" } as const;
  const scene = {
    ...size,
    images: new Map(),
    root: { type: "container" as const, style, children: [words({ text: "MMMM", x: 0, y: 0, size: 300 })] },
  };
  const bare = await drawBackdrop(scene);
  expect(bare.rgba.every((value) => value === 255)).toBe(true);
  expect((await draw(scene, "raw", 0.25)).every((value) => value === 255)).toBe(false);
});

test("ordinary cards pass every check", async () => {
  for (const kind of Object.values(CONTENT)) {
    const { checks } = await renderCard({ ...PLAIN, data: kind.typical, watermark: true });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  }
});

test("a palette without contrast gives a legible picture, and a note that names the colours", async () => {
  const palette = { primary: "#fdfdfd", background: "#ffffff", text: "#f4f4f4" };
  const { checks } = await renderCard({
    ...PLAIN,
    data: CONTENT.statement.typical,
    brand: { name: "Pale", palette },
  });
  expect(checks.find(({ id }) => id === "picture_contrast")).toMatchObject({ passed: true });
  const note = checks.find(({ id }) => id === "picture_palette");
  expect(note).toMatchObject({ passed: false, hard: false });
  expect(note?.evidence.map(({ quote }) => quote)).toEqual([
    expect.stringContaining("#f4f4f4"),
    expect.stringContaining("#fdfdfd"),
  ]);
});
