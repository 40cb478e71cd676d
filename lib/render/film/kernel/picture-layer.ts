// The picture as it stands, as a layer: what leaves while the next scene arrives. It is copied, not drawn again.
import { BLOCK } from "./color";
import { Layer, addLayer } from "./layer";
import { chromaStride, height, lumaStride, sourceU, sourceV, sourceY, width } from "./picture";
import { Sheet, rowOf } from "./sheet";
import { spanAt } from "./span";

export function addPicture(): Layer {
  const layer = addLayer(width, height);
  copyPlane(layer.luma, layer.luma.first, sourceY, lumaStride);
  copyPlane(layer.chroma, layer.chroma.first, sourceU, chromaStride);
  copyPlane(layer.chroma, layer.chroma.second, sourceV, chromaStride);
  fillAlpha(layer.luma);
  fillAlpha(layer.chroma);
  for (let pair = 0; pair < layer.chroma.height; pair++) {
    const span = spanAt(layer.spans, pair);
    span.inkEnd = width;
    span.solidEnd = width & ~(BLOCK - 1);
  }
  layer.inkLeft = 0;
  layer.inkTop = 0;
  layer.inkRight = width;
  layer.inkBottom = height;
  return layer;
}

function copyPlane(sheet: Sheet, plane: usize, source: usize, pitch: i32): void {
  for (let y = 0; y < sheet.height; y++) {
    memory.copy(rowOf(sheet, plane, y), source + <usize>(y * pitch), sheet.width);
  }
}

function fillAlpha(sheet: Sheet): void {
  for (let y = 0; y < sheet.height; y++) memory.fill(rowOf(sheet, sheet.alpha, y), 255, sheet.width);
}
