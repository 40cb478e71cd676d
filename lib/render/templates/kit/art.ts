import type { Hex } from "../../color.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { POINTING } from "../../type/mirror.ts";
import { backdrop, cellOf, FIGURE } from "./ornament.ts";
import { pick, prng } from "./prng.ts";

/** Middle and width of rings, in pixels of their field. */
type Rings = { x: number; y: number; side: number };
type ArtColors = Surface["art"];

/** Ornament has its place in the picture, and is mirrored with it. */
const svg = (width: number, height: number, body: string) =>
  `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Large single ornaments, drawn to stand in the lower right corner of a 400 by 400 field. */
const FIGURES = [rings, bars, halves, orb] as const;

export function figure(seed: number, colors: ArtColors): string {
  const { family = "rings" } = colors;
  const draw = family === "rings" ? pick(FIGURES, prng(seed)()) : FIGURE[family];
  return svg(400, 400, draw(colors));
}

function rings({ main, high, tint, deep }: ArtColors): string {
  const bands: [number, Hex][] = [
    [400, tint],
    [310, main],
    [220, high],
    [130, deep],
  ];
  return bands
    .map(([r, color]) => `<path d="M400 ${400 - r}A${r} ${r} 0 0 0 ${400 - r} 400H400Z" fill="${color}"/>`)
    .join("");
}

/** Pillars of one height: rising ones would look like a chart. */
function bars({ main, high, tint, deep }: ArtColors): string {
  const columns: [number, Hex][] = [
    [300, tint],
    [300, high],
    [300, main],
    [300, deep],
  ];
  return columns
    .map(
      ([height, color], i) =>
        `<path d="M${16 + i * 98} 400V${400 - height + 41}a41 41 0 0 1 82 0V400Z" fill="${color}"/>`,
    )
    .join("");
}

function halves({ main, high, tint, deep }: ArtColors): string {
  const disc = (cx: number, y: number, color: Hex) =>
    `<path d="M${cx - 100} ${y}a100 100 0 0 1 200 0Z" fill="${color}"/>`;
  const bowl = (cx: number, y: number, color: Hex) =>
    `<path d="M${cx - 100} ${y}a100 100 0 0 0 200 0Z" fill="${color}"/>`;
  return [
    disc(300, 100, high),
    bowl(300, 100, main),
    disc(100, 300, tint),
    disc(300, 300, deep),
    bowl(100, 300, main),
    bowl(300, 300, high),
  ].join("");
}

function orb({ main, high, deep, tint }: ArtColors): string {
  const stops = `<stop offset="0" stop-color="${high}"/><stop offset=".55" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/>`;
  const gradient = `<defs><linearGradient id="o" x1=".15" y1=".05" x2=".85" y2=".95">${stops}</linearGradient></defs>`;
  const ring = `<circle cx="222" cy="222" r="206" fill="none" stroke="${tint}" stroke-width="3"/>`;
  return `${gradient}${ring}<circle cx="222" cy="222" r="168" fill="url(#o)"/>`;
}

/** A wall of quarter and half discs, `columns` by `rows` cells of 100, for panels that bleed off the picture. */
export function tiles(seed: number, columns: number, rows: number, colors: ArtColors): string {
  const roll = prng(seed);
  const { family = "rings" } = colors;
  const cells: string[] = [];
  let last = -1;
  for (let i = 0; i < columns * rows; i++) {
    const shape = family === "rings" ? TILES[Math.floor(roll() * TILES.length)] : cellOf(family, roll);
    const turn = Math.floor(roll() * 4) * 90;
    last = nextColor(last, roll());
    const color = [colors.main, colors.high, colors.tint, colors.deep][last] ?? colors.main;
    const [x, y] = [(i % columns) * 100, Math.floor(i / columns) * 100];
    cells.push(`<g transform="translate(${x} ${y}) rotate(${turn} 50 50)" fill="${color}">${shape}</g>`);
  }
  return svg(columns * 100, rows * 100, cells.join(""));
}

/** Neighbours never share a colour, and the highlight stays rare enough to be one. */
function nextColor(last: number, roll: number): number {
  const order = [0, 2, 3, 1, 0, 3, 2].filter((color) => color !== last);
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

/**
 * A field with wide rings around a point. Its shades of the background are quiet enough to set type on.
 */
export function halo(surface: Surface, { width, height }: Size, { x, y, side }: Rings): string {
  const { family = "rings" } = surface.art;
  if (family !== "rings")
    return svg(width, height, backdrop(family, surface, { width, height }, y < height / 2));
  const discs = haloDiscs(surface).map(
    ([r, color]) => `<circle cx="${x}" cy="${y}" r="${r * side}" fill="${color}"/>`,
  );
  return svg(width, height, discs.join(""));
}

/** The discs of a halo from the largest to the smallest: radius as a share of its side, and colour. */
export const haloDiscs = ({ soft, glows }: Surface): readonly [number, Hex][] => [
  [0.5, glows[0]],
  [0.345, soft],
  [0.19, glows[0]],
];
