/** Straight alpha, rows without gaps. */
export type Rgba = { width: number; height: number; pixels: Uint8Array };
/** Pixels, up to but without right and bottom. */
export type Clip = { left: number; top: number; right: number; bottom: number };
/** How a layer is drawn: `opacity` 0 to 256, the rest in pixels. */
export type Drawn = { picture: Rgba; opacity: number; x: number; y: number; scale: number; clip: Clip };
export type Planes<T = Uint8Array> = { y: T; u: T; v: T };

/** One resolution of a picture. Samples are multiplied by alpha, which is 0 to 1. */
type Sheet = Planes<Float64Array> & { width: number; height: number; alpha: Float64Array };
export const CHANNELS = ["y", "u", "v"] as const;

/** ITU-R BT.709-6, limited range, for R, G and B of 0 to 255. */
export function toYuv(r: number, g: number, b: number) {
  const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return {
    y: 16 + (219 * luma) / 255,
    u: 128 + (224 * (b - luma)) / 1.8556 / 255,
    v: 128 + (224 * (r - luma)) / 1.5748 / 255,
  };
}

/** A picture with one sample for every `block` by `block` pixels: their mean. Beyond the picture all is transparent. */
export function sheetOf({ width, height, pixels }: Rgba, block: number): Sheet {
  const [w, h] = [Math.ceil(width / block), Math.ceil(height / block)];
  const empty = () => new Float64Array(w * h);
  const sheet: Sheet = { width: w, height: h, y: empty(), u: empty(), v: empty(), alpha: empty() };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const sample = Math.floor(y / block) * w + Math.floor(x / block);
      const share = pixels[at + 3]! / 255 / block ** 2;
      const color = toYuv(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
      for (const channel of CHANNELS) sheet[channel][sample]! += color[channel] * share;
      sheet.alpha[sample]! += share;
    }
  }
  return sheet;
}

/** How much of the pixels from `at * block` on lies between two edges: 0 to 1. */
const inside = (at: number, block: number, from: number, to: number) =>
  Math.max(0, Math.min((at + 1) * block, to) - Math.max(at * block, from)) / block;

/** Between the four samples around a place; transparent outside. */
function bilinear({ width, height }: Sheet, plane: Float64Array, x: number, y: number): number {
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : plane[row * width + column]!;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const above = at(column, row) * (1 - right) + at(column + 1, row) * right;
  const below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
  return above * (1 - down) + below * down;
}

/** Puts a layer over a film of the same resolution. */
function draw(film: Sheet, layer: Sheet, block: number, { x, y, scale, opacity, clip }: Drawn) {
  const [left, top] = [x / block, y / block];
  const reached = (from: number, length: number, limit: number) =>
    [Math.max(0, Math.floor(from - scale)), Math.min(limit, Math.ceil(from + (length + 1) * scale))] as const;
  const [firstRow, endRow] = reached(top, layer.height, film.height);
  const [firstColumn, endColumn] = reached(left, layer.width, film.width);
  for (let row = firstRow; row < endRow; row++) {
    const rowShare = (inside(row, block, clip.top, clip.bottom) * opacity) / 256;
    for (let column = firstColumn; column < endColumn; column++) {
      const share = inside(column, block, clip.left, clip.right) * rowShare;
      const layerX = (column + 0.5 - left) / scale - 0.5;
      const layerY = (row + 0.5 - top) / scale - 0.5;
      const alpha = share * bilinear(layer, layer.alpha, layerX, layerY);
      for (const channel of CHANNELS) {
        const sample = share * bilinear(layer, layer[channel], layerX, layerY);
        const at = row * film.width + column;
        film[channel][at] = sample + film[channel][at]! * (1 - alpha);
      }
    }
  }
}

/** The whole picture, slowly, in floating point. */
export function composeSlowly(background: Rgba, list: readonly Drawn[]): Planes<Float64Array> {
  const [luma, chroma] = [1, 2].map((block) => {
    const film = sheetOf(background, block);
    for (const drawn of list) draw(film, sheetOf(drawn.picture, block), block, drawn);
    return film;
  });
  return { y: luma!.y, u: chroma!.u, v: chroma!.v };
}

/** How far any sample is from what it should be. */
export function largestDifference(planes: Planes, expected: Planes<ArrayLike<number>>): number {
  let largest = 0;
  for (const channel of CHANNELS) {
    planes[channel].forEach((sample, i) => {
      largest = Math.max(largest, Math.abs(sample - expected[channel][i]!));
    });
  }
  return largest;
}
