// What every coded macroblock begins with (7.3.4, 7.3.5): the run of skipped ones before it, and its change of QP.
import { mark, putSigned, putUnsigned } from "./bits";
import { index } from "./current";
import { noteSkipped } from "./macroblocks";

/** mb_type counts on from here for intra macroblocks of P slices (Table 7-13). */
const P_TYPES: i32 = 5;

/** QP of the last macroblock that coded one. The next is coded as the difference from it. */
export let currentQp: i32 = 0;
let qpBefore: i32 = 0;
let skipped: i32 = 0;
let inPSlice: bool = false;

export function beginSlice(qp: i32, isP: bool): void {
  currentQp = qp;
  skipped = 0;
  inPSlice = isP;
}

/** A slice may end with skipped macroblocks. */
export function endSlice(): void {
  if (skipped) putSkipRun();
}

/** The current macroblock is skipped. */
export function skip(vector: u32): void {
  skipped++;
  noteSkipped(index, vector, currentQp);
}

/** Skips all macroblocks. How they were coded is not recorded, since later pictures do not read it. */
export function skipAll(count: i32): void {
  skipped = count;
}

export function beginMacroblock(): void {
  putSkipRun();
  mark();
  qpBefore = currentQp;
}

function putSkipRun(): void {
  if (inPSlice) putUnsigned(skipped);
  skipped = 0;
}

/** mb_type of an I slice, wherever it stands. */
export function putIntraType(type: i32): void {
  putUnsigned(inPSlice ? P_TYPES + type : type);
}

/** mb_qp_delta. */
export function putQp(qp: i32): void {
  putSigned(qp - currentQp);
  currentQp = qp;
}

/** Undoes the QP of the current macroblock, whose bits were discarded. */
export function forgetQp(): void {
  currentQp = qpBefore;
}
