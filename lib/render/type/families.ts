/** A font family, from an `@fontsource-variable` package. Families that no brand names have no weights of their own. */
export type FontFamily = {
  pack: string;
  /** Weights that look well in headlines and text, within the axis of the variable font. */
  weights?: readonly [min: number, max: number];
  /** OpenType features that are always set. */
  features?: string;
  /** Whether the Worker's bundle holds its Latin slices; see fonts.ts. */
  isBundled?: true;
};

/** The families that brands are set in, by the name that styles use. Their order is that of the asset manifest. */
export const BRAND_FONTS: Readonly<Record<string, FontFamily>> = {
  Inter: { pack: "inter", weights: [100, 900], isBundled: true },
  "Bricolage Grotesque": { pack: "bricolage-grotesque", weights: [200, 800], isBundled: true },
  Geist: { pack: "geist", weights: [100, 900] },
  "Space Grotesk": { pack: "space-grotesk", weights: [300, 700] },
  Figtree: { pack: "figtree", weights: [300, 900] },
  Fraunces: { pack: "fraunces", weights: [100, 700] },
  // Lining figures: Playfair's default figures are old style and look uneven in a headline.
  "Playfair Display": { pack: "playfair-display", weights: [400, 900], features: '"lnum"' },
  "DM Sans": { pack: "dm-sans", weights: [100, 1000] },
  "JetBrains Mono": { pack: "jetbrains-mono", weights: [100, 800] },
  Oswald: { pack: "oswald", weights: [200, 700] },
  Fredoka: { pack: "fredoka", weights: [300, 700] },
  // Its contextual forms join "ff" as ligatures do.
  Cormorant: { pack: "cormorant", weights: [500, 700], features: '"lnum", "calt" 0' },
  Bitter: { pack: "bitter", weights: [100, 800] },
  Unbounded: { pack: "unbounded", weights: [200, 800] },
};

/** Families of Han characters, by language: the characters have national forms. */
export const HAN_FONTS = { ja: "Noto Sans JP", zh: "Noto Sans SC", ko: "Noto Sans KR" } as const;

/** The families for scripts that no brand family has, by the name that styles use. */
export const WORLD_FONTS: Readonly<Record<string, FontFamily>> = {
  "Noto Sans Arabic": { pack: "noto-sans-arabic" },
  "Noto Sans Hebrew": { pack: "noto-sans-hebrew" },
  "Noto Sans Devanagari": { pack: "noto-sans-devanagari" },
  "Noto Sans Thai": { pack: "noto-sans-thai" },
  [HAN_FONTS.ja]: { pack: "noto-sans-jp" },
  [HAN_FONTS.zh]: { pack: "noto-sans-sc" },
  [HAN_FONTS.ko]: { pack: "noto-sans-kr" },
};
