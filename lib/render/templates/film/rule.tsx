/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Align } from "./lines.tsx";

/** Length and thickness, and the gap to what stands under it, in design pixels. */
const RULE = { length: 92, thick: 10, gap: 40 };

/** `y` is the top of the words it stands over. */
type At = { room: Box; y: number; align: Align };

/** A short bar in the highlight colour over some words, where there is room for it. */
export function rule({ unit }: Stage, { accent }: Surface, { room, y, align }: At): Layer[] {
  const [width, height] = [Math.round(RULE.length * unit), Math.round(RULE.thick * unit)];
  const top = y - Math.round(RULE.gap * unit) - height;
  if (top < room.y) return [];
  const x = align === "left" ? room.x : room.x + Math.round((room.width - width) / 2);
  const style = { width, height, borderRadius: Math.round(height / 2), backgroundColor: accent };
  return [
    {
      name: "rule",
      box: { x, y: top, width, height },
      node: <div style={style} />,
      enter: { kind: "wipe", at: 0, seconds: 0.5 },
    },
  ];
}
