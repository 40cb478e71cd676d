// A layer: what moves on its own, converted once and drawn many times.
import { convertRows, inkStart, inkEnd } from "./color";
import { allocate, forgetScene } from "./memory";
import { Sheet, addSheet, clear, crop } from "./sheet";
import { MAX_SIDE, checkBand, staging } from "./staging";

@unmanaged
export class Layer {
  luma: Sheet;
  chroma: Sheet;
  /** The box of what is not transparent. Left and top are even, so that luma and chroma share its corner. */
  inkLeft: i32;
  inkTop: i32;
  inkRight: i32;
  inkBottom: i32;
  /** The sheets within that box: nothing else is ever drawn. */
  inkLuma: Sheet;
  inkChroma: Sheet;
}

export function addLayer(width: i32, height: i32): Layer {
  if (width <= 0 || height <= 0 || width > MAX_SIDE || height > MAX_SIDE) unreachable();
  const layer = changetype<Layer>(allocate(offsetof<Layer>()));
  layer.luma = addSheet(width, height, false, true);
  layer.chroma = addSheet((width + 1) >> 1, (height + 1) >> 1, true, true);
  forgetInk(layer);
  layer.inkLuma = changetype<Sheet>(allocate(offsetof<Sheet>()));
  layer.inkChroma = changetype<Sheet>(allocate(offsetof<Sheet>()));
  return layer;
}

/**
 * Takes rows from the staging buffer. Rows that never come are transparent. The first row begins a new picture in place
 * of the one before.
 */
export function layerRows(layer: Layer, y: i32, count: i32): void {
  const luma = layer.luma;
  checkBand(luma.width, luma.height, y, count);
  if (y == 0 && layer.inkRight > 0) wipe(layer);
  const rowBytes = <usize>luma.width << 2;
  for (let row = 0; row < count; row += 2) {
    const above = staging + <usize>row * rowBytes;
    convertRows(luma, layer.chroma, y + row, above, row + 1 < count ? above + rowBytes : 0);
    if (inkEnd > 0) growInk(layer, y + row);
  }
  cropToInk(layer);
}

/** Conversion leaves transparent samples as they are. */
function wipe(layer: Layer): void {
  clear(layer.luma);
  clear(layer.chroma);
  forgetInk(layer);
}

function forgetInk(layer: Layer): void {
  layer.inkLeft = layer.luma.width;
  layer.inkTop = layer.luma.height;
  layer.inkRight = 0;
  layer.inkBottom = 0;
}

function growInk(layer: Layer, y: i32): void {
  layer.inkLeft = min(layer.inkLeft, inkStart);
  layer.inkTop = min(layer.inkTop, y);
  layer.inkRight = max(layer.inkRight, min(inkEnd, layer.luma.width));
  layer.inkBottom = max(layer.inkBottom, min(y + 2, layer.luma.height));
}

function cropToInk(layer: Layer): void {
  const left = layer.inkLeft;
  const top = layer.inkTop;
  const width = max(0, layer.inkRight - left);
  const height = max(0, layer.inkBottom - top);
  crop(layer.inkLuma, layer.luma, left, top, width, height);
  crop(layer.inkChroma, layer.chroma, left >> 1, top >> 1, (width + 1) >> 1, (height + 1) >> 1);
}

/** Gives the layers of the last scene back. */
export function forgetLayers(): void {
  forgetScene();
}
