import { expect, test } from "vitest";
import { priceTiers } from "../../lib/render/templates/kit/story/price-tiers.ts";

const of = (...texts: string[]) => priceTiers(texts.map((text) => ({ text })));

test("two things with several words on each stand side by side", () => {
  expect(
    of(
      "Hub gears: serviced every 5,000 km, from £890",
      "Derailleur: serviced every 1,500 km, lighter, from £620",
    ),
  ).toEqual([
    { title: "Hub gears", items: ["Serviced every 5,000 km", "From £890"] },
    { title: "Derailleur", items: ["Serviced every 1,500 km", "Lighter", "From £620"] },
  ]);
});

test("names with one word each are a list", () => {
  expect(of("Saturday: soup", "Sunday: stew, bread")).toEqual([]);
});

test("several words for what a thing is are one item", () => {
  expect(
    of(
      "Do: use its own charger, unplug it when full",
      "Don't: cover it, use a battery that is swollen, dented or hot",
    )[1],
  ).toEqual({ title: "Don't", items: ["Cover it", "Use a battery that is swollen, dented or hot"] });
});
