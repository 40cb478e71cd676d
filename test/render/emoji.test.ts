import { expect, test } from "vitest";
import { draw, layOut } from "../../lib/render/engine.ts";
import { fitText } from "../../lib/render/fit.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { TextLines } from "../../lib/render/templates/kit/text-lines.tsx";
import { BODY, HEADLINE } from "../../lib/render/templates/kit/type-styles.ts";
import { drawable } from "../../lib/render/text.ts";
import { resolveFonts, settingsIn } from "../../lib/render/type/resolve-fonts.ts";
import { typesetFor } from "../../lib/render/type/typeset.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const typeFor = (text: string) => typesetFor({ texts: [text], readAsset });

test.each([
  ["🚀 Launch day 🎉", "🚀 Launch day 🎉", []],
  ["Our 👩‍💻 team 👍🏽!", "Our 👩‍💻 team 👍🏽!", []],
  ["Step 1️⃣ is ❤️", "Step 1️⃣ is ❤️", []],
  ["⭐⭐⭐⭐⭐ by teams", "⭐⭐⭐⭐⭐ by teams", []],
  ["Made in 🇩🇪", "Made in DE", []],
  ["✔ Fast, ➡ more", "Fast, › more", ["✔"]],
  ["© 2025 Acme™", "© 2025 Acme™", []],
])("%s is drawn as %s where there are pictures of emoji", async (source, text, dropped) => {
  expect(drawable(source, await typeFor(source))).toEqual({ text, dropped, missing: [] });
});

async function lineOf(text: string, typeStyle = BODY) {
  const type = await typeFor(text);
  const fitted = await withTextMeasurement(type, (measureText) =>
    fitText(measureText, { text, typeStyle, min: 60, max: 60, width: 1900, maxLines: 1 }),
  );
  const root = resolveFonts(TextLines({ fitted, color: "#000000", part: "headline" }), type);
  const images = await type.emojiFor([text]);
  const fonts = await type.slicesFor(settingsIn(root));
  return { fitted, images, scene: { width: 2000, height: 120, root, images, fonts } };
}

test.each(["Ship it 🚀 today 🎉", "👩‍💻👍🏽1️⃣", "الإصدار 🎉 جديد", "日本🎌の旅"])(
  "%s is as wide as it was measured",
  async (text) => {
    const { fitted, scene } = await lineOf(text);
    const [line] = (await layOut(scene)).children;
    expect(line?.width).toBeCloseTo(fitted.width, 0);
  },
);

test("an emoji is drawn in colour, on the baseline", async () => {
  const { scene } = await lineOf("H🔴H", { ...HEADLINE, tracking: 0 });
  const background: Node = {
    type: "container",
    style: { display: "flex", width: 2000, height: 120, backgroundColor: "#ffffff" },
    children: [scene.root],
  };
  const rgba = await draw({ ...scene, root: background }, "raw");
  const rows = { red: new Set<number>(), black: new Set<number>() };
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(at, at + 3);
    const y = Math.floor(at / 4 / 2000);
    if (r > 180 && g < 110 && b < 110) rows.red.add(y);
    if (r + g + b < 60) rows.black.add(y);
  }
  const [foot, base] = [Math.max(...rows.red), Math.max(...rows.black)];
  expect(Math.abs(Math.max(...rows.red) - Math.min(...rows.red))).toBeGreaterThan(40);
  expect(foot).toBeGreaterThan(base - 3);
  expect(foot - base).toBeLessThan(12);
});

test("cards with emoji in every place pass every check", async () => {
  const data = {
    kicker: "🎉 Party",
    headline: "Ship it 🚀 today 🎉 with the 👩‍💻 team 👍🏽",
    bullets: ["Free ✅", "1️⃣ first", "With ❤️ and care"],
    cta: "Start free 🎁",
  };
  for (const seed of [1, 2, 3]) {
    const { checks } = await renderCard({ ...PLAIN, data, seed, readAsset });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(checks.find(({ id }) => id === "picture_emoji")?.evidence).toEqual([]);
  }
});

test("an emoji without a picture is left out and named", async () => {
  const { checks } = await renderCard({ ...PLAIN, data: { headline: "Hello 🫩‍🫩 there" }, readAsset });
  expect(checks.find(({ id }) => id === "picture_emoji")).toMatchObject({
    passed: true,
    evidence: [{ where: "data.headline" }],
  });
});
