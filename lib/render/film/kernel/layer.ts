// A layer: what moves on its own, converted once and drawn many times.
import { convertRows } from "./convert";
import { allocate, forgetScene } from "./memory";
import { Surface, addSheets, clearSheets } from "./sheet";
import { Span, spanAt } from "./span";
import { MAX_SIDE, checkBand, staging } from "./staging";

@unmanaged
export class Layer extends Surface {
  /** One for every two rows. */
  spans: usize;
  /** The box of what is not transparent: nothing else is ever drawn. `inkRight` is 0 where all is. */
  inkLeft: i32;
  inkTop: i32;
  inkRight: i32;
  inkBottom: i32;
  /** A byte for each of its cells, if that was wanted: see restless.ts. */
  cells: usize;
  cellColumns: i32;
  cellRows: i32;
}

export function addLayer(width: i32, height: i32): Layer {
  if (width <= 0 || height <= 0 || width > MAX_SIDE || height > MAX_SIDE) unreachable();
  const layer = changetype<Layer>(allocate(offsetof<Layer>()));
  addSheets(layer, width, height, true);
  layer.spans = allocate(spanBytes(layer));
  forgetInk(layer);
  return layer;
}

/**
 * Takes rows from the staging buffer, each once. Rows that never come are transparent. The first row of
 * a layer that has a picture already begins another one in its place.
 */
export function layerRows(layer: Layer, y: i32, count: i32): void {
  const width = layer.luma.width;
  checkBand(width, layer.luma.height, y, count);
  if (y == 0 && layer.inkRight > 0) wipe(layer);
  const rowBytes = (<usize>width) << 2;
  for (let row = 0; row < count; row += 2) {
    const above = staging + <usize>row * rowBytes;
    const below = row + 1 < count ? above + rowBytes : 0;
    const span = spanAt(layer.spans, (y + row) >> 1);
    convertRows(layer, y + row, above, below, span);
    if (span.inkEnd > 0) growInk(layer, y + row, span);
  }
}

/** Conversion leaves transparent samples as they are. */
function wipe(layer: Layer): void {
  clearSheets(layer);
  memory.fill(layer.spans, 0, spanBytes(layer));
  forgetInk(layer);
}

@inline
function spanBytes(layer: Layer): usize {
  return <usize>layer.chroma.height * offsetof<Span>();
}

function forgetInk(layer: Layer): void {
  layer.inkLeft = layer.luma.width;
  layer.inkTop = layer.luma.height;
  layer.inkRight = 0;
  layer.inkBottom = 0;
}

function growInk(layer: Layer, y: i32, span: Span): void {
  layer.inkLeft = min(layer.inkLeft, span.inkStart);
  layer.inkTop = min(layer.inkTop, y);
  layer.inkRight = max(layer.inkRight, span.inkEnd);
  layer.inkBottom = max(layer.inkBottom, min(y + 2, layer.luma.height));
}

/** Gives the layers of the last scene back. */
export function forgetLayers(): void {
  forgetScene();
}
