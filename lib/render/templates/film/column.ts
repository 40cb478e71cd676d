import type { Hex } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { fitStack, type StackPart, type TextStack } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { block, type FilmAlign, type LineCue, lines, STEP } from "./lines.tsx";
import type { StackedItem } from "./stacked.ts";

/** A text of a column. `as` says whether its lines come in one by one or together; without it, one by one. */
export type ColumnText<K extends string> = StackPart<K> & {
  color: Hex;
  part: string;
  as?: "lines" | "block";
  /** A line through it: what something cost before. */
  isStruck?: boolean;
};

type ColumnOptions = {
  available: Box;
  align: FilmAlign;
  /** Place of the column in its area: 0 is the top, 1 the bottom. */
  at?: number;
  /** When the first line comes in, in seconds. */
  start?: number;
  /** The texts up to the first line of the one with this key are there from the first frame on. */
  openOn?: string;
};

/** A column of texts, each line of it on its way in. `height` in pixels, `end` is when the next thing may come. */
export type FilmColumn = { layers: Layer[]; height: number; y: number; end: number };

/** How long a line takes, and the pause before the next text. Seconds. */
const ENTRANCE = 0.6;
const BREATH = 0.1;

/** Stacks texts as large as their area allows; they come in from top to bottom. */
export function column<K extends string>(
  context: RenderContext,
  texts: readonly ColumnText<K>[],
  options: ColumnOptions,
): FilmColumn {
  return placed(context, texts, fitStack(context.measureText, [...texts], options.available.height), options);
}

/** The same for texts that are already set, as `fitAlike` does for scenes that should look alike. */
export function placed<K extends string>(
  context: RenderContext,
  texts: readonly Pick<ColumnText<K>, "key" | "color" | "part" | "as" | "isStruck">[],
  { parts, gaps, height }: TextStack<K>,
  { available, align, at = 0, start = 0, openOn }: ColumnOptions,
): FilmColumn {
  const top = available.y + Math.round((available.height - height) * at);
  const layers: Layer[] = [];
  let [y, end, isOpen] = [top, start, openOn === undefined];
  for (const { key, color, part, as = "lines", isStruck = false } of texts) {
    const fitted = parts[key];
    if (!fitted) continue;
    isOpen ||= key === openOn;
    y += gaps[key] ?? 0;
    const place = { x: available.x, y, width: available.width };
    const look = { name: key, part, color, align, at: place, cue: cueOf(context, as, end), isStruck };
    const drawn = as === "lines" ? lines(context, fitted, look) : block(fitted, look);
    layers.push(...drawn);
    y += fitted.height;
    // Texts that are there from the start are not waited for.
    if (isOpen) end += drawn.length * STEP + BREATH;
  }
  const open = layers.findIndex(({ name }) => name === `${openOn} 1`);
  return { layers: layers.map((layer, i) => (i <= open ? still(layer) : layer)), height, y: top, end };
}

function cueOf({ unit }: RenderContext, as: "lines" | "block", at: number): LineCue {
  if (as === "lines") return { kind: "unveil", at, seconds: ENTRANCE };
  return { kind: "rise", at, seconds: ENTRANCE, distance: Math.round(26 * unit) };
}

function still({ enter: _, ...layer }: Layer): Layer {
  return layer;
}

/** Each text of a column as an item of its own, to stand between other things. They come in one after the other. */
export function columnItems<K extends string>(
  context: RenderContext,
  texts: readonly ColumnText<K>[],
  { parts, gaps }: TextStack<K>,
  { available, align }: Pick<ColumnOptions, "available" | "align">,
): (StackedItem & { key: K })[] {
  const shown = texts.filter(({ key }) => parts[key]);
  return shown.map((text, i) => {
    const { key } = text;
    const height = parts[key]?.height ?? 0;
    const alone = { parts, gaps: {}, height } as TextStack<K>;
    const draw = (y: number) =>
      placed(context, [text], alone, {
        ...{ available: { ...available, y, height }, align, start: i * (STEP + BREATH) },
      }).layers;
    return { key, height, gap: gaps[key] ?? 0, draw };
  });
}
