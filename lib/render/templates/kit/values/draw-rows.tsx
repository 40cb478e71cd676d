/** @jsxImportSource #template */

import { contrast } from "../../../color.ts";
import type { FittedText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { TextLines } from "../text-lines.tsx";
import { isInNeed, leadingRows } from "./leading.ts";
import { type SetRow, setRow, sizesOf, wordsWidth } from "./set-row.ts";
import type { FactRows } from "./value-rows.ts";

export type ValueRowsOptions = {
  surface: Surface;
  width: number;
  /** Of the values, in design pixels; those that lead are larger. */
  size: number;
  align?: "left" | "center";
  /** Whether something above the rows leads them all. */
  isLed?: boolean;
  /** Whether the first row and the last keep their air: they stand under a field of another colour. */
  isAired?: boolean;
  /** Air for each row over its own, in pixels. */
  spread?: number;
};
export type DrawnRows = { node: Node; height: number };

/** Around a row, in sizes of the values, and the thickness of the line between two, in design pixels. */
const PAD = 0.2;
const RULE = 2;
/** Of the width, what words before values take at most in a column of their own. */
const COLUMN = 0.46;

/**
 * Facts as rows: their values in large type, in a column of their own beside the words that lead to them where both have
 * room, else under these. Undefined where a text has no room.
 */
export function drawValueRows(
  context: RenderContext,
  rows: readonly FactRows[],
  options: ValueRowsOptions,
): DrawnRows | undefined {
  const { align = "left", width } = options;
  const leading = options.isLed && !rows.some(isInNeed) ? NONE : leadingRows(rows);
  const sizeFor = (row: FactRows) => sizesOf(context, options.size, leading.has(row));
  const words = align === "center" ? 0 : wordsWidth(context, rows, sizeFor, COLUMN * width);
  const columns = words > 0 ? [words, 0] : [0];
  const drawn = columns.flatMap((column) => {
    const set = rows.map((row) => setRow(context, row, sizeFor(row), { width, column }));
    return set.every((one) => one !== undefined)
      ? [inColumn(context, set, { ...options, align, column }, leading, rows)]
      : [];
  });
  return drawn.toSorted((a, b) => a.height - b.height)[0];
}

const NONE: ReadonlySet<FactRows> = new Set();

type ColumnOptions = Required<Pick<ValueRowsOptions, "surface" | "width" | "size" | "align">> & {
  column: number;
  spread?: number;
  isAired?: boolean;
};

function inColumn(
  context: RenderContext,
  set: readonly SetRow[],
  { surface, width, size, align, column, spread = 0, isAired = false }: ColumnOptions,
  leading: ReadonlySet<FactRows>,
  rows: readonly FactRows[],
): DrawnRows {
  const pad = Math.round(PAD * size * context.unit + spread / 2);
  const rule = Math.max(1, Math.round(RULE * context.unit));
  const heights = set.map((row) => row.height + 2 * pad);
  // Otherwise the first row and the last stand at the edges of their room.
  const edge = isAired ? pad : 0;
  const height = heights.reduce((sum, one) => sum + one, 0) + rule * (set.length - 1) - 2 * (pad - edge);
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {set.map((row, i) => [
        i > 0 && <div style={{ width, height: rule, backgroundColor: surface.line, flexShrink: 0 }} />,
        <div
          style={{
            flexDirection: "column",
            alignItems: align === "center" ? "center" : "flex-start",
            width,
            height: row.height,
            marginTop: i > 0 ? pad : edge,
            marginBottom: i < set.length - 1 ? pad : edge,
            flexShrink: 0,
          }}
        >
          <Row
            row={row}
            surface={surface}
            align={align}
            column={standsAlone(row) ? 0 : column}
            isLeading={leading.has(rows[i] as FactRows)}
          />
        </div>,
      ])}
    </div>
  );
  return { node, height };
}

/** "24 hours a week" has its words behind its value: beside rows with names it begins where they begin. */
const standsAlone = ({ before, lines }: SetRow): boolean => !before && lines.some(({ after }) => after);

type RowProps = {
  row: SetRow;
  surface: Surface;
  align: "left" | "center";
  column: number;
  isLeading: boolean;
};

/** The words, then the values beside them or under them. */
function Row({ row, surface, align, column, isLeading }: RowProps): Node {
  const { words, before, lines, note, beforeTop, valuesTop } = row;
  if (words) return <TextLines fitted={words} color={surface.ink} part="bullet" align={align} />;
  const isBeside = column > 0;
  const alignItems = align === "center" ? "center" : "flex-start";
  return (
    <div style={{ flexDirection: isBeside ? "row" : "column", alignItems, flexShrink: 0 }}>
      <div style={{ width: isBeside ? column : undefined, marginTop: beforeTop, flexShrink: 0 }}>
        <TextLines fitted={before} color={labelInk(surface, isLeading)} part="label" align={align} />
      </div>
      <div style={{ flexDirection: "column", alignItems, marginTop: valuesTop, flexShrink: 0 }}>
        {lines.map((line) => (
          <Value line={line} color={isLeading ? surface.key : surface.ink} surface={surface} align={align} />
        ))}
        <TextLines fitted={note} color={surface.muted} part="details" align={align} />
      </div>
    </div>
  );
}

/** Quiet words are read at a glance only where they stand out this much; what leads has plain ones. */
const CLEAR = 6;
const labelInk = ({ ink, muted, background }: Surface, isLeading: boolean): string =>
  isLeading || contrast(muted, background) < CLEAR ? ink : muted;

type ValueProps = {
  line: SetRow["lines"][number];
  color: string;
  surface: Surface;
  align: "left" | "center";
};

/** A value, and what stands behind it on its line or under it. */
function Value({ line, color, surface, align }: ValueProps): Node {
  const { value, after, isInline, gap, lift } = line;
  const behind: FittedText | undefined = after;
  return (
    <div
      style={{
        flexDirection: isInline ? "row" : "column",
        alignItems: isInline ? "flex-end" : align === "center" ? "center" : "flex-start",
        flexShrink: 0,
      }}
    >
      <div
        style={{
          flexDirection: "column",
          alignItems: align === "center" ? "center" : "flex-start",
          flexShrink: 0,
        }}
      >
        {value.map((part) => (
          <TextLines fitted={part} color={color} part="fact" align={align} />
        ))}
      </div>
      {behind && (
        <div style={{ marginLeft: isInline ? gap : 0, marginBottom: isInline ? lift : 0, flexShrink: 0 }}>
          <TextLines fitted={behind} color={surface.muted} part="details" align={align} />
        </div>
      )}
    </div>
  );
}
