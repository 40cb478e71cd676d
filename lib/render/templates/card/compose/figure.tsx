/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { subjectAlone } from "../../kit/subject/scene.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { FIGURE, NAME } from "../../kit/type-styles.ts";
import type { CardColumn, DrawnPart } from "./column.ts";
import type { CardContent } from "./content.ts";

/** Digits stand on the line; other signs hang below it. */
const TAILED = /[gjpqyQ,;()$]/;
/** Least size of a figure, and sizes of the words around it and beside a short one, in design pixels. */
const SIZE = { least: 90, words: 26, around: 42, beside: 64, sentence: 96 };
/** Lines of the words around a figure, beside a short one and over it. */
const LINES = { around: 3, beside: 5, over: 2 };
/** Between a figure and its words, as a share of the room. */
const GAP = 0.03;
/** Of the height of a column, for the words of a headline around its figure. */
const SENTENCE = 0.5;
/** The largest number of signs of a figure beside which its words stand, and their share of the width. */
const SHORT = { signs: 3, words: 0.44 };

/** A figure with the words before and after it, as large as the column allows. */
export function figure(
  context: RenderContext,
  { figure: found }: CardContent,
  column: CardColumn,
): DrawnPart | undefined {
  if (!found) return undefined;
  const { before, value: text, after } = found;
  // A day stands before its month: over and under it, words would take its height.
  const isShort = text.length <= SHORT.signs && !found.isSentence;
  const isBeside = isShort && column.align === "left" && before + after !== "";
  return (isBeside ? besideWords : betweenWords)(context, found, column);
}

type Figure = NonNullable<CardContent["figure"]>;
type WordsRoom = { width: number; most: number; maxLines: number; height?: number };

/** Words before a figure or after it; undefined for none. */
function wordsIn(
  { measureText, unit }: RenderContext,
  text: string,
  { width, most, maxLines, height }: WordsRoom,
): FittedText | undefined {
  const sizes = { min: SIZE.words * unit, max: most * unit, width, maxLines };
  return text === "" ? undefined : fitText(measureText, { text, typeStyle: NAME, ...sizes }, height);
}

function numberOf(
  { measureText, unit }: RenderContext,
  { value: text }: Figure,
  width: number,
  height: number,
): FittedText {
  const room = Math.max(1, height);
  const typeStyle = TAILED.test(text) ? { ...FIGURE, leading: 1.08 } : FIGURE;
  const sizes = { min: SIZE.least * unit, max: room / typeStyle.leading, maxLines: 1 };
  return fitText(measureText, { text, typeStyle, ...sizes, width }, room);
}

type DrawnFigure = { value: FittedText; words: readonly (FittedText | undefined)[] };

function nodesOf({ isHeadline }: Figure, { surface, align }: CardColumn, { value, words }: DrawnFigure) {
  const [before, after] = words.map(
    (one): Node | undefined =>
      one && <TextLines fitted={one} color={surface.ink} part="label" align={align} />,
  );
  const part = isHeadline ? "headline" : "value";
  return {
    before,
    after,
    number: <TextLines fitted={value} color={surface.key} part={part} align={align} />,
  };
}

const heightOf = (words: DrawnFigure["words"], gap: number) =>
  words.reduce((sum, one) => sum + (one ? one.height + gap : 0), 0);
const isWhole = ({ value, words }: DrawnFigure, width: number, unit: number) =>
  !value.cut && value.width <= width && value.size >= SIZE.least * unit && words.every((one) => !one?.cut);

function betweenWords(context: RenderContext, found: Figure, column: CardColumn): DrawnPart {
  const { width, height, align } = column;
  const gap = Math.round(GAP * height);
  // Words that are the headline are read first, and may take half of the room.
  const room = found.isSentence ? (height * SENTENCE) / 2 : undefined;
  const most = found.isSentence ? SIZE.sentence : SIZE.around;
  const spec = { width, most, maxLines: LINES.around, ...(room && { height: room }) };
  const words = [found.before, found.after].map((text) => wordsIn(context, text, spec));
  const taken = heightOf(words, gap);
  const value = numberOf(context, found, width, height - taken);
  const { before, number, after } = nodesOf(found, column, { value, words });
  const alignItems = align === "center" ? "center" : "flex-start";
  const thing = found.isHeadline || found.isSentence ? undefined : thingBeside(context, value, column);
  const node = (
    <div style={{ flexDirection: "column", alignItems, gap, width, flexShrink: 0 }}>
      {before}
      {thing ? (
        <div style={{ alignItems: "center", justifyContent: "space-between", width, flexShrink: 0 }}>
          {number}
          {thing}
        </div>
      ) : (
        number
      )}
      {after}
    </div>
  );
  const tall = value.height + taken;
  return {
    node,
    height: tall,
    isWhole: isWhole({ value, words }, width, context.unit) && tall <= height,
    type: value.size,
  };
}

/** The thing that a message is about, beside a figure that leaves it half of the width: else it would stand empty. */
function thingBeside(
  { subject, photos, brand, unit, ...context }: RenderContext,
  value: FittedText,
  { width, align, surface }: CardColumn,
): Node | undefined {
  const side = Math.round(Math.min(value.height, width * THING.most));
  const isRoom = side >= THING.least * unit && value.width + side + THING.gap * unit <= width;
  if (!subject || photos.size > 0 || brand.mascot || align !== "left" || !isRoom) return undefined;
  const src = subjectAlone({ ...context, photos, brand, unit }, subject, surface.background);
  return <picture src={src} style={{ width: side, height: side, flexShrink: 0 }} />;
}

/** The least drawing beside a figure and the room between them, in design pixels, and its largest share of the width. */
const THING = { least: 150, gap: 60, most: 0.42 };

/** A short figure with its words: what is read before it stands over it, what is read after it beside it. */
export function besideWords(context: RenderContext, found: Figure, column: CardColumn): DrawnPart {
  const { width, height } = column;
  const gap = Math.round(GAP * width);
  const share = Math.round(width * SHORT.words);
  const room = width - share - gap;
  const over = wordsIn(context, found.before, {
    width: room,
    most: SIZE.around,
    maxLines: LINES.over,
    height,
  });
  const beside = wordsIn(context, found.after, {
    width: share,
    most: SIZE.beside,
    maxLines: LINES.beside,
    height,
  });
  const words = [over, beside];
  const value = numberOf(context, found, room, height - (over?.height ?? 0));
  const { before, number, after } = nodesOf(found, column, { value, words });
  const row = Math.max(value.height, beside?.height ?? 0);
  const tall = row + (over?.height ?? 0);
  // A weekday is wider than its digit: the month stands beside the digit all the same.
  const node = (
    <div style={{ flexDirection: "column", width, height: tall, flexShrink: 0 }}>
      {before}
      <div style={{ alignItems: "center", gap, width, height: row, flexShrink: 0 }}>
        {number}
        {after}
      </div>
    </div>
  );
  return {
    node,
    height: tall,
    isWhole: isWhole({ value, words }, room, context.unit) && tall <= height,
    type: value.size,
  };
}
