import { LOOKS_VERSION } from "./look/looks.ts";
import type { Surface } from "./surface.ts";
import type { RenderContext } from "./template.ts";

/** What of a plan its render hash is made of. */

type Planned = Omit<RenderContext, "measureText">;

/** How drawings are sized and where they stand: another number for other pixels of the same data. */
const DRAWINGS_VERSION = "drawings@4";
export const drawingsIn = ({ subject, slideSubjects }: Planned) =>
  subject || slideSubjects ? [DRAWINGS_VERSION] : [];

/** The context as `hash` reads it. Its field names are frozen: another name would change every stored render hash. */
export function hashForm({ watermark: sealed, theme, photos, look, ...rest }: Planned) {
  const { page, flood, wash, sheet, brandColors: given, ...kind } = theme;
  const surfaces = { page, flood, wash, sheet };
  const named = Object.entries(surfaces).map(([name, surface]) => [name, surfaceForm(surface)]);
  // What is measured follows from the bytes, which the key stands for.
  const seen = [...photos].map(([ref, { view: _, ...photo }]) => [ref, photo]);
  return {
    ...rest,
    theme: { ...kind, given, ...Object.fromEntries(named) },
    photos: seen,
    sealed,
    // Pictures in the house's look are the same as before there were others.
    ...(look.id !== "signal" && { look: [LOOKS_VERSION, look] }),
    ...(look.film && look.film !== "signal" && { look: [LOOKS_VERSION, look.film] }),
  };
}

const surfaceForm = ({ background: ground, backgrounds: grounds, ...rest }: Surface) => ({
  ...rest,
  ground,
  grounds,
});
