// I_PCM: the samples themselves, for noise that would take more bits any other way.
import { alignBits, bitsSinceMark, putBits, rewind } from "./bits";
import { copy16, copy8 } from "./block";
import { index, inputU, inputV, inputY, outU, outV, outY } from "./current";
import { forgetQp, putIntraType } from "./macroblock-layer";
import { COUNTS, counts, INTRA_PCM, note } from "./macroblocks";
import { chromaStride, lumaStride } from "./picture";
import { chromaPitch, lumaPitch } from "./reference";

/** Most bits of macroblock_layer() (A.3.1), which samples never take. */
const MACROBLOCK_BITS: i32 = 3200;
/** mb_type of I slices (Table 7-11). */
const I_PCM: i32 = 25;
/** What neighbours are to take for the number of levels of each block (9.2.1). */
const PCM_COUNT: i8 = 16;
/** The deblocking filter's QP of such macroblocks (8.7.2.2). */
const PCM_QP: i32 = 0;

/** Codes the macroblock that was just written once more, when it is too long. */
export function limitSize(): void {
  if (bitsSinceMark() <= MACROBLOCK_BITS) return;
  rewind();
  forgetQp();
  codePcm();
}

function codePcm(): void {
  putIntraType(I_PCM);
  alignBits();
  putSamples(inputY(), lumaStride, 16);
  putSamples(inputU(), chromaStride, 8);
  putSamples(inputV(), chromaStride, 8);
  copy16(inputY(), lumaStride, outY(), lumaPitch);
  copy8(inputU(), chromaStride, outU(), chromaPitch, 8);
  copy8(inputV(), chromaStride, outV(), chromaPitch, 8);
  memory.fill(counts + index * COUNTS, PCM_COUNT, COUNTS);
  note(index, INTRA_PCM, 0, PCM_QP);
}

function putSamples(from: usize, stride: i32, size: i32): void {
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x += 4) putBits(32, bswap<u32>(load<u32>(from + x)));
    from += stride;
  }
}
