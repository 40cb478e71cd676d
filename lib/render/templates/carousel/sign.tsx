/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { markOf, wallOf } from "../series/sign.ts";

/** Of the width: a sign at least and at most. */
const SIGN = { least: 0.3, most: 0.46 };
/** Cells of a wall across the words, and rows of it at most. */
const WALL = { columns: 5, rows: 3 };

/** The sign of a question or of a quotation in what a statement leaves, else a wall of the direction's ornament as wide as the words. */
export function sign(context: RenderContext, room: Box, text: string, surface: Surface): Node[] {
  const { size, safe } = context;
  const high = Math.min(room.height, safe.y + safe.height - room.y);
  const isAtFoot = room.y + room.height >= safe.y + safe.height;
  const picture = (src: string, { width, height }: Size) => {
    const x = room.x + room.width - width;
    const box = { x, y: room.y + (isAtFoot ? high - height : 0), width, height };
    return (
      <Place box={box}>
        <picture src={src} style={{ width, height }} />
      </Place>
    );
  };
  const mark = markOf(text, surface);
  const side = Math.round(Math.min(high, size.width * SIGN.most));
  if (mark) return side < SIGN.least * size.width ? [] : [picture(mark, { width: side, height: side })];
  const cell = Math.floor(room.width / WALL.columns);
  const rows = Math.min(WALL.rows, Math.floor(high / cell));
  if (rows < 1) return [];
  return [
    picture(wallOf(context, surface, { ...WALL, rows }), { width: cell * WALL.columns, height: cell * rows }),
  ];
}
