import type { LookId } from "../../look/looks.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { underMark } from "./brand-mark.tsx";
import type { FilmAlign } from "./lines.tsx";

/** How one scene gives way to the next. */
export type FilmLeave = "cut" | "wipe" | "push" | "uncover";

/** How the shots of a film are composed in a direction. Colours and type are the brand's. */
export type FilmLayout = {
  align: FilmAlign;
  /** Where words stand in their room: 0 is its top, 1 its foot. */
  at: number;
  /** The drawing stands over the words, on wide films on their left; else under them, or on their right. */
  isOver: boolean;
  /** Middle of the drawing, as a share of the width of tall films, and half of its side, as one of the shorter side. */
  x: number;
  r: number;
  /** Headlines are set in capitals. */
  isUpper: boolean;
  /** By turns. */
  leaves: readonly [FilmLeave, ...FilmLeave[]];
  /** What stands on the ground of every shot, at the edges that words keep clear of. */
  edge: "none" | "bar" | "frame" | "rule" | "grid" | "strip";
};

/** The house's films have none: their words stand about the middle, on the left, over the drawing. */
const LAYOUTS: Record<Exclude<LookId, "signal">, FilmLayout> = {
  poster: {
    align: "left",
    at: 1,
    isOver: true,
    x: 0.5,
    r: 0.4,
    isUpper: true,
    leaves: ["cut", "push"],
    edge: "strip",
  },
  gallery: {
    align: "center",
    at: 0.4,
    isOver: true,
    x: 0.5,
    r: 0.27,
    isUpper: false,
    leaves: ["uncover"],
    edge: "frame",
  },
  masthead: {
    align: "left",
    at: 0,
    isOver: false,
    x: 0.34,
    r: 0.36,
    isUpper: false,
    leaves: ["push", "cut"],
    edge: "rule",
  },
  column: {
    align: "left",
    at: 0.5,
    isOver: true,
    x: 0.34,
    r: 0.34,
    isUpper: false,
    leaves: ["wipe", "push"],
    edge: "bar",
  },
  blueprint: {
    align: "left",
    at: 0.1,
    isOver: false,
    x: 0.66,
    r: 0.34,
    isUpper: false,
    leaves: ["cut", "uncover"],
    edge: "grid",
  },
  bubble: {
    align: "center",
    at: 0.5,
    isOver: false,
    x: 0.5,
    r: 0.4,
    isUpper: false,
    leaves: ["wipe", "cut"],
    edge: "none",
  },
};

/** Where words stand that have the picture for themselves: nearer to its middle, for nothing fills the rest of it. */
export const atAlone = (at: number): number => 0.3 + 0.4 * at;

export const filmLayout = ({ look }: Pick<RenderContext, "look">): FilmLayout | undefined =>
  look.film && look.film !== "signal" ? LAYOUTS[look.film] : undefined;

/** Shares of the film: where a drawing over the words ends, and where words over a drawing do; the same on wide films. */
const ENDS = { over: 0.5, under: 0.66, left: 0.4, right: 0.62 };
/** The same of the first and the last picture of a high film, which show what it is about: the drawing is as large as the words. */
const LARGE = { ...ENDS, over: 0.51, under: 0.58 };
/** The same of lower films, whose first words are the lead. */
const LOW = { ...ENDS, over: 0.45, under: 0.64 };

/** Under facts to keep the drawing signs the last picture, whose words fill it. */
const KEPT = { ...ENDS, under: 0.77 };

/** Where a drawing stands: in a shot between, by its number, or from nearby, at an end of the film, large under few words, or beside facts to keep. */
export type DrawingScene = number | "near" | "end" | "large" | "kept";

/** A drawing from nearby runs off the foot of the film: its middle, half of its side, and where it begins. */
const NEAR = { x: 0.64, r: 0.54, from: 0.6 };
/** The same under facts to keep. */
const KEPT_NEAR = { x: 0.66, r: 0.29, from: 0.78 };

