// What has come to rest. Motion compensation leaves traces that a picture in motion hides and one at rest shows.
import { allocate } from "./memory";
import { CHANGED, changes, columns, rows, SETTLING } from "./picture";

/** For how many pictures each macroblock has been the same, up to a number that says nothing any more. */
let rests: usize = 0;

export function setUpRests(): void {
  rests = allocate(columns * rows);
}

/** Counts the picture that was put together, and marks what has been the same for `after` pictures as settling. */
export function settle(after: i32): void {
  const most = i8x16.splat(<i8>after);
  const one = i8x16.splat(1);
  // Up to fifteen bytes past the last macroblock are unused: see SLACK in memory.ts.
  for (let i = 0; i < columns * rows; i += 16) {
    const before = v128.load(rests + i);
    const map = v128.load(changes + i);
    const rested = v128.andnot(
      i8x16.min_u(i8x16.add(before, one), most),
      i8x16.eq(map, i8x16.splat(CHANGED)),
    );
    const settles = v128.andnot(i8x16.eq(rested, most), i8x16.eq(before, most));
    v128.store(rests + i, rested);
    v128.store(changes + i, v128.or(map, v128.and(settles, i8x16.splat(SETTLING))));
  }
}

/** Nothing has rested yet: a key is coded as coarsely as what moves, all of it. */
export function stirAll(): void {
  memory.fill(rests, 0, columns * rows);
}
