import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/offer/fits.ts";
import { productFirst } from "../../../lib/render/templates/offer/product-first.ts";
import { fact, storyWith } from "../../story/for-templates/parts.ts";

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
  ["€2 off", "Every bowl of soup is €2 off from Monday, not on Sundays", "Come by at lunch."],
  ["2 €", "Jede Suppe kostet ab Montag 2 € weniger", "Kommt mittags vorbei."],
])("an offer whose text names no product keeps its headline: %s, %s, %s", (...texts) => {
  expect(productFirst(...(texts as [string, string, string]))).toBeUndefined();
});

test("a headline that somebody typed stays the headline", () => {
  const said = "10 % off for pre-orders until 5 December";
  const about = (facts: string[]) =>
    storyWith({
      occasion: "offer",
      facts: [fact("f1", "price", said), fact("f2", "news", "Our stollen is back.")],
      headline: { text: said, facts },
      support: { text: "Our stollen is back.", facts: ["f2"] },
      offer: { value: "10 % off", before: "", ends: "", code: "", terms: "", facts: ["f1"] },
    });
  const nothing = { brand: "Tilly", asked: [], atHand: [], faces: [] };
  expect(fits(about(["f1"]), nothing)?.data.headline).toBe("Our stollen is back");
  expect(fits(about([]), nothing)?.data.headline).toBe(said);
});

test.each([
  ["£49", "£49 instead of £65 until 20 December", "Only for members of the bike club. We check the brakes."],
  ["49 €", "49 € statt 65 € bis 20. Dezember", "Nur für Mitglieder. Wir prüfen die Bremsen."],
])("for whom an offer is does not become what is on sale: %s, %s", (offer, headline, supporting) => {
  expect(productFirst(offer, headline, supporting)).toBeUndefined();
});

test("a headline that names what is on sale stays the headline", () => {
  const headline = "Winter service: £49 instead of £65 until 20 December";
  expect(productFirst("£49", headline, "The bike club meets here. We check the brakes.")).toBeUndefined();
});

test("a name before a colon is what is on sale, and what stands behind it is when", () => {
  const support = "Used bike sale: Saturday 16 and Sunday 17 January, 10 am to 4 pm. No reservations.";
  expect(productFirst("from £120", "40 bikes from £120", support)).toEqual({
    headline: "Used bike sale",
    intro: "40 bikes",
    terms: "",
    supporting: "No reservations.",
    details: "Saturday 16 and Sunday 17 January\u00a0· 10 am to 4 pm",
  });
});
