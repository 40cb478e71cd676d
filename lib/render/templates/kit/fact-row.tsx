/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type TypeStyle, wrap } from "../../wrap.ts";
import type { FactCell } from "./fact-cells.ts";
import { TextLines } from "./text-lines.tsx";
import { NAME, SMALL } from "./type-styles.ts";

type FactRowOptions = {
  surface: Surface;
  width: number;
  /** Of the values, in design pixels. */
  size: number;
  /** How many lines a value may take. */
  lines: number;
  align?: "left" | "center";
};
export type RowLook = Pick<FactRowOptions, "size" | "lines">;

/** The looks of a row in the order of preference: values on one line in any of the sizes, else on two. */
export const rowLooks = (...sizes: number[]): RowLook[] =>
  [1, 2].flatMap((lines) => sizes.map((size) => ({ size, lines })));

export type FactRow = { node: Node; height: number; width: number };

type SetCell = { label: FittedText; value: FittedText; width: number };
type CellGrid = { rows: SetCell[][]; gap: number };

const VALUE: TypeStyle = { ...NAME, leading: 1.2 };
const LABEL = { typeStyle: SMALL, share: 0.72, least: 24 };
/** In design pixels. */
const SPACE = { column: 44, row: 22, rule: 2, underRule: 16, inner: 4 };
const MOST_LABEL_LINES = 2;
const MOST_COLUMNS = 4;

/**
 * Hard facts as labelled cells on hairlines: in one row if they fit, else in a grid of equal columns.
 * Undefined where a value is too long for any column.
 */
export function factRow(
  context: RenderContext,
  cells: readonly FactCell[],
  options: FactRowOptions,
): FactRow | undefined {
  const { unit } = context;
  const grid = inOneRow(context, cells, options) ?? inColumns(context, cells, options);
  if (!grid) return undefined;
  const rule = Math.max(1, Math.round(SPACE.rule * unit));
  const [under, between] = [Math.round(SPACE.underRule * unit), Math.round(SPACE.row * unit)];
  const widths = grid.rows.map((row) =>
    row.reduce((sum, cell) => sum + cell.width, grid.gap * (row.length - 1)),
  );
  const width = Math.max(...widths);
  const heights = grid.rows.map((row) => rowHeight(row, unit));
  const height = heights.reduce((sum, tall) => sum + tall + rule + under, between * (heights.length - 1));
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {grid.rows.map((row, i) => (
        <div style={{ flexDirection: "column", width, marginTop: i > 0 ? between : 0, flexShrink: 0 }}>
          <div style={{ width, height: rule, backgroundColor: options.surface.line, flexShrink: 0 }} />
          <div style={{ gap: grid.gap, marginTop: under, height: heights[i] ?? 0, flexShrink: 0 }}>
            {row.map((cell) => (
              <Cell {...options} cell={cell} labelled={labelHeight(row)} unit={unit} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
  return { node, height, width };
}

function inOneRow(
  context: RenderContext,
  cells: readonly FactCell[],
  options: FactRowOptions,
): CellGrid | undefined {
  const gap = Math.round(SPACE.column * context.unit);
  const row = cells.map((cell) => natural(setCell(context, cell, options.width, options)));
  const used = row.reduce((sum, { width }) => sum + width, gap * (row.length - 1));
  const isWhole = row.every(({ label, value }) => label.lines.length <= 1 && value.lines.length === 1);
  return isWhole && used <= options.width && cells.length <= MOST_COLUMNS + 1
    ? { rows: [row], gap }
    : undefined;
}

const natural = (cell: SetCell): SetCell => ({
  ...cell,
  width: Math.ceil(Math.max(cell.label.width, cell.value.width)),
});

/** As many equal columns as hold every value, without a last row that is nearly empty. */
function inColumns(
  context: RenderContext,
  cells: readonly FactCell[],
  options: FactRowOptions,
): CellGrid | undefined {
  const gap = Math.round(SPACE.column * context.unit);
  for (let most = Math.min(MOST_COLUMNS, Math.max(1, cells.length - 1)); most > 0; most--) {
    const columns = Math.ceil(cells.length / Math.ceil(cells.length / most));
    const width = Math.floor((options.width - gap * (columns - 1)) / columns);
    if (!cells.every((cell) => holds(context, cell, width, options))) continue;
    const set = cells.map((cell) => setCell(context, cell, width, options));
    const rows = Array.from({ length: Math.ceil(set.length / columns) }, (_, i) =>
      set.slice(i * columns, (i + 1) * columns),
    );
    return { rows, gap };
  }
  return undefined;
}

const sizesOf = (size: number, unit: number) => ({
  label: Math.max(LABEL.least, size * LABEL.share) * unit,
  value: size * unit,
});

function holds(
  { measureText, unit }: RenderContext,
  { label, value }: FactCell,
  width: number,
  { size, lines }: FactRowOptions,
): boolean {
  const sizes = sizesOf(size, unit);
  const set = wrap(measureText, value, VALUE, width / sizes.value);
  const named = wrap(measureText, label, LABEL.typeStyle, width / sizes.label);
  return !set.torn && !named.torn && set.lines.length <= lines && named.lines.length <= MOST_LABEL_LINES;
}

function setCell(
  { measureText, unit }: RenderContext,
  { label, value }: FactCell,
  width: number,
  { size, lines }: FactRowOptions,
): SetCell {
  const sizes = sizesOf(size, unit);
  const fixed = (text: string, typeStyle: TypeStyle, px: number, maxLines: number) =>
    fitText(measureText, { text, typeStyle, min: px, max: px, width, maxLines });
  return {
    label: fixed(label, LABEL.typeStyle, sizes.label, MOST_LABEL_LINES),
    value: fixed(value, VALUE, sizes.value, lines),
    width,
  };
}

const labelHeight = (row: readonly SetCell[]) =>
  Math.max(...row.map(({ label }) => (label.lines.join("") ? label.height : 0)));
const innerGap = (row: readonly SetCell[], unit: number) =>
  labelHeight(row) > 0 ? Math.round(SPACE.inner * unit) : 0;
const rowHeight = (row: readonly SetCell[], unit: number) =>
  labelHeight(row) + innerGap(row, unit) + Math.max(...row.map(({ value }) => value.height));

type CellProps = Pick<FactRowOptions, "surface" | "align"> & {
  cell: SetCell;
  labelled: number;
  unit: number;
};

/** Values stand on one line, however many lines their labels have. */
function Cell({ cell, surface, labelled, unit, align = "left" }: CellProps): Node {
  const inner = labelled > 0 ? Math.round(SPACE.inner * unit) : 0;
  const alignItems = align === "center" ? "center" : "flex-start";
  return (
    <div style={{ flexDirection: "column", alignItems, width: cell.width, flexShrink: 0 }}>
      {labelled > 0 && (
        <div style={{ flexDirection: "column", height: labelled, flexShrink: 0 }}>
          <TextLines fitted={cell.label} color={surface.muted} part="label" align={align} />
        </div>
      )}
      <div style={{ marginTop: inner, flexShrink: 0 }}>
        <TextLines fitted={cell.value} color={surface.ink} part="details" align={align} />
      </div>
    </div>
  );
}
