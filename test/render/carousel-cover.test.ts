import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const LOOKS = ["signal", "poster", "gallery", "masthead", "column", "blueprint", "bubble"] as const;
const LONG = "Bicycle day: five checks for the brakes and the lights before winter comes";

async function coverOf(look: (typeof LOOKS)[number], headline: string) {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel: "instagram", seed: 1, watermark: false, readAsset },
    data: carousel.data.parse({
      cover: { headline },
      slides: [{ title: "One" }],
      closing: { headline: "Ask us" },
      numbered: true,
    }),
    brand: { ...BRANDS.beacon, look },
  });
  const { prepared } = await prepare(carousel, planned);
  const page = prepared[0]?.page;
  return { page, context: planned.context };
}

const drawingsIn = (node: Node | undefined): number[] =>
  node?.type === "image"
    ? [Number(node.style.width)]
    : node?.type === "container"
      ? node.children.flatMap(drawingsIn)
      : [];

test.each(LOOKS)("%s: a long title is the cover, without a small drawing over it", async (look) => {
  const { page, context } = await coverOf(look, LONG);
  expect(context.subject).toBeDefined();
  for (const side of drawingsIn(page)) expect(side).toBeGreaterThan(context.size.width / 2);
  const size = Math.max(...(page ? textNodes(page) : []).map(({ style }) => style.fontSize));
  expect(size).toBeGreaterThanOrEqual(80 * context.unit);
});

test("few words leave a drawing half of the width at least", async () => {
  const { page, context } = await coverOf("signal", "Bicycle day");
  const [side = 0] = drawingsIn(page);
  expect(side).toBeGreaterThan(context.size.width / 2);
});
