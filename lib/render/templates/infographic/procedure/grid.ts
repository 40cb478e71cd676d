import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { fitLargestType, type SettledText } from "../../kit/fit-largest.ts";
import { type CellGrid, type SetCell, type StepTexts, setCell } from "./cell.ts";
import { type SetRemark, setRemark } from "./remark.tsx";
import type { StepStyle } from "./step-style.ts";

export type StepsSet = SettledText & {
  type: number;
  grid: CellGrid;
  cells: SetCell[];
  rows: number[];
  remark: SetRemark | undefined;
  gap: number;
};

export type ProcedureSpec = {
  steps: StepTexts;
  facts: readonly string[];
  stepStyle: StepStyle;
  /** Which steps show what they name; empty where none does. */
  drawn: readonly boolean[];
  /** What was set before: compositions of one page ask for the same widths and sizes. */
  known: Map<string, StepsSet>;
};
type Room = { width: number; height: number };

/** Type of steps at most, in design pixels, and of numerals in sizes of it, from the largest. */
const MOST = 46;
const NUMERALS = [4.6, 3.8, 3.2, 2.7];
const LEAST_NUMERALS = [2.2, 1.6];
/** Of the type that a larger numeral may cost. */
const KEPT = 0.95;
/** Columns beside which numerals stand over their words. */
const OVER = 2;

/** Between the steps and what follows them, in design pixels. */
export const SECTION = 20;

/** StepTexts and remark in one size of type, in the largest that the room allows; undefined where nothing is whole. */
export function fitProcedure(context: RenderContext, spec: ProcedureSpec, room: Room): StepsSet | undefined {
  const setIn = (grid: CellGrid) => {
    const range = { minimum: context.smallest, maximum: MOST * context.unit, height: room.height };
    return fitLargestType(range, (type) => knownAt(context, spec, room.width, grid, type));
  };
  const fits = (set: StepsSet) => set.isWhole && set.height <= room.height;
  const sets = gridsOf(context, spec, room).map(setIn).filter(fits);
  const [first, ...others] = sets;
  if (!first) return undefined;
  // Small numerals are for pages on which larger ones would cost many sizes of type.
  const worth = (set: StepsSet) =>
    set.type * calm(context, set) * (set.grid.numeral < NUMBERED ? SMALLER : 1);
  const best = others.reduce((a, b) => (worth(b) > worth(a) * 1.03 ? b : a), first);
  const larger = NUMERALS.map((numeral) => setIn({ ...best.grid, numeral }));
  const plain = larger.find((set) => fits(set) && set.type >= best.type * KEPT) ?? best;
  if (spec.drawn.length === 0) return plain;
  const ranked = sets.toSorted((a, b) => worth(b) - worth(a));
  return drawnBeside(context, [plain, best, ...ranked], (grid) => {
    const set = setIn(grid);
    return fits(set) ? set : undefined;
  });
}

/** The first of some sets, which are in the order of their worth, that has room for what its steps name; else the first. */
function drawnBeside(
  { unit }: RenderContext,
  [plain, ...others]: readonly [StepsSet, ...StepsSet[]],
  fitted: (grid: CellGrid) => StepsSet | undefined,
): StepsSet {
  const isSeen = ({ type, grid }: StepsSet) => type * grid.drawing >= LEAST_DRAWING * unit;
  for (const { grid } of [plain, ...others])
    for (const drawing of DRAWINGS) {
      const set = drawing <= widestOf(grid) ? fitted({ ...grid, drawing }) : undefined;
      if (set && isSeen(set) && set.type >= plain.type * KEPT_BESIDE) return set;
    }
  return plain;
}

/** Sides of what steps name, in sizes of the type, from the largest; the least of them, in design pixels. */
const DRAWINGS = [4.2, 3.6, 3, 2.6, 2.2, 1.9];
const LEAST_DRAWING = 56;
/** A drawing beside words is no larger than this, or than their numeral, and one beside a numeral over words than that. */
const WIDEST = 3.6;
const widestOf = ({ isOver, numeral }: CellGrid) => (isOver ? numeral : Math.max(WIDEST, numeral));
/** Of the type that drawings may cost: a step of its size. */
const KEPT_BESIDE = 0.9;

/** Numerals that lead the eye, in sizes of the type, and what smaller ones are worth. */
const NUMBERED = 2;
const SMALLER = 0.86;

