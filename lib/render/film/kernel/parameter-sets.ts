// The parameter sets, which say once how all pictures are coded (7.3.2.1, 7.3.2.2, VUI: E.1.1).
import { putBits, putSigned, putUnsigned } from "./bits";
import { KEPT_PICTURES, level } from "./level";
import { beginNal, endNal, PICTURE_PARAMETERS, SEQUENCE_PARAMETERS } from "./nal";
import { columns, framesPerSecond, height, rows, width } from "./picture";

const MAIN_PROFILE: i32 = 77;
/** constraint_set1_flag: keeps to the Main profile. */
const KEEPS_TO_MAIN: i32 = 0x40;

/** Bits of frame_num and pic_order_cnt_lsb. Both wrap; a dissolve may span half of what the latter can tell apart. */
export const FRAME_NUMBER_BITS: i32 = 8;
export const ORDER_BITS: i32 = 12;
/** QP that slice headers count from. */
export const QP_ORIGIN: i32 = 26;

/** aspect_ratio_idc (Table E-1). */
const SQUARE_SAMPLES: i32 = 1;
/** Colour description of BT.709 (Tables E-3 to E-5). */
const BT_709: i32 = 1;
const UNSPECIFIED_FORMAT: i32 = 5;
/** log2_max_mv_length_horizontal and vertical: no limit but the level's. */
const MOTION_LENGTH: i32 = 16;

export function sequenceParameters(): i32 {
  beginNal(SEQUENCE_PARAMETERS);
  putBits(8, MAIN_PROFILE);
  putBits(8, KEEPS_TO_MAIN);
  putBits(8, level);
  putUnsigned(0); // seq_parameter_set_id
  putUnsigned(FRAME_NUMBER_BITS - 4);
  putUnsigned(0); // pic_order_cnt_type: every slice tells its place
  putUnsigned(ORDER_BITS - 4);
  putUnsigned(KEPT_PICTURES); // max_num_ref_frames
  putBits(1, 0); // gaps_in_frame_num_value_allowed_flag
  putUnsigned(columns - 1);
  putUnsigned(rows - 1);
  putBits(1, 1); // frame_mbs_only_flag
  putBits(1, 1); // direct_8x8_inference_flag
  putCropping();
  putUsability();
  return endNal();
}

/** In steps of two samples, because chroma has half as many. */
function putCropping(): void {
  const cropRight = ((columns << 4) - width) >> 1;
  const cropBottom = ((rows << 4) - height) >> 1;
  if (cropRight == 0 && cropBottom == 0) {
    putBits(1, 0);
    return;
  }
  putBits(1, 1);
  putUnsigned(0);
  putUnsigned(cropRight);
  putUnsigned(0);
  putUnsigned(cropBottom);
}

/** Video usability information. */
function putUsability(): void {
  putBits(1, 1);
  putBits(1, 1); // aspect_ratio_info
  putBits(8, SQUARE_SAMPLES);
  putBits(1, 0); // overscan_info
  putBits(1, 1); // video_signal_type
  putBits(3, UNSPECIFIED_FORMAT);
  putBits(1, 0); // video_full_range_flag
  putBits(1, 1); // colour_description
  putBits(8, BT_709);
  putBits(8, BT_709);
  putBits(8, BT_709);
  putBits(1, 0); // chroma_loc_info
  putTiming();
  putBits(3, 0); // nal_hrd, vcl_hrd, pic_struct: none
  putReordering();
}

/** A tick is a field, of which a picture has two. */
function putTiming(): void {
  putBits(1, 1);
  putBits(32, 1); // num_units_in_tick
  putBits(32, framesPerSecond * 2); // time_scale
  putBits(1, 1); // fixed_frame_rate_flag
}

/** bitstream_restriction: a decoder may show pictures as soon as it knows that only one is coded ahead of its time. */
function putReordering(): void {
  putBits(1, 1);
  putBits(1, 1); // motion_vectors_over_pic_boundaries_flag
  putUnsigned(0); // max_bytes_per_pic_denom: no limit
  putUnsigned(0); // max_bits_per_mb_denom: no limit
  putUnsigned(MOTION_LENGTH);
  putUnsigned(MOTION_LENGTH);
  putUnsigned(1); // max_num_reorder_frames: the picture after a dissolve
  putUnsigned(KEPT_PICTURES); // max_dec_frame_buffering
}

export function pictureParameters(): i32 {
  beginNal(PICTURE_PARAMETERS);
  putUnsigned(0); // pic_parameter_set_id
  putUnsigned(0); // seq_parameter_set_id
  putBits(1, 0); // entropy_coding_mode_flag: CAVLC
  putBits(1, 0); // bottom_field_pic_order_in_frame_present_flag
  putUnsigned(0); // num_slice_groups_minus1
  putUnsigned(0); // num_ref_idx_l0_default_active_minus1
  putUnsigned(0); // num_ref_idx_l1_default_active_minus1
  putBits(1, 0); // weighted_pred_flag
  putBits(2, 1); // weighted_bipred_idc: explicit weights in B slices
  putSigned(0); // pic_init_qp_minus26
  putSigned(0); // pic_init_qs_minus26
  putSigned(0); // chroma_qp_index_offset
  putBits(1, 1); // deblocking_filter_control_present_flag
  putBits(1, 0); // constrained_intra_pred_flag
  putBits(1, 0); // redundant_pic_cnt_present_flag
  return endNal();
}
