import { BRAND_FONTS, WORLD_FONTS } from "../../render/type/families.ts";

/** A font package whose slices are served as static assets. */
export type Source = {
  /** As styles name the family. */
  name: string;
  pack: string;
  /** Slices that are bundled with the Worker; their characters are already covered. */
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

/** Scripts that are read in any pairing, so that their letters come from the world's families. */
const WORLD = ["arabic", "devanagari", "hebrew", "thai"];

/** Font packages of the families that brands are set in. */
export const BRAND_FAMILIES: readonly Source[] = Object.entries(BRAND_FONTS).map(
  ([name, { pack, isBundled = false }]) => ({
    name,
    pack,
    bundled: isBundled ? BUNDLED : [],
    without: WORLD,
  }),
);

/** Font packages of the scripts that no brand family has. */
export const WORLD_FAMILIES: readonly Source[] = Object.entries(WORLD_FONTS).map(([name, { pack }]) => ({
  name,
  pack,
  bundled: [],
  without: WESTERN,
}));
