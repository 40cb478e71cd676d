import { expect, test } from "vitest";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare, render } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { entryColumn } from "../../lib/render/templates/kit/entries.tsx";
import { BODY, NAME } from "../../lib/render/templates/kit/type-styles.ts";
import { rhythm } from "../../lib/render/templates/series/rhythm.ts";
import { createTheme } from "../../lib/render/theme.ts";
import { HOUSE } from "../../lib/render/type/typeset.ts";
import { BRANDS } from "./support/cases.ts";

const theme = createTheme({ primary: "#5B4BEA" }, "Beacon", "light");
const slide = { title: "One", body: "", stat: "", photo: "" };
const number = { ...slide, stat: "62%" };
const backgroundsOf = (slides: (typeof slide)[]) =>
  rhythm(theme, slides).map((surface) => (surface === theme.wash ? "brand" : "quiet"));

test("a series opens and closes in the brand's colour and never uses it twice in a row", () => {
  for (const slides of [
    [slide],
    [number, number, number],
    [slide, number, slide, slide, slide, slide, number, number],
  ]) {
    const backgrounds = backgroundsOf(slides);
    expect(backgrounds).toHaveLength(slides.length + 2);
    expect([backgrounds[0], backgrounds.at(-1)]).toEqual(["brand", "brand"]);
    for (const [i, background] of backgrounds.slice(1).entries())
      expect(background === "brand" && backgrounds[i] === "brand").toBe(false);
  }
});

test("a slide with a number uses the brand's colour where it may, and so does every third quiet slide", () => {
  expect(backgroundsOf([slide, number, slide])).toEqual(["brand", "quiet", "brand", "quiet", "brand"]);
  expect(backgroundsOf([slide, slide, slide, slide])).toEqual([
    "brand",
    "quiet",
    "quiet",
    "brand",
    "quiet",
    "brand",
  ]);
});

test.each(["carousel", "slideshow"] as const)(
  "a %s has a picture and an own description for every slide",
  async (id) => {
    const template = TEMPLATES[id];
    const [assetType] = template?.assetTypes ?? [];
    if (!template || !assetType) throw new Error(`There is no ${id}.`);
    const data = template.data.parse({
      cover: { headline: "Two things to know" },
      slides: [{ title: "First things first" }, { title: "of teams agree", stat: "62%" }],
      closing: { headline: "Now you know", cta: "Start" },
    });
    const { pages } = await render(template, {
      assetType,
      channel: "web",
      data,
      brand: BRANDS.beacon,
      watermark: false,
    });
    expect(pages.map(({ altText }) => altText)).toEqual([
      "Beacon, 1 of 4: Two things to know.",
      "Beacon, 2 of 4: First things first.",
      "Beacon, 3 of 4: 62% of teams agree.",
      "Beacon, 4 of 4: Now you know. Start.",
    ]);
  },
);

const look = {
  width: 500,
  title: { typeStyle: NAME, min: 22, max: 40, lines: 2 },
  body: { typeStyle: BODY, min: 21, max: 30, lines: 3 },
  gap: 20,
  between: 6,
};
const entries = ["One", "Two", "Three"].map((title) => ({ title, body: "What there is to say about it." }));
const column = (height: number) =>
  withTextMeasurement(HOUSE, (measureText) => entryColumn(measureText, entries, { ...look, height }).sets);

test("entries share their sizes, and where bodies do not fit none is drawn and the loss is reported", async () => {
  const roomy = await column(600);
  expect(new Set(roomy.map(({ body }) => body?.size)).size).toBe(1);
  expect(roomy.some(({ title, body }) => title?.cut || body?.cut)).toBe(false);
  const tight = await column(150);
  expect(tight.map(({ body }) => body)).toEqual([undefined, undefined, undefined]);
  expect(tight.every(({ title }) => title?.cut)).toBe(true);
});

/** Fields of one colour from the left edge of a page to its right one, under the line of progress. */
async function fieldsOf(slides: { title: string; body?: string }[], numbered: boolean) {
  const planned = await plan(carousel, {
    assetType: "carousel",
    channel: "instagram",
    data: carousel.data.parse({
      cover: { headline: "Four ways" },
      slides,
      closing: { headline: "Now you know" },
      numbered,
    }),
    brand: { ...BRANDS.beacon, look: "signal" },
    seed: 1,
    watermark: false,
  });
  const { prepared } = await prepare(carousel, planned);
  return prepared.slice(1, -1).map(({ page }) => {
    if (page.type !== "container") return [];
    return page.children.flatMap(({ style: { left, top, width, height, backgroundColor } }) =>
      left === 0 && width === planned.context.size.width && Number(top) > 0 && backgroundColor
        ? [{ top: Number(top), height: Number(height), color: `${backgroundColor}` }]
        : [],
    );
  });
}

const WAYS = [
  { title: "Walk", body: "It costs nothing and starts at the door." },
  { title: "Ride", body: "Bring a lock." },
  { title: "Share", body: "Four in a car pay a quarter each." },
];

test("a field of colour goes on at one height from slide to slide", async () => {
  const fields = await fieldsOf(WAYS, false);
  expect(fields.map((own) => own.length)).toEqual([1, 1, 1]);
  expect(new Set(fields.flat().map((field) => JSON.stringify(field))).size).toBe(1);
  expect(fields[0]?.[0]?.height).toBeGreaterThan(150);
});

test("a slide that has only a title is a field as a whole", async () => {
  const fields = await fieldsOf([...WAYS, { title: "Stay at home" }], false);
  expect(fields.map((own) => own.length)).toEqual([1, 1, 1, 0]);
});

test.each(["signal", "masthead", "column", "gallery", "poster", "bubble", "blueprint"] as const)(
  "%s: pages are counted in one way, by their number or by that of the step",
  async (look) => {
    const ways = async (numbered: boolean) => {
      const planned = await plan(carousel, {
        ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false },
        data: carousel.data.parse({ ...carousel.sample, numbered }),
        brand: { ...BRANDS.beacon, look },
      });
      const { prepared } = await prepare(carousel, planned);
      return prepared.map(({ page }) =>
        textNodes(page).some(({ attributes }) => attributes?.part === "page"),
      );
    };
    expect(await ways(true)).not.toContain(true);
    expect(await ways(false)).not.toContain(false);
  },
);
