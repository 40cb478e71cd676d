import { chapters } from "../film/chapters.tsx";
import { closeup } from "../film/closeup.tsx";
import { letteredScene, pricedScene } from "../film/lettered.tsx";
import { withOwnSubject } from "../film/own-subject.ts";
import { phraseScene } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { figureScene } from "../film-stat/figures.tsx";
import { isPriceTag } from "../kit/money.ts";
import { courseDays } from "../series/course.ts";
import { linesOf, type Slide } from "../series/data.ts";
import { leavesOf } from "../series/leaf.ts";
import { tag } from "../series/tag.tsx";
import { leafScene } from "./leaf-scene.tsx";
import { listScene } from "./list-scene.tsx";
import { opposedScene } from "./opposed-scene.tsx";
import { stepScene } from "./step-scene.tsx";

/** A slide with its number, its picture, or else its words alone, as large as they go. The first `counted` ones are steps. */
export const slideShot = (slides: readonly Slide[], index: number, counted = 0): Shot => ({
  texts: textsOf(slides[index] as Slide),
  draw: (stage) => ({
    ...sceneOf(stage, slides, index, counted),
    texts: textsOf(slides[index] as Slide),
  }),
});

function sceneOf(stage: Stage, slides: readonly Slide[], index: number, counted: number): SceneDraft {
  const slide = slides[index] as Slide;
  // The days of a course are its numbers.
  if (isStep(stage, slide, index < counted) && courseDays(slides).length === 0)
    return stepScene(asStep(stage, index, slide), slides.slice(0, counted), index);
  const opposed = opposedScene(stage, slides, index);
  if (opposed) return opposed;
  const leaves = leavesOf(slides);
  if (leaves[index]) return leafScene(stage, leaves, index);
  return drawn(withOwnSubject(stage, index, slide), slide, { index, hasAmount: slides.some(isAmount) });
}

const textsOf = (slide: Slide) => {
  const { tag = "", stat, title, body } = slide;
  return [tag, stat, title, body, ...(linesOf(slide) ?? [])];
};

/** Whether a slide is one of the steps that are counted, with nothing but its words. */
const isStep = ({ context }: Stage, slide: Slide, isCounted: boolean): boolean =>
  isCounted && !linesOf(slide) && !slide.tag && !slide.stat && !context.photos.has(slide.photo);

/** A step has its drawing beside its own words, which are as large as those of the others. */
function asStep(stage: Stage, index: number, slide: Slide): Stage {
  const { slideSubjects: _, ...bare } = stage.context;
  return { ...withOwnSubject({ ...stage, context: bare }, index, slide), context: stage.context };
}

/** `hasAmount`: the amount on some slide is the figure of the series, and no other number is as large. */
type SlidePlace = { index: number; hasAmount: boolean };

const isAmount = ({ stat }: Slide): boolean => isPriceTag(stat);

function drawn(stage: Stage, slide: Slide, { index, hasAmount }: SlidePlace): SceneDraft {
  const { stat, title, body, photo } = slide;
  if (linesOf(slide)) return listScene(stage, slide);
  if (slide.tag && !stat)
    return phraseScene(stage, { text: title, body, over: tag(stage.context, slide.tag, stage.surface) });
  const found = stage.context.photos.get(photo);
  if (isPriceTag(stat)) return pricedScene(stage, { price: stat, title, body });
  if (stat) return figureScene(stage, { value: stat, label: title, note: body });
  if (found && !found.device) return closeup(stage, found, { text: title, body });
  if (!found) return worded(stage, slide, { index, hasAmount });
  const [draft] = chapters(stage, [{ title, body, isCut: false, subject: found }]);
  return draft as SceneDraft;
}

/** A slide of nothing but words, beside the drawing of what they name, or as large as they go. */
function worded(stage: Stage, { title, body }: Slide, { index, hasAmount }: SlidePlace): SceneDraft {
  if (hasAmount) return phraseScene(stage, { text: title, part: "statement", body, isWhole: true });
  const isNamed = stage.context.slideSubjects?.[index] !== undefined;
  return isNamed ? phraseScene(stage, { text: title, body }) : letteredScene(stage, { title, body });
}
