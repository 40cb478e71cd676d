// What stands behind all layers: opaque, as large as the film, never moving.
import { convertOpaqueRows } from "./convert";
import { height, width } from "./picture";
import { Sheet, addSheet } from "./sheet";
import { checkBand, staging } from "./staging";

export let groundLuma: Sheet = changetype<Sheet>(0);
export let groundChroma: Sheet = changetype<Sheet>(0);

export function setUpGround(): void {
  groundLuma = addSheet(width, height, false, false);
  groundChroma = addSheet(width >> 1, height >> 1, true, false);
}

/** Takes rows from the staging buffer. Their alpha is not looked at. */
export function groundRows(y: i32, count: i32): void {
  checkBand(width, height, y, count);
  const rowBytes = <usize>width << 2;
  for (let row = 0; row < count; row += 2) {
    const above = staging + <usize>row * rowBytes;
    convertOpaqueRows(groundLuma, groundChroma, y + row, above, above + rowBytes);
  }
}
