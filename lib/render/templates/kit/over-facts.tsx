/** @jsxImportSource #template */
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { factCells } from "./fact-cells.ts";
import { type FactRow, factRow, type RowLook } from "./fact-row.tsx";

type OverFactsOptions = {
  width: number;
  height: number;
  surface: Surface;
  align?: "left" | "center";
  /** Looks of the row in the order of preference, and the space above it in design pixels. */
  looks: readonly RowLook[];
  gap: number;
};

/** A text with the row of its facts under it. Pixels. */
type OverFacts<T> = { text: T; row: FactRow; node: Node; height: number; gap: number };

/**
 * A text over the first row of facts that leaves it enough room, else over the last that leaves it any. Undefined where
 * the details are no row. `set` draws the text and what is too long for a cell in so many pixels, if it can.
 */
export function overFacts<T extends { node: Node; height: number }>(
  context: RenderContext,
  details: string,
  options: OverFactsOptions,
  set: (note: string, height: number) => T | undefined,
  isEnough: (text: T, look: RowLook) => boolean = () => true,
): OverFacts<T> | undefined {
  const facts = factCells(details);
  // One cell alone is no row.
  if (!facts || facts.cells.length < 2) return undefined;
  const gap = Math.round(options.gap * context.unit);
  let last: OverFacts<T> | undefined;
  for (const look of options.looks) {
    const row = factRow(context, facts.cells, { ...options, ...look });
    const room = options.height - gap - (row?.height ?? 0);
    const text = row && room > 0 ? set(facts.note, room) : undefined;
    if (!row || !text) continue;
    last = {
      text,
      row,
      gap,
      height: text.height + gap + row.height,
      node: column(text.node, row, gap, options),
    };
    if (isEnough(text, look)) break;
  }
  return last;
}

/** Of a column of texts, so wide. */
export const columnStyle = (width: number, align: "left" | "center" = "left"): Style => ({
  flexDirection: "column",
  alignItems: align === "center" ? "center" : "flex-start",
  width,
  flexShrink: 0,
});

const column = (text: Node, row: FactRow, gap: number, { width, align }: OverFactsOptions): Node => (
  <div style={columnStyle(width, align)}>
    {text}
    <div style={{ marginTop: gap, flexShrink: 0 }}>{row.node}</div>
  </div>
);
