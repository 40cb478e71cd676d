import { chapters } from "../film/chapters.tsx";
import { closeup } from "../film/closeup.tsx";
import { lettering } from "../film/motifs/lettering.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { subjectMotif } from "../film/motifs/subject.tsx";
import { phraseScene } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { figureScene } from "../film-stat/figures.tsx";
import { isMoney } from "../kit/money.ts";
import type { Slide } from "../series/data.ts";
import { letteredScene, pricedScene } from "./lettered.tsx";
import { numeral } from "./numeral.tsx";

/** A slide with its number, its picture, or else its words alone, as large as they go. */
export const slideShot = (slides: readonly Slide[], index: number, isNumbered = false): Shot => {
  const slide = slides[index] as Slide;
  return {
    texts: [slide.stat, slide.title, slide.body],
    draw: (stage) => ({
      ...drawn(withOwnSubject(withRoomFor(stage, slide, index), index), slide, { index, isNumbered }),
      texts: [slide.stat, slide.title, slide.body],
    }),
  };
};

/** Beside longer words a drawing leaves them too little room. */
const MOST_BESIDE_DRAWING = 96;

/** The words of a slide go before its drawing. */
function withRoomFor(stage: Stage, { title, body }: Slide, index: number): Stage {
  const { slideSubjects } = stage.context;
  if (!slideSubjects?.[index] || title.length + body.length <= MOST_BESIDE_DRAWING) return stage;
  const others = slideSubjects.map((subject, i) => (i === index ? undefined : subject));
  return { ...stage, context: { ...stage.context, slideSubjects: others } };
}

/** A slide that names a thing shows that; the others are set in type: one drawing on every slide says nothing. */
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
    motif: placed(lettering),
  };
}

type SlidePlace = { index: number; isNumbered: boolean };

function drawn(
  stage: Stage,
  { stat, title, body, photo }: Slide,
  { index, isNumbered }: SlidePlace,
): SceneDraft {
  const found = stage.context.photos.get(photo);
  if (isMoney(stat)) return pricedScene(stage, { price: stat, title, body });
  if (stat) return figureScene(stage, { value: stat, label: title, note: body });
  if (found && !found.device) return closeup(stage, found, { text: title, body });
  if (!found && isNumbered) return phraseScene(stage, { text: title, body, over: numeral(stage, index + 1) });
  const isNamed = stage.context.slideSubjects?.[index] !== undefined;
  if (!found)
    return isNamed ? phraseScene(stage, { text: title, body }) : letteredScene(stage, { title, body });
  const [draft] = chapters(stage, [{ title, body, isCut: false, subject: found }]);
  return draft as SceneDraft;
}
