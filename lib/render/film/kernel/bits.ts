// The bits of a picture, most significant first, and Exp-Golomb codes (clause 9.1).
// They are kept for a row of macroblocks only; nal.ts takes them from here.
import { allocate } from "./memory";

/** Where the bits wait, and where the next ones go; always a whole number of 32 bit words. */
export let waiting: usize = 0;
export let waitingEnd: usize = 0;
/** Bits that do not fill a word yet, in the low end. What is above them has been stored. */
let pending: u64 = 0;
let pendingCount: i32 = 0;

let markedEnd: usize = 0;
let markedPending: u64 = 0;
let markedCount: i32 = 0;

export function setUpBits(bytes: usize): void {
  waiting = allocate(bytes);
}

export function beginBits(): void {
  waitingEnd = waiting;
  pending = 0;
  pendingCount = 0;
}

/** The lowest `count` bits of `value`, which has no others. Up to 32. */
@inline
export function putBits(count: i32, value: u32): void {
  pending = (pending << count) | value;
  pendingCount += count;
  if (pendingCount >= 32) {
    pendingCount -= 32;
    store<u32>(waitingEnd, bswap<u32>(<u32>(pending >> pendingCount)));
    waitingEnd += 4;
  }
}

/** ue(v). Values below 65,535: more than any of ours. */
export function putUnsigned(value: u32): void {
  putBits(unsignedBits(value), value + 1);
}

/** se(v), Table 9-3. */
export function putSigned(value: i32): void {
  putUnsigned(value > 0 ? (value << 1) - 1 : -value << 1);
}

/** Bits that ue(v) takes. */
@inline
function unsignedBits(value: u32): i32 {
  return ((31 - <i32>clz(value + 1)) << 1) + 1;
}

/** Bits that se(v) takes. */
@inline
export function signedBits(value: i32): i32 {
  return unsignedBits(value > 0 ? (value << 1) - 1 : -value << 1);
}

/** Zeros up to the next byte. */
export function alignBits(): void {
  putBits(-pendingCount & 7, 0);
}

/** rbsp_trailing_bits (7.3.2.11), and every bit stored. */
export function endBits(): void {
  putBits(1, 1);
  alignBits();
  for (; pendingCount > 0; pendingCount -= 8) {
    store<u8>(waitingEnd++, <u8>(pending >> (pendingCount - 8)));
  }
}

/** What was waiting has been taken. */
export function takeWaiting(): void {
  waitingEnd = waiting;
}

/** Remembers this place for `bitsSinceMark` and `rewind`. */
export function mark(): void {
  markedEnd = waitingEnd;
  markedPending = pending;
  markedCount = pendingCount;
}

export function bitsSinceMark(): i32 {
  return (<i32>(waitingEnd - markedEnd) << 3) + pendingCount - markedCount;
}

/** Unwrites everything since the mark. */
export function rewind(): void {
  waitingEnd = markedEnd;
  pending = markedPending;
  pendingCount = markedCount;
}
