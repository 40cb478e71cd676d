// Takes pictures in: pairs of rows are cut into blocks and converted.
import { BLOCK, EMPTY, SOLID, convertBlock, convertOpaque, kindOf } from "./color";
import { Sheet } from "./sheet";
import { Span } from "./span";

/** Where the pixels of a block that an edge cuts off are put together: two rows, the rest transparent. */
const PATCH: usize = memory.data(BLOCK * 8, 16);
const PATCH_BELOW: usize = PATCH + BLOCK * 4;

/** The pixels of the block that is being converted. */
let blockAbove: usize = 0;
let blockBelow: usize = 0;

/** Converts two rows of an opaque picture, from row `y`, which is even, on. Its width is even. */
export function convertOpaqueRows(luma: Sheet, chroma: Sheet, y: i32, above: usize, below: usize): void {
  for (let x = 0; x < luma.width; x += BLOCK) {
    findBlock(x, luma.width, above, below);
    convertOpaque(luma, chroma, x, y, blockAbove, blockBelow);
  }
}

/**
 * Converts two rows of a layer and notes in `span` what they are like. What is transparent stays as it is: zero.
 * @param below 0 where the layer ends with the first row.
 */
export function convertRows(luma: Sheet, chroma: Sheet, y: i32, above: usize, below: usize, span: Span): void {
  let inkStart = luma.width;
  let inkEnd = 0;
  let solidStart = 0;
  for (let x = 0; x < luma.width; x += BLOCK) {
    findBlock(x, luma.width, above, below);
    const kind = kindOf(blockAbove, blockBelow);
    if (kind != SOLID) solidStart = x + BLOCK;
    if (kind == EMPTY) continue;
    convertBlock(luma, chroma, x, y, blockAbove, blockBelow);
    inkStart = min(inkStart, x);
    inkEnd = x + BLOCK;
    if (inkEnd - solidStart > span.solidEnd - span.solidStart) {
      span.solidStart = solidStart;
      span.solidEnd = inkEnd;
    }
  }
  span.inkStart = inkStart;
  span.inkEnd = min(inkEnd, luma.width);
}

@inline
function findBlock(x: i32, width: i32, above: usize, below: usize): void {
  const offset = <usize>x << 2;
  if (below != 0 && x + BLOCK <= width) {
    blockAbove = above + offset;
    blockBelow = below + offset;
  } else fillPatch(above + offset, below ? below + offset : 0, min(BLOCK, width - x));
}

function fillPatch(above: usize, below: usize, count: i32): void {
  memory.fill(PATCH, 0, BLOCK * 8);
  memory.copy(PATCH, above, count << 2);
  if (below) memory.copy(PATCH_BELOW, below, count << 2);
  blockAbove = PATCH;
  blockBelow = PATCH_BELOW;
}
