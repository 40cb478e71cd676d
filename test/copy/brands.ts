import type { Brand } from "../../lib/copy/types.ts";

type Extra = {
  tagline?: string;
  overview?: string;
  one_liner?: string;
  features?: string[];
  who_its_for?: string;
  guidelines?: unknown;
  website?: string;
};

/** A Brand DNA with only the fields a test cares about. */
export function brandOf(name: string, extra: Extra = {}): Brand {
  return {
    name,
    tagline: extra.tagline ?? "",
    overview: extra.overview ?? "",
    offer: {
      product_name: name,
      one_liner: extra.one_liner ?? "",
      features: extra.features ?? [],
      who_its_for: extra.who_its_for ?? "",
    },
    product_map: {
      ...(extra.guidelines ? { guidelines: extra.guidelines } : {}),
      ...(extra.website ? { website: extra.website } : {}),
    },
    icp: {},
  };
}

export const nobody = brandOf("");
export const kite = brandOf("Kite", {
  one_liner: "The calmer task app",
  features: ["Calendar view", "Shared lists"],
});
export const harbor = brandOf("Harbor Notes", {
  tagline: "Write it down anywhere.",
  one_liner: "Notes that keep up with you.",
  features: ["Offline sync"],
  who_its_for: "product managers",
});
export const bakery = brandOf("Maison Blé", {
  tagline: "Bread takes time.",
  one_liner: "Slow bread from a wood oven.",
  overview: "A bakery in France.",
});
export const bikeShop = brandOf("Spoke & Co", { overview: "A bike shop in Bristol." });
export const tidewatch = brandOf("Tidewatch", {
  one_liner: "Surf forecasts you can trust",
  overview: "Surf forecast app",
  website: "tidewatch.app",
});
export const tallybee = brandOf("Tallybee", {
  tagline: "Claim it and forget it.",
  one_liner: "Expenses without spreadsheets",
});
export const cafe = brandOf("Corner Coffee", { one_liner: "Good coffee on the corner" });
export const northbeam = brandOf("Northbeam", { one_liner: "Payroll for growing companies" });
