import { luminance } from "./color.ts";
import { draw } from "./engine.ts";

/** A point of a picture, as shares of its width and height. */
export type Point = { x: number; y: number };

/** Where light and detail of a photograph lie, on a square grid over all of it. */
export type PhotoView = {
  /** The centre of the weight of detail. */
  detail: Point;
  /** Luminance of the darkest and of the lightest pixel of each cell, row by row. */
  darkest: Float32Array;
  lightest: Float32Array;
  /** Set for right-to-left pictures, which are mirrored around their photographs: left and right are swapped here. */
  isMirrored?: true;
};

export const GRID = 24;
/** Pixels of the sample on each side of a cell. */
const CELL = 16;
const SIDE = GRID * CELL;
const REMEMBERED = 16;

const known = new Map<string, PhotoView>();

/** Looks at a photograph that can be drawn. One picture is decoded at a time, and only a small sample is kept. */
export async function readView(key: string, bytes: Uint8Array): Promise<PhotoView> {
  const seen = known.get(key);
  if (seen) return seen;
  const box = { display: "flex", width: SIDE, height: SIDE } as const;
  const root = {
    type: "container" as const,
    style: box,
    children: [{ type: "image" as const, src: key, style: box }],
  };
  const found = viewOf(
    await draw({ width: SIDE, height: SIDE, root, images: new Map([[key, bytes]]) }, "raw"),
  );
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

function viewOf(rgba: Uint8Array): PhotoView {
  const light = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    luminance(rgba[4 * i] ?? 0, rgba[4 * i + 1] ?? 0, rgba[4 * i + 2] ?? 0),
  );
  const darkest = new Float32Array(GRID * GRID).fill(1);
  const lightest = new Float32Array(GRID * GRID);
  const weights = new Float64Array(GRID * GRID);
  for (const [i, value] of light.entries()) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const cell = Math.floor(y / CELL) * GRID + Math.floor(x / CELL);
    darkest[cell] = Math.min(darkest[cell] ?? 1, value);
    lightest[cell] = Math.max(lightest[cell] ?? 0, value);
    weights[cell] = (weights[cell] ?? 0) + stepAt(light, x, y);
  }
  return { detail: centreOf(weights), darkest, lightest };
}

/** How much lighter or darker the neighbours are, as the eye sees it. */
function stepAt(light: Float32Array, x: number, y: number): number {
  const at = (column: number, row: number) => Math.sqrt(light[row * SIDE + column] ?? 0);
  const here = at(x, y);
  const right = x + 1 < SIDE ? Math.abs(at(x + 1, y) - here) : 0;
  return right + (y + 1 < SIDE ? Math.abs(at(x, y + 1) - here) : 0);
}

/** Squares let what stands out count more than grain that lies everywhere. */
function centreOf(weights: Float64Array): Point {
  let [sum, x, y] = [0, 0, 0];
  for (const [i, weight] of weights.entries()) {
    const square = weight ** 2;
    sum += square;
    x += square * ((i % GRID) + 0.5);
    y += square * (Math.floor(i / GRID) + 0.5);
  }
  return sum === 0 ? { x: 0.5, y: 0.5 } : { x: x / sum / GRID, y: y / sum / GRID };
}

/** The same as a template sees it whose drawing is mirrored later. */
export const mirroredView = ({ detail, darkest, lightest }: PhotoView): PhotoView => ({
  detail: { x: 1 - detail.x, y: detail.y },
  darkest: darkest.map((_, i) => darkest[opposite(i)] ?? 0),
  lightest: lightest.map((_, i) => lightest[opposite(i)] ?? 0),
  isMirrored: true,
});

const opposite = (cell: number) => cell - (cell % GRID) + GRID - 1 - (cell % GRID);
