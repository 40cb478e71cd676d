import { expect, test } from "vitest";
import { LOOKS } from "../../lib/render/look/looks.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import type { Format } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

type Shown = { format?: Format; look?: string };

/** Sizes of a supporting text on a picture that has room for it. */
async function sizesOf(
  supporting: string,
  { format = "square", look = "signal" }: Shown = {},
): Promise<number[]> {
  const planned = await plan(announcement, {
    ...{ assetType: "card", channel: "instagram", format, watermark: false, seed: 1, readAsset },
    data: announcement.data.parse({ headline: "We open on Sunday", supporting }),
    brand: { ...BRANDS.beacon, look },
  });
  const { prepared } = await prepare(announcement, planned);
  return prepared.flatMap(({ page }) =>
    textNodes(page).flatMap(({ style: { fontSize }, attributes: { part = "" } = {} }) =>
      part === "supporting" ? [fontSize] : [],
    ),
  );
}

test("a line under a headline is read on a phone", async () => {
  const sizes = await sizesOf("Bread from the first hour.");
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(36);
});

test.each(Object.keys(LOOKS))("the lines under a headline fill a story of the look %s", async (look) => {
  const supporting = "With a garden, a water table and twice the room. Follow us to see it grow.";
  const sizes = await sizesOf(supporting, { format: "story", look });
  expect(sizes.length).toBeGreaterThan(1);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(46);
});
