import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

/** Sizes of a supporting text on a square that has room for it. */
async function sizesOf(supporting: string): Promise<number[]> {
  const planned = await plan(announcement, {
    ...{ assetType: "card", channel: "instagram", format: "square", watermark: false, seed: 1, readAsset },
    data: announcement.data.parse({ headline: "We open on Sunday", supporting }),
    brand: { ...BRANDS.beacon, look: "signal" },
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
