import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { drawPlan } from "../../lib/render/render.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { own } from "../../lib/text/own.ts";
import { readAsset } from "../support/assets.ts";

const BRAND = { name: "Korn & Co", palette: { primary: "#7a3e1d", secondary: "#f2c879", accent: "#2f5d50" } };
const ITEMS = [
  { title: "Service", price: "£49" },
  { title: "Brakes", price: "£18" },
  { title: "Chain", price: "£15" },
];

/** What a picture of a price list shows and says, and whether every check of it passes. */
async function drawn(more: { unwanted?: string[]; seed?: number } = {}) {
  const template = own(TEMPLATES, "listicle");
  if (!template) throw new Error("There is no listicle.");
  const data = template.data.parse({ headline: "Bicycle repairs", items: ITEMS, numbered: false });
  const input = { assetType: "card", channel: "instagram", data, watermark: false, seed: 3 } as const;
  const planned = await plan(template, { ...input, brand: BRAND, readAsset, ...more });
  const { pages, checks } = await drawPlan(template, planned);
  return { alt: pages[0]?.altText ?? "", failed: checks.filter(({ passed }) => !passed).map(({ id }) => id) };
}

test("a list of prices shows what they are for where its words leave room, and stays legible", async () => {
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => drawn({ seed })));
  expect(all.filter(({ alt }) => /bicycle/iu.test(alt)).length).toBeGreaterThan(3);
  expect(all.flatMap(({ failed }) => failed)).toEqual([]);
});

test("but not what its author does not want to be seen", async () => {
  expect((await drawn({ unwanted: ["bicycle"] })).alt).not.toMatch(/drawing|illustration/iu);
});
