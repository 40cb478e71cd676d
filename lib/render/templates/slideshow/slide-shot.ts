import { chapters } from "../film/chapters.tsx";
import { closeup } from "../film/closeup.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import { subjectMotif } from "../film/motifs/subject.tsx";
import { sun } from "../film/motifs/sun.tsx";
import { tiles } from "../film/motifs/tiles.tsx";
import { phraseScene } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { figureScene } from "../film-stat/figures.tsx";
import { iconForTitle } from "../kit/icon-for.ts";
import type { Slide } from "../series/data.ts";
import { numeral } from "./numeral.tsx";

/** A slide with its number, its picture, its icon, or else its words alone, as large as they go. */
export const slideShot = (slides: readonly Slide[], index: number, isNumbered = false): Shot => {
  const slide = slides[index] as Slide;
  return {
    texts: [slide.stat, slide.title, slide.body],
    draw: (stage) => ({
      ...drawn(withOwnSubject(stage, index), slide, { index, isNumbered }),
      texts: [slide.stat, slide.title, slide.body],
    }),
  };
};

/** A slide that names a thing shows that; the others have ornaments: one drawing on every slide says nothing. */
function withOwnSubject(stage: Stage, index: number): Stage {
  const { subject: shared, slideSubjects, ...context } = stage.context;
  const subject = slideSubjects?.[index];
  const { align, at } = stage.motif;
  const placed = (motif: Motif): Motif => ({ ...motif, align, at });
  if (subject)
    return { ...stage, context: { ...stage.context, subject }, motif: placed(subjectMotif(subject)) };
  if (!shared) return stage;
  return {
    ...stage,
    context: { ...context, slideSubjects: slideSubjects ?? [] },
    motif: placed(index % 2 === 0 ? sun : tiles),
  };
}

type SlidePlace = { index: number; isNumbered: boolean };

function drawn(
  stage: Stage,
  { stat, title, body, photo }: Slide,
  { index, isNumbered }: SlidePlace,
): SceneDraft {
  const found = stage.context.photos.get(photo);
  if (stat) return figureScene(stage, { value: stat, label: title, note: body });
  if (found && !found.device) return closeup(stage, found, { text: title, body });
  if (!found && isNumbered) return phraseScene(stage, { text: title, body, over: numeral(stage, index + 1) });
  const isNamed = stage.context.slideSubjects?.[index] !== undefined;
  const icon = found || isNamed ? undefined : iconForTitle(title);
  if (!found && !icon) return phraseScene(stage, { text: title, body });
  const subject = found ?? { icon, number: index + 1 };
  const [draft] = chapters(stage, [{ title, body, isCut: false, subject }]);
  return draft as SceneDraft;
}
