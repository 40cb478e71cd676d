import type { Ornament, Surface } from "../../surface.ts";

type ArtColors = Surface["art"];
/** Families of ornament beside rings, which are in art.ts. */
type Family = Exclude<Ornament, "rings">;
type Roll = () => number;

/**
 * One large ornament of a field of 400 by 400, as the inside of an SVG. It stands on the right edge and on no other, at
 * least half of it is seen, and it has two colours: the accent is for what counts.
 */
export const FIGURE: Record<Family, (colors: ArtColors) => string> = {
  stripes: ({ main, tint }) =>
    `<path d="M40 370L370 40H400V150L180 370Z" fill="${main}"/><path d="M230 370L400 200V310L340 370Z" fill="${tint}"/>`,
  arches: ({ main, tint }) =>
    `<path d="M400 40H210a160 160 0 0 0 0 320H400Z" fill="${main}"/><path d="M400 130H215a70 70 0 0 0 0 140H400Z" fill="${tint}"/>`,
  plain: ({ main }) => `<path d="M20 120H400V280H20Z" fill="${main}"/>`,
  blocks: ({ main, tint }) =>
    `<path d="M220 40H400V220H220Z" fill="${main}"/><path d="M40 220H220V370H40Z" fill="${tint}"/>`,
  grid: ({ main, tint }) =>
    `<path d="M20 120H400V280H20Z" fill="${tint}"/><path d="M240 120H400V280H240Z" fill="${main}"/>`,
  blobs: ({ main, tint }) =>
    `<path d="M400 40a160 160 0 0 0 0 320Z" fill="${main}"/><circle cx="170" cy="300" r="56" fill="${tint}"/>`,
};

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

/** The cell of a wall for a roll from 0 to 1. */
export const cellOf = (family: Family, roll: Roll) => {
  const cells = CELLS[family];
  return cells[Math.floor(roll() * cells.length)] ?? "";
};
