/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";

/** Boxes of equal size in a row, or under each other. Whole pixels, and an even number apart: so are samples of colour. */
export function cells(available: Box, count: number, gap: number, isRow: boolean): Box[] {
  const maximum = Math.floor(((isRow ? available.width : available.height) - gap * (count - 1)) / count);
  const side = maximum - ((maximum + gap) % 2);
  return Array.from({ length: count }, (_, i) =>
    isRow
      ? { ...available, x: available.x + i * (side + gap), width: side }
      : { ...available, y: available.y + i * (side + gap), height: side },
  );
}

/** Drop and blur of a card's shadow, in design pixels. */
const SHADOW = { drop: 20, blur: 50 };
const RADIUS = 34;

type FilmCard = { name: string; box: Box; index: number; node: Node };

/**
 * A paper card and its content, as two layers that move as one. Several cards come in one after the other,
 * from below. Cards of one size share the picture of their paper, whose shadow is the slowest part to draw.
 */
export function card({ unit, theme }: RenderContext, { name, box, index, node }: FilmCard): Layer[] {
  const [drop, blur] = [Math.round(SHADOW.drop * unit), Math.round(SHADOW.blur * unit)];
  const style = {
    width: box.width,
    height: box.height,
    borderRadius: Math.round(RADIUS * unit),
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${drop}px ${blur}px ${alpha("#0a0a1e", theme.kind === "dark" ? 0.3 : 0.12)}`,
  };
  const enter = {
    kind: "rise",
    at: 0.05 + index * 0.14,
    seconds: 0.7,
    distance: Math.round(90 * unit),
  } as const;
  return [
    { name: `${name}, paper`, box, node: <div style={style} />, bleed: drop + blur, enter },
    { name, box, node, enter },
  ];
}
