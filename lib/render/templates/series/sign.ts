import { type Hex, mix } from "../../color.ts";
import { seedOf } from "../../palette.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { tiles } from "../kit/art.ts";

/** How much of the colour that is seen on a ground a quiet sign has. */
const QUIET = { mark: 0.24, wall: [0.3, 0.16, 0.22] };

const QUESTION = /[?？]\s?["”“»」』]?$/u;
const QUOTED = /^["“„«「『]/u;

/** Two turned commas, and a question mark, in a field of 400 by 400. */
const MARKS = {
  quotation:
    "M176 60C110 85 70 138 70 204c0 48 30 80 69 80 37 0 62-27 62-60s-24-57-55-57c-6 0-11 0-15 2 7-28 30-51 61-66ZM356 60C290 85 250 138 250 204c0 48 30 80 69 80 37 0 62-27 62-60s-24-57-55-57c-6 0-11 0-15 2 7-28 30-51 61-66Z",
  question:
    "M150 262V240c0-52 30-74 60-94 24-16 40-28 40-52 0-26-22-42-52-42-34 0-56 20-60 54H72C76 40 126 0 200 0c72 0 120 36 120 92 0 50-34 76-66 98-22 15-40 28-40 54v18ZM182 300a46 46 0 1 1 0 92 46 46 0 0 1 0-92Z",
};

/** Where they end in it: at the edge of the words. */
const ENDS = { quotation: 381, question: 320 };

const tone = ({ background, ink, key }: Surface, share: number) =>
  mix(background, key === background ? ink : key, share);

/** The mark that words have, large and quiet; undefined for a plain statement. */
export function markOf(text: string, surface: Surface): string | undefined {
  const mark = QUESTION.test(text) ? "question" : QUOTED.test(text) ? "quotation" : undefined;
  return (
    mark &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="${ENDS[mark] - 400} 0 400 400"><path d="${MARKS[mark]}" fill="${tone(surface, QUIET.mark)}"/></svg>`
  );
}

/** A wall of the direction's ornament: quiet, but for one cell in the accent. */
export function wallOf(
  { brand }: RenderContext,
  surface: Surface,
  { columns, rows }: { columns: number; rows: number },
): string {
  const { art } = surface;
  const [main, tint, deep] = QUIET.wall.map((share) => tone(surface, share)) as [Hex, Hex, Hex];
  return tiles(seedOf(brand.name), columns, rows, { ...art, main, tint, deep });
}
