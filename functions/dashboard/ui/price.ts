import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import type { AssetType } from "../../../lib/vocab.ts";

export const creditsInWords = (credits: number): string =>
  credits === 1 ? "1 credit" : `${credits} credits`;

/** What making one costs, in words. */
export const priceOf = (type: AssetType): string => creditsInWords(ASSET_TYPES[type].credits);