/** Of its type: what a list gives for one column, and for a last row without a gap. */
const CALM = { few: 5, columns: 0.92, uneven: 0.92 };

/** Few steps are read from top to bottom, and no step is twice as wide as the others. */
export function calm(
  { subject }: Pick<RenderContext, "subject">,
  { grid: { columns }, cells }: StepsSet,
): number {
  const isUneven = freeCells(cells.length, columns) > 0 && !subject;
  return (columns > 1 && cells.length <= CALM.few ? CALM.columns : 1) * (isUneven ? CALM.uneven : 1);
}

/** One column or two, of wide rooms three; numerals stand over the words of narrow columns only. */
function gridsOf({ unit }: RenderContext, { steps, stepStyle }: ProcedureSpec, { width }: Room): CellGrid[] {
  const most = Math.min(steps.items.length, Math.max(1, Math.floor(width / (230 * unit))), 4);
  return Array.from({ length: most }, (_, i) => i + 1).flatMap((columns) => {
    const beside = LEAST_NUMERALS.map((numeral) => ({ columns, isOver: false, numeral, drawing: 0 }));
    return stepStyle.isOver && columns >= OVER
      ? [...beside, ...beside.map((one) => ({ ...one, isOver: true }))]
      : beside;
  });
}

/** Whether the last row has one free cell, which a drawing may take. */
const freeCells = (count: number, columns: number): number => (columns - (count % columns)) % columns;

function knownAt(
  context: RenderContext,
  spec: ProcedureSpec,
  width: number,
  grid: CellGrid,
  type: number,
): StepsSet {
  const key = [width, type, ...Object.values(grid), context.subject !== undefined].join(" ");
  const set = spec.known.get(key) ?? setAt(context, spec, width, grid, type);
  spec.known.set(key, set);
  return set;
}

function setAt(
  context: RenderContext,
  { steps, facts, stepStyle, drawn }: ProcedureSpec,
  width: number,
  grid: CellGrid,
  type: number,
): StepsSet {
  const { columns } = grid;
  const gap = Math.round(stepStyle.gap * context.unit);
  const each = (width - (columns - 1) * gap) / columns;
  const count = steps.items.length;
  const free = freeCells(count, columns);
  const cells = steps.items.map((_, i) => {
    const isLast = i === count - 1 && free > 0;
    const wide = isLast && !context.subject ? each * (free + 1) + gap * free : each;
    return setCell(context, steps, i, { grid, stepStyle, type, width: wide, isDrawn: drawn[i] === true });
  });
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Math.max(...cells.slice(row * columns, (row + 1) * columns).map(({ height }) => height)),
  );
  const remark = facts.length > 0 ? setRemark(context, facts, width, type) : undefined;
  const own = rows.reduce((sum, one) => sum + one, 0) + (rows.length - 1) * gap;
  const height = own + (remark ? remark.height + SECTION * context.unit : 0);
  return {
    type,
    grid,
    cells,
    rows,
    remark,
    gap,
    height: Math.ceil(height),
    isWhole: cells.every((cell) => cell.isWhole) && (!remark || remark.isWhole),
  };
}

export type PlacedCell = { index: number; box: Box };

/** The places of all cells in a box that they fill, and of the cell that is left free. */
export function placed(
  context: RenderContext,
  { rows, grid: { columns }, gap, cells }: StepsSet,
  box: Box,
): { cells: PlacedCell[]; free: Box | undefined } {
  const used = rows.reduce((sum, one) => sum + one, 0) + (rows.length - 1) * gap;
  const more = Math.max(0, box.height - used) / rows.length;
  const width = (box.width - (columns - 1) * gap) / columns;
  const free = freeCells(cells.length, columns);
  const at = (i: number, span = 1): Box => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const above = rows.slice(0, row).reduce((sum, one) => sum + one + more + gap, 0);
    return {
      x: Math.round(box.x + column * (width + gap)),
      y: Math.round(box.y + above),
      width: Math.round(width * span + gap * (span - 1)),
      height: Math.round((rows[row] ?? 0) + more),
    };
  };
  const isSpanned = free > 0 && !context.subject;
  const all = cells.map((_, index) => ({
    index,
    box: at(index, isSpanned && index === cells.length - 1 ? free + 1 : 1),
  }));
  return { cells: all, free: free > 0 && context.subject ? at(cells.length, free) : undefined };
}
