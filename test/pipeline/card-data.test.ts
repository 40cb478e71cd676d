import { expect, test } from "vitest";
import type { Copy } from "../../lib/copy/types.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { cardData } from "../../lib/pipeline/designs/card-data.ts";

const brand = {
  name: "Fernway",
  tagline: "Every parcel, by pedal.",
  overview: "",
  offer: {
    product_name: "Fernway",
    one_liner: "Route planning for bike courier teams.",
    features: [],
    who_its_for: "",
  },
  product_map: {},
  icp: {},
};
const copyOf = (brief: string): Copy =>
  writeCopy({ brief, channel: "linkedin", assetType: "card", brand }).copy;

test("a card's message stays the headline even when a figure repeats it", () => {
  const copy = copyOf(
    "Announce that Fernway now plans around road works within 30 seconds, so couriers keep their promised times. For dispatchers of courier teams with 5 to 50 riders. Free to try until the end of the month.",
  );
  expect(cardData(copy, "Fernway").headline).toBe(copy.headline);
  expect(copy.headline).toContain("road works");
});

test("a card leaves out a figure that says nothing new", () => {
  const data = cardData(
    copyOf("1,000,000 parcels delivered by bike. Thank you to every rider and dispatcher."),
    "Fernway",
  );
  expect(data.headline).toContain("1,000,000 parcels");
  expect(data.stat).toBeUndefined();
});

test("the figure of an offer replaces its half of the card's headline", () => {
  const copy: Copy = {
    ...copyOf("Summer sale: 20% off all cargo bikes until 22 June."),
    headline: "Summer sale: 20% off all cargo bikes",
    stats: [{ value: "20%", label: "off all cargo bikes" }],
    bullets: [],
  };
  expect(cardData(copy, "Fernway")).toMatchObject({ headline: "Summer sale", stat: { value: "20%" } });
});

test("a card does not repeat the brand's name as its kicker", () => {
  const copy = { ...copyOf("We opened a second depot in Lyon on 3 March."), kicker: "Fernway" };
  expect(cardData(copy, "Fernway").kicker).toBeUndefined();
});
