import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { lineValues } from "../../lib/render/templates/kit/chart/line-values.tsx";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

/** Pixels that stay free on both sides of the stem. */
const AIR = 11;

test("no value of a line touches the stem of the point that matters", async () => {
  const { context } = await plan(card, {
    assetType: "card",
    channel: "web",
    data: card.data.parse({ headline: "Rowers by year" }),
    brand: BRANDS.beacon,
    watermark: false,
    readAsset,
  });
  const points = [120, 260, 900, 940].map((value, i) => ({ label: `${2022 + i}`, value }));
  const spots = [
    { x: 60, y: 340 },
    { x: 250, y: 330 },
    { x: 300, y: 120 },
    { x: 480, y: 110 },
  ];
  const hero = 2;
  const layout = {
    plot: { x: 40, y: 40, width: 480, height: 440 },
    spots,
    type: 30,
    at: { x: 240, y: 40 },
    pill: { width: 120, height: 50 },
  };
  const unit = { prefix: "", suffix: "" };
  const drawn = lineValues(
    { ...context, measureText: (word: string) => 0.5 * word.length },
    { points, unit, hero } as Parameters<typeof lineValues>[1],
    layout,
    context.theme.page,
  );
  expect(drawn).toHaveLength(3);
  for (const { style } of drawn ?? []) {
    const [left, top, width] = [Number(style.left), Number(style.top), Number(style.width)];
    const isBeside = left + width <= 300 - AIR || left >= 300 + AIR;
    expect(top <= 120 || isBeside).toBe(true);
  }
});
