// The source picture that was encoded last. What is there already, only elsewhere, needs no coding but its vector.
import { column, inputU, inputV, inputY, row } from "./current";
import { allocate } from "./memory";
import {
  CHANGED, changes, chromaStride, columns, lumaStride, rows, sourceU, sourceV, sourceY,
} from "./picture";

let beforeY: usize = 0;
let beforeU: usize = 0;
let beforeV: usize = 0;

export function setUpSourceBefore(): void {
  const luma = lumaStride * (rows << 4);
  beforeY = allocate(luma);
  beforeU = allocate(luma >> 2);
  beforeV = allocate(luma >> 2);
}

/** Takes over what changed in the picture that was encoded last: all else is the same in both. */
export function keepSource(): void {
  for (let line = 0; line < rows; line++) {
    for (let at = 0; at < columns; at++) {
      if (load<u8>(changes + line * columns + at) == CHANGED) keepBlock(line, at);
    }
  }
}

function keepBlock(line: i32, at: i32): void {
  const luma = (line << 4) * lumaStride + (at << 4);
  const chroma = (line << 3) * chromaStride + (at << 3);
  for (let y = 0; y < 16; y++) {
    const place = luma + y * lumaStride;
    v128.store(beforeY + place, v128.load(sourceY + place));
  }
  for (let y = 0; y < 8; y++) {
    const place = chroma + y * chromaStride;
    store<u64>(beforeU + place, load<u64>(sourceU + place));
    store<u64>(beforeV + place, load<u64>(sourceV + place));
  }
}

/**
 * Whether the current macroblock is a copy of what stood elsewhere before. Quarter samples to the right and down from
 * there. Only moves by whole samples of chroma give exact copies.
 */
export function isCopy(toRight: i32, toDown: i32): bool {
  if ((toRight | toDown) & 7) return false;
  const x = (column << 4) - (toRight >> 2);
  const y = (row << 4) - (toDown >> 2);
  if (x < 0 || y < 0 || x + 16 > columns << 4 || y + 16 > rows << 4) return false;
  if (!isLumaAt(beforeY + y * lumaStride + x)) return false;
  const chroma = (y >> 1) * chromaStride + (x >> 1);
  return isChromaAt(inputU(), beforeU + chroma) && isChromaAt(inputV(), beforeV + chroma);
}

@inline
function isLumaAt(place: usize): bool {
  const input = inputY();
  for (let y = 0; y < 16; y += 4) {
    let difference = i8x16.splat(0);
    for (let i = y; i < y + 4; i++) {
      const line = i * lumaStride;
      difference = v128.or(difference, v128.xor(v128.load(input + line), v128.load(place + line)));
    }
    if (v128.any_true(difference)) return false;
  }
  return true;
}

@inline
function isChromaAt(input: usize, place: usize): bool {
  let difference: u64 = 0;
  for (let y = 0; y < 8; y++) {
    const line = y * chromaStride;
    difference |= load<u64>(input + line) ^ load<u64>(place + line);
  }
  return difference == 0;
}
