import { expect, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { LOOKS, type LookId, lookNamed } from "../../lib/render/look/looks.ts";
import { suggestLook } from "../../lib/render/look/suggest.ts";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { render } from "../../lib/render/render.ts";
import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { BRANDS } from "./support/cases.ts";
import { LOOK_BRANDS } from "./support/look-brands.ts";

const announcement = TEMPLATES.announcement as Template;

const inputIn = (brand: RenderInput["brand"], over: Partial<RenderInput> = {}): RenderInput => ({
  assetType: "card",
  channel: "web",
  data: announcement.data.parse(announcement.sample),
  brand,
  seed: 1,
  watermark: false,
  ...over,
});

const THUMB = { width: 48, height: 27 };

/** The picture as grey values from 0 to 1, as small as an avatar. */
async function greyThumb(brand: RenderInput["brand"]): Promise<number[]> {
  const { pages } = await render(announcement, inputIn(brand));
  const root = { type: "image" as const, src: "page", style: { display: "flex" as const, ...THUMB } };
  const raw = await draw(
    { ...THUMB, root, images: new Map([["page", pages[0]?.bytes ?? new Uint8Array()]]) },
    "raw",
  );
  const grey: number[] = [];
  for (let i = 0; i < raw.length; i += 4)
    grey.push((0.3 * (raw[i] ?? 0) + 0.59 * (raw[i + 1] ?? 0) + 0.11 * (raw[i + 2] ?? 0)) / 255);
  return grey;
}

const distance = (a: number[], b: number[]) =>
  a.reduce((sum, v, i) => sum + Math.abs(v - (b[i] ?? 0)), 0) / a.length;

test("one story of one brand is composed so differently in every look that grey thumbnails tell them apart", async () => {
  const ids = Object.keys(LOOKS) as LookId[];
  const thumbs: number[][] = [];
  for (const look of ids) thumbs.push(await greyThumb({ ...BRANDS.beacon, id: "one", look }));
  const near = ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b, j) => {
      const apart = distance(thumbs[i] ?? [], thumbs[i + 1 + j] ?? []);
      return apart < 0.06 ? [`${a} and ${b}: ${apart.toFixed(3)}`] : [];
    }),
  );
  expect(near).toEqual([]);
});

test("ten brands that named no look have at least six looks among them, and always the same ones", async () => {
  const looks = LOOK_BRANDS.map(({ id = "", palette, voice }) => suggestLook({ id, palette, voice }).id);
  expect(new Set(looks).size).toBeGreaterThanOrEqual(6);
  expect(LOOK_BRANDS.map(({ id = "", palette, voice }) => suggestLook({ id, palette, voice }).id)).toEqual(
    looks,
  );
});

test("a named look is taken, an unknown name is not, and nothing known of a brand means the house's look", async () => {
  const lookOf = async (brand: RenderInput["brand"]) =>
    (await plan(announcement, inputIn(brand))).context.look.id;
  expect(await lookOf({ ...BRANDS.moss, id: "w", look: "Gallery" })).toBe("gallery");
  expect(await lookOf({ name: "New", palette: {}, id: "w", look: "constructor" })).toBe("signal");
});

test("the three variants of a look all occur, and a brand keeps its own", () => {
  const variants = Array.from({ length: 30 }, (_, i) => lookNamed("poster", `brand-${i}`)?.variant);
  expect(new Set(variants)).toEqual(new Set([0, 1, 2]));
  expect(lookNamed("poster", "brand-7")?.variant).toBe(variants[7]);
});

test("the alternative text keeps the author's capitals where the picture has only capitals", async () => {
  const { pages } = await render(announcement, inputIn({ ...BRANDS.moss, look: "poster" }));
  expect(pages[0]?.altText).toContain("Launch day, on autopilot.");
});
