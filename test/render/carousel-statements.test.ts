import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

type Slide = { title: string; body?: string; stat?: string };

async function pagesOf(headline: string, slides: readonly Slide[], numbered = false) {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false, readAsset },
    data: carousel.data.parse({
      cover: { headline },
      slides,
      closing: { headline: "See you soon" },
      numbered,
    }),
    brand: { ...BRANDS.beacon, look: "signal" },
  });
  const { prepared } = await prepare(carousel, planned);
  return { inner: prepared.map(({ page }) => page).slice(1, -1), size: planned.context.size };
}

const partOf = (page: Node, wanted: string) =>
  textNodes(page).find(({ attributes }) => attributes?.part === wanted)?.style.fontSize ?? 0;

const boxesOf = (node: Node): { left: number; width: number; top: number }[] => {
  if (node.type !== "container") return [];
  const { left, width, top } = node.style;
  const isPicture = node.children.length === 1 && node.children[0]?.type === "image";
  const own = isPicture ? [{ left: Number(left), width: Number(width), top: Number(top) }] : [];
  return [...own, ...node.children.flatMap(boxesOf)];
};

const STATEMENTS = [
  { title: "Soak it" },
  { title: "The frame is cleaned by hand, with a soft brush and a little warm water" },
  { title: "Chain oiled" },
  { title: "We ring you when it is done" },
];

test.each([true, false])("statements share two sizes at most, numbered: %s", async (numbered) => {
  const { inner } = await pagesOf("Your bicycle in our hands", STATEMENTS, numbered);
  const sizes = inner.map((page) => partOf(page, "headline"));
  expect(new Set(sizes).size).toBeLessThanOrEqual(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1.5 * Math.min(...sizes));
});

test("statements without a drawing of their own have that of the cover over the edge, by turns at head and foot", async () => {
  const { inner, size } = await pagesOf("Your bicycle in our hands", [
    { title: "We ring you first" },
    { title: "It is done by Friday" },
    { title: "You pay nothing more" },
  ]);
  const cropped = inner.map((page) => boxesOf(page).find(({ left, width }) => left + width > size.width));
  expect(cropped.every((box) => box !== undefined)).toBe(true);
  const [first, second, third] = cropped.map((box) => box?.top ?? 0);
  expect(second).toBeGreaterThan(first ?? 0);
  expect(third).toBe(first);
});

test("years hang at one height and share one size, and figures stay over their words", async () => {
  const topOf = (page: Node): number[] => {
    const found: number[] = [];
    const seek = (node: Node, top: number) => {
      if (node.type === "text" && node.attributes?.part === "value") found.push(top);
      if (node.type === "container")
        for (const child of node.children) seek(child, Number(node.style.top ?? top));
    };
    seek(page, 0);
    return found;
  };
  const years = await pagesOf("Our house", [
    { stat: "1911", title: "Closed" },
    { stat: "1948", title: "Three brothers from the next village build the second oven and bake again" },
    { stat: "2020", title: "Open on Sundays" },
  ]);
  expect(new Set(years.inner.flatMap(topOf)).size).toBe(1);
  expect(new Set(years.inner.map((page) => partOf(page, "value"))).size).toBe(1);
  const shares = await pagesOf("Our house", [
    { stat: "12 t", title: "of flour" },
    { stat: "48 h", title: "from the first dough to the bread that you buy on Saturday at the market" },
  ]);
  expect(new Set(shares.inner.flatMap(topOf)).size).toBe(2);
});
