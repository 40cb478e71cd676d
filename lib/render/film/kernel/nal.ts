// NAL units (7.3.1), each after four bytes that hold its length, as an MP4 file keeps them.
import { reserve } from "./memory";
import { beginBits, endBits, setUpBits, takeWaiting, waiting, waitingEnd } from "./bits";

/** NAL unit header: nal_ref_idc and nal_unit_type (Table 7-1). */
export const SEQUENCE_PARAMETERS: u8 = 0x67;
export const PICTURE_PARAMETERS: u8 = 0x68;
export const IDR_SLICE: u8 = 0x65;
export const REFERENCE_SLICE: u8 = 0x41;
export const DISPOSABLE_SLICE: u8 = 0x01;

const LENGTH_BYTES: usize = 4;
/** No sequence below this may follow two zero bytes; a byte of this value keeps them apart (7.4.1). */
const EMULATION_PREVENTION: u8 = 3;

/** A macroblock has at most 3,200 bits (A.3.1), and a run of skipped ones before it takes at most 27. */
const MACROBLOCK_BYTES: i32 = 404;
/** Emulation prevention adds one byte to two at worst. */
const ESCAPED_MACROBLOCK_BYTES: i32 = 606;
/** Before it is known to be too long, a macroblock of 27 blocks may take a little less than this. */
const OVERLONG_MACROBLOCK_BYTES: i32 = 4096;
/** Parameter sets and slice headers are much shorter. */
const HEADER_BYTES: i32 = 256;

export let output: usize = 0;
let outputEnd: usize = 0;
/** How many zero bytes the unit ends with just now. */
let zeros: i32 = 0;

export function setUpOutput(columns: i32, rows: i32): void {
  setUpBits(columns * MACROBLOCK_BYTES + OVERLONG_MACROBLOCK_BYTES + HEADER_BYTES);
  // Pictures take a fiftieth of this.
  output = reserve(columns * rows * ESCAPED_MACROBLOCK_BYTES + HEADER_BYTES);
}

export function beginNal(header: u8): void {
  beginBits();
  outputEnd = output + LENGTH_BYTES;
  store<u8>(outputEnd++, header);
  zeros = 0;
}

/** Moves the bits written so far into the unit. */
export function drain(): void {
  for (let from = waiting; from < waitingEnd; from++) {
    const byte = load<u8>(from);
    if (zeros >= 2 && byte <= EMULATION_PREVENTION) {
      store<u8>(outputEnd++, EMULATION_PREVENTION);
      zeros = 0;
    }
    store<u8>(outputEnd++, byte);
    zeros = byte ? 0 : zeros + 1;
  }
  takeWaiting();
}

/** Returns the length of the unit with the bytes that hold its length. */
export function endNal(): i32 {
  endBits();
  drain();
  store<u32>(output, bswap<u32>(<u32>(outputEnd - output - LENGTH_BYTES)));
  return <i32>(outputEnd - output);
}
