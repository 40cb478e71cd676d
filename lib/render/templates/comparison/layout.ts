import type { FittedText } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole } from "../kit/fit-largest.ts";
import { NAME, POINT, STRONG } from "../kit/type-styles.ts";
import type { Comparison, ComparisonCell } from "./data.ts";

export type TableContent = Pick<Comparison, "first" | "second" | "winner" | "rows"> & { isCut?: boolean };
export type TableOptions = {
  surface: Surface;
  /** The winner's column. */
  flood: Surface;
  width: number;
  height: number;
  minimum: number;
  maximum: number;
  /** Width of each of the two columns as a share of the table's; names of rows take the rest. */
  column?: number;
  /** How far rows may move apart, in sizes of the type. */
  spread?: number;
};
export type TableRow = {
  label: FittedText;
  cells: [FittedText | boolean, FittedText | boolean];
  height: number;
  isWhole: boolean;
};
export type TableLayout = {
  type: number;
  head: [FittedText, FittedText];
  tops: number;
  rows: TableRow[];
  height: number;
  isWhole: boolean;
};

/** The columns of tables that do not say otherwise. */
export const COLUMN = 0.27;
const LABEL = { ...POINT, leading: 1.18 };

/** Type of this size, in design pixels, is large enough for rows that break. */
const COMFORT = 30;

/**
 * Sets every text of the table in one size. Rows on one line are preferred where their type is large; else two lines
 * a row are preferred to larger type, as long as they fit.
 */
export function layOut(context: RenderContext, data: TableContent, options: TableOptions): TableLayout {
  const comfort = COMFORT * context.unit;
  if (options.maximum > comfort) {
    const single = fitLargestType({ ...options, minimum: comfort }, (type) =>
      setTable(context, data, options, type, 1),
    );
    if (single.isWhole && single.height <= options.height) return single;
    return layOut(context, data, { ...options, maximum: comfort });
  }
  const roomy = fitLargestType(options, (type) => setTable(context, data, options, type, 2));
  return roomy.height <= options.height
    ? roomy
    : fitLargestType(options, (type) => setTable(context, data, options, type, 1));
}

/** Shares that leave long values more of the width than the names of their rows. */
const WIDER = [0.3, 0.34, 0.37];

/** The share of the width for each column: the usual one, unless its type is small and a wider one has larger type. */
export function columnFor(context: RenderContext, data: TableContent, options: TableOptions): number {
  const usual = options.column ?? COLUMN;
  const typeAt = (column: number) => {
    const { type, height, isWhole: isSaid } = layOut(context, data, { ...options, column });
    return isSaid && height <= options.height ? type : 0;
  };
  const first = typeAt(usual);
  if (first >= COMFORT * context.unit) return usual;
  const types = WIDER.map(typeAt);
  const best = Math.max(first, ...types);
  return best > first ? (WIDER[types.indexOf(best)] ?? usual) : usual;
}

/** Height of a table in one size of type, with rows of one line or two. */
export const tableHeight = (
  context: RenderContext,
  data: TableContent,
  { type, ...options }: Pick<TableOptions, "surface" | "flood" | "width"> & { type: number },
): number => setTable(context, data, { ...options, height: 0, minimum: type, maximum: type }, type, 2).height;

function setTable(
  context: RenderContext,
  data: TableContent,
  { width, column: share = COLUMN }: TableOptions,
  type: number,
  lines: number,
): TableLayout {
  const column = Math.round(width * share);
  const inner = { width: column - type * 0.9, maxLines: lines };
  const name = { ...inner, typeStyle: { ...NAME, leading: 1.12 }, size: Math.round(type * 1.08) };
  const head: [FittedText, FittedText] = [
    inSize(context, data.first, name),
    inSize(context, data.second, name),
  ];
  const tops = Math.round(Math.max(...head.map((one) => one.height)) + type * 1.5);
  const label = { width: width - 2 * column - type * 1.2, maxLines: lines, typeStyle: LABEL, size: type };
  const value = { ...inner, typeStyle: STRONG, size: type };
  const rows = data.rows.map((row, i) => {
    const isCut = data.isCut === true && i === data.rows.length - 1;
    return setRow(context, row, { label, value, type, isCut });
  });
  const height = tops + rows.reduce((sum, row) => sum + row.height, 0) + Math.round(type * 0.5);
  const isAllSaid =
    isWhole(data.first, head[0]) && isWhole(data.second, head[1]) && rows.every((row) => row.isWhole);
  return { type, head, tops, rows, height, isWhole: isAllSaid };
}

type SizedText = Parameters<typeof inSize>[2];
type RowSpec = { label: SizedText; value: SizedText; type: number; isCut: boolean };

function setRow(
  context: RenderContext,
  { label, first, second }: TableContent["rows"][number],
  spec: RowSpec,
): TableRow {
  const text = inSize(context, label, spec.label);
  const cell = (value: ComparisonCell) =>
    typeof value === "boolean" ? value : inSize(context, value, spec.value);
  const cells: TableRow["cells"] = [cell(first), cell(second)];
  const heights = cells.map((one) => (typeof one === "boolean" ? 0 : one.height));
  const tallest = Math.max(text.height, spec.type * 1.4, ...heights);
  const isSaid = (value: ComparisonCell, set: FittedText | boolean) =>
    typeof set === "boolean" || (typeof value === "string" && isWhole(value, set));
  return {
    label: spec.isCut ? { ...text, cut: true } : text,
    cells,
    height: Math.round(tallest + spec.type * 0.62),
    isWhole: isWhole(label, text) && isSaid(first, cells[0]) && isSaid(second, cells[1]),
  };
}
