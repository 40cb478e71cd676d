import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import type { Size } from "../../lib/render/sizes.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const CLOSING = { headline: "Order by 20 December", supporting: "Every cake costs €24.", url: "059 555 120" };

async function pagesOf(look: "signal" | "masthead" | "bubble", closing: typeof CLOSING) {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false },
    data: carousel.data.parse({
      cover: { headline: "Three cakes" },
      slides: [{ title: "Apple" }, { title: "Lemon" }, { title: "Tiramisù" }],
      closing,
      numbered: true,
    }),
    brand: { ...BRANDS.beacon, look },
  });
  const { prepared } = await prepare(carousel, planned);
  return { pages: prepared.map(({ page }) => page), size: planned.context.size };
}

const sizesOf = (page: Node | undefined, wanted: string) =>
  page
    ? textNodes(page).flatMap(({ style, attributes }) =>
        attributes?.part === wanted ? [style.fontSize] : [],
      )
    : [];

test.each(["signal", "masthead", "bubble"] as const)(
  "%s: the line under the headline of the last slide is read on a phone",
  async (look) => {
    const { pages } = await pagesOf(look, CLOSING);
    const [size = 0] = sizesOf(pages.at(-1), "supporting");
    expect(size).toBeGreaterThanOrEqual(48);
  },
);

test("a long headline keeps its size over a larger line", async () => {
  const headline = "We are open Monday to Saturday, 9 to 5, at Oak Lane 3, behind the old station";
  const { pages } = await pagesOf("signal", { ...CLOSING, headline });
  const [title = 0] = sizesOf(pages.at(-1), "headline");
  const [size = 0] = sizesOf(pages.at(-1), "supporting");
  expect(size).toBeGreaterThanOrEqual(40);
  expect(title).toBeGreaterThan(1.3 * size);
});

/** Fields over the whole width of a picture and from its head on, or as far as its foot. */
const fieldsAt = (edge: "head" | "foot", page: Node, size: Size): number =>
  page.type === "container"
    ? page.children.reduce((sum, child) => {
        const { left, top, width, height, backgroundColor } = child.style;
        const end = edge === "head" ? top === 0 : Number(top) + Number(height) >= size.height;
        const isField =
          left === 0 &&
          end &&
          Number(width) > size.width / 2 &&
          height !== size.height &&
          backgroundColor !== undefined;
        return sum + (isField ? 1 : 0) + fieldsAt(edge, child, size);
      }, 0)
    : 0;

test("the field of a number is at the head and at the foot by turns; where the frame has the name, it begins at the edge", async () => {
  const framed = await pagesOf("bubble", CLOSING);
  const heads = framed.pages.slice(1, -1).map((page) => fieldsAt("head", page, framed.size));
  expect(heads).toEqual([1, 0, 1]);
  const { pages, size } = await pagesOf("signal", CLOSING);
  const inner = pages.slice(1, -1);
  expect(inner.map((page) => fieldsAt("head", page, size))).toEqual([0, 0, 0]);
  expect(inner.map((page) => fieldsAt("foot", page, size))).toEqual([0, 1, 0]);
});

test("a drawing beside a number keeps clear of it, however high their field is", async () => {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false, readAsset },
    data: carousel.data.parse({
      cover: { headline: "Three fruits" },
      slides: [{ title: "Apple" }, { title: "Pear" }, { title: "Cherries" }],
      closing: { headline: "Come by" },
      numbered: true,
    }),
    brand: { ...BRANDS.beacon, look: "column" },
  });
  const { safe } = planned.context;
  const { prepared } = await prepare(carousel, planned);
  const drawings = prepared.slice(1, -1).flatMap(({ page }) => picturesIn(page));
  expect(drawings.length).toBeGreaterThan(0);
  for (const width of drawings) expect(width).toBeLessThan(safe.width / 2);
});

const picturesIn = (node: Node): number[] =>
  node.type === "image"
    ? [Number(node.style.width)]
    : node.type === "container"
      ? node.children.flatMap(picturesIn)
      : [];
