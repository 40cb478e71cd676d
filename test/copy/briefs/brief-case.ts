import type { Brand } from "../../../lib/copy/types.ts";
import type { AssetType, Channel } from "../../../lib/vocab.ts";

/** A brief with what its story must hold. Texts are compared without regard to capitals. */
export type BriefCase = {
  id: string;
  brief: string;
  brand: Brand;
  channel?: Channel;
  assetType?: AssetType;
  language?: string;
  /** Must stand in the post, its headline or its action. */
  keeps?: string[];
  /** Must stand nowhere in the story. */
  never?: string[];
};
