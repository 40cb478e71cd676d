// Takes pictures in: pairs of rows are cut into blocks and converted.
import { BLOCK, EMPTY, SOLID, convertMixed, convertOpaque, kindOf } from "./color";
import { Sheet } from "./sheet";
import { Span } from "./span";

/** Where the pixels of a block that an edge cuts off are put together: two rows, the rest transparent. */
const PATCH: usize = memory.data(BLOCK * 8, 16);
const PATCH_BELOW: usize = PATCH + BLOCK * 4;

/** Converts two rows of an opaque picture of even width, from row `y`, which is even, on. */
export function convertOpaqueRows(luma: Sheet, chroma: Sheet, y: i32, above: usize, below: usize): void {
  let x = 0;
  for (; x + BLOCK <= luma.width; x += BLOCK) {
    convertOpaque(luma, chroma, x, y, above + (<usize>x << 2), below + (<usize>x << 2));
  }
  if (x == luma.width) return;
  fillPatch(x, luma.width, above, below);
  convertOpaque(luma, chroma, x, y, PATCH, PATCH_BELOW);
}

/** Where the opaque blocks that come last in a row begin. */
let solidStart: i32 = 0;

/**
 * Converts two rows of a layer and notes in `span` what they are like. What is transparent stays as it is: zero.
 * @param below 0 where the layer ends with the first row.
 */
export function convertRows(luma: Sheet, chroma: Sheet, y: i32, above: usize, below: usize, span: Span): void {
  const width = luma.width;
  const whole = below ? width & ~(BLOCK - 1) : 0;
  solidStart = 0;
  for (let x = 0; x < whole; x += BLOCK) {
    convertAny(luma, chroma, x, y, above + (<usize>x << 2), below + (<usize>x << 2), span);
  }
  for (let x = whole; x < width; x += BLOCK) {
    fillPatch(x, width, above, below);
    convertAny(luma, chroma, x, y, PATCH, PATCH_BELOW, span);
  }
  span.inkEnd = min(span.inkEnd, width);
}

@inline
function convertAny(
  luma: Sheet,
  chroma: Sheet,
  x: i32,
  y: i32,
  above: usize,
  below: usize,
  span: Span,
): void {
  const kind = kindOf(above, below);
  if (kind != SOLID) solidStart = x + BLOCK;
  if (kind == EMPTY) return;
  if (kind == SOLID) convertOpaque(luma, chroma, x, y, above, below);
  else convertMixed(luma, chroma, x, y, above, below);
  if (span.inkEnd == 0) span.inkStart = x;
  span.inkEnd = x + BLOCK;
  if (span.inkEnd - solidStart <= span.solidEnd - span.solidStart) return;
  span.solidStart = solidStart;
  span.solidEnd = span.inkEnd;
}

function fillPatch(x: i32, width: i32, above: usize, below: usize): void {
  const offset = <usize>x << 2;
  const bytes = <usize>min(BLOCK, width - x) << 2;
  memory.fill(PATCH, 0, BLOCK * 8);
  memory.copy(PATCH, above + offset, bytes);
  if (below) memory.copy(PATCH_BELOW, below + offset, bytes);
}
