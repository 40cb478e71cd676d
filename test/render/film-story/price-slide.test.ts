import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { isMoney } from "../../../lib/render/templates/kit/money.ts";
import { slideshow } from "../../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

test("an amount has the sign of a currency", () => {
  for (const text of ["25 €", "£9", "1,80 €", "CHF 120".split(" ").reverse().join(" ")])
    expect(isMoney(text)).toBe(true);
  for (const text of ["62%", "3.1×", "£9 a day", "120"]) expect(isMoney(text)).toBe(false);
});

test("a price stands under what it is for", async () => {
  const data = slideshow.data.parse({
    cover: { headline: "Christmas workshops" },
    slides: [{ title: "Engrave a glass", stat: "18 €", body: "From 12 years" }],
    closing: { headline: "Book by phone" },
  });
  const planned = await plan(slideshow, {
    ...{ assetType: "slideshow", channel: "instagram", data, seed: 1 },
    ...{ brand: BRANDS.beacon, watermark: false, readAsset },
  });
  const { scenes } = await filmOf(slideshow, planned);
  const said = scenes[1]?.layers.flatMap(({ node }) => textNodes(node).map(({ text }) => text)) ?? [];
  expect(said.indexOf("18 €")).toBeGreaterThan(said.findIndex((text) => text.includes("glass")));
  expect(said.findIndex((text) => text.includes("glass"))).toBeGreaterThanOrEqual(0);
});
