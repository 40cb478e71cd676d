/** Steps of a channel that tell two colours apart, and that part one area from the next. */
const DIFFERENT = 10;
const APART = 36;
/** With less than this share of its pixels in areas, a picture is all edges, and every pixel counts. */
const ENOUGH = 0.2;
const VISIBLE = 128;

/**
 * The pixels of a picture, four bytes each, without those that smoothing mixed: a pixel between two different ones that
 * is like neither.
 */
export function flatPixels(rgba: Uint8Array, width: number): Uint8Array {
  const kept: number[] = [];
  let visible = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < VISIBLE) continue;
    visible++;
    const x = (at / 4) % width;
    const isMixed = (x > 0 && x < width - 1 && isBetween(rgba, at, 4)) || isBetween(rgba, at, 4 * width);
    if (!isMixed) kept.push(...rgba.subarray(at, at + 4));
  }
  return kept.length / 4 < ENOUGH * visible ? rgba : Uint8Array.from(kept);
}

/** Whether a pixel stands between two others, before it and after it, that are colours of their own. */
function isBetween(rgba: Uint8Array, at: number, step: number): boolean {
  const [before, after] = [at - step, at + step];
  if (!isSeen(rgba, before) || !isSeen(rgba, after)) return false;
  return (
    apart(rgba, before, after) > APART &&
    apart(rgba, before, at) > DIFFERENT &&
    apart(rgba, at, after) > DIFFERENT
  );
}

const isSeen = (rgba: Uint8Array, at: number) => at >= 0 && (rgba[at + 3] ?? 0) >= VISIBLE;

const apart = (rgba: Uint8Array, one: number, other: number) =>
  Math.max(
    ...[0, 1, 2].map((channel) => Math.abs((rgba[one + channel] ?? 0) - (rgba[other + channel] ?? 0))),
  );
