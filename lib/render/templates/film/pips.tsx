/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { FilmAlign } from "./lines.tsx";

/** Lengths of the only pip and of one of several, thickness, and the gaps between them and under them. Design pixels. */
const PIP = { only: 92, each: 58, thick: 10, between: 12, under: 38 };

/** What a row of pips takes over the words under it, in pixels. */
export const pipsHeight = ({ unit }: RenderContext): number =>
  Math.round(PIP.thick * unit) + Math.round(PIP.under * unit);

/** `y` is the top of the words under them. */
type PipsRow = { available: Box; y: number; align: FilmAlign; index?: number; total?: number };

/** Short bars over some words, one for each part of a series: that of the part shown fills up. */
export function pips(context: RenderContext, { accent, line }: Surface, row: PipsRow): Layer[] {
  const { available, align, index = 0, total = 1 } = row;
  const { unit } = context;
  const width = Math.round((total === 1 ? PIP.only : PIP.each) * unit);
  const height = Math.round(PIP.thick * unit);
  const step = width + Math.round(PIP.between * unit);
  const used = step * (total - 1) + width;
  const left = align === "left" ? available.x : available.x + Math.round((available.width - used) / 2);
  const box = { x: left, y: row.y - pipsHeight(context), width: used, height };
  const bar = (backgroundColor: string) => (
    <div style={{ width, height, borderRadius: Math.round(height / 2), backgroundColor, flexShrink: 0 }} />
  );
  const all = Array.from({ length: total }, (_, i) => bar(i < index ? accent : line));
  const track: Layer[] =
    total === 1
      ? []
      : [{ name: "pips", box, node: <div style={{ gap: step - width, width: used }}>{all}</div> }];
  const current: Layer = {
    name: "pip",
    box: { ...box, x: left + index * step, width },
    node: bar(accent),
    enter: { kind: "wipe", at: 0.1, seconds: 0.6 },
  };
  return [...track, current];
}

/** An area without the line of pips above its words. */
export function underPips(context: RenderContext, available: Box): Box {
  const taken = pipsHeight(context);
  return { ...available, y: available.y + taken, height: available.height - taken };
}
