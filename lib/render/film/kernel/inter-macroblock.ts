// Macroblocks of P slices: as before, moved, or new.
import { changeHere } from "./activity";
import { putSigned, putUnsigned } from "./bits";
import { copy16, copy8 } from "./block";
import { codeChroma } from "./chroma-residual";
import { interPatternNumber } from "./coded-block-pattern";
import {
  beforeU, beforeV, beforeY, index, inputU, inputV, inputY, mapIndex, outU, outV, outY,
} from "./current";
import { chooseIntra16 } from "./intra-luma-16";
import { codeIntra } from "./intra-macroblock";
import { limitSize } from "./intra-pcm";
import { codeLuma } from "./luma-residual";
import { beginMacroblock, currentQp, putQp, skip } from "./macroblock-layer";
import { clearCounts, down, INTER, note, packMotion, right, stale, worn } from "./macroblocks";
import {
  compensateChroma, compensateLuma, keptStride, keptY, predictionChromaStride, predictionStride, predictionU,
  predictionV, predictionY,
} from "./motion-compensation";
import { chosen, chosenCost, chosenQuarters, chooseMotion } from "./motion-search";
import { limitMotion, predicted, predictMotion, skipMotion, skipsStill } from "./motion-vectors";
import { CHANGED, hints, SAME } from "./picture";
import { chromaQp, ROUND_SIXTH, ROUND_THIRD, useQuantiser } from "./quantise";
import { chooseQp, keepAll, lambda, macroblockQp } from "./rate";
import { chromaPitch, lumaPitch } from "./reference";
import { writeChroma, writeLuma } from "./residual";
import { isCopy } from "./source-before";

/** mb_type P_L0_16x16 (Table 7-13). */
const P_16X16: i32 = 0;
/** Mean differences, times 256, from which intra prediction, and from which blocks of it, may be better. */
const POOR: i32 = 256 * 5;
const VERY_POOR: i32 = 256 * 8;
/** What intra macroblocks cost more. */
const INTRA_BITS: i32 = 24;

export function codeInter(pictureQp: i32): void {
  const change = changeHere();
  if (change == SAME) {
    repeat();
    return;
  }
  store<u8>(stale + index, 1);
  store<u8>(worn + index, 0);
  predictMotion();
  if (change == CHANGED && codeCopy()) return;
  chooseQp(pictureQp, change, inputY());
  chooseMotion(macroblockQp);
  if (chosenCost <= POOR) {
    codeMoved();
    return;
  }
  const difference = chooseIntra16();
  if (difference + INTRA_BITS * lambda(macroblockQp) >= chosenCost) codeMoved();
  else codeIntra(macroblockQp, difference, chosenCost > VERY_POOR);
}

/** Exactly what a decoder already has at this place. */
function repeat(): void {
  if (load<u8>(stale + index)) copyFromBefore();
  if (!skipsStill()) predictMotion();
  if (skipsStill() || skipMotion == 0) {
    skip(0);
    return;
  }
  // Skipping would mean the motion of the neighbours.
  beginMacroblock();
  putMotion(0, 0);
  clearCounts(index);
  note(index, INTER, 0, currentQp);
}

function copyFromBefore(): void {
  copy16(beforeY(), lumaPitch, outY(), lumaPitch);
  copy8(beforeU(), chromaPitch, outU(), chromaPitch, 8);
  copy8(beforeV(), chromaPitch, outV(), chromaPitch, 8);
  store<u8>(stale + index, 0);
}

/** What a decoder has, only elsewhere, is as good there as it was. Returns whether it was found. */
function codeCopy(): bool {
  const hint = load<u32>(hints + (mapIndex << 2));
  if (hint == 0 || !isCopy(right(hint), down(hint))) return false;
  const vector = packMotion(-right(hint), -down(hint));
  if (vector != limitMotion(right(vector), down(vector))) return false;
  compensateLuma(vector);
  copy16(predictionY, predictionStride, outY(), lumaPitch);
  compensateChroma(vector);
  copy8(predictionU, predictionChromaStride, outU(), chromaPitch, 8);
  copy8(predictionV, predictionChromaStride, outV(), chromaPitch, 8);
  if (vector == skipMotion) {
    skip(vector);
    return true;
  }
  beginMacroblock();
  putMotion(vector, 0);
  clearCounts(index);
  note(index, INTER, vector, currentQp);
  return true;
}

/** mb_type, the vector's difference from the prediction, and coded_block_pattern (7.3.5). */
function putMotion(vector: u32, pattern: i32): void {
  putUnsigned(P_16X16);
  putSigned(right(vector) - right(predicted));
  putSigned(down(vector) - down(predicted));
  putUnsigned(interPatternNumber(pattern));
}

function codeMoved(): void {
  const qp = macroblockQp;
  const rounding = keepAll ? ROUND_THIRD : ROUND_SIXTH;
  useQuantiser(qp, rounding);
  const luma = codeLuma(keptY, keptStride, chosenQuarters, keepAll);
  compensateChroma(chosen);
  useQuantiser(chromaQp(qp), rounding);
  const u = codeChroma(0, inputU(), predictionU, predictionChromaStride, outU());
  const chroma = max(u, codeChroma(1, inputV(), predictionV, predictionChromaStride, outV()));
  const pattern = luma | (chroma << 4);
  if (pattern == 0 && chosen == skipMotion) {
    skip(chosen);
    return;
  }
  beginMacroblock();
  putMotion(chosen, pattern);
  if (pattern) putQp(qp);
  writeLuma(luma, 0);
  writeChroma(chroma);
  note(index, INTER, chosen, currentQp);
  limitSize();
}
