/** @jsxImportSource #template */
import { fitText, type TextStack } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import { Background } from "../film/background.tsx";
import { otherGround } from "../film/band.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { type ColumnText, placed } from "../film/column.ts";
import { sign } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { fitAlike } from "../kit/alike.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";

type StepKey = "title" | "body";
type StepColumn = { parts: ColumnText<StepKey>[]; height: number };

/** Of the height, where the field of a number ends: at least, and at most. In design pixels, the gap under it. */
const FIELD = { least: 0.4, most: 0.5 };
const GAP = 64;
/** How high a digit is, and how far under the head of its line it begins, in sizes of its type; of its room, how high it is. */
const DIGIT = { height: 0.72, top: 0.115, high: 0.8 };

type FieldSteps = { available: Box; index: number };

/**
 * A step without a drawing in a high film: its number on a field that has all that the longest words leave, and its words
 * under it. Undefined where they need the room.
 */
export function fieldScene(
  stage: Stage,
  columnsIn: (room: Box) => StepColumn[],
  { available, index }: FieldSteps,
): SceneDraft | undefined {
  const { context, surface, align } = stage;
  const { size, unit, measureText } = context;
  const gap = Math.round(GAP * unit);
  const foot = available.y + available.height;
  const top = Math.round(size.height * FIELD.least) + gap;
  const columns = columnsIn({ ...available, y: top, height: foot - top });
  const sets: TextStack<StepKey>[] = fitAlike(measureText, columns);
  const isCut = sets.some(({ parts }) => parts.title?.cut || parts.body?.cut);
  const set = sets[index];
  if (isCut || !set || !columns[index]) return undefined;
  const tallest = Math.max(...sets.map(({ height }) => height));
  const end = Math.min(Math.round(size.height * FIELD.most), foot - gap - tallest);
  const field = otherGround(stage);
  const { y: under } = underMark(context);
  const max = ((end - under) * DIGIT.high) / DIGIT.height;
  const spec = { text: `${index + 1}`, typeStyle: FIGURE, min: max / 3, max, width: available.width };
  const digit = fitText(measureText, { ...spec, maxLines: 1 });
  const high = digit.size * DIGIT.height;
  const y = Math.round(under + (end - under - high) / 2 - DIGIT.top * digit.size);
  const number = { node: <TextLines fitted={digit} color={field.key} part="index" />, height: digit.height };
  const words = { ...available, y: end + gap, height: set.height };
  const box = { x: 0, y: 0, width: size.width, height: end };
  return {
    background: (
      <Background
        context={context}
        surface={surface}
        field={<Place box={box} style={{ backgroundColor: field.background }} />}
      />
    ),
    layers: [
      sign(stage, number, { ...available, y }),
      ...placed(context, columns[index].parts, set, { available: words, align, start: 0.2 }).layers,
      mark(context, field, align),
    ],
    texts: [],
  };
}
