// What stands behind all layers: opaque, as large as the film, never moving.
import { convertOpaqueRows } from "./convert";
import { allocate } from "./memory";
import { height, width } from "./picture";
import { Surface, addSheets } from "./sheet";
import { MAX_SIDE, checkBand, staging } from "./staging";

export let ground: Surface = changetype<Surface>(0);
/** Whether it is of one colour: then nothing of it is kept but the first samples. */
export let isPlain: bool = false;

/** Traps for a film that has odd sides or is too large. */
export function setUpGround(): void {
  if ((width | height) & 1 || width <= 0 || height <= 0 || width > MAX_SIDE || height > MAX_SIDE)
    unreachable();
  ground = changetype<Surface>(allocate(offsetof<Surface>()));
  addSheets(ground, width, height, false);
}

/** Takes rows from the staging buffer. Their alpha is not looked at. */
export function groundRows(y: i32, count: i32): void {
  checkBand(width, height, y, count);
  isPlain = false;
  const rowBytes = (<usize>width) << 2;
  for (let row = 0; row < count; row += 2) {
    const above = staging + <usize>row * rowBytes;
    convertOpaqueRows(ground, y + row, above, above + rowBytes);
  }
}

/** Takes the first two rows from the staging buffer for all others, and their first pixels for all of theirs. */
export function plainGround(): void {
  groundRows(0, 2);
  isPlain = true;
}
