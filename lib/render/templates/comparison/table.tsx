/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Mark } from "../kit/mark.tsx";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import {
  columnFor,
  layOut,
  type TableContent,
  type TableLayout,
  type TableOptions,
  type TableRow,
} from "./layout.ts";

/**
 * A table of ticks, crosses and words. Rows share the height evenly. The winner's column is a raised panel
 * in the brand colour that reaches above and below the others.
 */
export function table(
  context: RenderContext,
  data: TableContent,
  given: TableOptions,
): { node: Node; height: number } {
  const share = columnFor(context, data, given);
  const options = { ...given, column: share };
  const layout = layOut(context, data, options);
  if (layout.height > options.height && data.rows.length > 2) return shorter(context, data, options);
  const { width, surface, flood, spread = SPREAD } = options;
  const { rows, height } = spreadRows(layout, options.height, spread);
  const column = Math.round(width * share);
  const xs = [width - 2 * column, width - column] as const;
  const won = data.winner === "first" ? 0 : data.winner === "second" ? 1 : undefined;
  const look = (i: number) => (i === won ? flood : surface);
  let y = layout.tops;
  const drawn = rows.map((row) => {
    const top = y;
    y += row.height;
    return rowNodes(row, { top, width, column, xs, type: layout.type, look, surface });
  });
  const raised = { borderRadius: Math.round(layout.type * 0.8), backgroundColor: flood.background };
  const node = (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      {won !== undefined && <Place box={{ x: xs[won] ?? 0, y: 0, width: column, height }} style={raised} />}
      {drawn.map(({ rule }) => rule)}
      {layout.head.map((name, i) => {
        const box = { x: xs[i] ?? 0, y: 0, width: column, height: layout.tops };
        return heading(name, look(i).ink, box);
      })}
      {drawn.map(({ nodes }) => nodes)}
    </div>
  );
  return { node, height };
}

const heading = (name: FittedText, color: string, box: Box) => (
  <Place box={box} style={{ alignItems: "center", justifyContent: "center" }}>
    <TextLines fitted={name} color={color} part="heading" align="center" />
  </Place>
);

/** In sizes of the type. */
const SPREAD = 1.3;

/** Rows share the spare height, up to a size at which they would fall apart. */
function spreadRows(
  layout: TableLayout,
  available: number,
  spread: number,
): { rows: TableRow[]; height: number } {
  const spare = Math.max(0, Math.min(available - layout.height, layout.rows.length * layout.type * spread));
  const each = Math.floor(spare / layout.rows.length);
  const rows = layout.rows.map((row) => ({ ...row, height: row.height + each }));
  return { rows, height: layout.height + each * rows.length };
}

/**
 * Shows the first rows where not all fit. The last shown row then counts as cut, so that the loss is
 * reported.
 */
function shorter(context: RenderContext, data: TableContent, options: TableOptions) {
  return table(context, { ...data, rows: data.rows.slice(0, -1), isCut: true }, options);
}

type RowPlace = {
  top: number;
  width: number;
  column: number;
  xs: readonly [number, number];
  type: number;
  look: (i: number) => Surface;
  surface: Surface;
};

function rowNodes(
  row: TableRow,
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
        <TextLines fitted={cell} color={look(i).ink} part="cell" align="center" />
      )}
    </Place>
  ));
  const label = (
    <Place
      box={{ x: 0, y: top, width: width - 2 * column, height: row.height }}
      style={{ alignItems: "center" }}
    >
      <TextLines fitted={row.label} color={surface.ink} part="label" />
    </Place>
  );
  return { rule, nodes: [label, ...cells] };
}
