import * as z from "zod/v4";
import { AssetType, Channel } from "../../../lib/vocab.ts";

const text = z.string().default("");

/** Networks without a channel of their own are written for the channel whose posts are most alike. */
const NEAREST: Record<string, string> = {
  x: "twitter",
  bluesky: "twitter",
  threads: "twitter",
  facebook: "linkedin",
  pinterest: "instagram",
  blog: "web",
  telegram: "linkedin",
};

/** A brief of a set, with the brand it is for. `kind` groups the sums: "tidy", "messy". */
export const SetCase = z.object({
  id: z.string().regex(/^[\w-]+$/, "An id names a folder: letters, digits, _ and -."),
  kind: z.string(),
  language: text,
  channel: z.preprocess((name) => NEAREST[`${name}`] ?? name, Channel),
  asset_type: AssetType,
  brand: z.object({
    name: z.string(),
    tagline: z.string().nullish(),
    overview: z.string().nullish(),
    /** One sentence, or what is sold and for how much. */
    offer: z
      .union([z.string(), z.object({ features: z.array(z.string()).default([]), prices: text })])
      .default(""),
    audience: text,
    voice: z.union([z.string(), z.array(z.string())]).default(""),
    features: z.array(z.string()).default([]),
    /** Hex values, as a list or by role. */
    colors: z.union([z.array(z.string()), z.record(z.string(), z.string())]).default([]),
    website: text,
  }),
  brief: z.string(),
  /** When it is sent, as ISO 8601: the days that it names may be over. */
  now: z.iso.datetime().optional(),
});
export type SetCase = z.infer<typeof SetCase>;

/** The brand of a case as a change of the Brand DNA. */
export function dnaOf({ brand }: SetCase) {
  const { tagline, overview, offer } = brand;
  const sold = typeof offer === "string" ? { features: brand.features, prices: "" } : offer;
  return {
    tagline: tagline ?? "",
    ...(overview && { overview }),
    offer: {
      product_name: brand.name,
      one_liner: typeof offer === "string" ? offer : (overview ?? ""),
      features: sold.features,
      who_its_for: brand.audience,
    },
    product_map: {
      guidelines: { voice: brand.voice },
      website: brand.website,
      ...(sold.prices && { prices: sold.prices }),
    },
    palette: brand.colors,
  };
}
