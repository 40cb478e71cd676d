import type { Layer } from "../../film/motion.ts";
import type { RenderContext } from "../../template.ts";
import { lowDiscrepancy } from "../kit/prng.ts";
import { filmLayout } from "./layout.ts";
import { arc } from "./motifs/arc.tsx";
import { lettering } from "./motifs/lettering.ts";
import type { Motif } from "./motifs/motif.ts";
import { subjectMotif } from "./motifs/subject.tsx";
import { sun } from "./motifs/sun.tsx";
import { tiles } from "./motifs/tiles.tsx";

const MOTIFS: readonly Motif[] = [sun, tiles, arc];

/** The motif of a film: what it is about, else one chosen by its seed. Each version of one film has another. */
export function motifOf(
  context: Pick<RenderContext, "seed" | "subject" | "version" | "look" | "shape">,
): Motif {
  const { subject, version = 0 } = context;
  const ornaments = ornamentsOf(context);
  const [first = sun, ...others] = subject ? [subjectMotif(subject), ...ornaments] : ornaments;
  const all = subject ? [first, inverse(first), ...others] : [first, ...others, inverse(first)];
  return laidOut(context, all[version % all.length] ?? first);
}

type Sown = Pick<RenderContext, "seed" | "version">;

function ornamentsOf({ seed, version = 0 }: Sown): Motif[] {
  // Seeds of versions follow one another.
  const start = Math.floor(lowDiscrepancy(seed - version, 1) * MOTIFS.length);
  return [...MOTIFS.slice(start), ...MOTIFS.slice(0, start)];
}

/** The ornament of a film that has a drawing, for the scenes without it. */
export const ornamentOf = (context: Sown): Motif => ornamentsOf(context)[0] ?? sun;

/** The motif of slides: what they are about, else their words alone, on either ground; further versions have ornaments. */
export function slidesMotif(context: Parameters<typeof motifOf>[0]): Motif {
  const { subject, version = 0 } = context;
  if (subject || version >= LETTERED) return motifOf(context);
  return laidOut(context, version === 0 ? lettering : inverse(lettering));
}

/** Versions that are set in type. */
const LETTERED = 2;

/** A motif with its words where the direction has them. On wide films they stand beside it, and begin on the left. */
function laidOut({ look, shape }: Pick<RenderContext, "look" | "shape">, motif: Motif): Motif {
  const layout = filmLayout({ look });
  if (!layout) return motif;
  return { ...motif, align: shape === "wide" ? "left" : layout.align, at: layout.at };
}

/** The same with the quiet page where the brand's colour was, and the other way round. */
const inverse = (motif: Motif): Motif => ({
  ...motif,
  ends: motif.between,
  between: motif.ends,
  layers({ theme, ...context }, isKept) {
    const { page, wash } = theme;
    return motif.layers({ ...context, theme: { ...theme, page: wash, wash: page, flood: page } }, isKept);
  },
});

/** The motif as it stands at its end, for the last scene, in which nothing of it moves. */
export const atRest = (layers: readonly Layer[]): Layer[] => layers.map(({ drift: _, ...layer }) => layer);
