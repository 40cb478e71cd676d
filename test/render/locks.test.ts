import fc from "fast-check";
import { expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import { MARK, seal, sealSize, slogan } from "../../lib/render/locks.tsx";
import { withRuler } from "../../lib/render/ruler.ts";
import { boxesOf, drawnTexts, textNodes } from "../../lib/render/scene.ts";
import { safeBox, shapeOf, sizeOf, unitOf } from "../../lib/render/sizes.ts";
import type { Stage } from "../../lib/render/template.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import type { CardData } from "../../lib/render/templates/card/data.ts";
import { createTheme } from "../../lib/render/theme.ts";
import { dress } from "../../lib/render/type/dress.ts";
import { HOUSE } from "../../lib/render/type/typeset.ts";
import { BRANDS, CONTENT, EXTREMES } from "./support/cases.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const CHANNELS = ["web", "instagram", "linkedin", "tiktok"] as const;

function stageFor(
  channel: (typeof CHANNELS)[number],
  watermark: boolean,
  seed: number,
  tagline: string,
): Omit<Stage, "ruler"> {
  const size = sizeOf("card", channel);
  const unit = unitOf(size);
  const theme = createTheme(BRANDS.beacon.palette, "Beacon", seed % 2 ? "light" : "dark");
  const brand = { name: "Beacon", tagline, logos: [] };
  return {
    size,
    unit,
    theme,
    seed,
    brand,
    photos: new Map(),
    shape: shapeOf(size),
    safe: safeBox(size),
    sealed: sealSize(watermark, unit),
  };
}

async function laidOut(base: Omit<Stage, "ruler">, data: CardData) {
  const root = await withRuler(HOUSE, (ruler) => {
    const stage = { ...base, ruler };
    const [page] = card.draw(stage, data).pages;
    if (!page) throw new Error("A card has a page.");
    return dress(seal(stage, page), HOUSE);
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
        stageFor(where, false, chance, "Marketing that ships itself"),
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

test("a slogan without room is not drawn at all", async () => {
  const stage = stageFor("web", false, 1, "Marketing that ships itself");
  expect(await withRuler(HOUSE, (ruler) => slogan({ ...stage, ruler }, 60, 20) ?? null)).toBeNull();
});

test("on free plans every layout and size carries the mark once, on top, inside the margins, uncovered", async () => {
  for (const [i, channel] of CHANNELS.entries()) {
    for (const [j, kinds] of Object.values(CONTENT).entries()) {
      const stage = stageFor(channel, true, 7 * i + j, "Marketing that ships itself");
      const { root, laid } = await laidOut(stage, kinds[EXTREMES[(i + j) % 3] ?? "typical"]);
      const texts = drawnTexts(root, laid);
      expect(texts.at(-1)).toMatchObject({ text: MARK, part: "watermark" });
      const [plate, ...more] = boxesOf("watermark", root, laid);
      expect(more).toEqual([]);
      const { safe } = stage;
      expect([(plate?.x ?? 0) + (plate?.width ?? 0), (plate?.y ?? 0) + (plate?.height ?? 0)]).toEqual([
        safe.x + safe.width,
        safe.y + safe.height,
      ]);
    }
  }
});

test("no field of the data, the brand or an unknown option turns the mark off", async () => {
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

test("without the gate no mark is drawn, even when the data asks for its words", async () => {
  const { checks } = await renderCard({ ...PLAIN, data: { headline: MARK, kicker: MARK }, watermark: false });
  expect(checks.find(({ id }) => id === "picture_watermark")).toMatchObject({ passed: true });
});
