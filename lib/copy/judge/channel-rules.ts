import type { Channel } from "../../vocab.ts";
import { bytes, size, weighted } from "../text.ts";

type Rules = {
  /** The platform's own limit of a post, in its own unit. */
  max: number;
  measure: (text: string) => number;
  unit: string;
  /** What a reader sees before "see more", in characters. */
  fold: number;
  /** Fewest and most hashtags that look at home there, and the most the platform takes at all. */
  hashtags: { least: number; most: number; limit: number };
};

const inCharacters = { measure: size, unit: "characters" };

export const CHANNEL_RULES: Record<Channel, Rules> = {
  twitter: {
    max: 280,
    measure: weighted,
    unit: "characters as X counts them",
    fold: 140,
    hashtags: { least: 0, most: 2, limit: 280 },
  },
  linkedin: { max: 3000, ...inCharacters, fold: 160, hashtags: { least: 0, most: 5, limit: 3000 } },
  instagram: { max: 2200, ...inCharacters, fold: 125, hashtags: { least: 1, most: 12, limit: 30 } },
  youtube: {
    max: 5000,
    measure: bytes,
    unit: "bytes",
    fold: 150,
    hashtags: { least: 0, most: 5, limit: 60 },
  },
  tiktok: { max: 2200, ...inCharacters, fold: 100, hashtags: { least: 1, most: 6, limit: 2200 } },
  // A page has no limit of its own; beyond this it is no caption.
  web: { max: 5000, ...inCharacters, fold: 160, hashtags: { least: 0, most: 0, limit: 5000 } },
};
