// The film kernel: everything that is exported to TypeScript. See ../kernel.ts for what it means there.
import { setUpActivity } from "./activity";
import { chooseLevel } from "./level";
import { setUpMacroblocks } from "./macroblocks";
import { keepSoFar, resetMemory } from "./memory";
import * as nal from "./nal";
import * as picture from "./picture";
import * as reference from "./reference";

export { dissolve } from "./dissolve";
export { pictureParameters, sequenceParameters } from "./parameter-sets";
export { encode } from "./slice";

export function setUp(width: i32, height: i32, framesPerSecond: i32): void {
  resetMemory();
  picture.setUpPicture(width, height, framesPerSecond);
  chooseLevel(framesPerSecond);
  setUpMacroblocks();
  setUpActivity();
  reference.setUpReferences();
  nal.setUpOutput(picture.columns, picture.rows);
  keepSoFar();
}

export function changes(): usize {
  return picture.changes;
}

export function hints(): usize {
  return picture.hints;
}

export function sourceY(): usize {
  return picture.sourceY;
}

export function sourceU(): usize {
  return picture.sourceU;
}

export function sourceV(): usize {
  return picture.sourceV;
}

export function output(): usize {
  return nal.output;
}

export function decodedY(): usize {
  return reference.builtY;
}

export function decodedU(): usize {
  return reference.builtU;
}

export function decodedV(): usize {
  return reference.builtV;
}

export function decodedLumaStride(): i32 {
  return reference.lumaPitch;
}

export function decodedChromaStride(): i32 {
  return reference.chromaPitch;
}
