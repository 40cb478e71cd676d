import type { Brand } from "../../../lib/copy/types.ts";
import { writeCopy } from "../../../lib/copy/write.ts";
import type { CopyRequest } from "../../../lib/pipeline/model/request.ts";

export const BRAND: Brand = {
  name: "Tideway Bakery",
  tagline: "Bread worth getting up for",
  overview: "Tideway Bakery bakes sourdough by the river in Leeds.",
  offer: {
    product_name: "Tideway Bakery",
    one_liner: "Sourdough by the river",
    features: [],
    who_its_for: "",
  },
  product_map: {},
  icp: {},
};

export const BRIEF =
  "Tideway Bakery opens its second shop on Saturday 14 March at 8 am in Mill Lane, Leeds. The first 40 guests get a free loaf of sourdough. For early risers in Holbeck. Link: tideway.example/mill-lane";

/** What a good writer would make of it. */
export const WORDS = {
  headline: "Tideway Bakery opens in Mill Lane",
  supporting: "The first 40 guests get a free loaf of sourdough.",
  bullets: ["Saturday 14 March, 8 am", "Mill Lane, Leeds"],
  cta: "See you in Mill Lane",
  post: "Early risers in Holbeck: Tideway Bakery opens its second shop on Saturday 14 March at 8 am in Mill Lane, Leeds.\n\nThe first 40 guests get a free loaf of sourdough.",
  hashtags: ["TidewayBakery", "Leeds"],
  altText: "Opening of Tideway Bakery in Mill Lane on Saturday 14 March.",
};

type Given = Partial<Omit<CopyRequest, "facts" | "houseCopy">>;

/** A request as the write step makes it: the house writer has been there first. */
export function requestFor(given: Given = {}): CopyRequest {
  const { brief = BRIEF, brand = BRAND, channel = "linkedin", assetType = "card", ...rest } = given;
  const { copy, facts } = writeCopy({ brief, brand, channel, assetType, ...rest });
  return { brief, brand, channel, assetType, facts, houseCopy: copy, ...rest };
}
