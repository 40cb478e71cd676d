import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { listicle } from "../../lib/render/templates/listicle/listicle.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

/** Sizes of type of what stands on the right of rows: those with a number, and the others. */
async function sizesOf(word: string): Promise<{ numbers: number[]; words: number[] }> {
  const items = [
    { title: "Tuesday to Friday", price: "10am to 4pm" },
    { title: "Saturday", price: "9am to 1pm" },
    { title: "Sunday and Monday", price: word },
  ];
  const planned = await plan(listicle, {
    ...{ assetType: "card", channel: "instagram", format: "square", watermark: false, seed: 1, readAsset },
    data: listicle.data.parse({ headline: "New hours at the kiln", items }),
    brand: BRANDS.beacon,
  });
  const { prepared } = await prepare(listicle, planned);
  const sizes: { numbers: number[]; words: number[] } = { numbers: [], words: [] };
  for (const { page } of prepared)
    for (const { text, style, attributes } of textNodes(page))
      if (attributes?.part === "value") (/\d/.test(text) ? sizes.numbers : sizes.words).push(style.fontSize);
  return sizes;
}

test("one word among hours is as large as they are", async () => {
  const { numbers, words } = await sizesOf("closed");
  expect(words.length).toBeGreaterThan(0);
  expect(new Set([...numbers, ...words]).size).toBe(1);
});

test("several words are read, and smaller", async () => {
  const { numbers, words } = await sizesOf("by appointment only");
  expect(words.length).toBeGreaterThan(0);
  expect(Math.max(...words)).toBeLessThan(Math.min(...numbers));
});
