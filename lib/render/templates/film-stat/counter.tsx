/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { block, type FilmAlign } from "../film/lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";

/** How long a number takes to stand, in seconds. */
export const RISING = 0.9;

/** Digits have no descenders and accents; words and prices do. */
const TAILED = /[gjpqyQ,;()À-ÖØ-ɏ]/;

/** Sets a number as large as its area allows. `max` in pixels. */
export function figureText(context: RenderContext, text: string, { width, height, max }: FigureArea) {
  const typeStyle = { ...FIGURE, leading: TAILED.test(text) ? 1.1 : FIGURE.leading };
  const spec = { text, typeStyle, min: 40 * context.unit, max, width, maxLines: 1 };
  return fitText(context.measureText, spec, height);
}

type FigureArea = { width: number; height: number; max: number };
type PlacedFigure = {
  name: string;
  color: Hex;
  align: FilmAlign;
  at: { x: number; y: number; width: number };
  start: number;
};

/** The layer of a number, which comes in whole: what a count shows on its way was never said. */
export const figureLayer = (fitted: FittedText, { start, ...placed }: PlacedFigure): Layer[] =>
  block(fitted, { ...placed, part: "value", cue: { kind: "unveil", at: start, seconds: RISING } });
