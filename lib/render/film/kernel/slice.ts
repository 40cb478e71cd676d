// A picture as one slice: I for the first of a segment, P for all others (7.3.3, 7.3.4).
import { findActivity, isActive, stillAhead } from "./activity";
import { putBits, putSigned, putUnsigned } from "./bits";
import { column, index, inputY, moveOn, moveToRow } from "./current";
import { deblock } from "./deblock";
import { codeInter } from "./inter-macroblock";
import { chooseIntra16 } from "./intra-luma-16";
import { codeIntra } from "./intra-macroblock";
import { beginSlice, endSlice, skip, skipAll } from "./macroblock-layer";
import { stale, worn } from "./macroblocks";
import { skipsStill } from "./motion-vectors";
import { beginNal, drain, endNal, IDR_SLICE, REFERENCE_SLICE } from "./nal";
import { FRAME_NUMBER_BITS, ORDER_BITS, QP_ORIGIN } from "./parameter-sets";
import { CHANGED, columns, rows } from "./picture";
import { chooseQp, limitQp, macroblockQp } from "./rate";
import { extendRow, swapPictures } from "./reference";
import { stirAll } from "./rest";

/** slice_type: as is every other slice of the picture (Table 7-6). */
const P_SLICES: i32 = 5;
const I_SLICES: i32 = 7;

export function encode(isIdr: i32, qp: i32, frameNumber: i32, idrId: i32, order: i32): i32 {
  const idr = isIdr != 0;
  const pictureQp = limitQp(qp);
  if (idr) stirAll();
  const active = findActivity(idr);
  if (active) swapPictures();
  beginNal(idr ? IDR_SLICE : REFERENCE_SLICE);
  putHeader(idr, pictureQp, frameNumber, idrId, order);
  beginSlice(pictureQp, !idr);
  if (active) codeRows(idr, pictureQp);
  else skipAll(columns * rows);
  endSlice();
  const length = endNal();
  if (active) finishPicture();
  return length;
}

function putHeader(idr: bool, qp: i32, frameNumber: i32, idrId: i32, order: i32): void {
  putUnsigned(0); // first_mb_in_slice
  putUnsigned(idr ? I_SLICES : P_SLICES);
  putUnsigned(0); // pic_parameter_set_id
  putBits(FRAME_NUMBER_BITS, frameNumber & ((1 << FRAME_NUMBER_BITS) - 1));
  if (idr) putUnsigned(idrId);
  putBits(ORDER_BITS, order & ((1 << ORDER_BITS) - 1));
  // P: num_ref_idx_active_override_flag, ref_pic_list_modification_flag_l0. IDR: no_output_of_prior_pics_flag,
  // long_term_reference_flag.
  putBits(2, 0);
  if (!idr) putBits(1, 0); // adaptive_ref_pic_marking_mode_flag: the oldest reference goes
  putSigned(qp - QP_ORIGIN);
  putUnsigned(0); // disable_deblocking_filter_idc: filtered
  putSigned(0); // slice_alpha_c0_offset_div2
  putSigned(0); // slice_beta_offset_div2
}

function codeRows(idr: bool, pictureQp: i32): void {
  for (let row = 0; row < rows; row++) {
    codeRow(row, idr, pictureQp);
    drain();
  }
}

function codeRow(row: i32, idr: bool, pictureQp: i32): void {
  moveToRow(row);
  if (!isActive(row)) skipRun(columns);
  while (column < columns) {
    const still = idr ? 0 : stillAhead();
    if (still && skipsStill()) {
      skipRun(still);
      continue;
    }
    if (idr) codeFirst(pictureQp);
    else codeInter(pictureQp);
    moveOn();
  }
}

/** Macroblocks that are exactly as they were. After a first one that stands still when skipped, so do all others. */
function skipRun(count: i32): void {
  for (const end = column + count; column < end; moveOn()) skip(0);
}

/** A macroblock of an IDR picture. */
function codeFirst(pictureQp: i32): void {
  store<u8>(stale + index, 1);
  store<u8>(worn + index, 0);
  chooseQp(pictureQp, CHANGED, inputY());
  codeIntra(macroblockQp, chooseIntra16(), true);
}

/**
 * Finishes a picture when all macroblocks are built: filtered samples of the same picture are never
 * predicted from.
 */
function finishPicture(): void {
  deblock();
  // The filter reaches into the rows beside an active one.
  for (let row = 0; row < rows; row++) {
    if (isActive(row - 1) || isActive(row) || isActive(row + 1)) extendRow(row);
  }
}
