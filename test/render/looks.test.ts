import { expect, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { LOOKS, type LookId, lookNamed } from "../../lib/render/look/looks.ts";
import { styleOf } from "../../lib/render/look/style-of.ts";
import { suggestLook, suggestPairing } from "../../lib/render/look/suggest.ts";
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

const hintsOf = ({ id = "", palette, voice, tagline = "" }: RenderInput["brand"]) => ({
  id,
  palette,
  voice,
  about: [tagline],
});

test("ten brands that named no look have at least six looks among them, and always the same ones", () => {
  const looks = () => LOOK_BRANDS.map((brand) => suggestLook(hintsOf(brand)).id);
  expect(new Set(looks()).size).toBeGreaterThanOrEqual(6);
  expect(looks()).toEqual(looks());
});

test("ten brands that named no fonts have at least eight pairings among them", () => {
  const pairings = LOOK_BRANDS.map((brand) => styleOf(brand, { isFilm: false }).fonts);
  expect(new Set(pairings).size).toBeGreaterThanOrEqual(8);
});

const DENTIST = {
  name: "Any",
  voice: ["friendly"],
  about: ["A dental practice for families"],
  palette: { primary: "#1B998B" },
};

test("brands alike in voice, trade and colours differ by their id", () => {
  const styles = Array.from({ length: 20 }, (_, i) =>
    styleOf({ ...DENTIST, id: `w${i}` }, { isFilm: false }),
  );
  expect(new Set(styles.map(({ fonts }) => fonts)).size).toBeGreaterThan(2);
  expect(new Set(styles.map(({ look }) => look.id)).size).toBeGreaterThan(2);
  // None of them suits a dentist who is friendly.
  expect(styles.map(({ look }) => look.id)).not.toContain("blueprint");
  expect(styles.map(({ fonts }) => fonts)).not.toContain("mono");
});

test("a brand keeps its type in films and in other versions of a picture", () => {
  const brand = { ...DENTIST, id: "w1" };
  const { fonts } = styleOf(brand, { isFilm: false });
  expect(styleOf(brand, { isFilm: true }).fonts).toBe(fonts);
  expect(styleOf({ ...brand, alternate: 1 }, { isFilm: false }).fonts).toBe(fonts);
  expect(styleOf({ ...brand, fonts: "slab" }, { isFilm: false }).fonts).toBe("slab");
});

test.each([
  [
    "en",
    ["technical", "precise"],
    "CNC machining in small series",
    ["technical", "mono", "modern", "condensed"],
  ],
  ["de", ["präzise"], "Frästeile und Drehteile in Kleinserie", ["technical", "mono", "modern", "condensed"]],
  ["fr", ["élégant"], "Bijoux faits main", ["delicate", "classic", "editorial"]],
  ["es", ["divertido"], "Cursos de teatro para niños", ["rounded", "bold", "friendly", "editorial"]],
] as const)("type follows voice and trade in %s", (_, voice, offer, suited) => {
  const fonts = Array.from({ length: 12 }, (__, i) =>
    suggestPairing({ id: `w${i}`, palette: {}, voice, about: [offer] }, "signal"),
  );
  expect(fonts.filter((one) => !(suited as readonly string[]).includes(one))).toEqual([]);
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
