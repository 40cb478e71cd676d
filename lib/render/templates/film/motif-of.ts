import type { Layer } from "../../film/motion.ts";
import type { RenderContext } from "../../template.ts";
import { atAlone, filmLayout } from "./layout.ts";
import { field } from "./motifs/field.tsx";
import { lettering } from "./motifs/lettering.ts";
import type { Motif } from "./motifs/motif.ts";
import { subjectMotif } from "./motifs/subject.tsx";

/**
 * The motif of a film: what it is about, else its words alone. Each version has another: the other ground, then a field
 * of colour.
 */
export function motifOf(context: Pick<RenderContext, "subject" | "version" | "look" | "shape">): Motif {
  const { subject, version = 0 } = context;
  const motifs = subject ? [subjectMotif(subject), lettering] : [lettering, field];
  const all = motifs.flatMap((motif) => [motif, inverse(motif)]);
  return laidOut(context, all[version % all.length] ?? lettering);
}

/** A motif with its words where the direction has them. On wide films they stand beside it, and begin on the left. */
function laidOut({ look, shape }: Pick<RenderContext, "look" | "shape">, motif: Motif): Motif {
  const layout = filmLayout({ look });
  if (!layout) return motif;
  const at = motif.name === "subject" ? layout.at : atAlone(layout.at);
  return { ...motif, align: shape === "wide" ? "left" : layout.align, at };
}

/** The same with the quiet page where the brand's colour was, and the other way round. */
const inverse = (motif: Motif): Motif => ({
  ...motif,
  ends: motif.between,
  between: motif.ends,
  layers({ theme, ...context }, room) {
    const { page, wash } = theme;
    return motif.layers({ ...context, theme: { ...theme, page: wash, wash: page, flood: page } }, room);
  },
});

/** The motif as it stands at its end, for the last scene, in which nothing of it moves. */
export const atRest = (layers: readonly Layer[]): Layer[] => layers.map(({ drift: _, ...layer }) => layer);
