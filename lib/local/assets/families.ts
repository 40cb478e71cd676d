/** A font package whose slices are served as static assets. */
export type Source = {
  /** As styles name the family. */
  name: string;
  pack: string;
  /** Slices that the Worker holds itself: their characters are taken. */
  bundled: readonly string[];
  /** Slices whose characters another family draws better. */
  without: readonly string[];
};

const BUNDLED = ["latin", "latin-ext"];
/** Latin, Greek and Cyrillic letters come from the families of the brand's pairing. */
const WESTERN = [
  "latin",
  "latin-ext",
  "vietnamese",
  "cyrillic",
  "cyrillic-ext",
  "greek",
  "greek-ext",
  "math",
  "symbols",
];

const own = (name: string, pack: string): Source => ({ name, pack, bundled: [], without: [] });
const noto = (script: string): Source => ({
  name: `Noto Sans ${script}`,
  pack: `noto-sans-${script.toLowerCase()}`,
  bundled: [],
  without: WESTERN,
});

/** The families that brands are set in. */
export const BRAND_FAMILIES: readonly Source[] = [
  { name: "Inter", pack: "inter", bundled: BUNDLED, without: [] },
  { name: "Bricolage Grotesque", pack: "bricolage-grotesque", bundled: BUNDLED, without: [] },
  own("Geist", "geist"),
  own("Space Grotesk", "space-grotesk"),
  own("Figtree", "figtree"),
  own("Fraunces", "fraunces"),
  own("Playfair Display", "playfair-display"),
  own("DM Sans", "dm-sans"),
  own("JetBrains Mono", "jetbrains-mono"),
];

/** What draws the letters that no brand family has. */
export const WORLD_FAMILIES: readonly Source[] = [
  noto("Arabic"),
  noto("Hebrew"),
  noto("Devanagari"),
  noto("Thai"),
  noto("JP"),
  noto("SC"),
  noto("KR"),
];
