import type { Surface } from "../../surface.ts";
import { POINTING } from "../../type/mirror.ts";
import { pick, prng } from "../kit/prng.ts";

type PanoramaColors = Surface["art"];
/** One picture's part of a band that runs through all of them. Sizes in pixels, `page` counts from 0. */
export type PanoramaStrip = { width: number; height: number; page: number; total: number; seed: number };

const PANORAMA_STYLES = ["rings", "bars", "ribbon"] as const;
export type PanoramaStyle = (typeof PANORAMA_STYLES)[number];

/** How a carousel is ornamented, the same from its first slide to its last. */
export const lookOf = (seed: number): PanoramaStyle => pick(PANORAMA_STYLES, prng(seed)());

/** The ornament of one slide: shapes lie across the edges, so that swiping completes them. */
export function panorama(look: PanoramaStyle, strip: PanoramaStrip, colors: PanoramaColors): string {
  const { width, height, page, total } = strip;
  const edges = [page, page + 1].filter((edge) => edge > 0 && edge < total);
  const body =
    look === "ribbon"
      ? ribbon(strip, colors)
      : edges.map((edge) => DRAW[look](strip, edge, colors, (edge - page) * width)).join("");
  return `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

const DRAW = { rings, bars };

function rings({ width, height }: PanoramaStrip, edge: number, colors: PanoramaColors, x: number): string {
  const r = Math.min(height / 2, width * 0.34);
  const order =
    edge % 2 ? (["tint", "main", "high", "deep"] as const) : (["tint", "high", "main", "deep"] as const);
  return order
    .map(
      (name, i) => `<circle cx="${x}" cy="${height - r}" r="${r * (1 - i * 0.225)}" fill="${colors[name]}"/>`,
    )
    .join("");
}

/** Four bars with round ends, longer and shorter on either side of the edge. */
function bars(
  { width, height, seed }: PanoramaStrip,
  edge: number,
  colors: PanoramaColors,
  x: number,
): string {
  const roll = prng(seed * 31 + edge);
  const tall = Math.min(height, width * 0.62);
  const [thick, step] = [tall * 0.19, tall * 0.27];
  const order =
    edge % 2 ? (["main", "high", "deep", "tint"] as const) : (["tint", "main", "high", "deep"] as const);
  return order
    .map((name, i) => {
      const [left, right] = [0.12 + roll() * 0.26, 0.12 + roll() * 0.26];
      const y = height - tall + i * step;
      return `<rect x="${x - left * width}" y="${y}" width="${(left + right) * width}" height="${thick}" rx="${thick / 2}" fill="${colors[name]}"/>`;
    })
    .join("");
}

/** Three parallel lines in waves, from the middle of the cover to the middle of the last slide. */
function ribbon({ width, height, page, total, seed }: PanoramaStrip, colors: PanoramaColors): string {
  const tall = Math.min(height, width * 0.5);
  const thick = tall * 0.13;
  const swing = (tall - 3 * thick) / 2;
  const phase = prng(seed + 7)() * Math.PI * 2;
  const middle = height - tall / 2;
  const wave = (at: number) => middle + Math.sin((at / 1.3) * Math.PI * 2 + phase) * swing;
  const [from, to] = [0.52, total - 0.6];
  const points = Array.from(
    { length: (total - 1) * 28 },
    (_, i) => from + ((to - from) * i) / ((total - 1) * 28 - 1),
  );
  const near = points.filter((at) => at > page - 0.2 && at < page + 1.2);
  return (["high", "main", "tint"] as const)
    .map((name, i) => {
      const dy = (i - 1) * thick;
      const path = near.map(
        (at, n) => `${n ? "L" : "M"}${((at - page) * width).toFixed(1)} ${(wave(at) + dy).toFixed(1)}`,
      );
      return `<path d="${path.join("")}" fill="none" stroke="${colors[name]}" stroke-width="${thick + 1}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join("");
}

/** The same shapes in shades of the background, for slides whose text stands on them. */
export const quiet = ({ soft, glows }: Surface): PanoramaColors => ({
  main: soft,
  high: glows[0],
  tint: glows[0],
  deep: soft,
});
