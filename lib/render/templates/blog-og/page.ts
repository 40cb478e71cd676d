import { contrast, type Hex, mix } from "../../color.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Theme } from "../../theme.ts";
import { POINTING } from "../../type/mirror.ts";
import { pick, prng } from "../kit/prng.ts";

/** A sheet is seen on its ground from here on. */
const SEEN = 1.25;

/** What a page of an article is drawn in. */
type Inks = { paper: Hex; head: Hex; text: Hex; block: Hex; mark: Hex };

/** A sheet whose paper is seen on a ground: the quiet one, else one in the brand's colour, else one in the ground's ink. */
function inksOn({ background, ink }: Surface, { sheet, flood, page }: Theme): Inks {
  const found = [sheet, flood, page].find((one) => contrast(one.background, background) >= SEEN);
  if (!found) {
    const text = mix(ink, background, 0.4);
    return { paper: ink, head: background, text, block: text, mark: background };
  }
  const { background: paper, fill, accent } = found;
  const text = mix(paper, found.ink, 0.24);
  const isSeen = (color: Hex) => contrast(color, paper) >= SEEN && contrast(color, background) >= SEEN;
  return { paper, head: found.ink, text, block: [fill, accent].find(isSeen) ?? text, mark: accent };
}

/** A page in a field of 100 by 128: bars are `x`, `y`, width and height. */
type Bar = readonly [number, number, number, number];
const bar = ([x, y, width, height]: Bar, color: Hex) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="${color}"/>`;
const lines = (x: number, y: number, widths: readonly number[]): Bar[] =>
  widths.map((width, i) => [x, y + i * 7, width, 2.6]);

type Layout = { head: readonly Bar[]; text: readonly Bar[]; block: Bar; mark: Bar };

const LAYOUTS: readonly [Layout, Layout, Layout] = [
  {
    head: [
      [10, 12, 62, 6],
      [10, 22, 44, 6],
    ],
    mark: [10, 34, 18, 2.6],
    block: [10, 44, 80, 34],
    text: lines(10, 86, [80, 74, 80, 66, 78, 40]),
  },
  {
    head: [
      [10, 58, 70, 6],
      [10, 68, 52, 6],
    ],
    mark: [10, 50, 14, 3],
    block: [0, 0, 100, 42],
    text: [...lines(10, 82, [36, 34, 36, 30, 36, 22]), ...lines(54, 82, [36, 32, 36, 36, 28, 34])],
  },
  {
    head: [
      [10, 12, 80, 6],
      [10, 22, 56, 6],
    ],
    mark: [10, 36, 3, 24],
    block: [58, 68, 42, 40],
    text: [...lines(18, 37, [70, 72, 64, 50]), ...lines(10, 70, [40, 38, 40, 34, 40, 36, 40, 28])],
  },
];

/** Of a field: the width of the page, and where its top stands. Its foot is under the edge. */
const PAGE = { width: 0.68, top: 0.16, turn: -5 };

/** Width to height. */
const LOW = 1.4;

/** The page of an article in a field, as an inline SVG: headline, picture and text as bars. */
export function articlePage(theme: Theme, surface: Surface, { width, height }: Size, seed: number): string {
  const { paper, head, text, block, mark } = inksOn(surface, theme);
  const [first, second, third] = LAYOUTS;
  // Of a low field only the head of the page is seen.
  const layout = pick(width > LOW * height ? [first, third] : [first, second, third], prng(seed + 3)());
  const wide = Math.max(width * PAGE.width, (height * (1 - PAGE.top)) / 1.3);
  const scale = Math.min(wide, width * 0.86) / 100;
  const body = [
    `<path d="M0 0h100v180H0Z" fill="${paper}"/>`,
    bar(layout.block, block),
    bar(layout.mark, mark),
    ...layout.head.map((one) => bar(one, head)),
    ...layout.text.map((one) => bar(one, text)),
  ].join("");
  const x = (width - 100 * scale) / 2;
  return `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="translate(${x.toFixed(1)} ${(height * PAGE.top).toFixed(1)}) rotate(${PAGE.turn} ${(50 * scale).toFixed(1)} ${(60 * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${body}</g></svg>`;
}
