import { type Easing, easeInOutCubic, easeOutBack, easeOutCubic } from "./easing.ts";
import type { FilmScene, Layer, Move, MoveKind } from "./motion.ts";

/** What a move makes of a layer on its way. Shares of nothing (0) to rest (1); `dx` and `dy` in distances. */
type MovePreset = {
  seconds: number;
  /** Where the move starts, in distances to the right and down. */
  from?: { x?: number; y?: number };
  /** The scale at which the move starts. */
  scale?: number;
  ease: Easing;
  /** The part of its time in which it becomes visible; 0 where it never fades. */
  fading: number;
  /** Whether its box hides it on its way. */
  isCovered?: true;
};

/** Pixels that a layer travels unless its move says otherwise. */
const DISTANCE = 48;

/** Each kind of move once. */
export const MOVE_PRESETS: Record<MoveKind, MovePreset> = {
  fade: { seconds: 0.4, ease: easeInOutCubic, fading: 1 },
  rise: { seconds: 0.6, from: { y: 1 }, ease: easeOutCubic, fading: 0.5 },
  drop: { seconds: 0.6, from: { y: -1 }, ease: easeOutCubic, fading: 0.5 },
  "from-left": { seconds: 0.6, from: { x: -1 }, ease: easeOutCubic, fading: 0.5 },
  "from-right": { seconds: 0.6, from: { x: 1 }, ease: easeOutCubic, fading: 0.5 },
  grow: { seconds: 0.6, scale: 0.88, ease: easeOutCubic, fading: 0.5 },
  pop: { seconds: 0.5, scale: 0.6, ease: easeOutBack, fading: 0.35 },
  unveil: { seconds: 0.7, from: { y: 1 }, ease: easeOutCubic, fading: 0, isCovered: true },
  wipe: { seconds: 0.7, ease: easeInOutCubic, fading: 0, isCovered: true },
  travel: { seconds: 0.5, ease: easeInOutCubic, fading: 0 },
  glide: { seconds: 0.7, ease: easeOutCubic, fading: 0 },
};

export const secondsOf = ({ kind, seconds }: Move): number => seconds ?? MOVE_PRESETS[kind].seconds;

export const distanceOf = ({ distance }: Move): number => distance ?? DISTANCE;

/** The second of its scene from which on a layer never changes again. */
export function endOf({ enter, exit, drift, pan, states }: Layer, { seconds }: FilmScene): number {
  const moves = [enter, exit].filter((move) => move !== undefined);
  const ends = moves.map((move) => move.at + secondsOf(move));
  return Math.max(0, (drift ?? pan) ? seconds : 0, restLook(states), ...ends);
}

/**
 * The second from which a layer looks as at rest. Its last earlier state lasts as long as the one before it.
 */
export function restLook(states: Layer["states"] = []): number {
  const last = states.at(-1);
  if (!last) return 0;
  return last.at + (last.at - (states.at(-2)?.at ?? last.at - ALONE_SECONDS));
}

/** How long an earlier look is shown that is the only one. */
const ALONE_SECONDS = 0.1;
