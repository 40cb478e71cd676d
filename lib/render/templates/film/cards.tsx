/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";

/** Boxes of equal size in a row, or under each other. Whole pixels. */
export function cells(room: Box, count: number, gap: number, isRow: boolean): Box[] {
  const side = Math.floor(((isRow ? room.width : room.height) - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, i) =>
    isRow
      ? { ...room, x: room.x + i * (side + gap), width: side }
      : { ...room, y: room.y + i * (side + gap), height: side },
  );
}

/** Drop and blur of a card's shadow, in design pixels. */
const SHADOW = { drop: 20, blur: 50 };
const RADIUS = 34;

type Card = { name: string; box: Box; index: number; node: Node };

/** A card of paper as a layer. Several come in one after the other, from below. */
export function card({ unit, theme }: Stage, { name, box, index, node }: Card): Layer {
  const [drop, blur] = [Math.round(SHADOW.drop * unit), Math.round(SHADOW.blur * unit)];
  const style = {
    width: box.width,
    height: box.height,
    borderRadius: Math.round(RADIUS * unit),
    backgroundColor: theme.sheet.ground,
    boxShadow: `0 ${drop}px ${blur}px ${alpha("#0a0a1e", theme.kind === "dark" ? 0.3 : 0.12)}`,
  };
  return {
    name,
    box,
    node: <div style={style}>{node}</div>,
    bleed: drop + blur,
    enter: { kind: "rise", at: 0.05 + index * 0.14, seconds: 0.7, distance: Math.round(90 * unit) },
  };
}
