// Draws an entry of the list into the strip.
import { Axis, setAxis } from "./axis";
import { Entry, isPlaced } from "./draw-list";
import { Layer } from "./layer";
import { paintCopied } from "./paint-copied";
import { paintFiltered } from "./paint-filtered";
import { Sheet } from "./sheet";
import { strip } from "./strip";
import { mayShow, openWindow } from "./window";

/** Pixels that filtering carries ink beyond its box, and more. */
const REACH: f64 = 8;
const MIN_SCALE: f64 = 0.5;
const MAX_SCALE: f64 = 2;
const FULL_OPACITY: i32 = 256;

const horizontal = changetype<Axis>(memory.data(offsetof<Axis>(), 16));
const vertical = changetype<Axis>(memory.data(offsetof<Axis>(), 16));

export function draw(entry: Entry): void {
  const layer = changetype<Layer>(entry.layer);
  if (entry.opacity <= 0 || layer.inkRight == 0) return;
  if (entry.opacity > FULL_OPACITY || !(entry.scale >= MIN_SCALE && entry.scale <= MAX_SCALE)) unreachable();
  if (!isPlaced(entry) || !isNear(entry, layer)) return;
  drawSheet(entry, layer, strip.luma, layer.luma, 0);
  drawSheet(entry, layer, strip.chroma, layer.chroma, 1);
}

/** A chroma sample stands for two by two pixels: a shift of 1 halves all distances. */
function drawSheet(entry: Entry, layer: Layer, film: Sheet, sheet: Sheet, shift: i32): void {
  const x = entry.x / <f64>(1 << shift);
  const y = entry.y / <f64>(1 << shift);
  const wholeX = <i32>x;
  const wholeY = <i32>y;
  if (entry.scale == 1 && <f64>wholeX == x && <f64>wholeY == y) {
    if (openWindow(entry, layer, shift)) paintCopied(film, sheet, layer.spans, wholeX, wholeY);
  } else if (openWindow(entry, layer, shift)) {
    setAxis(horizontal, x, entry.scale);
    setAxis(vertical, y, entry.scale);
    paintFiltered(film, sheet, layer.spans, horizontal, vertical);
  }
}

/**
 * Whether the ink of a layer may reach into the drawn area. The windows give the exact extent for luma and
 * chroma.
 */
@inline
function isNear(entry: Entry, layer: Layer): bool {
  return mayShow(
    entry.x + entry.scale * <f64>layer.inkLeft - REACH,
    entry.y + entry.scale * <f64>layer.inkTop - REACH,
    entry.x + entry.scale * <f64>layer.inkRight + REACH,
    entry.y + entry.scale * <f64>layer.inkBottom + REACH,
  );
}
