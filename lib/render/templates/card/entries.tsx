/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole } from "../kit/fit-largest.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME } from "../kit/type-styles.ts";

/** Sizes of an entry in design pixels, and from which on it is large. */
const TYPE = { most: 140, least: 42, leastWide: 34 };
/** Height of a row in sizes of its type: at least, and as much as the room may spread it to. */
const ROW = { least: 1.24, most: 1.75 };
/** What one column keeps of the size that two would have: entries are read from top to bottom. */
const ONE = 0.64;
/** So few entries are no page of their own: a headline's thing is seen beside them, or they stand as points with it. */
const FEW = 4;
/** Between two columns, and between entries and a drawing, in design pixels. */
const GAP = 44;
/** A smaller drawing beside entries is a sticker; in design pixels. */
const DRAWING = { least: 250, most: 560 };
/** Between the hairlines and what they part, in design pixels. */
const RULE = 2;

type EntriesRoom = { surface: Surface; box: Box };
/** Entries that are placed in their room. */
export type PlacedEntries = { nodes: Node[]; size: number };
type EntryColumn = { texts: FittedText[]; height: number; isWhole: boolean; size: number };

/** Dates, names or kinds under each other, in the largest type that has room, with a drawing beside them where that is free. */
export function placeEntries(
  context: RenderContext,
  entries: readonly string[],
  { surface, box }: EntriesRoom,
): PlacedEntries | undefined {
  const one = inColumns(context, entries, box, 1);
  const two = entries.length > 3 ? inColumns(context, entries, box, 2) : undefined;
  const isOne = one !== undefined && (!two || one.size >= ONE * two.size);
  const best = isOne ? one : two;
  if (!best) return undefined;
  const columns = isOne ? 1 : 2;
  const rows = Math.ceil(entries.length / columns);
  const pitch = Math.floor(Math.min(box.height / rows, best.size * ROW.most));
  const top = box.y + Math.round((box.height - pitch * rows) / 2);
  const gap = Math.round(GAP * context.unit);
  const width = Math.floor((box.width - (columns - 1) * gap) / columns);
  const drawing = isOne ? drawingBeside(context, best, { ...box, y: top, height: pitch * rows }) : undefined;
  const isDrawn = context.subject === undefined || context.shape === "wide" || drawing !== undefined;
  if (!isDrawn && entries.length <= FEW) return undefined;
  const ruled = drawing ? box.width - drawing.width - gap : width;
  const nodes = best.texts.map((text, i) => {
    const column = Math.floor(i / rows);
    const at = { x: box.x + column * (width + gap), y: top + (i % rows) * pitch };
    return entry(context, text, { ...at, width: ruled, height: pitch }, surface, i % rows > 0);
  });
  return { nodes: [...nodes, ...drawn(context, drawing, surface)], size: best.size };
}

function inColumns(
  context: RenderContext,
  entries: readonly string[],
  box: Box,
  columns: number,
): EntryColumn | undefined {
  const { unit, shape } = context;
  const width = (box.width - (columns - 1) * GAP * unit) / columns;
  const rows = Math.ceil(entries.length / columns);
  const least = shape === "wide" ? TYPE.leastWide : TYPE.least;
  const range = { maximum: TYPE.most * unit, minimum: least * unit, height: box.height };
  const set = fitLargestType(range, (size) => {
    const texts = entries.map((text) => inSize(context, text, { typeStyle: NAME, size, width }));
    return {
      texts,
      size,
      height: Math.ceil(rows * size * ROW.least),
      isWhole: texts.every((text, i) => isWhole(entries[i] ?? "", text)),
    };
  });
  return set.isWhole && set.height <= box.height ? set : undefined;
}

/** The room right of the entries, as a square in the middle of their height. */
function drawingBeside(
  { unit, subject, shape }: RenderContext,
  { texts }: EntryColumn,
  box: Box,
): Box | undefined {
  const widest = Math.max(...texts.map(({ width }) => width));
  const side = Math.round(Math.min(box.width - widest - GAP * unit, box.height, DRAWING.most * unit));
  if (!subject || shape === "wide" || side < DRAWING.least * unit) return undefined;
  return {
    x: box.x + box.width - side,
    y: box.y + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  };
}

function drawn(context: RenderContext, box: Box | undefined, { background }: Surface): Node[] {
  const { subject } = context;
  if (!box || !subject) return [];
  const { width, height } = box;
  return [
    <Place box={box}>
      <picture src={subjectAlone(context, subject, background)} style={{ width, height }} />
    </Place>,
  ];
}

function entry(
  { unit }: RenderContext,
  text: FittedText,
  box: Box,
  surface: Surface,
  isRuled: boolean,
): Node {
  const rule = Math.max(1, Math.round(RULE * unit));
  const border = isRuled ? { borderTop: `${rule}px solid ${surface.line}` } : {};
  return (
    <Place box={box} style={{ alignItems: "center", ...border }}>
      <TextLines fitted={text} color={surface.ink} part="bullet" />
    </Place>
  );
}
