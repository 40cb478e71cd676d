import { describe, expect, test } from "vitest";
import { cutOut, withoutGround } from "../../lib/render/cut-out/cut-out.ts";
import { imageSize } from "../../lib/render/image-size.ts";
import { plan } from "../../lib/render/plan.ts";
import { render } from "../../lib/render/render.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { readAsset } from "../support/assets.ts";
import { bottle } from "./support/products.ts";
import { PLAIN } from "./support/shots.ts";

const SIZE = { width: 900, height: 1200 };

describe("a product is taken off its ground", () => {
  test("where the ground is even, and nothing of it is lost", async () => {
    const cut = await cutOut({ key: "even", ...SIZE }, await bottle("even"));
    expect(imageSize(cut?.bytes ?? new Uint8Array())).toEqual({ width: cut?.width, height: cut?.height });
    // The bottle is 340 by 930 of 900 by 1200, read at 675 by 900.
    expect(cut?.width).toBeGreaterThan(250);
    expect(cut?.width).toBeLessThan(262);
    expect(cut?.height).toBeGreaterThan(692);
    expect(cut?.height).toBeLessThan(706);
  });
  test.each(["striped", "cut"] as const)("and not where it stands %s", async (kind) => {
    expect(await cutOut({ key: kind, ...SIZE }, await bottle(kind))).toBeUndefined();
  });
  test("its edge is soft and keeps none of the ground's colour", () => {
    const side = 60;
    const rgba = new Uint8Array(4 * side * side).fill(255);
    for (let y = 15; y < 45; y++)
      for (let x = 15; x < 45; x++) {
        const isEdge = x === 15 || x === 44 || y === 15 || y === 44;
        rgba.set(isEdge ? [255, 128, 128, 255] : [255, 0, 0, 255], 4 * (y * side + x));
      }
    const cut = withoutGround({ rgba, width: side, height: side });
    expect([cut?.width, cut?.height]).toEqual([30, 30]);
    const alphas = new Set(cut?.rgba.filter((_, i) => i % 4 === 3));
    expect(alphas.size).toBeGreaterThan(1);
    expect(Math.max(...(cut?.rgba.filter((_, i) => i % 4 === 1) ?? [255]))).toBeLessThan(128);
  });
  test("a picture of one colour has no product", () => {
    const rgba = new Uint8Array(4 * 50 * 50).fill(200);
    for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
    expect(withoutGround({ rgba, width: 50, height: 50 })).toBeUndefined();
  });
});

test("only a photograph of a product that stands alone is cut out", async () => {
  const bytes = await bottle("even");
  const shown = async (kind: "product" | "place") => {
    const data = card.data.parse({ headline: "Cold brew is back", photo: "p", photo_treatment: "split" });
    const input = {
      ...PLAIN,
      assetType: "card" as const,
      data,
      photos: [{ ref: "p", bytes, kind }],
      readAsset,
    };
    return { input, photo: (await plan(card, input)).context.photos.get("p") };
  };
  expect((await shown("place")).photo?.cut).toBeUndefined();
  const { input, photo } = await shown("product");
  expect(photo?.cut).toBeDefined();
  expect((await render(card, input)).checks.filter(({ passed, hard }) => !passed && hard)).toEqual([]);
});
