import type { Hex } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { fitStack, type Part, type Stack } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { type Align, block, type Cue, lines, STEP } from "./lines.tsx";

/** A text of a column. `as` says whether its lines come in one by one or together; without it, one by one. */
export type Text<K extends string> = Part<K> & { color: Hex; part: string; as?: "lines" | "block" };

type Options = {
  room: Box;
  align: Align;
  /** Where the column stands in its room: 0 is the top, 1 the foot. */
  at?: number;
  /** When the first line comes in, in seconds. */
  start?: number;
  /** The texts up to the first line of the one with this key are there from the first frame on. */
  openOn?: string;
};

/** A column of texts, each line of it on its way in. `height` in pixels, `end` is when the next thing may come. */
export type Column = { layers: Layer[]; height: number; y: number; end: number };

/** How long a line takes, and the pause before the next text. Seconds. */
const ENTRANCE = 0.6;
const BREATH = 0.1;

/** Sets texts under each other as large as their room allows, and has them come in from top to bottom. */
export function column<K extends string>(stage: Stage, texts: readonly Text<K>[], options: Options): Column {
  return placed(stage, texts, fitStack(stage.ruler, [...texts], options.room.height), options);
}

/** The same for texts that are already set, as `fitAlike` does for scenes that should look alike. */
export function placed<K extends string>(
  stage: Stage,
  texts: readonly Text<K>[],
  { parts, gaps, height }: Stack<K>,
  { room, align, at = 0, start = 0, openOn }: Options,
): Column {
  const top = room.y + Math.round((room.height - height) * at);
  const layers: Layer[] = [];
  let [y, end, isOpen] = [top, start, openOn === undefined];
  for (const { key, color, part, as = "lines" } of texts) {
    const fitted = parts[key];
    if (!fitted) continue;
    isOpen ||= key === openOn;
    y += gaps[key] ?? 0;
    const place = { x: room.x, y, width: room.width };
    const look = { name: key, part, color, align, at: place, cue: cueOf(stage, as, end) };
    const drawn = as === "lines" ? lines(stage, fitted, look) : block(fitted, look);
    layers.push(...drawn);
    y += fitted.height;
    // What is there already keeps nobody waiting.
    if (isOpen) end += drawn.length * STEP + BREATH;
  }
  const open = layers.findIndex(({ name }) => name === `${openOn} 1`);
  return { layers: layers.map((layer, i) => (i <= open ? still(layer) : layer)), height, y: top, end };
}

function cueOf({ unit }: Stage, as: "lines" | "block", at: number): Cue {
  if (as === "lines") return { kind: "unveil", at, seconds: ENTRANCE };
  return { kind: "rise", at, seconds: ENTRANCE, distance: Math.round(26 * unit) };
}

function still({ enter: _, ...layer }: Layer): Layer {
  return layer;
}
