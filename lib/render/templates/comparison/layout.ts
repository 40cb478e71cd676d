import type { Fitted } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { NAME, POINT, STRONG } from "../kit/lettering.ts";
import { inSize, isWhole, settle } from "../kit/settle.ts";
import type { Cell, Comparison } from "./data.ts";

export type Table = Pick<Comparison, "first" | "second" | "winner" | "rows"> & { isCut?: boolean };
export type TableOptions = {
  surface: Surface;
  /** The winner's column. */
  flood: Surface;
  width: number;
  height: number;
  least: number;
  most: number;
};
export type Row = {
  label: Fitted;
  cells: [Fitted | boolean, Fitted | boolean];
  height: number;
  isWhole: boolean;
};
export type Layout = {
  type: number;
  head: [Fitted, Fitted];
  tops: number;
  rows: Row[];
  height: number;
  isWhole: boolean;
};

/** Widths of the two columns as shares of the table's; the names of the rows take the rest. */
export const COLUMN = 0.27;
const LABEL = { ...POINT, leading: 1.18 };

/** Sets every text of the table in one size; two lines a row are worth more than large type, until they leave the room. */
export function layOut(stage: Stage, data: Table, options: TableOptions): Layout {
  const roomy = settle(options, (type) => setTable(stage, data, options, type, 2));
  return roomy.height <= options.height
    ? roomy
    : settle(options, (type) => setTable(stage, data, options, type, 1));
}

function setTable(stage: Stage, data: Table, { width }: TableOptions, type: number, lines: number): Layout {
  const column = Math.round(width * COLUMN);
  const inner = { width: column - type * 0.9, maxLines: lines };
  const name = { ...inner, lettering: { ...NAME, leading: 1.12 }, size: Math.round(type * 1.08) };
  const head: [Fitted, Fitted] = [inSize(stage, data.first, name), inSize(stage, data.second, name)];
  const tops = Math.round(Math.max(...head.map((one) => one.height)) + type * 1.5);
  const label = { width: width - 2 * column - type * 1.2, maxLines: lines, lettering: LABEL, size: type };
  const value = { ...inner, lettering: STRONG, size: type };
  const rows = data.rows.map((row, i) => {
    const isCut = data.isCut === true && i === data.rows.length - 1;
    return setRow(stage, row, { label, value, type, isCut });
  });
  const height = tops + rows.reduce((sum, row) => sum + row.height, 0) + Math.round(type * 0.5);
  const isAllSaid =
    isWhole(data.first, head[0]) && isWhole(data.second, head[1]) && rows.every((row) => row.isWhole);
  return { type, head, tops, rows, height, isWhole: isAllSaid };
}

type Sized = Parameters<typeof inSize>[2];
type RowWish = { label: Sized; value: Sized; type: number; isCut: boolean };

function setRow(stage: Stage, { label, first, second }: Table["rows"][number], wish: RowWish): Row {
  const text = inSize(stage, label, wish.label);
  const cell = (value: Cell) => (typeof value === "boolean" ? value : inSize(stage, value, wish.value));
  const cells: Row["cells"] = [cell(first), cell(second)];
  const heights = cells.map((one) => (typeof one === "boolean" ? 0 : one.height));
  const tallest = Math.max(text.height, wish.type * 1.4, ...heights);
  const isSaid = (value: Cell, set: Fitted | boolean) =>
    typeof set === "boolean" || (typeof value === "string" && isWhole(value, set));
  return {
    label: wish.isCut ? { ...text, cut: true } : text,
    cells,
    height: Math.round(tallest + wish.type * 0.62),
    isWhole: isWhole(label, text) && isSaid(first, cells[0]) && isSaid(second, cells[1]),
  };
}
