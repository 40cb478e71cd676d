// Occlusion: neither ground nor layers are drawn where an opaque layer hides them.
import { Entry, entryAt, isPlaced } from "./draw-list";
import { Layer } from "./layer";
import { Span, spanAt } from "./span";

/** Pixels of what is opaque around all that is hidden: colours may be filtered, and reach over their pixels. */
const MARGIN: i32 = 8;
const FULL_OPACITY: i32 = 256;

/**
 * The first entry of the list that may be visible within some pixels of the film. -1 where the ground may
 * be, too.
 */
export function firstSeen(count: i32, left: i32, top: i32, right: i32, bottom: i32): i32 {
  for (let i = count - 1; i >= 0; i--) if (covers(entryAt(i), left, top, right, bottom)) return i;
  return -1;
}

function covers(entry: Entry, left: i32, top: i32, right: i32, bottom: i32): bool {
  if (entry.opacity != FULL_OPACITY || entry.scale != 1 || !isPlaced(entry)) return false;
  const x = <i32>entry.x;
  const y = <i32>entry.y;
  if (<f64>x != entry.x || <f64>y != entry.y) return false;
  if (entry.left > left || entry.top > top || entry.right < right || entry.bottom < bottom) return false;
  const layer = changetype<Layer>(entry.layer);
  const from = top - y - MARGIN;
  const to = bottom - y + MARGIN;
  if (from < layer.inkTop || to > layer.inkBottom) return false;
  for (let pair = from >> 1; pair < (to + 1) >> 1; pair++) {
    if (!isSolid(spanAt(layer.spans, pair), left - x - MARGIN, right - x + MARGIN)) return false;
  }
  return true;
}

@inline
function isSolid(span: Span, from: i32, to: i32): bool {
  return span.solidStart <= from && span.solidEnd >= to;
}
