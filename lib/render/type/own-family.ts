import { coverOf, shared } from "../coverage.ts";
import { type Slice, sliceOf } from "../fonts.ts";
import type { Pairing, Role } from "../typeface.ts";

/** A font file of a brand's own: what it draws as ranges of hexadecimal code points, and its weights. */
type OwnFace = {
  key: string;
  data: ArrayBuffer;
  covers: string;
  weights: readonly [min: number, max: number];
};

/** Files of a brand's own that are one family. The name is unique to these files: the engine knows them by it. */
export type OwnFamily = { name: string; faces: readonly OwnFace[] };

/** The families of a brand's own that stand in for those of its pairing. */
export type OwnTypefaces = Partial<Record<Extract<Role, "display" | "text">, OwnFamily>>;

/** Tracking that a family of unknown shapes can bear, as a share of the house's grotesque. */
const TIGHTNESS = 0.7;

/** A pairing led by a brand's own families. What they lack comes from the pairing's, letter by letter. */
export function withOwn(pairing: Pairing, { display, text }: OwnTypefaces): Pairing {
  if (!display && !text) return pairing;
  const { families, tightness } = pairing;
  return {
    name: [pairing.name, display?.name, text?.name].join(" "),
    families: {
      ...families,
      ...(display && { display: `${display.name}, ${families.display}` }),
      ...(text && { text: `${text.name}, ${families.text}` }),
    },
    tightness: { ...tightness, ...(display && { display: TIGHTNESS }) },
  };
}

/**
 * Its files as slices. Each draws what all of them draw: a letter never changes its family with its weight. The engine
 * takes a key once, so the same file in two families has two.
 */
export function slicesOf({ name, faces }: OwnFamily): Slice[] {
  const cover = faces.map(({ covers }) => coverOf(covers)).reduce(shared);
  return faces.map(({ key, data }) => ({ ...sliceOf(name, `${name} ${key}`, cover, data), isOwn: true }));
}

/** The nearest weight that one of its files has: the engine would thicken letters by itself. */
export function nearestWeight({ faces }: OwnFamily, weight: number): number {
  const offered = faces.map(({ weights: [min, max] }) => Math.min(max, Math.max(min, weight)));
  return offered.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best));
}
