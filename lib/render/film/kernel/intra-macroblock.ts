// Intra macroblocks: predicted from the picture itself, either as a whole or in blocks of 4x4.
import { putUnsigned } from "./bits";
import { codeChroma } from "./chroma-residual";
import { intraPatternNumber } from "./coded-block-pattern";
import { index, inputU, inputV, outU, outV } from "./current";
import { chooseIntra4, putIntra4Modes } from "./intra-blocks";
import { PREDICTION_U, PREDICTION_V, predictChroma } from "./intra-chroma";
import { mode16, prediction16 } from "./intra-luma-16";
import { codeLuma16, copyLuma16 } from "./luma-residual-16";
import { limitSize } from "./intra-pcm";
import { beginMacroblock, currentQp, putIntraType, putQp } from "./macroblock-layer";
import { INTRA_16, INTRA_4, kinds, note } from "./macroblocks";
import { chromaQp, ROUND_THIRD, useQuantiser } from "./quantise";
import { writeChroma, writeLuma, writeLumaDc } from "./residual";

/** Below this difference, a sample value each, nothing is gained by looking at smaller blocks. */
const GOOD_ENOUGH: i32 = 16 * 16;
/** mb_type of I slices (Table 7-11). */
const I_4X4: i32 = 0;
const I_16X16: i32 = 1;

/**
 * @param difference what `chooseIntra16` answered.
 * @param tryBlocks whether prediction in blocks of 4x4 is worth a trial.
 */
export function codeIntra(qp: i32, difference: i32, tryBlocks: bool): void {
  useQuantiser(qp, ROUND_THIRD);
  const inBlocks = tryBlocks && difference > GOOD_ENOUGH;
  const pattern = inBlocks ? chooseIntra4(qp, difference) : -1;
  if (pattern >= 0) writeIntra4(qp, pattern);
  else writeIntra16(qp, difference == 0);
  limitSize();
}

function writeIntra4(qp: i32, luma: i32): void {
  const chromaMode = predictChroma(qp);
  const chroma = codeIntraChroma(qp);
  beginMacroblock();
  putIntraType(I_4X4);
  putIntra4Modes();
  putUnsigned(chromaMode);
  const pattern = luma | (chroma << 4);
  putUnsigned(intraPatternNumber(pattern));
  if (pattern) putQp(qp);
  writeLuma(luma, 0);
  writeChroma(chroma);
  note(index, INTRA_4, 0, currentQp);
}

function writeIntra16(qp: i32, isExact: bool): void {
  if (isExact) copyLuma16(prediction16);
  const luma = !isExact && codeLuma16(prediction16) ? 15 : 0;
  const chromaMode = predictChroma(qp);
  const chroma = codeIntraChroma(qp);
  beginMacroblock();
  putIntraType(I_16X16 + mode16 + 4 * chroma + (luma ? 12 : 0));
  putUnsigned(chromaMode);
  putQp(qp);
  writeLumaDc();
  writeLuma(luma, 1);
  writeChroma(chroma);
  note(index, INTRA_16, 0, currentQp);
}

function codeIntraChroma(qp: i32): i32 {
  useQuantiser(chromaQp(qp), ROUND_THIRD);
  const u = codeChroma(0, inputU(), PREDICTION_U, 8, outU());
  return max(u, codeChroma(1, inputV(), PREDICTION_V, 8, outV()));
}
