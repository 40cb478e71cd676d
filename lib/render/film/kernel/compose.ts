// Puts a picture together: ground and layers, a row of macroblocks at a time.
import { firstSeen } from "./cover";
import { draw } from "./draw";
import { MAX_ENTRIES, entryAt, setUpDrawList } from "./draw-list";
import { setUpFilteredRows } from "./filtered-row";
import { setUpGround } from "./ground";
import { columns, height, rows, width } from "./picture";
import { setUpSampling } from "./sampling";
import { setUpStaging } from "./staging";
import { beginStrip, endStrip, fillStrip, setUpStrip } from "./strip";
import { drawWithin, setUpWindow } from "./window";

export function setUpCompositor(): void {
  setUpStaging();
  setUpGround();
  setUpDrawList();
  setUpWindow();
  setUpSampling();
  setUpFilteredRows();
  setUpStrip();
}

/**
 * Draws ground and listed layers into the source picture, from (left, top) up to but without (right,
 * bottom), in macroblocks. Marks macroblocks that differ as changed. Returns how many differ.
 */
export function compose(count: i32, left: i32, top: i32, right: i32, bottom: i32): i32 {
  if (count < 0 || count > MAX_ENTRIES) unreachable();
  const from = max(left, 0);
  const to = min(right, columns);
  if (from >= to) return 0;
  let changed = 0;
  for (let row = max(top, 0); row < min(bottom, rows); row++) {
    const seen = firstSeen(count, from << 4, row << 4, min(to << 4, width), min((row + 1) << 4, height));
    beginStrip(row);
    if (seen < 0) fillStrip(row, from, to);
    drawWithin(from << 4, row << 4, to << 4, (row + 1) << 4);
    for (let i = max(seen, 0); i < count; i++) draw(entryAt(i));
    changed += endStrip(row, from, to);
  }
  return changed;
}
