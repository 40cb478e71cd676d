import { describe, expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import type { LookId } from "../../../lib/render/look/looks.ts";
import { plan } from "../../../lib/render/plan.ts";
import { drawingSpot, filmLayout } from "../../../lib/render/templates/film/layout.ts";
import { filmLaunch } from "../../../lib/render/templates/film-launch/film-launch.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

const LOOKS = ["poster", "gallery", "masthead", "column", "blueprint", "bubble"] as const satisfies LookId[];

const planned = (look: LookId, format: "story" | "square" | "wide") =>
  plan(filmLaunch, {
    assetType: "video",
    channel: "web",
    format,
    data: filmLaunch.data.parse({
      headline: "A new bicycle for every courier",
      cta: "Book",
      url: "beacon.app",
    }),
    brand: { ...BRANDS.beacon, id: "w1", look },
    seed: 3,
    watermark: false,
    readAsset,
  });

describe.each(["story", "square", "wide"] as const)("a film for %s", (format) => {
  test("keeps words and drawing apart in every direction", async () => {
    for (const look of LOOKS) {
      const plan = await planned(look, format);
      const [first] = (await filmOf(filmLaunch, plan)).scenes;
      const layers = first?.layers ?? [];
      const drawing = layers.find(({ name }) => name === "subject")?.box;
      expect(drawing).toBeDefined();
      for (const { name, box } of layers.filter(({ name }) => name.startsWith("headline"))) {
        const isApart =
          !drawing ||
          box.y + box.height <= drawing.y ||
          box.y >= drawing.y + drawing.height ||
          box.x + box.width <= drawing.x ||
          box.x >= drawing.x + drawing.width;
        expect([look, name, isApart]).toEqual([look, name, true]);
      }
    }
  });
});

test("six directions stand a drawing in six places", async () => {
  const spots = await Promise.all(
    LOOKS.map(async (look) => {
      const context = { ...(await planned(look, "story")).context, measureText: () => 0.5 };
      const layout = filmLayout(context);
      return JSON.stringify(layout && drawingSpot(context, layout, "end"));
    }),
  );
  expect(new Set(spots).size).toBe(6);
});

test("films of two directions have two hashes", async () => {
  const [one, other] = await Promise.all([planned("poster", "story"), planned("gallery", "story")]);
  expect(one.hash).not.toBe(other.hash);
});
