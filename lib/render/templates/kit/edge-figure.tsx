/** @jsxImportSource #template */
import { contrast } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figure } from "./art.ts";
import { Place } from "./place.tsx";

/** A smaller ornament, as a share of the picture's shorter side, is a crumb. */
const LEAST = 0.24;

type EdgeFigureProps = { context: RenderContext; surface: Surface; room: Box };

/** One large ornament on the right edge of the picture, in the room that words leave; none where the room is small. */
export function EdgeFigure({ context: { size, seed }, surface, room }: EdgeFigureProps): Node {
  const side = Math.round(Math.min(room.height, room.width, size.width * 0.7));
  if (side < LEAST * Math.min(size.width, size.height)) return <div />;
  const box = {
    x: size.width - side,
    y: Math.round(room.y + (room.height - side) / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture src={figure(seed, seenOn(surface))} style={{ width: side, height: side }} />
    </Place>
  );
}

/** Contrast from which a shape is seen on its ground. */
const SEEN = 1.3;

/** The colours of an ornament, the one that is seen first. */
function seenOn({ background, art }: Surface): Surface["art"] {
  return contrast(art.main, background) >= SEEN ? art : { ...art, main: art.tint, tint: art.main };
}
