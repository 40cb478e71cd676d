// The deblocking filter (8.7) over a whole picture, macroblock by macroblock, in luma and chroma. Edges are
// filtered from left to right and then from the top down.
import { isActive, noteFiltered } from "./activity";
import { filterChromaHorizontal, filterChromaVertical } from "./deblock-chroma";
import { filterLuma, filterLumaStrongly, STRONGEST } from "./deblock-filter";
import { findStrengths, HORIZONTAL_EDGES, VERTICAL_EDGES } from "./deblock-strength";
import { alphaOf, betaOf } from "./deblock-tables";
import { above, index, left, mapIndex, moveOn, moveToRow, outU, outV, outY } from "./current";
import { qps } from "./macroblocks";
import { columns, rows } from "./picture";
import { chromaQp } from "./quantise";
import { chromaPitch, lumaPitch } from "./reference";
import { turnIn, turnOut } from "./transpose";

/** A vertical edge, turned: eight rows of sixteen samples. */
const TURNED: usize = memory.data(8 * 16);

export function deblock(): void {
  for (let row = 0; row < rows; row++) {
    if (!isActive(row) && !isActive(row - 1)) continue;
    moveToRow(row);
    for (let column = 0; column < columns; column++) {
      if (findStrengths(index, left(), above())) filterMacroblock();
      moveOn();
    }
  }
}

function filterMacroblock(): void {
  for (let edge = 0; edge < 4; edge++) {
    const strengths = load<u32>(VERTICAL_EDGES + (edge << 2));
    if (!strengths) continue;
    const neighbour = edge == 0 ? left() : index;
    const place = edge == 0 ? mapIndex - 1 : mapIndex;
    if (filterVertical(edge, strengths, neighbour)) noteFiltered(neighbour, place);
  }
  for (let edge = 0; edge < 4; edge++) {
    const strengths = load<u32>(HORIZONTAL_EDGES + (edge << 2));
    if (!strengths) continue;
    const neighbour = edge == 0 ? above() : index;
    const place = edge == 0 ? mapIndex - columns : mapIndex;
    if (filterHorizontal(edge, strengths, neighbour)) noteFiltered(neighbour, place);
  }
}

/** These return whether any sample has changed. */
function filterVertical(edge: i32, strengths: u32, neighbour: i32): bool {
  const qp = meanQp(neighbour);
  let filtered = false;
  if (alphaOf(qp)) {
    const at = outY() + (edge << 2) - 4;
    turnIn(at, lumaPitch, TURNED);
    filtered = filterLumaEdge(TURNED + 64, 16, strengths, qp);
    if (filtered) turnOut(TURNED, at, lumaPitch);
  }
  if (edge & 1) return filtered;
  const u = outU() + (edge << 1);
  const v = outV() + (edge << 1);
  return filterChromaVertical(u, v, strengths, meanChromaQp(neighbour)) || filtered;
}

function filterHorizontal(edge: i32, strengths: u32, neighbour: i32): bool {
  const qp = meanQp(neighbour);
  const at = outY() + (edge << 2) * lumaPitch;
  const filtered = alphaOf(qp) != 0 && filterLumaEdge(at, lumaPitch, strengths, qp);
  if (edge & 1) return filtered;
  const u = outU() + (edge << 1) * chromaPitch;
  const v = outV() + (edge << 1) * chromaPitch;
  return filterChromaHorizontal(u, v, strengths, meanChromaQp(neighbour)) || filtered;
}

@inline
function meanQp(neighbour: i32): i32 {
  return (<i32>load<u8>(qps + index) + <i32>load<u8>(qps + neighbour) + 1) >> 1;
}

@inline
function meanChromaQp(neighbour: i32): i32 {
  return (chromaQp(load<u8>(qps + index)) + chromaQp(load<u8>(qps + neighbour)) + 1) >> 1;
}

@inline
function filterLumaEdge(at: usize, pitch: i32, strengths: u32, qp: i32): bool {
  const alpha = alphaOf(qp);
  const beta = betaOf(qp);
  if (<u8>strengths == STRONGEST) return filterLumaStrongly(at, pitch, alpha, beta);
  const each = i8x16.swizzle(i32x4.splat(strengths), i8x16(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
  return filterLuma(at, pitch, each, qp, alpha, beta);
}
