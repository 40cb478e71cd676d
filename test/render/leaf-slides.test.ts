import { expect, test } from "vitest";
import { filmOf } from "../../lib/render/film/film-of.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { slideshow } from "../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const LOOKS = ["signal", "poster", "gallery", "masthead", "column", "blueprint", "bubble"] as const;
const PROGRAMME = [
  { title: "Friday 6 March, 8 pm", body: "Reading with Jasna Kovač from her new novel" },
  { title: "Saturday 14 March, 7.30 pm", body: "Concert of the chamber orchestra, Haydn and more" },
  { title: "Wednesday 18 March, 4 pm", body: "Puppets for children" },
  { title: "Saturday 28 March, 9 pm", body: "Dancing" },
];
const FLOORS = [
  { title: "Care", body: "Oil once a year, about two hours for a living room. Lacquer none." },
  { title: "A scratch", body: "Oil can be mended on the spot. Lacquer has to be sanded all over." },
  { title: "Walked on after", body: "Oil 24 hours, lacquer 12 hours" },
];

const given = { channel: "instagram", seed: 1, watermark: false, readAsset } as const;
const said = (slides: readonly object[], numbered = false) => ({
  ...{ cover: { headline: "In March" }, slides, numbered },
  closing: { headline: "Come along", cta: "Book a seat", url: "https://nord.example/march" },
});

async function pagesOf(look: (typeof LOOKS)[number], slides: readonly object[], numbered = false) {
  const data = carousel.data.parse(said(slides, numbered));
  const brand = { ...BRANDS.beacon, look };
  const planned = await plan(carousel, { ...given, assetType: "carousel", data, brand });
  const { prepared } = await prepare(carousel, planned);
  return { pages: prepared.map(({ page }) => textNodes(page)), size: planned.context.size };
}

type Texts = ReturnType<typeof textNodes>;
const partsOn = (page: Texts | undefined, part: string) =>
  (page ?? []).filter(({ attributes }) => attributes?.part === part);
const sizesOn = (page: Texts | undefined, part: string) => [
  ...new Set(partsOn(page, part).map(({ style }) => style.fontSize)),
];
const isCut = (page: Texts) => page.some(({ attributes }) => attributes?.cut);

test.each(LOOKS)("%s: the day is the largest of its slide and as large on all of them", async (look) => {
  const { pages, size } = await pagesOf(look, PROGRAMME);
  const inner = pages.slice(1, -1);
  expect(inner.flatMap((page) => partsOn(page, "value").map(({ text }) => text))).toEqual([
    "6",
    "14",
    "18",
    "28",
  ]);
  const figures = new Set(inner.flatMap((page) => sizesOn(page, "value")));
  expect(figures.size).toBe(1);
  for (const page of inner) {
    const [figure = 0] = sizesOn(page, "value");
    expect(figure).toBeGreaterThan(0.18 * size.height);
    expect(figure).toBeGreaterThan(2 * Math.max(...sizesOn(page, "headline")));
  }
  expect(new Set(inner.flatMap((page) => sizesOn(page, "headline"))).size).toBeLessThanOrEqual(2);
  expect(pages.some(isCut)).toBe(false);
});

test.each(LOOKS)("%s: the two sides of a comparison have one size", async (look) => {
  const { pages } = await pagesOf(look, FLOORS);
  const inner = pages.slice(1, -1);
  for (const page of inner) {
    expect(partsOn(page, "label").map(({ text }) => text)).toEqual(["Oil", "Lacquer"]);
    expect(sizesOn(page, "value")).toHaveLength(1);
  }
  expect(pages.some(isCut)).toBe(false);
});

const YEAR = [
  { title: "January", body: "4 tonnes of hay carried by hand." },
  { title: "April", body: "71 lambs from 46 ewes." },
  { title: "June", body: "Shearing, 112 kilos of fleece." },
];

test("slides that are counted keep their numbers; the days of a course are its numbers", async () => {
  const counted = await pagesOf("signal", YEAR, true);
  expect(partsOn(counted.pages[1], "ornament").map(({ text }) => text)).toEqual(["1"]);
  expect(partsOn(counted.pages[1], "value")).toEqual([]);
  const dated = await pagesOf("signal", PROGRAMME, true);
  expect(partsOn(dated.pages[2], "value").map(({ text }) => text)).toEqual(["14"]);
});

test("a last slide that is signed says the name of the brand once", async () => {
  const data = carousel.data.parse({
    ...said(FLOORS),
    cover: { headline: "A new bicycle" },
    closing: { headline: BRANDS.beacon.name, url: "https://nord.example" },
  });
  const brand = { ...BRANDS.beacon, look: "poster" as const };
  const planned = await plan(carousel, { ...given, assetType: "carousel", data, brand });
  const { prepared } = await prepare(carousel, planned);
  const last = prepared.at(-1);
  const names = last ? textNodes(last.page).filter(({ text }) => text === BRANDS.beacon.name) : [];
  expect(names.length).toBeLessThanOrEqual(1);
});

const FORMATS = ["square", "portrait", "story", "wide"] as const;

async function scenesOf(format: (typeof FORMATS)[number], slides: readonly object[]) {
  const planned = await plan(slideshow, {
    ...{ ...given, assetType: "slideshow", brand: BRANDS.beacon, format },
    data: slideshow.data.parse(said(slides)),
  });
  const { scenes } = await filmOf(slideshow, planned);
  return scenes.map(({ layers }) => layers.flatMap(({ node }) => textNodes(node)));
}

test.each(FORMATS)("%s: a slideshow has each day large, and no word is cut", async (format) => {
  const scenes = await scenesOf(format, PROGRAMME);
  const days = scenes.flatMap((texts) => partsOn(texts, "value").map(({ text }) => text));
  expect(days).toEqual(expect.arrayContaining(["6", "14", "18", "28"]));
  expect(scenes.some(isCut)).toBe(false);
});

test("what to do stands on the last slide of a slideshow, the address under it", async () => {
  const last = (await scenesOf("square", PROGRAMME)).at(-1) ?? [];
  const text = last.map((one) => one.text).join(" ");
  expect(text).toContain("Book a seat");
  expect(text).toContain("nord.example/march");
});
