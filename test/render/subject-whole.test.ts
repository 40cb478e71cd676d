import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import type { Box, Size } from "../../lib/render/sizes.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { Look } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

/** Least share of a drawing in a picture by which one still knows what it is. */
const KNOWN = 0.6;

const number = (value: unknown) => (typeof value === "number" ? value : 0);

/** Boxes of the drawings on a page. */
function drawingsOn(node: Node, at = { x: 0, y: 0 }): Box[] {
  const { left, top, width, height } = node.style;
  const own = { x: at.x + number(left), y: at.y + number(top) };
  if (node.type === "image")
    return node.src.includes("<svg") ? [{ ...own, width: number(width), height: number(height) }] : [];
  return node.type === "container" ? node.children.flatMap((child) => drawingsOn(child, own)) : [];
}

function shareOn({ x, y, width, height }: Box, size: Size): number {
  const seen = (from: number, length: number, end: number) =>
    Math.max(0, Math.min(from + length, end) - Math.max(from, 0));
  return (seen(x, width, size.width) * seen(y, height, size.height)) / (width * height);
}

const RECIPE = {
  cover: { headline: "Carrot soup for four", supporting: "You need 800 g carrots and an onion." },
  slides: [{ title: "Dice the onion" }, { title: "Add the carrots" }, { title: "Season with salt" }],
  closing: { headline: "Carrots are £1.90 a kilo" },
};

test.each(Look.options)("%s: a carousel shows each drawing so far that one knows it", async (look) => {
  for (const channel of ["instagram", "linkedin", "tiktok"] as const) {
    const data = carousel.data.parse(RECIPE);
    const brand = { ...BRANDS.beacon, look };
    const input = {
      assetType: "carousel",
      channel,
      data,
      brand,
      seed: 1,
      watermark: false,
      readAsset,
    } as const;
    const planned = await plan(carousel, input);
    const { prepared } = await prepare(carousel, planned);
    const drawn = prepared.flatMap(({ page }) => drawingsOn(page));
    const large = drawn.filter(({ width }) => width >= 130 * planned.context.unit);
    expect(large.length).toBeGreaterThan(0);
    for (const box of large) expect(shareOn(box, planned.context.size)).toBeGreaterThanOrEqual(KNOWN);
  }
});
