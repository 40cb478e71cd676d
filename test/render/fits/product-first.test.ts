import { expect, test } from "vitest";
import { productFirst } from "../../../lib/render/templates/offer/product-first.ts";

test("the product is the headline, and the words around a price are its terms", () => {
  const offered = "£65 instead of £80 if you drop the bike off by 28 November";
  const support =
    "Winter service is back. Includes new brake pads, gear tune and a proper degrease. Just walk in.";
  expect(productFirst("£65", offered, support)).toEqual({
    headline: "Winter service is back",
    intro: "",
    terms: "instead of £80 if you drop the bike off by 28 November",
    supporting: "Just walk in.",
    details: "Includes new brake pads\u00a0· Gear tune\u00a0· A proper degrease",
  });
});

test("prices of its sizes are rows under the product, and what leads to the discount stands over it", () => {
  const support = "Unser Stollen ist wieder da: 750 g für 14,90 €, 1 kg für 19,50 €.";
  expect(productFirst("10 % Rabatt", "Vorbestellen bis 25. Oktober gibt 10 % Rabatt", support)).toEqual({
    headline: "Unser Stollen ist wieder da",
    intro: "Vorbestellen bis 25. Oktober gibt",
    terms: "",
    supporting: "",
    details: "750 g für 14,90 €\u00a0· 1 kg für 19,50 €",
  });
});

test.each([
  ["20 % off", "20 % off tea until Sunday", ""],
  ["20 % off", "Tea week", "Everything green is cheaper now."],
  ["20 % off", "20 % off tea until Sunday", "Only £4 a tin. Come early."],
])("an offer whose text names no product keeps its headline: %s, %s, %s", (...texts) => {
  expect(productFirst(...(texts as [string, string, string]))).toBeUndefined();
});
