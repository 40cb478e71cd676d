import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { inWords } from "./numbers.ts";

export const creditsInWords = (credits: number): string =>
  credits === 1 ? "1 credit" : `${inWords(credits)} credits`;

/** What making one costs, in words. */
export const priceOf = (type: AssetType): string => creditsInWords(ASSET_TYPES[type].credits);
