// Takes pictures in: pairs of rows are cut into blocks and converted.
import { BLOCK, EMPTY, SOLID, convertMixed, convertOpaque, kindOf } from "./color";
import { Surface } from "./sheet";
import { Span } from "./span";

/** Where the pixels of a block that an edge cuts off are put together: two rows, the rest transparent. */
const PATCH: usize = memory.data(BLOCK * 8, 16);
const PATCH_BELOW: usize = PATCH + BLOCK * 4;

/** Converts two rows of an opaque picture, from row `y`, which is even, on. */
export function convertOpaqueRows(surface: Surface, y: i32, above: usize, below: usize): void {
  const width = surface.luma.width;
  let x = 0;
  for (; x + BLOCK <= width; x += BLOCK) {
    const offset = (<usize>x) << 2;
    convertOpaque(surface, x, y, above + offset, below + offset);
  }
  if (x == width) return;
  fillPatch(x, width, above, below);
  convertOpaque(surface, x, y, PATCH, PATCH_BELOW);
}

/** Where the opaque blocks that come last in a row begin. */
let solidStart: i32 = 0;

/**
 * Converts two rows of a layer and notes what they are like. What is transparent stays as it is: zero.
 * @param below 0 where the layer ends with the first row.
 */
export function convertRows(surface: Surface, y: i32, above: usize, below: usize, span: Span): void {
  const width = surface.luma.width;
  const whole = below ? width & ~(BLOCK - 1) : 0;
  solidStart = 0;
  for (let x = 0; x < whole; x += BLOCK) {
    const offset = (<usize>x) << 2;
    convertAny(surface, x, y, above + offset, below + offset, span);
  }
  for (let x = whole; x < width; x += BLOCK) {
    fillPatch(x, width, above, below);
    convertAny(surface, x, y, PATCH, PATCH_BELOW, span);
  }
  span.inkEnd = min(span.inkEnd, width);
}

@inline
function convertAny(surface: Surface, x: i32, y: i32, above: usize, below: usize, span: Span): void {
  const kind = kindOf(above, below);
  if (kind != SOLID) solidStart = x + BLOCK;
  if (kind == EMPTY) return;
  if (kind == SOLID) convertOpaque(surface, x, y, above, below);
  else convertMixed(surface, x, y, above, below);
  if (span.inkEnd == 0) span.inkStart = x;
  span.inkEnd = x + BLOCK;
  if (span.inkEnd - solidStart <= span.solidEnd - span.solidStart) return;
  span.solidStart = solidStart;
  span.solidEnd = span.inkEnd;
}

function fillPatch(x: i32, width: i32, above: usize, below: usize): void {
  const offset = (<usize>x) << 2;
  const bytes = (<usize>min(BLOCK, width - x)) << 2;
  memory.fill(PATCH, 0, BLOCK * 8);
  memory.copy(PATCH, above + offset, bytes);
  if (below) memory.copy(PATCH_BELOW, below + offset, bytes);
}
