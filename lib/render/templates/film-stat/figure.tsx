/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { FittedText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { block, type FilmAlign } from "../film/lines.tsx";
import { type StackedItem, stacked } from "../film/stacked.ts";
import { percentage } from "../kit/percentage.ts";
import { figureLayer, RISING } from "./counter.tsx";

/** Lengths of a number with its bar and its label, in design pixels. */
export type FigureMeasures = { number: number; label: number; bar: number; gap: number };

/** A number that is set, and what it counts. */
export type SetFigure = { number: FittedText; label: FittedText | undefined };

type FigureOptions = {
  measures: FigureMeasures;
  cell: Box;
  /** When it comes in, in seconds. */
  start: number;
  name: string;
  surface: Surface;
  align: FilmAlign;
};

/** The label follows while the number still rises. Seconds. */
const LABEL_AFTER = 0.35;
/** Width of the line under a number that is no part of a whole, in design pixels. */
const RULE = 132;

/** A number, a bar that grows with it, and what it counts. */
export function figureLayers(
  context: RenderContext,
  { number, label }: SetFigure,
  options: FigureOptions,
): Layer[] {
  const { measures, cell, start, name, surface, align } = options;
  const gap = Math.round(measures.gap * context.unit);
  const items: StackedItem[] = [
    {
      height: number.height,
      gap: 0,
      draw: (y) => figureLayer(number, { name, color: surface.key, align, at: { ...cell, y }, start }),
    },
    {
      height: Math.round(measures.bar * context.unit),
      gap,
      draw: (y) => bar(context, number.lines.join(""), { ...options, y }),
    },
    {
      height: label?.height ?? 0,
      gap,
      draw: (y) =>
        block(label, {
          ...{ name: `${name} label`, part: "label", color: surface.ink, align, at: { ...cell, y } },
          cue: {
            kind: "rise",
            at: start + LABEL_AFTER,
            seconds: 0.6,
            distance: Math.round(26 * context.unit),
          },
        }),
    },
  ];
  return stacked(cell, items, 0.5);
}

/** How much of the whole a percentage is; under any other number a short line. */
function bar(
  context: RenderContext,
  value: string,
  { cell, measures, start, name, surface, align, y }: FigureOptions & { y: number },
): Layer[] {
  const height = Math.round(measures.bar * context.unit);
  const share = percentage(value);
  const round = { height, borderRadius: Math.round(height / 2), flexShrink: 0 };
  const wide = Math.max(height, Math.round(share === undefined ? RULE * context.unit : cell.width * share));
  const x = share === undefined && align === "center" ? cell.x + Math.round((cell.width - wide) / 2) : cell.x;
  const paint =
    share === undefined
      ? { backgroundColor: surface.accent }
      : { backgroundImage: `linear-gradient(90deg, ${surface.fill}, ${surface.accent})` };
  const grown: Layer = {
    name: `${name} bar`,
    box: { x, y, width: wide, height },
    node: <div style={{ ...round, width: wide, ...paint }} />,
    enter: { kind: "wipe", at: start, seconds: RISING },
  };
  if (share === undefined) return [grown];
  const track: Layer = {
    name: `${name} track`,
    box: { x: cell.x, y, width: cell.width, height },
    node: <div style={{ ...round, width: cell.width, backgroundColor: surface.line }} />,
  };
  return [track, grown];
}
