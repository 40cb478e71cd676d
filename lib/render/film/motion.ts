import type { Node } from "../jsx-runtime.ts";
import type { Box } from "../sizes.ts";

/**
 * How a layer comes in, or goes out the same way back.
 * - `fade`: out of nothing.
 * - `rise`, `drop`, `from-left`, `from-right`: fades while it travels `distance` to its place.
 * - `grow`: fades while it grows to its size. `pop`: the same with overshoot.
 * - `unveil`: rises from behind the lower edge of its box. Text rises so behind a line, a bar from its axis.
 * - `wipe`: is uncovered from left to right.
 * - `travel`, `glide`: comes all the way from `by`, or goes there, opaque all the while. A glide starts fast.
 *
 * Left and right are those of a left-to-right film; a right-to-left film is mirrored.
 * A layer that is unveiled or wiped may also drift. It then moves inside its box, as a picture in its frame.
 */
export type MoveKind =
  | "fade"
  | "rise"
  | "drop"
  | "from-left"
  | "from-right"
  | "grow"
  | "pop"
  | "unveil"
  | "wipe"
  | "travel"
  | "glide";

/**
 * `at` counts from the moment at which the scene stands alone; the move has to end before the scene does.
 * `seconds` and `distance`, in pixels, have a usual value for each kind: see moves.ts.
 */
export type Move = {
  kind: MoveKind;
  at: number;
  seconds?: number;
  distance?: number;
  /** Where a `travel` or `glide` begins, seen from rest. Pixels to the right and down. */
  by?: { x?: number; y?: number };
};

/** A slow, even movement through the whole scene: pixels to the right and down, and size around the layer's middle. */
export type Drift = { x?: number; y?: number; scale?: number };

/** What moves on its own. It is drawn once; the film only puts it somewhere else. */
export type Layer = {
  /** For messages and tests. */
  name: string;
  /** Where it stands at rest. Whole pixels. */
  box: Box;
  /** Fills the box. */
  node: Node;
  /** How far its ink may reach over the box on every side: shadows, tails of letters. Pixels. */
  bleed?: number;
  /** How opaque it is once it is there, above 0 and up to 1, which it is without. Cheaper than the same in the node. */
  opacity?: number;
  enter?: Move;
  exit?: Move;
  /** From here to rest: a drift always ends where the layer stands in the still picture. */
  drift?: Drift;
  /**
   * A slow movement of the camera past the layer: whole pixels from here to rest, its clip included. Layers of one depth
   * pan alike.
   */
  pan?: { x?: number; y?: number };
  /** Stands before the picture that leaves: what covers the change from one scene to the next. */
  isFront?: true;
  /**
   * Earlier states, such as those of a caption that is being spoken. Each is shown from its time until the next.
   * The last is shown as long as the one before it, then `node`. The first is also shown before its time.
   */
  states?: readonly { at: number; node: Node }[];
};

/** Where something comes from, or goes to. Left and right are mirrored in right-to-left films. */
export type Side = "left" | "right" | "top" | "bottom";

/**
 * How a scene leaves, seen in the first frames of the next one.
 * - `push`: it is pushed out to a side, and the layers of the next scene follow it.
 * - `uncover`: it slides off the next scene, which stands under it.
 * - `wipe`: it is cut away towards a side.
 *
 * The last picture of the scene moves as one, drawn once.
 */
export type Passage = {
  kind: "push" | "uncover" | "wipe";
  to: Side;
  seconds: number;
  /** Pixels that it goes beyond the film's edge, for what comes after it to go past that edge too. */
  beyond?: number;
};

/** A picture with things moving on it. At its end everything that is still there stands as in the still picture. */
export type FilmScene = {
  /** How long it stands alone, between what leads to it and what follows. */
  seconds: number;
  /** What never moves, at the size of the film. */
  background: Node;
  /** From back to front. */
  layers: readonly Layer[];
  /**
   * How the scene changes to the next one; the default is a dissolve. Nothing moves while two scenes
   * dissolve. Both scenes may move in a passage.
   */
  leave?: "dissolve" | "cut" | Passage;
};

export type Film = {
  scenes: readonly FilmScene[];
  /** The scene whose still picture stands for the film. */
  poster: number;
};
