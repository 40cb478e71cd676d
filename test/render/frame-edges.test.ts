import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { readAsset } from "../support/assets.ts";

/** Heights of what is as wide as the picture in the frame, of low panels and of one colour. */
function lowPanels(node: Node, color: unknown): number[] {
  if (node.type !== "container") return [];
  const own = node.style.backgroundColor === color && Number(node.style.width) > 900;
  const high = Number(node.style.height);
  const band = own && high > 8 && high < 60 ? [high] : [];
  return [...band, ...node.children.flatMap((child) => lowPanels(child, color))];
}

test.each([0, 1, 2, 3, 4, 5])("a quotation in a frame is not cut off at its foot: %i", async (seed) => {
  const palette = { primary: "#5d2a6b", secondary: "#f0cf87" };
  const data = card.data.parse({ headline: "Said", quote: { text: "It sits like new.", author: "Ada" } });
  const planned = await plan(card, {
    assetType: "card",
    channel: "instagram",
    brand: { name: "Weir Chairs", tagline: "Sit down", palette, look: "bubble" },
    watermark: false,
    seed,
    data,
    readAsset,
  });
  const { prepared } = await prepare(card, planned);
  const page = prepared[0]?.page as Node;
  expect(lowPanels(page, page.style.backgroundColor)).toEqual([]);
});
