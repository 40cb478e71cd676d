import type { Hex } from "../../color.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { POINTING } from "../../type/mirror.ts";
import { cellOf, FIGURE } from "./ornament.ts";
import { pick, prng } from "./prng.ts";

/** Middle and width of rings, in pixels of their field. */
type Rings = { x: number; y: number; side: number };
type ArtColors = Surface["art"];

/** Ornament has its place in the picture, and is mirrored with it. */
const svg = (width: number, height: number, body: string) =>
  `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Large single ornaments on the right edge of a 400 by 400 field. */
const FIGURES = [rings, halves] as const;

export function figure(seed: number, colors: ArtColors): string {
  const { family = "rings" } = colors;
  const draw = family === "rings" ? pick(FIGURES, prng(seed)()) : FIGURE[family];
  return svg(400, 400, draw(colors));
}

function rings({ main, tint }: ArtColors): string {
  const bands: [number, Hex][] = [
    [170, tint],
    [118, main],
    [62, tint],
  ];
  return bands
    .map(([r, color]) => `<path d="M400 ${200 - r}a${r} ${r} 0 0 0 0 ${2 * r}Z" fill="${color}"/>`)
    .join("");
}

/** Two halves of a disc, one turned away from the other. */
function halves({ main, tint }: ArtColors): string {
  return (
    `<path d="M80 200a160 160 0 0 1 320 0Z" fill="${main}"/>` +
    `<path d="M240 200a160 160 0 0 0 160 160V200Z" fill="${tint}"/>`
  );
}

/** A wall of quarter and half discs, `columns` by `rows` cells of 100; one of them is in the accent. */
export function tiles(seed: number, columns: number, rows: number, colors: ArtColors): string {
  const roll = prng(seed);
  const { family = "rings" } = colors;
  const count = columns * rows;
  const marked = Math.floor(prng(seed + 11)() * count);
  const tones = [colors.main, colors.tint, colors.deep];
  let last = -1;
  const cells = Array.from({ length: count }, (_, i) => {
    const shape = family === "rings" ? TILES[Math.floor(roll() * TILES.length)] : cellOf(family, roll);
    const turn = Math.floor(roll() * 4) * 90;
    last = nextTone(last, roll());
    const color = i === marked ? colors.high : (tones[last] ?? colors.main);
    const [x, y] = [(i % columns) * 100, Math.floor(i / columns) * 100];
    return `<g transform="translate(${x} ${y}) rotate(${turn} 50 50)" fill="${color}">${shape}</g>`;
  });
  return svg(columns * 100, rows * 100, cells.join(""));
}

/** Neighbours never share a tone. */
function nextTone(last: number, roll: number): number {
  const order = [0, 1, 2, 0].filter((tone) => tone !== last);
  return order[Math.floor(roll * order.length)] ?? 0;
}

const TILES = [
  '<path d="M0 0h100a100 100 0 0 1-100 100Z"/>',
  '<path d="M0 0h100a100 100 0 0 1-100 100Z"/>',
  '<path d="M0 50a50 50 0 0 1 100 0Z"/><path d="M0 100a50 50 0 0 1 100 0Z"/>',
  '<circle cx="50" cy="50" r="50"/>',
  '<path d="M0 0a100 100 0 0 1 100 100A100 100 0 0 1 0 0Z"/>',
  '<path d="M0 0h100v50a50 50 0 0 1-100 0Z"/>',
];

/** A field with wide rings around a point, for panels that hold pictures; only brands of rings have them. */
export function halo(surface: Surface, { width, height }: Size, { x, y, side }: Rings): string {
  const { family = "rings" } = surface.art;
  const discs = haloDiscs(surface).map(
    ([r, color]) => `<circle cx="${x}" cy="${y}" r="${r * side}" fill="${color}"/>`,
  );
  return svg(width, height, family === "rings" ? discs.join("") : "");
}

/** The discs of a halo from the largest to the smallest: radius as a share of its side, and colour. */
export const haloDiscs = ({ soft, glows }: Surface): readonly [number, Hex][] => [
  [0.5, glows[0]],
  [0.345, soft],
  [0.19, glows[0]],
];
