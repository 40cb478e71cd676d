import { expect, test } from "vitest";
import { readArt } from "../../lib/render/art.ts";
import { imageSize } from "../../lib/render/image-size.ts";
import { SIGNAL } from "../../lib/render/look/looks.ts";
import type { RenderContext } from "../../lib/render/template.ts";
import { Lockup } from "../../lib/render/templates/kit/lockup.tsx";
import { createTheme } from "../../lib/render/theme.ts";
import { BRANDS, CONTENT } from "./support/cases.ts";
import { badge, bitmap, diamond, twoTone, wordmark } from "./support/logos.ts";
import { PLAIN, renderCard } from "./support/shots.ts";

const data = CONTENT.statement.typical;
const withLogo = (bytes: Uint8Array) =>
  renderCard({ ...PLAIN, data, brand: { ...BRANDS.beacon, logos: [{ bytes }] } });
const logoCheck = (checks: Awaited<ReturnType<typeof withLogo>>["checks"]) =>
  checks.find(({ id }) => id === "picture_logo");

test.each(["png", "jpeg", "webp"] as const)(
  "a %s logo is measured by its header and drawn",
  async (output) => {
    const { bytes } = await bitmap(output);
    expect(imageSize(bytes)).toEqual({ width: 120, height: 120 });
    const still = await withLogo(bytes);
    expect(logoCheck(still.checks)).toMatchObject({ passed: true });
    expect(still.bytes).not.toEqual((await renderCard({ ...PLAIN, data })).bytes);
  },
);

test("an SVG logo takes its proportions from the view box or from its size", () => {
  expect(imageSize(wordmark("#000").bytes)).toEqual({ width: 400, height: 80 });
  const sized = `<?xml version="1.0"?><svg width="30px" height="10" viewBox="0 0 1 1"></svg>`;
  expect(imageSize(new TextEncoder().encode(sized))).toEqual({ width: 30, height: 10 });
});

test("the mean brightness of a mark is known, so that it can be put on a plate", async () => {
  const [dark, light] = await Promise.all([
    readArt(diamond("#101010").bytes, "logo"),
    readArt(diamond("#f5f5f5").bytes, "logo"),
  ]);
  expect(dark.art?.luminance).toBeLessThan(0.05);
  expect(light.art?.luminance).toBeGreaterThan(0.8);
  expect(dark.art?.opaque).toBe(false);
});

test.each(["jpeg", "webp"] as const)(
  "a %s of more than 4 megapixels is refused with the way out",
  async (output) => {
    const small = await readArt((await bitmap(output, 2_000)).bytes, "logo");
    const large = await readArt((await bitmap(output, 2_001)).bytes, "logo");
    expect(small).toMatchObject({ art: { width: 2_000 } });
    expect(large).toEqual({ note: expect.stringMatching(/4 megapixels.*PNG/) });
  },
);

test("a PNG, read row by row, and an SVG may be larger", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><path d="M0 0h3000v3000z"/></svg>`;
  const png = await readArt((await bitmap("png", 2_001)).bytes, "logo");
  const svg = await readArt(new TextEncoder().encode(drawing), "logo");
  expect([png.art?.width, svg.art?.width]).toEqual([2_001, 3_000]);
});

const truncated = async () => (await bitmap("png")).bytes.subarray(0, 60);
const broken: [string, () => Uint8Array | Promise<Uint8Array>][] = [
  ["no bytes at all", () => new Uint8Array()],
  ["text", () => new TextEncoder().encode("not a picture")],
  ["a truncated PNG", truncated],
  ["a PNG signature alone", () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["a JPEG without a frame", () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])],
  ["an unclosed SVG", () => new TextEncoder().encode(`<svg viewBox="0 0 9 9"><g`)],
  [
    "an empty SVG",
    () => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>`),
  ],
  ["a decompression bomb", () => new TextEncoder().encode(`<svg width="30000" height="30000"></svg>`)],
];

test.each(broken)("a logo of %s gives the initial instead, and a note", async (_, bytes) => {
  const still = await withLogo(await bytes());
  expect(logoCheck(still.checks)).toMatchObject({
    passed: false,
    hard: false,
    evidence: [{ where: "brand.logo" }],
  });
  expect(still.bytes).toEqual((await renderCard({ ...PLAIN, data })).bytes);
});

test("a logo is judged by the colours that meet its ground: both halves of a mark, not the letter inside a disc", async () => {
  const rimsOf = async (bytes: Uint8Array) => (await readArt(bytes, "logo")).art?.rims ?? [];
  expect((await rimsOf(twoTone("#12876f", "#f4d35e").bytes)).toSorted()).toEqual(["#12876f", "#f4d35e"]);
  expect(await rimsOf(badge("#111111", "#ffffff").bytes)).toEqual(["#111111"]);
});

/** The colour behind the logo where it has a plate; undefined where it stands on the page. */
async function plateOf(logo: Uint8Array, palette: Record<string, string>, layout = "poster") {
  const theme = createTheme(palette, "Acme", "light");
  const { art } = await readArt(logo, "logo");
  const brand = { name: "Acme", tagline: "", logos: art ? [art] : [] };
  const context = { theme, brand, unit: 1, measureText: () => 0.5, look: SIGNAL } as unknown as RenderContext;
  const surface = layout === "poster" ? theme.flood : theme.page;
  const node = Lockup({ context, surface, width: 600 });
  const [mark] = node.type === "container" ? node.children : [];
  return mark?.style.backgroundColor;
}

test("a mark of two colours gets a plate on one of them, and none where both are seen", async () => {
  const palette = { primary: "#12876F", accent: "#F4D35E", background: "#0B1F1A" };
  const { bytes } = twoTone("#12876f", "#f4d35e");
  expect(await plateOf(bytes, palette)).toBeDefined();
  expect(await plateOf(twoTone("#ffffff", "#f4d35e").bytes, palette)).toBeUndefined();
});

test("the plate of a pastel logo is a colour of the brand", async () => {
  const palette = { primary: "#FDE9B8", accent: "#A9C9B0", background: "#FFFBF2", text: "#3B2F2A" };
  const plate = await plateOf(diamond("#fde9b8").bytes, palette, "page");
  expect(Object.values(palette).map((color) => color.toLowerCase())).toContain(plate);
});
