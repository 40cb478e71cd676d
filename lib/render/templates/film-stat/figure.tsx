/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Fitted } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { type Align, block } from "../film/lines.tsx";
import { type Item, stacked } from "../film/stacked.ts";
import { percentage } from "../kit/percentage.ts";
import { COUNTING, type Counter, counterLayer } from "./counter.tsx";

/** Lengths of a number with its bar and its label, in design pixels. */
export type Measures = { number: number; label: number; bar: number; gap: number };

/** A number that is set, and what it counts. */
export type Figure = { counter: Counter; label: Fitted | undefined };

type Options = {
  measures: Measures;
  cell: Box;
  /** When it begins to count, in seconds. */
  start: number;
  name: string;
  surface: Surface;
  align: Align;
};

/** The label follows while the number still counts. Seconds. */
const LABEL_AFTER = 0.35;
/** Seconds. */
const HEAD_START = 0.15;
/** Width of the line under a number that is no part of a whole, in design pixels. */
const RULE = 132;

/** A number that counts up, a bar that grows with it, and what it counts. */
export function figureLayers(stage: Stage, { counter, label }: Figure, options: Options): Layer[] {
  const { measures, cell, start, name, surface, align } = options;
  const gap = Math.round(measures.gap * stage.unit);
  const items: Item[] = [
    {
      height: counter.fitted.height,
      gap: 0,
      draw: (y) => [counterLayer(counter, { name, color: surface.key, align, at: { ...cell, y }, start })],
    },
    {
      height: Math.round(measures.bar * stage.unit),
      gap,
      draw: (y) => bar(stage, counter.fitted.lines.join(""), { ...options, y }),
    },
    {
      height: label?.height ?? 0,
      gap,
      draw: (y) =>
        block(label, {
          ...{ name: `${name} label`, part: "label", color: surface.ink, align, at: { ...cell, y } },
          cue: { kind: "rise", at: start + LABEL_AFTER, seconds: 0.6, distance: Math.round(26 * stage.unit) },
        }),
    },
  ];
  return stacked(cell, items, 0.5);
}

/** How much of the whole a percentage is; under any other number a short line. */
function bar(
  stage: Stage,
  value: string,
  { cell, measures, start, name, surface, align, y }: Options & { y: number },
): Layer[] {
  const height = Math.round(measures.bar * stage.unit);
  const share = percentage(value);
  const round = { height, borderRadius: Math.round(height / 2), flexShrink: 0 };
  const wide = Math.max(height, Math.round(share === undefined ? RULE * stage.unit : cell.width * share));
  const x = share === undefined && align === "center" ? cell.x + Math.round((cell.width - wide) / 2) : cell.x;
  const paint =
    share === undefined
      ? { backgroundColor: surface.accent }
      : { backgroundImage: `linear-gradient(90deg, ${surface.fill}, ${surface.accent})` };
  const grown: Layer = {
    name: `${name} bar`,
    box: { x, y, width: wide, height },
    node: <div style={{ ...round, width: wide, ...paint }} />,
    // It sets off slowly, the count fast: a head start keeps them together.
    enter: { kind: "wipe", at: Math.max(0, start - HEAD_START), seconds: COUNTING },
  };
  if (share === undefined) return [grown];
  const track: Layer = {
    name: `${name} track`,
    box: { x: cell.x, y, width: cell.width, height },
    node: <div style={{ ...round, width: cell.width, backgroundColor: surface.line }} />,
  };
  return [track, grown];
}
