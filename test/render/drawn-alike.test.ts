import { expect, test } from "vitest";
import { filmOf } from "../../lib/render/film/film-of.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { slideshow } from "../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const STEPS = {
  cover: { headline: "Keep your bike going through winter", supporting: "" },
  slides: ["Wipe the chain", "Charge the battery", "Rinse road salt off after every wet ride"].map(
    (title) => ({ title }),
  ),
  closing: { headline: "Winter check: £35" },
  numbered: true,
};

const INPUT = { brand: BRANDS.beacon, seed: 1, watermark: false, readAsset, channel: "instagram" } as const;

async function pagesOf(data: object) {
  const parsed = carousel.data.parse(data);
  const planned = await plan(carousel, { ...INPUT, assetType: "carousel", data: parsed });
  const { prepared } = await prepare(carousel, planned);
  return { subjects: planned.context.slideSubjects, pages: prepared.map(({ page }) => page) };
}

const counterOf = (page: Parameters<typeof textNodes>[0]) =>
  textNodes(page)
    .filter(({ text }) => /^\d$/.test(text))
    .map(({ text }) => text);

const counterSizeOf = (page: Parameters<typeof textNodes>[0]) =>
  textNodes(page).find(({ text }) => /^\d$/.test(text))?.style.fontSize;

test("where one step of several names a thing, all keep the same counter", async () => {
  const { subjects, pages } = await pagesOf(STEPS);
  expect(subjects?.filter(Boolean).map((one) => one?.name)).toEqual(["battery"]);
  const counters = pages.slice(1, -1).map(counterOf);
  expect(counters).toEqual([["1"], ["2"], ["3"]]);
  const sizes = pages.slice(1, -1).map(counterSizeOf);
  expect(new Set(sizes).size).toBe(1);
});

test("steps of a film stand at one height, in one size, on one ground", async () => {
  const data = slideshow.data.parse(STEPS);
  const planned = await plan(slideshow, { ...INPUT, assetType: "slideshow", channel: "tiktok", data });
  const { scenes } = await filmOf(slideshow, planned);
  const steps = scenes.slice(1, -1);
  const sizes = steps.flatMap(({ layers }) =>
    layers.flatMap(({ node }) =>
      textNodes(node)
        .filter(({ attributes }) => attributes?.part === "headline")
        .map(({ style }) => style.fontSize),
    ),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(new Set(sizes).size).toBe(1);
  const heights = steps.map(({ layers }) => layers.find(({ name }) => name === "tag")?.box.y);
  expect(steps).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
});

const titled = (...titles: string[]) => ({ ...STEPS, slides: titles.map((title) => ({ title })) });

test("where half of the steps name a thing, those show it, and all have a number of one size", async () => {
  const { pages } = await pagesOf(titled("Measure the sofa", "Label it all", "Wrap every lamp", "Be early"));
  const counters = pages.slice(1, -1).map(counterOf);
  expect(counters).toEqual([["1"], ["2"], ["3"], ["4"]]);
  const sizes = pages
    .slice(1, -1)
    .flatMap((page) =>
      textNodes(page).flatMap(({ text, style }) => (/^\d$/.test(text) ? style.fontSize : [])),
    );
  expect(new Set(sizes).size).toBe(1);
});

test("a step of a film has what it names, and words as large as without it", async () => {
  const sizesOf = async (...titles: string[]) => {
    const data = slideshow.data.parse(titled(...titles));
    const planned = await plan(slideshow, { ...INPUT, assetType: "slideshow", data });
    const { scenes } = await filmOf(slideshow, planned);
    const steps = scenes.slice(1, -1);
    const sizes = steps.flatMap(({ layers }) =>
      layers.flatMap(({ node }) =>
        textNodes(node).flatMap(({ attributes, style }) =>
          attributes?.part === "headline" ? style.fontSize : [],
        ),
      ),
    );
    const drawn = steps.filter(({ layers }) => layers.some(({ name }) => name === "subject")).length;
    return { drawn, least: Math.min(...sizes) };
  };
  const some = await sizesOf("Measure the sofa", "Wrap every lamp", "Come early");
  const none = await sizesOf("Measure the area", "Wrap every item", "Come early");
  expect(some.drawn).toBe(2);
  expect(none.drawn).toBe(0);
  expect(some.least).toBeGreaterThanOrEqual(0.95 * none.least);
});
