import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { type ColumnText, placed } from "../film/column.ts";
import { numeral } from "../film/numeral.tsx";
import { ornament } from "../film/ornament.tsx";
import { sign } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { fitAlike } from "../kit/alike.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { besideScene } from "./step-beside.tsx";
import { stepDrawing, stepPlaces } from "./step-drawing.ts";
import { fieldScene } from "./step-field.tsx";

/** In design pixels: the title of a step, what is said of it, and the gaps over both. */
const SIZE = { title: { min: 44, max: 200 }, body: { min: 40, max: 64, tall: 88 }, under: 40, over: 36 };

/** A number without a drawing beside it, in design pixels: the first beside which the words are large, else the last. */
const ALONE = {
  story: [560, 440, 330, 250],
  tall: [460, 380, 300, 250],
  square: [400, 330, 250],
  wide: [250],
};
/** Words beside a large number, in design pixels. */
const LARGE = { story: 96, tall: 72, square: 62, wide: 0 };
/** Of the height, where the words of steps without drawings end. */
const FOOT = { story: 0.86, tall: 0.9, square: 0.92, wide: 1 };

/** Steps are one system: ground, place of the number and size of the words are the same in every scene. */
export function stepScene(given: Stage, slides: readonly Slide[], index: number): SceneDraft {
  const onField = fieldedStep(given, slides, index);
  if (onField) return { ...onField, texts: [slides[index]?.title ?? "", slides[index]?.body ?? ""] };
  const { context, motif, align } = given;
  const stage: Stage = { ...given, surface: motif.between(context.theme) };
  const { layers, available: beside } = ornament(stage);
  const hasDrawings = given.context.slideSubjects?.slice(0, slides.length).some(Boolean) ?? false;
  const available = hasDrawings ? beside : toFoot(context, beside);
  const { number, taken, room, steps, sets } = stepSets(stage, slides, index, { available, hasDrawings });
  const set = sets[index];
  const tallest = Math.max(...sets.map(({ height }) => height));
  const subjects = given.context.slideSubjects?.slice(0, slides.length) ?? [];
  const heights = { number: number.height, taken, tallest };
  const places = stepPlaces(stage, available, heights, hasDrawings);
  const words = { ...room, y: places.y + taken, height: set?.height ?? 0 };
  const { title = "", body = "" } = slides[index] ?? {};
  return {
    background: Background({ context, surface: stage.surface }),
    layers: [
      // Its number says how far one has come.
      ...(motif.name === "subject" ? layers : []),
      // A number alone stands where its words do.
      sign(stage, number, subjects[index] ? places.number : { ...available, y: places.y }),
      ...stepDrawing(stage, subjects[index], places.drawing),
      ...(set
        ? placed(context, steps[index]?.parts ?? [], set, { available: words, align, start: 0.2 }).layers
        : []),
      mark(context, stage.surface, align),
    ],
    texts: [title, body],
  };
}

/** Films with the height for a number over its words. */
const HIGH: ReadonlySet<string> = new Set(["story", "tall"]);

function fieldedStep(given: Stage, slides: readonly Slide[], index: number) {
  const { context, motif } = given;
  if (context.slideSubjects?.slice(0, slides.length).some(Boolean)) return undefined;
  const stage: Stage = { ...given, surface: motif.between(context.theme) };
  const columnsIn = ({ width, height }: Pick<Box, "width" | "height">) =>
    slides.map((slide) => ({ parts: textsOf(stage, slide, width), height }));
  if (context.shape === "wide") return besideScene(stage, columnsIn, index);
  if (!HIGH.has(context.shape)) return undefined;
  const available = toFoot(context, ornament(stage).available);
  return fieldScene(stage, columnsIn, { available, index });
}

/** The room of words without a drawing under them. */
function toFoot({ size, shape }: RenderContext, available: Box): Box {
  const height = Math.round(size.height * FOOT[shape]) - available.y;
  return { ...available, height: Math.max(height, available.height) };
}

type StepRoom = { available: Box; hasDrawings: boolean };

/** The number of a step and the words of all of them under it. */
function stepSets(
  stage: Stage,
  slides: readonly Slide[],
  index: number,
  { available, hasDrawings }: StepRoom,
) {
  const { context } = stage;
  const tried = (hasDrawings ? [undefined] : ALONE[context.shape]).map((most) => {
    const number = numeral(stage, index + 1, most);
    const taken = number.height + Math.round(SIZE.under * context.unit);
    const room = { ...available, height: available.height - taken };
    const steps = slides.map((slide) => ({
      parts: textsOf(stage, slide, room.width),
      height: room.height,
    }));
    return { number, taken, room, steps, sets: fitAlike(context.measureText, steps) };
  });
  const isLarge = ({ sets }: (typeof tried)[number]) =>
    sets.every(({ parts: { title, body } }) => {
      const isWhole = !title?.cut && !body?.cut;
      return isWhole && (title?.size ?? 0) >= LARGE[context.shape] * context.unit;
    });
  return tried.find(isLarge) ?? (tried.at(-1) as (typeof tried)[number]);
}

function textsOf(
  {
    context: { unit, shape },
    surface,
  }: Pick<Stage, "surface"> & { context: Pick<RenderContext, "unit" | "shape"> },
  { title, body }: Slide,
  width: number,
): ColumnText<"title" | "body">[] {
  const sized = ({ min, max }: { min: number; max: number }) => ({ min: min * unit, max: max * unit, width });
  const under = { ...SIZE.body, max: shape === "story" ? SIZE.body.tall : SIZE.body.max };
  return [
    {
      ...{ key: "title", text: title, typeStyle: HEADLINE, ...sized(SIZE.title), maxLines: 7, gap: 0 },
      ...{ color: surface.title, part: "headline" },
    },
    {
      ...{ key: "body", text: body, typeStyle: BODY, ...sized(under), maxLines: 6 },
      ...{ gap: Math.round(SIZE.over * unit), color: surface.muted, part: "detail", as: "block" },
    },
  ];
}
