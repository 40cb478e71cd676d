import type { Brand, Flag, Kind } from "../../../lib/copy/types.ts";
import type { AssetType, Channel } from "../../../lib/vocab.ts";

/** A brief with what its copy must hold. Texts are compared without regard to capitals. */
export type BriefCase = {
  id: string;
  brief: string;
  brand: Brand;
  channel?: Channel;
  assetType?: AssetType;
  kind?: Kind;
  language?: string;
  headline?: string;
  supporting?: string;
  cta?: string;
  /** Must be told in the post, its headline or its action. */
  keeps?: string[];
  /** Must stand nowhere in the copy. */
  never?: string[];
  flags?: Flag[];
};
