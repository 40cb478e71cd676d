import type { Brand } from "../../../lib/copy/types.ts";
import type { AssetType, Channel, Verdict } from "../../../lib/vocab.ts";

/**
 * A brief with rules that hold for whatever is made of it. Words are compared without regard to capitals, dashes and
 * kinds of spaces and quotation marks, as whole words; "a|b" means either.
 */
export type GateCase = {
  id: string;
  brief: string;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  /** What the review has to say; undefined where a person would accept any answer. */
  verdict?: Exclude<Verdict, "rejected">;
  /** Every approved post tells these. A channel without room for them has to be left to a person. */
  tells?: string[];
  /** Nothing of this is ever published, approved or not: not in a post, a picture or an alternative text. */
  neverTells?: string[];
  /** The second never follows the first within two words, and on a picture neither stands beside the other. */
  neverTogether?: [string, string][];
  /** Where the first stands, the second stands in the same sentence or beside it: a bug and that it is fixed. */
  onlyWith?: [string, string][];
  /** Never the date of the occasion: a deadline, the start of sales. */
  notTheDate?: string[];
  /** Never the offer: the price before, a price for others. */
  notTheOffer?: string[];
};
