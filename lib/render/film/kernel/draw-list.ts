// What to draw, from back to front, as it is written by the caller: see ../kernel.ts.
import { allocate } from "./memory";

@unmanaged
export class Entry {
  layer: u32;
  /** 0 to 256. */
  opacity: i32;
  /** Of the layer's corner, in pixels. */
  x: f64;
  y: f64;
  scale: f64;
  /** The part of the film it may be seen in, in pixels. */
  left: i32;
  top: i32;
  right: i32;
  bottom: i32;
}

export const MAX_ENTRIES: i32 = 512;

export let drawList: usize = 0;

export function setUpDrawList(): void {
  drawList = allocate(MAX_ENTRIES * offsetof<Entry>());
}

@inline
export function entryAt(index: i32): Entry {
  return changetype<Entry>(drawList + <usize>index * offsetof<Entry>());
}

/** Farther away than any layer reaches. */
const FAR: f64 = 65_536;

/** Whether an entry is at a place that can be counted with. */
@inline
export function isPlaced(entry: Entry): bool {
  return Math.abs(entry.x) < FAR && Math.abs(entry.y) < FAR;
}
