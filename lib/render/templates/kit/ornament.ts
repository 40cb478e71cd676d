import type { Hex } from "../../color.ts";
import type { Size } from "../../sizes.ts";
import type { Ornament, Surface } from "../../surface.ts";

type ArtColors = Surface["art"];
/** Families of ornament beside rings, which are in art.ts. */
type Family = Exclude<Ornament, "rings">;
type Roll = () => number;

/** One ornament in the lower right corner of a field of 400 by 400, as the inside of an SVG. */
export const FIGURE: Record<Family, (colors: ArtColors) => string> = {
  stripes: ({ main, high, tint, deep }) =>
    [tint, main, high, deep]
      .map(
        (color, i) =>
          `<path d="M${i * 100} 400L400 ${i * 100}V${(i + 1) * 100}L${(i + 1) * 100} 400Z" fill="${color}"/>`,
      )
      .join(""),
  arches: ({ main, high, tint, deep }) =>
    [tint, main, high, deep]
      .map((color, i) => arch(30 + i * 48, 20 + i * 66, 340 - i * 96, 400, color))
      .join(""),
  plain: () => "",
  blocks: ({ main, high, tint, deep }) =>
    `<path d="M200 0H400V200H200Z" fill="${main}"/><path d="M0 200H200V400H0Z" fill="${tint}"/>` +
    `<path d="M200 200H400V400H200Z" fill="${deep}"/><path d="M300 100H400V200H300Z" fill="${high}"/>`,
  grid: ({ main, high }) => {
    const dots = Array.from({ length: 64 }, (_, i) => {
      const [x, y] = [25 + (i % 8) * 50, 25 + Math.floor(i / 8) * 50];
      const r = Math.max(0, 1.6 * (Math.floor(i / 8) + (i % 8)) - 2);
      return r > 0 ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${(i * 7) % 11 === 3 ? high : main}"/>` : "";
    });
    return dots.join("");
  },
  blobs: ({ main, high, tint, deep }) =>
    `<circle cx="250" cy="250" r="150" fill="${main}"/><circle cx="110" cy="300" r="92" fill="${high}"/>` +
    `<circle cx="330" cy="120" r="64" fill="${tint}"/><circle cx="330" cy="340" r="60" fill="${deep}"/>`,
};

const arch = (x: number, y: number, width: number, foot: number, color: Hex) =>
  `<path d="M${x} ${foot}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${foot}Z" fill="${color}"/>`;

/** The shapes of a wall's cells of 100 by 100. */
const CELLS: Record<Family, readonly string[]> = {
  stripes: [
    '<path d="M0 0H50L0 50ZM100 0V50L50 100H0Z"/>',
    '<path d="M0 0H100L0 100Z"/>',
    '<path d="M0 0H100V50H0Z"/>',
  ],
  arches: [
    '<path d="M10 100V50a40 40 0 0 1 80 0V100Z"/>',
    '<path d="M0 100V50a50 50 0 0 1 100 0V100H70V50a20 20 0 0 0-40 0V100Z"/>',
  ],
  plain: ['<path d="M0 0H100V4H0Z"/>'],
  blocks: [
    '<path d="M0 0H100V100H0Z"/>',
    '<path d="M0 0H100V100H0Z"/>',
    '<path d="M0 0H50V100H0Z"/>',
    '<path d="M0 0H50V50H0ZM50 50H100V100H50Z"/>',
    '<path d="M0 0H100L0 100Z"/>',
  ],
  grid: [
    '<circle cx="25" cy="25" r="9"/><circle cx="75" cy="25" r="9"/><circle cx="25" cy="75" r="9"/><circle cx="75" cy="75" r="9"/>',
    '<path d="M46 20H54V46H80V54H54V80H46V54H20V46H46Z"/>',
    '<path d="M20 20H80V80H20ZM28 28V72H72V28Z" fill-rule="evenodd"/>',
  ],
  blobs: [
    '<circle cx="50" cy="50" r="44"/>',
    '<circle cx="50" cy="50" r="26"/>',
    '<path d="M10 50a40 40 0 0 1 80 0v10a40 40 0 0 1-80 0Z"/>',
  ],
};

/** Quiet shapes of a field that type stands on: in its corners and margins, where no edge runs through words. */
export function backdrop(
  family: Family,
  { soft, glows }: Surface,
  { width: w, height: h }: Size,
  isUpper: boolean,
): string {
  const y = isUpper ? 0 : h;
  const [short, side] = [Math.min(w, h), Math.max(w, h)];
  switch (family) {
    case "stripes":
      return [0.12, 0.22, 0.32]
        .map((at, i) => stripe(w, at * short, short * 0.05, i % 2 ? soft : glows[0]))
        .join("");
    case "arches":
      return arch(0, -0.2 * w, w, h, glows[0]);
    case "blocks":
      return `<path d="M${w - short * 0.06} 0H${w}V${h / 2}H${w - short * 0.06}Z" fill="${glows[0]}"/><path d="M${w - short * 0.03} ${h / 2}H${w}V${h}H${w - short * 0.03}Z" fill="${soft}"/>`;
    case "blobs":
      return `<circle cx="${w}" cy="${y}" r="${side * 0.15}" fill="${glows[0]}"/><circle cx="0" cy="${h - y}" r="${side * 0.11}" fill="${soft}"/>`;
    case "grid":
      return "";
    case "plain":
      return "";
  }
}

/** A stripe across the upper right corner: `from` is how far its near edge stands from it. */
const stripe = (x: number, from: number, thick: number, color: Hex) =>
  `<path d="M${x - from} 0L${x} ${from}V${from + thick}L${x - from - thick} 0Z" fill="${color}"/>`;

/** The cell of a wall for a roll from 0 to 1. */
export const cellOf = (family: Family, roll: Roll) => {
  const cells = CELLS[family];
  return cells[Math.floor(roll() * cells.length)] ?? "";
};
