import { inflateSync } from "node:zlib";

type SixelSource = { width: number; height: number; rgb: Uint8Array };

/** Levels of each of the three colours: 6 x 6 x 6 registers, which every sixel terminal has. */
const LEVELS = 6;
const ROWS = 6;

/** A PNG as sixels, at most so many pixels wide. Undefined for a PNG that no run of ours has: interlaced, or 16 bits deep. */
export function sixelOf(png: Uint8Array, mostWidth: number): string | undefined {
  const decoded = decode(Buffer.from(png));
  return decoded && encode(smaller(decoded, mostWidth));
}

/** The pixels of a PNG with 8 bits and three or four channels, on white. */
function decode(png: Buffer): SixelSource | undefined {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, colour, interlace] = [png[24], png[25], png[28]];
  const channels = colour === 6 ? 4 : colour === 2 ? 3 : 0;
  if (depth !== 8 || channels === 0 || interlace !== 0) return undefined;
  const rows = inflateSync(Buffer.concat(chunks(png, "IDAT")));
  unfilter(rows, { stride: width * channels, height, channels });
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width);
    const from = row + 1 + pixel * channels;
    const alpha = channels === 4 ? (rows[from + 3] ?? 0) / 255 : 1;
    for (let c = 0; c < 3; c++) rgb[pixel * 3 + c] = 255 + ((rows[from + c] ?? 0) - 255) * alpha;
  }
  return { width, height, rgb };
}

function chunks(png: Buffer, wanted: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString("latin1", at + 4, at + 8);
    if (type === wanted) found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return found;
}

/** Undoes the filters of a PNG (PNG specification, section 9), in place. */
function unfilter(
  rows: Buffer,
  { stride, height, channels }: { stride: number; height: number; channels: number },
) {
  const at = (y: number, x: number) => (x < 0 || y < 0 ? 0 : (rows[y * (stride + 1) + 1 + x] ?? 0));
  for (let i = 0; i < height * stride; i++) {
    const [y, x] = [Math.floor(i / stride), i % stride];
    const around = [at(y, x - channels), at(y - 1, x), at(y - 1, x - channels)] as const;
    rows[y * (stride + 1) + 1 + x] = (at(y, x) + predicted(rows[y * (stride + 1)], ...around)) & 255;
  }
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Averages squares of pixels. */
function smaller({ width, height, rgb }: SixelSource, mostWidth: number): SixelSource {
  const step = Math.ceil(width / mostWidth);
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const out = new Uint8Array(w * h * 3);
  for (let i = 0; i < out.length; i++) {
    const [pixel, c] = [Math.floor(i / 3), i % 3];
    const [x, y] = [(pixel % w) * step, Math.floor(pixel / w) * step];
    let sum = 0;
    for (let k = 0; k < step * step; k++)
      sum += rgb[((y + Math.floor(k / step)) * width + x + (k % step)) * 3 + c] ?? 0;
    out[i] = sum / (step * step);
  }
  return { width: w, height: h, rgb: out };
}

/** DEC sixels: bands of six rows, each colour of a band as one line, and runs of a sixel as `!n`. */
function encode({ width, height, rgb }: SixelSource): string {
  const colourAt = (pixel: number) =>
    [0, 1, 2].reduce(
      (sum, c) => sum * LEVELS + Math.round(((rgb[pixel * 3 + c] ?? 0) * (LEVELS - 1)) / 255),
      0,
    );
  const colours = Uint8Array.from({ length: width * height }, (_, pixel) => colourAt(pixel));
  const bands: string[] = [];
  for (let top = 0; top < height; top += ROWS) bands.push(band(colours, { width, height, top }));
  const used = [...new Set(colours)].map(register).join("");
  return `\u001BPq"1;1;${width};${height}${used}${bands.join("-")}\u001B\\`;
}

/** A colour register in percent: `#5;2;0;20;100`. */
function register(colour: number): string {
  const level = (by: number) => Math.round(((Math.floor(colour / by) % LEVELS) * 100) / (LEVELS - 1));
  return `#${colour};2;${level(LEVELS * LEVELS)};${level(LEVELS)};${level(1)}`;
}

function band(
  colours: Uint8Array,
  { width, height, top }: { width: number; height: number; top: number },
): string {
  const lines = new Map<number, Uint8Array>();
  for (let y = top; y < Math.min(top + ROWS, height); y++)
    for (let x = 0; x < width; x++) {
      const colour = colours[y * width + x] ?? 0;
      const line = lines.get(colour) ?? new Uint8Array(width);
      lines.set(colour, line);
      line[x] = (line[x] ?? 0) | (1 << (y - top));
    }
  return [...lines].map(([colour, line]) => `#${colour}${runs(line)}`).join("$");
}

function runs(line: Uint8Array): string {
  const text = String.fromCharCode(...line.map((bits) => bits + 63));
  return text.replace(/(.)\1{3,}/gs, (all, one: string) => `!${all.length}${one}`);
}
