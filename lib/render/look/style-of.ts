import { type Look, lookNamed, SIGNAL } from "./looks.ts";
import { otherLook, suggestLook, suggestPairing } from "./suggest.ts";
import type { BrandHints } from "./traits.ts";

/** What decides how a brand is set and composed; `render/plan.ts` says what the fields mean. */
type StyledBrand = {
  id?: string;
  name: string;
  tagline?: string;
  about?: readonly string[];
  voice?: readonly string[];
  palette: Record<string, string>;
  fonts?: string;
  look?: string;
  variant?: number;
  alternate?: number;
};

type BrandStyle = { look: Look; fonts: string };

/**
 * The brand's own direction and pairing, or suggested ones. The type is the same in all pictures and films of a brand,
 * whatever their version; films follow a direction where nothing has to move otherwise.
 */
export function styleOf(
  brand: StyledBrand,
  { isFilm, logo }: { isFilm: boolean; logo?: { aspect: number } | undefined },
): BrandStyle {
  const { id, variant, alternate = 0, fonts } = brand;
  const hints = hintsOf(brand, logo?.aspect);
  const usual = lookNamed(brand.look ?? "", hints.id) ?? (id === undefined ? SIGNAL : suggestLook(hints));
  const found = alternate > 0 ? otherLook(hints, usual, alternate) : usual;
  const still = variant === undefined ? found : { ...found, variant };
  return {
    look: isFilm ? { ...SIGNAL, motion: found.motion, film: found.id } : still,
    fonts: fonts || (id === undefined ? "" : suggestPairing(hints, usual.id)),
  };
}

const hintsOf = (
  { id, name, palette, voice, tagline = "", about = [] }: StyledBrand,
  logoAspect?: number,
): BrandHints => ({
  id: id ?? name,
  palette,
  voice,
  about: [tagline, ...about].filter(Boolean),
  logoAspect,
});
