/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { markOf } from "../series/sign.ts";

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
  return [
    <Place box={box}>
      <picture src={mark} style={{ width: side, height: side }} />
    </Place>,
  ];
}
