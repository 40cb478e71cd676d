import type { z } from "zod/v4";
import type { Brand } from "../brand/brand.ts";
import type { Look } from "../vocab.ts";

type Invented = {
  title: string;
  tagline: string;
  offer: string;
  look: z.output<typeof Look>;
  palette: Brand["palette"];
  /** A brief of this brand, to begin with. */
  example: string;
};

/** Invented brands. The service is tried with one of them, so that no picture speaks for a real company. */
export const TRY_BRANDS = {
  loaf: {
    title: "Loaf & Ladder",
    tagline: "Bread by bicycle",
    offer: "A neighbourhood bakery that delivers by bicycle",
    look: "bubble",
    palette: { primary: "#B4451F", accent: "#F2B84B", background: "#FFF6E9", text: "#2B1710" },
    example:
      "Our autumn loaves are here. Every Saturday from 7:00 until they are gone: walnut rye, fig sourdough and seed buns from €3.20.",
  },
  tidewave: {
    title: "Tidewave",
    tagline: "Reports that write themselves",
    offer: "Reporting software for small finance teams",
    look: "signal",
    palette: { primary: "#4B3FE4", accent: "#FF8A4C", background: "#F7F6FF", text: "#14122B" },
    example:
      "Tidewave 4.0 is out. Month-end reports open in 1.8 seconds instead of 9, charts copy straight into slides, and every number shows where it comes from.",
  },
  north: {
    title: "Halle Nord",
    tagline: "Art in the old tram depot",
    offer: "An art hall in a former tram depot",
    look: "gallery",
    palette: { primary: "#16302B", accent: "#E4572E", background: "#F3F1EA", text: "#101918" },
    example:
      "Paper Cities opens on 12 March at 18:00 in the Great Hall. 64 artists show the towns they come from, in paper. Entrance is free on the first evening.",
  },
  spoke: {
    title: "Spoke Assembly",
    tagline: "Ride slower, see more",
    offer: "A cycling club for people who stop for cake",
    look: "poster",
    palette: { primary: "#0B6E4F", accent: "#F4D35E", background: "#F4FBF7", text: "#0B1F17" },
    example:
      "We rode 18,400 kilometres together this year, planted 310 trees along the way and lost only one picnic basket.",
  },
} as const satisfies Record<string, Invented>;

export type TryBrand = keyof typeof TRY_BRANDS;

/** An invented brand as the writer and the render engine take brands; its pictures carry the watermark. */
export function tryBrand(id: TryBrand): Brand {
  const { title, tagline, offer, look, palette } = TRY_BRANDS[id];
  return {
    name: title,
    plan: "free",
    tagline,
    overview: offer,
    offer: { product_name: title, one_liner: offer, features: [], who_its_for: "" },
    product_map: { guidelines: { look } },
    icp: {},
    palette,
    logos: [],
  };
}
