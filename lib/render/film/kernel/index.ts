// The film kernel: everything that is exported to TypeScript. See ../kernel.ts for what it means there.
import { setUpActivity } from "./activity";
import { setUpCompositor } from "./compose";
import { marks as marksAddress, setUpMarks } from "./dirty";
import { drawList as drawListAddress } from "./draw-list";
import { Layer, addLayer as newLayer, layerRows as takeLayerRows } from "./layer";
import { chooseLevel } from "./level";
import { setUpMacroblocks } from "./macroblocks";
import { keepSoFar, resetMemory } from "./memory";
import { output as outputAddress, setUpOutput } from "./nal";
import {
  changes as changesAddress,
  clearChanges,
  columns,
  hints as hintsAddress,
  rows,
  setUpPicture,
  sourceU as sourceUAddress,
  sourceV as sourceVAddress,
  sourceY as sourceYAddress,
} from "./picture";
import { addPicture as newPicture } from "./picture-layer";
import { setUpQuantisers } from "./quantise";
import { builtU, builtV, builtY, chromaPitch, lumaPitch, setUpReferences } from "./reference";
import { setUpRests } from "./rest";
import { findRestless as findRestlessCells, markRestless as markRestlessCells } from "./restless";
import { keepSource, setUpSourceBefore } from "./source-before";
import { STAGING_BYTES, staging as stagingAddress } from "./staging";

export { compose } from "./compose";
export { composeMarked } from "./dirty";
export { dissolve } from "./dissolve";
export { groundRows, plainGround } from "./ground";
export { hintMove } from "./hint-move";
export { forgetLayers } from "./layer";
export { pictureParameters, sequenceParameters } from "./parameter-sets";
export { settle } from "./rest";
export { markWithin } from "./restless";
export { encode } from "./slice";

export function setUp(width: i32, height: i32, framesPerSecond: i32): void {
  resetMemory();
  setUpPicture(width, height, framesPerSecond);
  setUpSourceBefore();
  setUpCompositor();
  setUpMarks();
  setUpRests();
  chooseLevel(framesPerSecond);
  setUpQuantisers();
  setUpMacroblocks();
  setUpActivity();
  setUpReferences();
  setUpOutput(columns, rows);
  keepSoFar();
}

export function beginPicture(): void {
  keepSource();
  clearChanges();
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

export function addPicture(): usize {
  return changetype<usize>(newPicture());
}

export function layerRows(layer: usize, y: i32, count: i32): void {
  takeLayerRows(changetype<Layer>(layer), y, count);
}

export function findRestless(layer: usize): i32 {
  return findRestlessCells(changetype<Layer>(layer));
}

export function markRestless(
  layer: usize,
  left: f64,
  top: f64,
  right: f64,
  bottom: f64,
  scale: f64,
): void {
  markRestlessCells(changetype<Layer>(layer), left, top, right, bottom, scale);
}

export function drawList(): usize {
  return drawListAddress;
}

export function marks(): usize {
  return marksAddress;
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

export function output(): usize {
  return outputAddress;
}

export function decodedY(): usize {
  return builtY;
}

export function decodedU(): usize {
  return builtU;
}

export function decodedV(): usize {
  return builtV;
}

export function decodedLumaStride(): i32 {
  return lumaPitch;
}

export function decodedChromaStride(): i32 {
  return chromaPitch;
}
