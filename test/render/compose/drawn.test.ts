import { expect, test } from "vitest";
import { plan } from "../../../lib/render/plan.ts";
import { prepare } from "../../../lib/render/render.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { card } from "../../../lib/render/templates/card/card.ts";
import { readAsset } from "../../support/assets.ts";

const BRAND = {
  name: "Lune Ferries",
  palette: { primary: "#00395e", secondary: "#f4d35e", accent: "#2f5d50" },
  about: ["A ferry line between two islands"],
};
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

async function pageOf(data: Record<string, unknown>, seed: number) {
  const planned = await plan(card, {
    assetType: "card",
    channel: "instagram",
    data: card.data.parse(data),
    watermark: false,
    brand: BRAND,
    seed,
    readAsset,
  });
  const { layout, prepared } = await prepare(card, planned);
  return { layout, unit: planned.context.unit, page: prepared[0]?.page };
}

test("a message stands beside its drawing in several forms, and not with every seed", async () => {
  const data = { headline: "The last ferry leaves Norrvik at 18:40" };
  const layouts = await Promise.all(SEEDS.map(async (seed) => (await pageOf(data, seed)).layout));
  const drawn = layouts.filter((layout) => layout.startsWith("subject_"));
  expect(drawn.length).toBeGreaterThanOrEqual(SEEDS.length / 2);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test("facts beside a drawing are as large as those without one", async () => {
  const details = "Adults: £12 · Children: £6 · Bikes: £4 · Cars: £38";
  for (const seed of SEEDS) {
    const { layout, unit, page } = await pageOf({ headline: "Fares from January", details }, seed);
    if (!page || !layout.startsWith("subject_")) continue;
    for (const { attributes, style } of textNodes(page))
      if (attributes?.part === "value") expect(style.fontSize).toBeGreaterThanOrEqual(28 * unit);
  }
});

test("a drawing stands beside a large price and its facts", async () => {
  const data = {
    headline: "Strawberry picking opens on Saturday",
    supporting: "Bring your own tub.",
    details: "Price: £4.50 a kilo · Tuesday to Sunday: 9 till 5",
  };
  const layouts = await Promise.all(SEEDS.map(async (seed) => (await pageOf(data, seed)).layout));
  expect(layouts.filter((layout) => layout === "subject_aside").length).toBeGreaterThanOrEqual(
    SEEDS.length / 2,
  );
});
