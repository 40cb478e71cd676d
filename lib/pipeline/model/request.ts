import type { Brand, Copy, Facts } from "../../copy/types.ts";
import type { AssetType, Channel } from "../../vocab.ts";

/** What the model is asked to write about. `houseCopy` is our own copy of the same brief, and what remains when it fails. */
export type CopyRequest = {
  brief: string;
  facts: Facts;
  houseCopy: Copy;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  /** ISO 639-1; the language of the brief when absent. */
  language?: string;
};

export const languageOf = ({ language, facts }: Pick<CopyRequest, "language" | "facts">): string =>
  (language ?? facts.language).slice(0, 2).toLowerCase();
