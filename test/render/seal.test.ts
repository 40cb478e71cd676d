import { describe, expect, test } from "vitest";
import { contrast } from "../../lib/render/color.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { plan } from "../../lib/render/plan.ts";
import { seal } from "../../lib/render/templates/kit/seal.tsx";
import { offer } from "../../lib/render/templates/offer/offer.ts";
import { readAsset } from "../support/assets.ts";

const BRANDS: [name: string, palette: Record<string, string>][] = [
  ["navy on navy", { primary: "#1b2a4a", accent: "#22345c", background: "#14203a" }],
  ["one colour", { primary: "#1b2a4a" }],
  ["pale on pale", { primary: "#fdf0c0", accent: "#fde9a8", background: "#fffbe8" }],
  ["strong", { primary: "#0e6e6e", accent: "#e11d48" }],
];

describe.each(["light", "dark"] as const)("on a %s theme", (theme) => {
  test.each(BRANDS)("the seal of a brand %s is seen on its ground, or has an outline", async (_, palette) => {
    const { context, type } = await plan(offer, {
      ...{
        assetType: "card",
        channel: "instagram",
        data: offer.data.parse(offer.sample),
        watermark: false,
      },
      ...{ brand: { name: "Oakfield", tagline: "", palette }, theme, seed: 1, readAsset },
    });
    const { style } = await withTextMeasurement(
      type,
      (measureText) => seal({ ...context, measureText }, "30% off", 300).node,
    );
    const disc = String(style.backgroundColor);
    const { page, flood } = context.theme;
    const least = Math.min(contrast(disc, page.background), contrast(disc, flood.background));
    const [line] = /#[0-9a-f]{6}$/i.exec(String(style.border ?? "")) ?? [];
    if (least < 3) expect(contrast(line ?? disc, disc)).toBeGreaterThanOrEqual(3);
    else expect(style.border).toBeUndefined();
  });
});
