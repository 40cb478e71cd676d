// The level of the stream: what a decoder must be able to do (Table A-1). Levels below 3 are left out: they allow less
// than 10 Mbit/s, and no decoder of today is that weak.
import { columns, rows } from "./picture";

/** level_idc, macroblocks a second, macroblocks a picture, macroblocks in the picture buffer, vertical motion. */
const LEVELS: usize = memory.data<i32>([
  30, 40500, 1620, 8100, 256,
  31, 108000, 3600, 18000, 512,
  32, 216000, 5120, 20480, 512,
  40, 245760, 8192, 32768, 512,
  42, 522240, 8704, 34816, 512,
  50, 589824, 22080, 110400, 512,
  51, 983040, 36864, 184320, 512,
  52, 2073600, 36864, 184320, 512,
]);
const FIELDS: usize = 5 * 4;
const LAST: usize = LEVELS + 7 * FIELDS;

/** Pictures a decoder keeps: the two that others refer to. */
export const KEPT_PICTURES: i32 = 2;

export let level: i32 = 0;
/** How far motion may reach up and down, in quarter samples. */
export let verticalReach: i32 = 0;

/** Chooses the lowest level that will do. */
export function chooseLevel(framesPerSecond: i32): void {
  let entry = LEVELS;
  while (entry < LAST && !suffices(entry, framesPerSecond)) entry += FIELDS;
  level = load<i32>(entry);
  verticalReach = load<i32>(entry, 16) << 2;
}

function suffices(entry: usize, framesPerSecond: i32): bool {
  const size = columns * rows;
  const largest = load<i32>(entry, 8);
  // Neither side may be longer than eight times the root of the largest picture (A.3.1).
  const longest = max(columns, rows);
  if (size > largest || longest * longest > 8 * largest) return false;
  return size * framesPerSecond <= load<i32>(entry, 4) && size * KEPT_PICTURES <= load<i32>(entry, 12);
}
