/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Layer, Move } from "../../film/motion.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import type { FilmAlign } from "../film/lines.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import { countUp } from "./counting.ts";

/** How long a number counts, in seconds, and in how many steps. */
export const COUNTING = 0.9;
const STEPS = 13;

/** Digits have no descenders and accents; words and prices do. */
const TAILED = /[gjpqyQ,;()À-ÖØ-ɏ]/;

/** A number that is set, with every look it has on its way. */
export type Counter = { fitted: FittedText; widest: number; on: { text: string; at: number }[] };

/** Sets a number, as large as the widest of what it counts through allows. `max` in pixels. */
export function counter(context: RenderContext, text: string, { width, height, max }: CounterArea): Counter {
  const on = countUp(text, STEPS);
  const face = { ...FIGURE.face, isTabular: on.length > 0 };
  const typeStyle = { ...FIGURE, face, leading: TAILED.test(text) ? 1.1 : FIGURE.leading };
  const widths = [text, ...on.map((count) => count.text)].map((one) =>
    widthOf(context.measureText, one, typeStyle),
  );
  const over = Math.max(...widths) / Math.max(widths[0] ?? 1, 0.01);
  const spec = { text, typeStyle, min: 40 * context.unit, max, width: width / over, maxLines: 1 };
  const fitted = fitText(context.measureText, spec, height);
  return { fitted, on, widest: Math.max(...widths) * fitted.size };
}

type CounterArea = { width: number; height: number; max: number };
type PlacedCounter = {
  name: string;
  color: Hex;
  align: FilmAlign;
  at: { x: number; y: number; width: number };
  start: number;
};

/**
 * The layer of a number. All its states share an edge or the middle, so that only digits change. At rest the
 * number stands where a text that never moved would.
 */
export function counterLayer({ fitted, widest, on }: Counter, placed: PlacedCounter): Layer {
  const { name, color, align, at, start } = placed;
  const [own, wide] = [Math.ceil(fitted.width), Math.ceil(widest)];
  const isLeft = align === "left";
  const x = isLeft ? at.x + own - wide : at.x + Math.round((at.width - wide) / 2);
  const box: Box = { x, y: at.y, width: wide, height: fitted.height };
  const look = (text: string): Node => (
    <div style={{ ...SIDE[align], width: wide, height: fitted.height }}>
      <TextLines
        fitted={{ ...fitted, lines: [text] }}
        color={color}
        part="value"
        align={isLeft ? "right" : "center"}
      />
    </div>
  );
  const states = on.map(({ text, at: share }) => ({ at: start + share * COUNTING, node: look(text) }));
  const bleed = Math.ceil(fitted.size * 0.12);
  const node = look(fitted.lines.join(" "));
  if (states.length > 0)
    return { name, box, node, bleed, states, ...(start > FADE ? { enter: fadeTo(start) } : {}) };
  return { name, box, node, bleed, enter: { kind: "unveil", at: start, seconds: 0.6 } };
}

/** A number that has to wait for others is not there until it counts. */
const FADE = 0.3;
const fadeTo = (start: number): Move => ({ kind: "fade", at: start - FADE, seconds: FADE });

const SIDE = { left: { justifyContent: "flex-end" }, center: { justifyContent: "center" } } as const;
