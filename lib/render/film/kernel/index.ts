// The film kernel: everything that is exported to TypeScript. See ../kernel.ts for what it means there.
import { setUpCompositor } from "./compose";
import { drawList as drawListAddress } from "./draw-list";
import { Layer, addLayer as newLayer, layerRows as takeLayerRows } from "./layer";
import { keepSoFar, resetMemory } from "./memory";
import {
  changes as changesAddress,
  hints as hintsAddress,
  setUpPicture,
  sourceU as sourceUAddress,
  sourceV as sourceVAddress,
  sourceY as sourceYAddress,
} from "./picture";
import { STAGING_BYTES, staging as stagingAddress } from "./staging";

export { compose } from "./compose";
export { groundRows } from "./ground";
export { hintMove } from "./hint-move";
export { forgetLayers } from "./layer";
export { beginPicture } from "./picture";

export function setUp(width: i32, height: i32, framesPerSecond: i32): void {
  resetMemory();
  setUpPicture(width, height);
  setUpCompositor();
  keepSoFar();
}

export function staging(): usize {
  return stagingAddress;
}

export function stagingBytes(): i32 {
  return STAGING_BYTES;
}

export function addLayer(width: i32, height: i32): usize {
  return changetype<usize>(newLayer(width, height));
}

export function layerRows(layer: usize, y: i32, count: i32): void {
  takeLayerRows(changetype<Layer>(layer), y, count);
}

export function drawList(): usize {
  return drawListAddress;
}

export function changes(): usize {
  return changesAddress;
}

export function hints(): usize {
  return hintsAddress;
}

export function sourceY(): usize {
  return sourceYAddress;
}

export function sourceU(): usize {
  return sourceUAddress;
}

export function sourceV(): usize {
  return sourceVAddress;
}
