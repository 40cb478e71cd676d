import { lettering } from "./motifs/lettering.ts";
import type { Motif } from "./motifs/motif.ts";
import { subjectMotif } from "./motifs/subject.tsx";
import type { Stage } from "./stage.ts";

/** Beside longer words a drawing leaves them too little room. */
const MOST_BESIDE_DRAWING = 96;

type SaidWords = { title: string; body: string };

/** The words of a scene go before its drawing. */
export const ownSubject = (
  { context: { slideSubjects } }: Stage,
  index: number,
  { title, body }: SaidWords,
) => (title.length + body.length <= MOST_BESIDE_DRAWING ? slideSubjects?.[index] : undefined);

/** A scene that names a thing shows that; the others are set in type: one drawing in every scene says nothing. */
export function withOwnSubject(stage: Stage, index: number, said: SaidWords): Stage {
  const subject = ownSubject(stage, index, said);
  const { align, at } = stage.motif;
  const placed = (motif: Motif): Motif => ({ ...motif, align, at });
  if (subject)
    return { ...stage, context: { ...stage.context, subject }, motif: placed(subjectMotif(subject)) };
  return stage.motif.name === "subject" ? { ...stage, motif: placed(lettering) } : stage;
}
