// Pictures between two scenes: B slices in which every macroblock is skipped. They mean the weighted sum of
// the two pictures coded last (8.4.2.3.2). A dissolve so costs some twenty bytes a picture and no work on
// samples.
import { putBits, putSigned, putUnsigned } from "./bits";
import { beginNal, DISPOSABLE_SLICE, endNal } from "./nal";
import { FRAME_NUMBER_BITS, ORDER_BITS } from "./parameter-sets";
import { columns, rows } from "./picture";

/** slice_type: B, as is every other slice of the picture (Table 7-6). */
const B_SLICES: i32 = 6;
/** Weights are parts of 2^6, and the sum of both predictions is halved: of 128 parts altogether. */
const WEIGHT_DENOMINATOR: i32 = 6;
const PARTS: i32 = 128;

/** @param weight parts of the newer picture; 1 to 127, for 128 cannot be coded. */
export function dissolve(frameNumber: i32, order: i32, weight: i32): i32 {
  const parts = max(1, min(PARTS - 1, weight));
  beginNal(DISPOSABLE_SLICE);
  putUnsigned(0); // first_mb_in_slice
  putUnsigned(B_SLICES);
  putUnsigned(0); // pic_parameter_set_id
  putBits(FRAME_NUMBER_BITS, frameNumber & ((1 << FRAME_NUMBER_BITS) - 1));
  putBits(ORDER_BITS, order & ((1 << ORDER_BITS) - 1));
  putBits(1, 1); // direct_spatial_mv_pred_flag: among skipped neighbours, no motion
  putBits(1, 0); // num_ref_idx_active_override_flag
  putBits(2, 0); // ref_pic_list_modification_flag_l0 and l1
  putUnsigned(WEIGHT_DENOMINATOR); // of luma
  putUnsigned(WEIGHT_DENOMINATOR); // of chroma
  putWeights(PARTS - parts);
  putWeights(parts);
  putSigned(0); // slice_qp_delta
  putUnsigned(1); // disable_deblocking_filter_idc: not filtered
  putUnsigned(columns * rows); // mb_skip_run
  return endNal();
}

/** pred_weight_table (7.3.3.2) for the one picture of a list: luma, Cb and Cr alike, without offset. */
function putWeights(parts: i32): void {
  putBits(1, 1);
  putSigned(parts);
  putSigned(0);
  putBits(1, 1);
  putSigned(parts);
  putSigned(0);
  putSigned(parts);
  putSigned(0);
}
