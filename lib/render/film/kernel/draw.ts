// Draws one entry of the list into the strip.
import { Axis, setAxis } from "./axis";
import { Entry } from "./draw-list";
import { Layer } from "./layer";
import { paintCopied, paintScaled } from "./paint";
import { setGroups } from "./sampling";
import { Sheet } from "./sheet";
import { stripChroma, stripLuma } from "./strip";
import { left, openWindow, right } from "./window";

/** Farther away than any layer reaches. */
const FAR: f64 = 65_536;
const MIN_SCALE: f64 = 0.5;
const MAX_SCALE: f64 = 2;

const horizontal = changetype<Axis>(memory.data(offsetof<Axis>(), 16));
const vertical = changetype<Axis>(memory.data(offsetof<Axis>(), 16));

export function draw(entry: Entry): void {
  const layer = changetype<Layer>(entry.layer);
  if (entry.opacity <= 0 || layer.inkLuma.width == 0) return;
  if (entry.opacity > 256 || !(entry.scale >= MIN_SCALE && entry.scale <= MAX_SCALE)) unreachable();
  if (!(Math.abs(entry.x) < FAR && Math.abs(entry.y) < FAR)) return;
  const x = entry.x + <f64>layer.inkLeft * entry.scale;
  const y = entry.y + <f64>layer.inkTop * entry.scale;
  if (openWindow(entry, layer.inkLuma, 0, x, y)) paint(entry, stripLuma, layer.inkLuma, x, y);
  // A chroma sample stands for two by two pixels: all distances are half.
  if (openWindow(entry, layer.inkChroma, 1, x / 2, y / 2)) paint(entry, stripChroma, layer.inkChroma, x / 2, y / 2);
}

function paint(entry: Entry, strip: Sheet, sheet: Sheet, x: f64, y: f64): void {
  const wholeX = <i32>x;
  const wholeY = <i32>y;
  if (entry.scale == 1 && <f64>wholeX == x && <f64>wholeY == y) {
    paintCopied(strip.first, strip.stride, sheet.first, sheet, wholeX, wholeY, entry.opacity);
    if (sheet.second) paintCopied(strip.second, strip.stride, sheet.second, sheet, wholeX, wholeY, entry.opacity);
    return;
  }
  setAxis(horizontal, x, entry.scale);
  setAxis(vertical, y, entry.scale);
  setGroups(horizontal, left & ~7, right, sheet.width);
  paintScaled(strip.first, strip.stride, sheet.first, sheet, vertical);
  if (sheet.second) paintScaled(strip.second, strip.stride, sheet.second, sheet, vertical);
}
