// The window: which samples of the film an entry may touch, and how much.
// That is its opacity, or less where its clip cuts through a sample.
//
// A clip is whole pixels, but a chroma sample covers two of them either way. Where only one of the two is inside,
// the layer counts half, as averaging the clipped pixels would. A clip that moves a pixel at a time then moves
// colour with brightness.
import { Entry } from "./draw-list";
import { Layer } from "./layer";
import { allocate } from "./memory";
import { height, lumaStride, width } from "./picture";

/** Samples of the film, luma or chroma, from (left, top) up to but without (right, bottom). */
export let left: i32 = 0;
export let top: i32 = 0;
export let right: i32 = 0;
export let bottom: i32 = 0;

/** Full opacity: nearly 1 in Q15. */
export const FULL: i32 = 32_767;

/** Columns that no clip cuts through. */
export let wholeLeft: i32 = 0;
export let wholeRight: i32 = 0;
/** What opacity there is. */
export let fullCoverage: i32 = 0;

/** What is being drawn, in pixels. */
let drawnLeft: i32 = 0;
let drawnTop: i32 = 0;
let drawnRight: i32 = 0;
let drawnBottom: i32 = 0;

let clipLeft: i32 = 0;
let clipTop: i32 = 0;
let clipRight: i32 = 0;
let clipBottom: i32 = 0;
let shift: i32 = 0;

/** For every column an i16: how much of the layer is seen there. Valid for all groups of 16 in the window. */
let columnCoverage: usize = 0;
/** The same for rows of which half is seen. */
let halfCoverage: usize = 0;

export function setUpWindow(): void {
  columnCoverage = allocate(lumaStride << 1);
  halfCoverage = allocate(lumaStride << 1);
}

/** Windows are opened within these pixels from now on. All are even. */
export function drawWithin(fromX: i32, fromY: i32, toX: i32, toY: i32): void {
  drawnLeft = fromX;
  drawnTop = fromY;
  drawnRight = toX;
  drawnBottom = toY;
}

/** Whether some pixels lie where is drawn. */
@inline
export function mayShow(fromX: f64, fromY: f64, toX: f64, toY: f64): bool {
  return fromX < drawnRight && toX > drawnLeft && fromY < drawnBottom && toY > drawnTop;
}

/**
 * Opens the window for luma or chroma of an entry. Returns whether there is anything to see.
 * @param chromaShift 0 for luma, 1 for chroma.
 */
export function openWindow(entry: Entry, layer: Layer, chromaShift: i32): bool {
  shift = chromaShift;
  clipLeft = max(entry.left, 0);
  clipTop = max(entry.top, 0);
  clipRight = min(entry.right, width);
  clipBottom = min(entry.bottom, height);
  left = max(firstTouched(entry.x, entry.scale, layer.inkLeft), max(clipLeft, drawnLeft) >> shift);
  top = max(firstTouched(entry.y, entry.scale, layer.inkTop), max(clipTop, drawnTop) >> shift);
  right = min(endTouched(entry.x, entry.scale, layer.inkRight), sampleEnd(min(clipRight, drawnRight)));
  bottom = min(endTouched(entry.y, entry.scale, layer.inkBottom), sampleEnd(min(clipBottom, drawnBottom)));
  if (left >= right || top >= bottom) return false;
  wholeLeft = sampleEnd(clipLeft);
  wholeRight = clipRight >> shift;
  fullCoverage = (entry.opacity * FULL) >> 8;
  coverColumns(columnCoverage, fullCoverage);
  if (shift && (clipTop | clipBottom) & 1) coverColumns(halfCoverage, fullCoverage >> 1);
  return true;
}

/**
 * Bilinear filtering carries the edge of the ink half a sample of the layer outwards; what counts are sample
 * centres.
 */
@inline
function firstTouched(corner: f64, scale: f64, ink: i32): i32 {
  const edge = toSamples(corner) + (<f64>(ink >> shift) - 0.5) * scale;
  return <i32>Math.floor(edge - 0.5);
}

@inline
function endTouched(corner: f64, scale: f64, ink: i32): i32 {
  const edge = toSamples(corner) + (<f64>sampleEnd(ink) + 0.5) * scale;
  return <i32>Math.ceil(edge + 0.5);
}

@inline
function toSamples(pixels: f64): f64 {
  return pixels / <f64>(1 << shift);
}

@inline
function sampleEnd(pixel: i32): i32 {
  return (pixel + shift) >> shift;
}

function coverColumns(target: usize, full: i32): void {
  const from = left & ~15;
  const to = (right + 15) & ~15;
  for (let x = from; x < to; x += 8) v128.store(target + ((<usize>x) << 1), i16x8.splat(<i16>full));
  for (let x = from; x < min(wholeLeft, to); x++) coverColumn(target, full, x);
  for (let x = max(wholeRight, from); x < to; x++) coverColumn(target, full, x);
}

function coverColumn(target: usize, full: i32, x: i32): void {
  const inside = max(0, min((x + 1) << shift, clipRight) - max(x << shift, clipLeft));
  store<i16>(target + ((<usize>x) << 1), <i16>((full * inside) >> shift));
}

/** Whether the clip lets all of a row through, not only one of the two pixels of a chroma sample. */
@inline
export function isWholeRow(y: i32): bool {
  return !shift || (y << 1 >= clipTop && (y + 1) << 1 <= clipBottom);
}

/** What each column of a row is covered by: i16. */
@inline
export function coverageOf(y: i32): usize {
  return isWholeRow(y) ? columnCoverage : halfCoverage;
}
