/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { markOf, wallOf } from "../series/sign.ts";

/** Of the width: a sign at least and at most. */
const SIGN = { least: 0.3, most: 0.46 };
/** The sign of a question or of a quotation in what a statement leaves: a pattern there would say nothing. */
export function sign(context: RenderContext, room: Box, text: string, surface: Surface): Node[] {
  const { size, safe } = context;
  const high = Math.min(room.height, safe.y + safe.height - room.y);
  const side = Math.round(Math.min(high, size.width * SIGN.most));
  const mark = side < SIGN.least * size.width ? undefined : markOf(text, surface);
  if (!mark) return [];
  const isAtFoot = room.y + room.height >= safe.y + safe.height;
  const box = {
    x: room.x + room.width - side,
    y: room.y + (isAtFoot ? high - side : 0),
    width: side,
    height: side,
  };
  return [pictureIn(box, mark)];
}

/** Cells of a wall across the words of a cover, and rows of it at most. */
const WALL = { columns: 5, rows: 3 };

/** The same over the words of a cover, which has a wall of the direction's ornament where it has no sign. */
export function signOrWall(context: RenderContext, room: Box, text: string, surface: Surface): Node[] {
  const signed = sign(context, room, text, surface);
  const cell = Math.floor(room.width / WALL.columns);
  const rows = Math.min(WALL.rows, Math.floor(room.height / cell));
  if (signed.length > 0 || rows < 1) return signed;
  const width = cell * WALL.columns;
  const box = { x: room.x + room.width - width, y: room.y, width, height: cell * rows };
  return [pictureIn(box, wallOf(context, surface, { ...WALL, rows }))];
}

const pictureIn = (box: Box, src: string): Node => (
  <Place box={box}>
    <picture src={src} style={{ width: box.width, height: box.height }} />
  </Place>
);
