// The source picture that was encoded last. What is there already, only elsewhere, needs no coding but its vector.
import { column, inputU, inputV, inputY, row } from "./current";
import { allocate } from "./memory";
import {
  CHANGED, changes, chromaStride, columns, lumaStride, rows, sourceU, sourceV, sourceY,
} from "./picture";
import { copySamples } from "./sheet";

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
    const map = changes + line * columns;
    for (let at = 0; at < columns; at++) {
      if (load<u8>(map + at) != CHANGED) continue;
      const from = at;
      while (at < columns && load<u8>(map + at) == CHANGED) at++;
      keepRun(line, from, at - from);
    }
  }
}

/**
 * A run of macroblocks, row by row of samples: memory is read faster in its own order. Chroma may take eight
 * samples more, which are the same in both or about to be.
 */
function keepRun(line: i32, from: i32, count: i32): void {
  const luma = (line << 4) * lumaStride + (from << 4);
  const chroma = (line << 3) * chromaStride + (from << 3);
  for (let y = 0; y < 16; y++) {
    const place = luma + y * lumaStride;
    copySamples(beforeY + place, sourceY + place, count << 4);
  }
  for (let y = 0; y < 8; y++) {
    const place = chroma + y * chromaStride;
    copySamples(beforeU + place, sourceU + place, count << 3);
    copySamples(beforeV + place, sourceV + place, count << 3);
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
