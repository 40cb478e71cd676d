import type { Hex } from "../../color.ts";
import type { Size } from "../../sizes.ts";
import { plot, px } from "./chart/svg.ts";
import type { FigureShape } from "./figure-shape.ts";

/** `on` is what the number counts, `off` the rest of the whole or what was before. */
type FigureColors = { on: Hex; off: Hex };

/** A number drawn so that it is seen before it is read, in exact pixels. Broad rooms get bars, others a ring or columns. */
export function figureDrawing(shape: FigureShape, size: Size, colors: FigureColors): string {
  const { width, height } = size;
  const isBroad = width > height * 2.2;
  return plot(width, height, body(shape, size, colors, isBroad));
}

function body(shape: FigureShape, size: Size, colors: FigureColors, isBroad: boolean): string {
  if (shape.kind === "of") return people(shape, size, colors);
  if (shape.kind === "pair") return (isBroad ? bars : columns)(shape, size, colors);
  return isBroad ? bar(shape.share, size, colors) : ring(shape.share, size, colors);
}

const rect = (x: number, y: number, width: number, height: number, radius: number, fill: Hex) =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(radius)}" fill="${fill}"/>`;

/** One bar, filled exactly as far as the share goes. */
function bar(share: number, { width, height }: Size, { on, off }: FigureColors): string {
  const filled = width * share;
  const part = filled < height ? bitOfBar(filled, height, on) : rect(0, 0, filled, height, height / 2, on);
  return rect(0, 0, width, height, height / 2, off) + part;
}

/** The beginning of a round bar, cut off straight: a share so small that its own ends would make it longer. */
function bitOfBar(filled: number, height: number, fill: Hex): string {
  const radius = height / 2;
  const half = filled < radius ? Math.sqrt(radius ** 2 - (radius - filled) ** 2) : radius;
  const arcAt = Math.min(filled, radius);
  const [top, bottom] = [px(radius - half), px(radius + half)];
  const arc = `A${px(radius)} ${px(radius)} 0 0 0 ${px(arcAt)} ${bottom}`;
  return `<path d="M${px(filled)} ${top}L${px(arcAt)} ${top}${arc}L${px(filled)} ${bottom}Z" fill="${fill}"/>`;
}

function ring(share: number, { width, height }: Size, { on, off }: FigureColors): string {
  const side = Math.min(width, height);
  const stroke = side * 0.19;
  const radius = (side - stroke) / 2;
  const [cx, cy] = [width / 2, height / 2];
  const whole = `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}" fill="none" stroke-width="${px(stroke)}"`;
  if (share >= 0.999) return `${whole} stroke="${on}"/>`;
  const angle = 2 * Math.PI * share;
  const end = `${px(cx + radius * Math.sin(angle))} ${px(cy - radius * Math.cos(angle))}`;
  const arc = `M${px(cx)} ${px(cy - radius)}A${px(radius)} ${px(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
  // Round ends would make a small share seem larger.
  const cap = angle * radius > 2 * stroke ? "round" : "butt";
  const drawn = `<path d="${arc}" fill="none" stroke="${on}" stroke-width="${px(stroke)}" stroke-linecap="${cap}"/>`;
  return `${whole} stroke="${off}"/>${drawn}`;
}

/** Before and after, under each other. */
function bars(
  { from, to }: { from: number; to: number },
  { width, height }: Size,
  colors: FigureColors,
): string {
  const gap = height * 0.22;
  const tall = (height - gap) / 2;
  const line = (value: number, y: number, fill: Hex) => {
    const long = (width * value) / Math.max(from, to);
    return rect(0, y, long, tall, Math.min(long, tall) / 2, fill);
  };
  return line(from, 0, colors.off) + line(to, tall + gap, colors.on);
}

/** Before and after, side by side. */
function columns(
  { from, to }: { from: number; to: number },
  { width, height }: Size,
  colors: FigureColors,
): string {
  const wide = Math.min(width * 0.4, height * 0.5);
  const gap = Math.min(width - 2 * wide, wide * 0.28);
  const left = width - 2 * wide - gap;
  const radius = wide * 0.14;
  const tall = (value: number) => (height * value) / Math.max(from, to);
  const column = (x: number, value: number, fill: Hex) =>
    rect(x, height - tall(value), wide, tall(value), Math.min(radius, tall(value) / 2), fill);
  return column(left, from, colors.off) + column(left + wide + gap, to, colors.on);
}

/** So many of a few: figures of people, or discs. Two rows where one would make them small. */
function people(
  { part, whole, arePeople }: { part: number; whole: number; arePeople: boolean },
  { width, height }: Size,
  { on, off }: FigureColors,
): string {
  const aspect = arePeople ? 0.5 : 1;
  const rowsAt = (rows: number) => {
    const columns = Math.ceil(whole / rows);
    const tall = Math.min(
      height / (rows + (rows - 1) * GAP),
      width / (columns + (columns - 1) * GAP) / aspect,
    );
    return { columns, tall };
  };
  const { columns: count, tall } = [1, 2, 3].map(rowsAt).toSorted((a, b) => b.tall - a.tall)[0] ?? rowsAt(1);
  const wide = tall * aspect;
  const rows = Math.ceil(whole / count);
  const left = width - count * wide - (count - 1) * wide * GAP;
  const top = (height - rows * tall - (rows - 1) * tall * GAP) / 2;
  const signs = Array.from({ length: whole }, (_, i) => {
    const x = Math.max(0, left) + (i % count) * wide * (1 + GAP);
    const y = top + Math.floor(i / count) * tall * (1 + GAP);
    const fill = i < part ? on : off;
    return arePeople ? person(x, y, wide, tall, fill) : disc(x, y, tall, fill);
  });
  return signs.join("");
}

const GAP = 0.22;

const disc = (x: number, y: number, side: number, fill: Hex) =>
  `<circle cx="${px(x + side / 2)}" cy="${px(y + side / 2)}" r="${px(side / 2)}" fill="${fill}"/>`;

/** A head over rounded shoulders. */
function person(x: number, y: number, wide: number, tall: number, fill: Hex): string {
  const head = tall * 0.155;
  const shoulders = y + tall * 0.37;
  return (
    `<circle cx="${px(x + wide / 2)}" cy="${px(y + head)}" r="${px(head)}" fill="${fill}"/>` +
    rect(x, shoulders, wide, y + tall - shoulders, wide * 0.46, fill)
  );
}
