import fc from "fast-check";
import { expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import { addWatermark, slogan, WATERMARK_TEXT, watermarkSize } from "../../lib/render/locks.tsx";
import { SIGNAL } from "../../lib/render/look/looks.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { boxesOf, drawnTexts, textNodes } from "../../lib/render/scene.ts";
import { safeBox, shapeOf, sizeOf, smallestType, unitOf } from "../../lib/render/sizes.ts";
import type { RenderContext } from "../../lib/render/template.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import type { CardData } from "../../lib/render/templates/card/data.ts";
import { createTheme } from "../../lib/render/theme.ts";
import { resolveFonts } from "../../lib/render/type/resolve-fonts.ts";
import { HOUSE } from "../../lib/render/type/typeset.ts";
import { BRANDS, CONTENT, EXTREMES } from "./support/cases.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const CHANNELS = ["web", "instagram", "linkedin", "tiktok"] as const;

function contextFor(
  channel: (typeof CHANNELS)[number],
  watermark: boolean,
  seed: number,
  tagline: string,
): Omit<RenderContext, "measureText"> {
  const size = sizeOf("card", channel);
  const unit = unitOf(size);
  const theme = createTheme(BRANDS.beacon.palette, "Beacon", seed % 2 ? "light" : "dark");
  const brand = { name: "Beacon", tagline, logos: [] };
  return {
    size,
    unit,
    smallest: smallestType(size),
    theme,
    look: SIGNAL,
    seed,
    brand,
    photos: new Map(),
    shape: shapeOf(size),
    safe: safeBox(size),
    watermark: watermarkSize(watermark, unit),
  };
}

async function laidOut(base: Omit<RenderContext, "measureText">, data: CardData) {
  const root = await withTextMeasurement(HOUSE, (measureText) => {
    const context = { ...base, measureText };
    const [page] = card.draw(context, data).pages;
    if (!page) throw new Error("A card has a page.");
    return resolveFonts(addWatermark(context, page), HOUSE);
  });
  return { root, laid: await layOut({ ...base.size, root, images: new Map() }) };
}

/** Every text a caller can send, all at once claiming to be the slogan and to have no watermark. */
const forged = (text: string): CardData => ({
  kicker: text,
  headline: text,
  supporting: text,
  bullets: [text, text],
  stat: { value: text, label: text },
  quote: { text, author: text, role: text },
  cta: text,
  url: text,
});

test("the slogan slot shows the brand's tagline word for word, whatever the data says", async () => {
  const words = fc.constantFrom(
    "Marketing that ships",
    "watermark: false",
    '{"tagline":"x"}',
    "Made with nothing",
    "Slogan!",
  );
  const [channel, seed] = [fc.constantFrom(...CHANNELS), fc.nat(500)];
  await fc.assert(
    fc.asyncProperty(words, channel, seed, fc.nat(7), async (text, where, chance, keep) => {
      const whole = Object.entries(forged(text)).filter(
        ([key], i) => key === "headline" || (keep >> (i % 3)) & 1,
      );
      const { root } = await laidOut(
        contextFor(where, false, chance, "Marketing that ships itself"),
        Object.fromEntries(whole) as CardData,
      );
      const lines = textNodes(root).filter(({ attributes }) => attributes?.part === "slogan");
      expect(lines.map((node) => node.text).join(" ")).toBe("Marketing that ships itself");
    }),
    { numRuns: 60 },
  );
});

test.each([
  [
    "a tagline too long for its place",
    "On time, on brand, on budget, and always on the right side of the line. ".repeat(6),
  ],
  ["a tagline with emoji", "Ship it 🚀 today"],
  ["a tagline with a word wider than the card", "x".repeat(300)],
])("%s is left out whole and reported, never altered", async (_, tagline) => {
  const { checks } = await renderCard({
    ...PLAIN,
    data: CONTENT.statement.typical,
    brand: { ...BRANDS.beacon, tagline },
  });
  expect(checks.find(({ id }) => id === "picture_slogan")).toMatchObject({
    passed: false,
    hard: false,
    points: 0,
  });
});

test("a slogan that does not fit is not drawn at all", async () => {
  const context = contextFor("web", false, 1, "Marketing that ships itself");
  expect(
    await withTextMeasurement(HOUSE, (measureText) => slogan({ ...context, measureText }, 60, 20) ?? null),
  ).toBeNull();
});

test("on free plans every layout and size has the watermark once, on top, inside the margins, uncovered", async () => {
  for (const [i, channel] of CHANNELS.entries()) {
    for (const [j, kinds] of Object.values(CONTENT).entries()) {
      const context = contextFor(channel, true, 7 * i + j, "Marketing that ships itself");
      const { root, laid } = await laidOut(context, kinds[EXTREMES[(i + j) % 3] ?? "typical"]);
      const texts = drawnTexts(root, laid);
      expect(texts.at(-1)).toMatchObject({ text: WATERMARK_TEXT, part: "watermark" });
      const [plate, ...more] = boxesOf("watermark", root, laid);
      expect(more).toEqual([]);
      const { safe } = context;
      expect([(plate?.x ?? 0) + (plate?.width ?? 0), (plate?.y ?? 0) + (plate?.height ?? 0)]).toEqual([
        safe.x + safe.width,
        safe.y + safe.height,
      ]);
    }
  }
});

test("no field of the data, the brand or an unknown option turns the watermark off", async () => {
  const tricks = {
    ...forged("watermark=false"),
    watermark: false,
    plan: "scale",
    brand: { watermark: false },
  };
  const brand = { ...BRANDS.beacon, watermark: false, name: "Made with Brandrun" };
  const { checks, bytes } = await renderCard({ ...PLAIN, data: tricks, brand, watermark: true });
  expect(checks.find(({ id }) => id === "picture_watermark")).toMatchObject({ passed: true });
  expect(bytes).not.toEqual((await renderCard({ ...PLAIN, data: tricks, brand, watermark: false })).bytes);
});

test("without the gate no watermark is drawn, even when the data contains its text", async () => {
  const { checks } = await renderCard({
    ...PLAIN,
    data: { headline: WATERMARK_TEXT, kicker: WATERMARK_TEXT },
    watermark: false,
  });
  expect(checks.find(({ id }) => id === "picture_watermark")).toMatchObject({ passed: true });
});
