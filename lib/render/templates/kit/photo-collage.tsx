/** @jsxImportSource #template */
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Photo } from "../../template.ts";
import { PhotoFill } from "./photo-fill.tsx";

/** Shares of a box: left, top, width, height. */
type Cell = readonly [x: number, y: number, width: number, height: number];

/** Cells of two, three and four photographs in a wide box, the largest first; a tall one has them turned. */
const WIDE: Record<number, readonly Cell[]> = {
  2: [
    [0, 0, 0.58, 1],
    [0.58, 0, 0.42, 1],
  ],
  3: [
    [0, 0, 0.62, 1],
    [0.62, 0, 0.38, 0.5],
    [0.62, 0.5, 0.38, 0.5],
  ],
  4: [
    [0, 0, 0.56, 0.6],
    [0.56, 0.4, 0.44, 0.6],
    [0.56, 0, 0.44, 0.4],
    [0, 0.6, 0.56, 0.4],
  ],
};
/** The same side by side, for boxes as wide as a band. */
const BAND: Record<number, readonly Cell[]> = {
  3: [
    [0, 0, 0.42, 1],
    [0.42, 0, 0.29, 1],
    [0.71, 0, 0.29, 1],
  ],
  4: [
    [0, 0, 0.31, 1],
    [0.31, 0, 0.23, 1],
    [0.54, 0, 0.23, 1],
    [0.77, 0, 0.23, 1],
  ],
};
/** Width to height of a box: below the first its cells are turned, from the second on it is a band. */
const TURNED_BELOW = 1;
const BAND_FROM = 1.9;

/** The boxes of photographs that fill a box together, with a gap between them. */
function collageBoxes(count: number, box: Box, gap: number): Box[] {
  const aspect = box.width / box.height;
  const cells = (aspect >= BAND_FROM && BAND[count]) || (WIDE[count] ?? [[0, 0, 1, 1]]);
  const isTurned = aspect < TURNED_BELOW;
  return cells.map(([x, y, width, height]) =>
    cellIn(box, isTurned ? [y, x, height, width] : [x, y, width, height], gap),
  );
}

/** Whole pixels, and half a gap less on every side that has a neighbour. */
function cellIn(box: Box, [x, y, width, height]: Cell, gap: number): Box {
  const half = gap / 2;
  const left = Math.round(box.x + x * box.width + (x > 0 ? half : 0));
  const top = Math.round(box.y + y * box.height + (y > 0 ? half : 0));
  const right = box.x + (x + width) * box.width - (x + width < 0.999 ? half : 0);
  const foot = box.y + (y + height) * box.height - (y + height < 0.999 ? half : 0);
  return { x: left, y: top, width: Math.round(right) - left, height: Math.round(foot) - top };
}

type CollageProps = { photos: readonly Photo[]; box: Box; gap: number; round?: Style };

/** One to four photographs, each cut around its own focus. */
export function collage({ photos, box, gap, round }: CollageProps): Node[] {
  const boxes = collageBoxes(photos.length, box, gap);
  return photos.flatMap((photo, i) => {
    const cell = boxes[i];
    return cell ? [<PhotoFill photo={photo} box={cell} {...(round && { round })} />] : [];
  });
}
