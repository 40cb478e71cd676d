// Which samples of the film a layer may touch, and how much: its opacity, less where a clip cuts through a sample.
//
// A clip is whole pixels, but a chroma sample stands for two of them either way. Where only one of the two is inside,
// the layer counts half, which is what averaging the clipped pixels would give: a clip that moves a pixel at a time
// moves the colour with the brightness.
import { Entry } from "./draw-list";
import { allocate } from "./memory";
import { height, lumaStride, width } from "./picture";
import { Sheet } from "./sheet";

/** Samples from (left, top) up to but without (right, bottom). Of the film, luma or chroma. */
export let left: i32 = 0;
export let top: i32 = 0;
export let right: i32 = 0;
export let bottom: i32 = 0;

/** For every column an i16, 0 to 256: how much of the layer is seen there. Valid for whole groups of 16 columns. */
export let coverage: usize = 0;
/** Columns of the film that are covered by the layer's full opacity. */
export let fullLeft: i32 = 0;
export let fullRight: i32 = 0;

/** What is being drawn, in pixels. */
let drawnLeft: i32 = 0;
let drawnTop: i32 = 0;
let drawnRight: i32 = 0;
let drawnBottom: i32 = 0;

let clipTop: i32 = 0;
let clipBottom: i32 = 0;
let shift: i32 = 0;

export function setUpWindow(): void {
  coverage = allocate(lumaStride << 1);
}

/** Windows are opened within these pixels from now on. All are even. */
export function drawWithin(fromX: i32, fromY: i32, toX: i32, toY: i32): void {
  drawnLeft = fromX;
  drawnTop = fromY;
  drawnRight = toX;
  drawnBottom = toY;
}

/**
 * Opens the window for a sheet of an entry, whose corner is at (x, y), in samples. Answers whether anything is seen.
 * @param chromaShift 0 for luma, 1 for chroma.
 */
export function openWindow(entry: Entry, sheet: Sheet, chromaShift: i32, x: f64, y: f64): bool {
  shift = chromaShift;
  const clipLeft = max(entry.left, 0);
  const clipRight = min(entry.right, width);
  clipTop = max(entry.top, 0);
  clipBottom = min(entry.bottom, height);
  left = max(firstTouched(x, entry.scale), max(clipLeft, drawnLeft) >> shift);
  top = max(firstTouched(y, entry.scale), max(clipTop, drawnTop) >> shift);
  right = min(endTouched(x, entry.scale, sheet.width), (min(clipRight, drawnRight) + shift) >> shift);
  bottom = min(endTouched(y, entry.scale, sheet.height), (min(clipBottom, drawnBottom) + shift) >> shift);
  if (left >= right || top >= bottom) return false;
  fullLeft = (clipLeft + shift) >> shift;
  fullRight = clipRight >> shift;
  cover(entry.opacity, clipLeft, clipRight);
  return true;
}

/** Bilinear filtering carries a layer's edge half of its samples outwards; half a sample of the film is its centre. */
@inline
function firstTouched(place: f64, scale: f64): i32 {
  return <i32>Math.floor(place - scale / 2 - 0.5);
}

@inline
function endTouched(place: f64, scale: f64, length: i32): i32 {
  return <i32>Math.ceil(place + (<f64>length + 0.5) * scale + 0.5);
}

function cover(opacity: i32, clipLeft: i32, clipRight: i32): void {
  const from = left & ~15;
  const to = (right + 15) & ~15;
  const full = i16x8.splat(<i16>opacity);
  for (let x = from; x < to; x += 8) v128.store(coverage + (<usize>x << 1), full);
  for (let x = from; x < min(fullLeft, to); x++) coverColumn(x, opacity, clipLeft, clipRight);
  for (let x = max(fullRight, from); x < to; x++) coverColumn(x, opacity, clipLeft, clipRight);
}

function coverColumn(x: i32, opacity: i32, clipLeft: i32, clipRight: i32): void {
  const inside = max(0, min((x + 1) << shift, clipRight) - max(x << shift, clipLeft));
  store<i16>(coverage + (<usize>x << 1), <i16>((opacity * inside) >> shift));
}

/** By how many bits a row's coverage is less than its columns say: 1 where the clip cuts through it. */
@inline
export function rowShift(y: i32): i32 {
  return shift & <i32>(y << shift < clipTop || (y + 1) << shift > clipBottom);
}
