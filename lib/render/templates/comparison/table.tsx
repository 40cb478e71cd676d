/** @jsxImportSource #template */
import { Check, X } from "lucide";
import { mix } from "../../color.ts";
import { type Fitted, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { lucideIcon } from "../kit/icons.ts";
import { NAME, POINT, STRONG } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { isWhole, settle } from "../kit/settle.ts";
import { Words } from "../kit/words.tsx";
import type { Cell, Comparison } from "./data.ts";

export type Table = Pick<Comparison, "first" | "second" | "winner" | "rows"> & { isCut?: boolean };
type TableOptions = {
  surface: Surface;
  /** The winner's column. */
  flood: Surface;
  width: number;
  height: number;
  least: number;
  most: number;
};
type Row = { label: Fitted; cells: [Fitted | boolean, Fitted | boolean]; height: number };
type Layout = {
  type: number;
  head: [Fitted, Fitted];
  tops: number;
  rows: Row[];
  height: number;
  isWhole: boolean;
};

/** Widths of the two columns as shares of the table's; the names of the rows take the rest. */
const COLUMN = 0.27;

/**
 * A table of ticks, crosses and words. The winner's column is a raised panel of brand colour that reaches above and
 * below the others; rows share the height evenly.
 */
export function table(stage: Stage, data: Table, options: TableOptions): { node: Node; height: number } {
  const roomy = settle(options, (type) => setTable(stage, data, options, type, 2));
  // Two lines a row are worth more than large type, until they would leave the room.
  const layout =
    roomy.height <= options.height
      ? roomy
      : settle(options, (type) => setTable(stage, data, options, type, 1));
  if (layout.height > options.height && data.rows.length > 2) return shorter(stage, data, options);
  const { width, height: room, surface, flood } = options;
  const spare = Math.max(0, Math.min(room - layout.height, layout.rows.length * layout.type * 1.3));
  const each = Math.floor(spare / layout.rows.length);
  const rows = layout.rows.map((row) => ({ ...row, height: row.height + each }));
  const height = layout.height + each * rows.length;
  const column = Math.round(width * COLUMN);
  const xs = [width - 2 * column, width - column] as const;
  const won = data.winner === "first" ? 0 : data.winner === "second" ? 1 : undefined;
  const look = (i: number) => (i === won ? flood : surface);
  let y = layout.tops;
  const drawn = rows.map((row, i) => {
    const top = y;
    y += row.height;
    return rowNodes(row, { top, width, column, xs, type: layout.type, look, isFirst: i === 0, surface });
  });
  const radius = Math.round(layout.type * 0.8);
  const node = (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      {won !== undefined && (
        <Place
          box={{ x: xs[won] ?? 0, y: 0, width: column, height }}
          style={{ borderRadius: radius, backgroundColor: flood.ground }}
        />
      )}
      {drawn.map(({ rule }) => rule)}
      {layout.head.map((name, i) => (
        <Place
          box={{ x: xs[i] ?? 0, y: 0, width: column, height: layout.tops }}
          style={{ alignItems: "center", justifyContent: "center" }}
        >
          <Words fitted={name} color={look(i).ink} part="heading" align="center" />
        </Place>
      ))}
      {drawn.map(({ nodes }) => nodes)}
    </div>
  );
  return { node, height };
}

/** A room too low for all rows shows the first ones; the last of them then counts as cut, so that the loss is known. */
function shorter(stage: Stage, data: Table, options: TableOptions) {
  return table(stage, { ...data, rows: data.rows.slice(0, -1), isCut: true }, options);
}

function setTable(
  { ruler }: Stage,
  data: Table,
  { width }: TableOptions,
  type: number,
  lines: number,
): Layout {
  const column = Math.round(width * COLUMN);
  const inner = column - type * 0.9;
  const set = (text: string, lettering: typeof POINT, size: number, wide: number, maxLines: number) =>
    fitText(ruler, { text, lettering, min: size, max: size, width: wide, maxLines });
  const name = (text: string) => set(text, { ...NAME, leading: 1.12 }, Math.round(type * 1.08), inner, lines);
  const head: [Fitted, Fitted] = [name(data.first), name(data.second)];
  const tops = Math.round(Math.max(...head.map((one) => one.height)) + type * 1.5);
  const cell = (value: Cell) => (typeof value === "boolean" ? value : set(value, STRONG, type, inner, lines));
  const rows = data.rows.map(({ label, first, second }, i): Row => {
    const text = set(label, { ...POINT, leading: 1.18 }, type, width - 2 * column - type * 1.2, lines);
    const cells: Row["cells"] = [cell(first), cell(second)];
    const tallest = Math.max(
      text.height,
      type * 1.4,
      ...cells.map((one) => (typeof one === "boolean" ? 0 : one.height)),
    );
    const isLast = data.isCut === true && i === data.rows.length - 1;
    return {
      label: isLast ? { ...text, cut: true } : text,
      cells,
      height: Math.round(tallest + type * 0.62),
    };
  });
  const height = tops + rows.reduce((sum, row) => sum + row.height, 0) + Math.round(type * 0.5);
  const texts: [string, Fitted][] = [
    [data.first, head[0]],
    [data.second, head[1]],
    ...rows.map((row, i): [string, Fitted] => [data.rows[i]?.label ?? "", row.label]),
    ...rows.flatMap((row, i) =>
      row.cells.flatMap((one, k): [string, Fitted][] => {
        const value = k === 0 ? data.rows[i]?.first : data.rows[i]?.second;
        return typeof one === "boolean" || typeof value !== "string" ? [] : [[value, one]];
      }),
    ),
  ];
  return { type, head, tops, rows, height, isWhole: texts.every(([text, fitted]) => isWhole(text, fitted)) };
}

type RowPlace = {
  top: number;
  width: number;
  column: number;
  xs: readonly [number, number];
  type: number;
  look: (i: number) => Surface;
  isFirst: boolean;
  surface: Surface;
};

function rowNodes(
  row: Row,
  { top, width, column, xs, type, look, surface }: RowPlace,
): { rule: Node; nodes: Node[] } {
  const rule = (
    <Place
      box={{ x: 0, y: top, width: xs[0] - Math.round(type * 0.4), height: 2 }}
      style={{ backgroundColor: surface.line }}
    />
  );
  const cells = row.cells.map((cell, i) => (
    <Place
      box={{ x: xs[i] ?? 0, y: top, width: column, height: row.height }}
      style={{ alignItems: "center", justifyContent: "center", borderTop: `2px solid ${look(i).line}` }}
    >
      {typeof cell === "boolean" ? (
        <Mark yes={cell} side={Math.round(type * 1.4)} surface={look(i)} />
      ) : (
        <Words fitted={cell} color={look(i).ink} part="cell" align="center" />
      )}
    </Place>
  ));
  const label = (
    <Place
      box={{ x: 0, y: top, width: width - 2 * column, height: row.height }}
      style={{ alignItems: "center" }}
    >
      <Words fitted={row.label} color={surface.ink} part="label" />
    </Place>
  );
  return { rule, nodes: [label, ...cells] };
}

/** A tick in a full disc, a cross in an empty one: they differ without colour. */
function Mark({ yes, side, surface }: { yes: boolean; side: number; surface: Surface }): Node {
  const icon = Math.round(side * 0.62);
  const faint = mix(surface.ground, surface.ink, 0.1);
  return (
    <div
      style={{
        width: side,
        height: side,
        borderRadius: side / 2,
        backgroundColor: yes ? surface.fill : faint,
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
      }}
    >
      <picture
        src={lucideIcon(yes ? Check : X, yes ? surface.onFill : surface.muted, 3.2)}
        style={{ width: icon, height: icon }}
      />
    </div>
  );
}
