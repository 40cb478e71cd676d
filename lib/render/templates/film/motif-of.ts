import type { Layer } from "../../film/motion.ts";
import type { RenderContext } from "../../template.ts";
import { lowDiscrepancy } from "../kit/prng.ts";
import { arc } from "./motifs/arc.tsx";
import type { Motif } from "./motifs/motif.ts";
import { subjectMotif } from "./motifs/subject.tsx";
import { sun } from "./motifs/sun.tsx";
import { tiles } from "./motifs/tiles.tsx";

const MOTIFS: readonly Motif[] = [sun, tiles, arc];

/** The motif of a film: what it is about, else one chosen by its seed. */
export const motifOf = ({ seed, subject }: Pick<RenderContext, "seed" | "subject">): Motif =>
  subject ? subjectMotif(subject) : (MOTIFS[Math.floor(lowDiscrepancy(seed, 1) * MOTIFS.length)] ?? sun);

/** The motif as it stands at its end, for the last scene, in which nothing of it moves. */
export const atRest = (layers: readonly Layer[]): Layer[] => layers.map(({ drift: _, ...layer }) => layer);