/** The same where few words leave it more. */
const FEW = { ...ENDS, over: 0.6, under: 0.5 };

/** Between the ends of a film its words are larger than its drawing. */
function endsOf({ shape }: RenderContext, scene: DrawingScene) {
  if (scene === "kept") return KEPT;
  if (scene === "near") return { ...ENDS, under: NEAR.from };
  if (scene === "large") return FEW;
  if (scene === "end") return shape === "story" ? LARGE : LOW;
  return ENDS;
}
/** Half of the side of a drawing over few words, as a share of the shorter side. */
const LARGEST = 0.42;
/** Between a drawing and words, in design pixels. */
const AIR = 34;

/** Middle and half side of a drawing, as shares of the film's width, height and shorter side. */
export type Spot = { x: number; y: number; r: number };

/** Where the drawing of a shot stands; off the middle it changes sides from shot to shot. */
export function drawingSpot(context: RenderContext, { isOver, x, r }: FilmLayout, scene: DrawingScene): Spot {
  const { size, shape } = context;
  if (shape === "wide") return { x: isOver ? 0.21 : 0.8, y: 0.54, r: Math.min(r, 0.31) };
  if (scene === "near") return offFoot(context, NEAR);
  if (scene === "kept" && shape === "story") return offFoot(context, KEPT_NEAR);
  const isHigh = isOver && scene !== "kept";
  const [from, to] = isHigh
    ? [underMark(context).y, overEnd(context, r, scene)]
    : [endsOf(context, scene).under * size.height, footOf(context, scene)];
  const short = Math.min(size.width, size.height);
  const radius = Math.min(
    (scene === "large" ? Math.max(r, LARGEST) : r) * short,
    (to - from) / 2 - (isHigh ? 0 : (AIR / 2) * context.unit),
  );
  return { x: sideOf(x, scene), y: (isHigh ? to - radius : from + radius) / size.height, r: radius / short };
}

/** Off the middle it changes sides from shot to shot. */
const sideOf = (x: number, scene: DrawingScene) => (typeof scene === "number" && scene % 2 > 0 ? 1 - x : x);

const widestOf = (r: number, scene: DrawingScene) => (scene === "large" ? Math.max(r, LARGEST) : r);

/** Where a drawing under words ends: apps lay their buttons over the foot of a high film. */
function footOf({ size, shape, safe }: RenderContext, scene: DrawingScene): number {
  const end = safe.y + safe.height;
  return shape === "story" && scene !== "kept" ? end + (size.height - end) / 2 : size.height;
}

function offFoot({ size }: RenderContext, { x, r, from }: typeof NEAR): Spot {
  const short = Math.min(size.width, size.height);
  return { x, y: from + (r * short) / size.height, r };
}

/** Where a drawing over the words ends: what it leaves is theirs. Pixels. */
function overEnd(context: RenderContext, r: number, scene: DrawingScene): number {
  const { size, unit } = context;
  const whole =
    underMark(context).y + 2 * widestOf(r, scene) * Math.min(size.width, size.height) + AIR * unit;
  return Math.min(endsOf(context, scene).over * size.height, whole);
}

/** The room for words beside a drawing. */
export function besideDrawing(
  context: RenderContext,
  { isOver, r }: FilmLayout,
  scene: DrawingScene = 0,
): Box {
  const { size, shape, safe, unit, watermark } = context;
  const ends = endsOf(context, scene);
  const free = underMark(context);
  const air = Math.round(AIR * unit);
  const end = safe.y + safe.height - (watermark.height && watermark.height + Math.round(20 * unit));
  if (shape === "wide") {
    const left = Math.round(size.width * ENDS.left);
    return isOver
      ? { ...free, x: left, width: safe.x + safe.width - left }
      : { ...free, width: Math.round(size.width * ENDS.right) - free.x };
  }
  if (!isOver || scene === "kept" || scene === "near")
    return { ...free, height: Math.round(size.height * ends.under) - free.y };
  const y = Math.round(overEnd(context, r, scene)) + air;
  return { ...free, y, height: end - y };
}
