import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { areAmounts } from "../../lib/render/templates/kit/price-parts.ts";
import { listicle } from "../../lib/render/templates/listicle/listicle.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const brand = { ...BRANDS.beacon, look: "signal", about: ["", "A bicycle repair workshop in Sheffield"] };
const PRICES = [
  ["Full service", "£85"],
  ["Wheel trued", "£18"],
  ["Puncture mended", "£12"],
  ["Chain fitted", "£15"],
] as const;

async function page(supporting: string): Promise<Node> {
  const items = PRICES.map(([title, price]) => ({ title, body: "", price }));
  const data = listicle.data.parse({ headline: "Our prices", items, numbered: false, supporting });
  const given = { assetType: "card", seed: 1, watermark: false, readAsset, channel: "instagram" } as const;
  const { prepared } = await prepare(listicle, await plan(listicle, { ...given, data, brand }));
  return prepared[0]?.page as Node;
}

test("prices are far larger than what they are of", async () => {
  const texts = textNodes(await page("Parts are extra."));
  const sizeOf = (text: string) => texts.find((one) => one.text === text)?.style.fontSize ?? 0;
  expect(sizeOf("£85")).toBeGreaterThan(1.6 * sizeOf("Full service"));
  expect(sizeOf("£85")).toBeGreaterThan(60);
});

test("until when a price holds stands on a strip, other terms do not", async () => {
  const strips = (node: Node): string[] => {
    if (node.type !== "container") return [];
    const { backgroundColor, borderRadius, paddingLeft } = node.style;
    const own = backgroundColor && borderRadius && paddingLeft ? textNodes(node).map(({ text }) => text) : [];
    return [...own, ...node.children.flatMap(strips)];
  };
  const found = strips(await page("Parts are extra. Book before 3 May to pay the old price.")).join(" ");
  expect(found).toContain("Book before 3 May");
  expect(found).not.toContain("Parts are extra");
});

test("amounts of money alone are prices", () => {
  expect(areAmounts([{ price: "£12" }, { price: "9 €" }])).toBe(true);
  expect(areAmounts([{ price: "£12" }, { price: "9.00 to 17.00" }])).toBe(false);
  expect(areAmounts([{ price: "free" }, { price: "£12" }])).toBe(false);
});
