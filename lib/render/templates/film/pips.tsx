/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Align } from "./lines.tsx";

/** Lengths of the only pip and of one of several, thickness, and the gaps between them and under them. Design pixels. */
const PIP = { only: 92, each: 58, thick: 10, between: 12, under: 38 };

/** What a row of pips takes over the words under it, in pixels. */
export const pipsHeight = ({ unit }: Stage): number =>
  Math.round(PIP.thick * unit) + Math.round(PIP.under * unit);

/** `y` is the top of the words under them. */
type Row = { room: Box; y: number; align: Align; index?: number; total?: number };

/** Short bars over some words, one for each part of a series: that of the part shown fills up. */
export function pips(stage: Stage, { accent, line }: Surface, row: Row): Layer[] {
  const { room, align, index = 0, total = 1 } = row;
  const { unit } = stage;
  const width = Math.round((total === 1 ? PIP.only : PIP.each) * unit);
  const height = Math.round(PIP.thick * unit);
  const step = width + Math.round(PIP.between * unit);
  const used = step * (total - 1) + width;
  const left = align === "left" ? room.x : room.x + Math.round((room.width - used) / 2);
  const box = { x: left, y: row.y - pipsHeight(stage), width: used, height };
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

/** A room without the line of the pips over its words. */
export function underPips(stage: Stage, room: Box): Box {
  const taken = pipsHeight(stage);
  return { ...room, y: room.y + taken, height: room.height - taken };
}
