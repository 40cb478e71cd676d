import type { Box } from "../sizes.ts";
import type { FilmScene, Layer, Move } from "./motion.ts";
import { distanceOf, endOf, MOVE_PRESETS, restLook, secondsOf } from "./moves.ts";
import { framesOf } from "./timeline.ts";

/** How a layer stands in one frame. Pixels of the film. */
export type Pose = {
  /** Corner of the layer's picture, its bleed included, as it is drawn: after scaling around its middle. */
  x: number;
  y: number;
  scale: number;
  /** From 0 to 1. */
  opacity: number;
  /** The part of the film it may be seen in; everywhere without. */
  clip?: Box;
  /** Which of the layer's earlier looks it has; undefined is the one of the still picture. */
  look: number | undefined;
};

/** The pixels that a layer is drawn on: its box and its bleed. */
export function pictureBox({ box: { x, y, width, height }, bleed = 0 }: Layer): Box {
  return { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** The smallest box around another that begins and ends at even pixels, where samples of colour do too. */
export function evenBox({ x, y, width, height }: Box): Box {
  const [left, top] = [evenBelow(x), evenBelow(y)];
  return { x: left, y: top, width: evenAbove(x + width) - left, height: evenAbove(y + height) - top };
}

export const evenBelow = (length: number): number => 2 * Math.floor(length / 2);
export const evenAbove = (length: number): number => 2 * Math.ceil(length / 2);

/** A place and a time: which frame of which scene, and how fast frames follow each other. */
export type FrameTime = { scene: FilmScene; frame: number; fps: number };

/**
 * How a layer stands in a frame of its scene. It ends as in the still picture: scale 1, its own opacity, no
 * clip, whole pixels. After an exit it ends invisible.
 */
export function poseAt(layer: Layer, when: FrameTime): Pose {
  const picture = pictureBox(layer);
  const { x, y, scale } = stepAt(layer, when);
  const clip = clipAt(layer, when);
  const pan = panAt(layer, when);
  return {
    x: picture.x + x + pan.x + (picture.width * (1 - scale)) / 2,
    y: picture.y + y + pan.y + (picture.height * (1 - scale)) / 2,
    scale,
    opacity: opacityAt(layer, when),
    ...(clip && { clip: { ...clip, x: clip.x + pan.x, y: clip.y + pan.y } }),
    look: earlierLook(layer, when),
  };
}

/** How far the camera has still to go past a layer. */
function panAt({ pan }: Layer, { scene, frame, fps }: FrameTime): { x: number; y: number } {
  if (!pan) return UNMOVED;
  const left = 1 - Math.min(1, frame / (framesOf(scene, fps) - 1));
  return { x: evenNear(left * (pan.x ?? 0)), y: evenNear(left * (pan.y ?? 0)) };
}

/**
 * Up to this many pixels a second a movement that went by whole pixels would be seen to stutter. It goes by quarters,
 * which is also what motion vectors can say. All others, and the camera, go by two pixels, which is one sample of colour.
 * What they show is then a copy of itself, stays sharp, and costs next to nothing to draw and to code.
 */
const SLOW = { move: 36, drift: 9 };

const evenNear = (length: number): number => 2 * Math.round(length / 2);

/** Whether a layer keeps its pose from this frame of its scene on. */
export const isStill = (layer: Layer, { scene, frame, fps }: FrameTime): boolean =>
  frame >= Math.ceil(endOf(layer, scene) * fps);

/** Where a layer stands, on pixels that it may stand on. What is scaled may stand anywhere. */
function stepAt(layer: Layer, when: FrameTime): LayerOffset {
  const now = offsetAt(layer, when);
  if (now.scale !== 1 || now === UNMOVED) return now;
  const { x = 0, y = 0 } = layer.drift ?? {};
  if (x === 0 || y === 0 || isMoving(layer, when)) return { ...now, ...snappedAt(layer, when) };
  const lead = Math.abs(x) > Math.abs(y) ? "x" : "y";
  const frame = heldSince(layer, when, lead);
  return { ...now, ...snappedAt(layer, { ...when, frame }) };
}

/**
 * The frame of the last step along the longer axis of a drift. The other axis waits for it: one change
 * instead of two. The delay of half a pixel by some frames is invisible. No step is left over at the end.
 */
function heldSince(layer: Layer, when: FrameTime, lead: "x" | "y"): number {
  const step = snappedAt(layer, when)[lead];
  if (step === 0) return framesOf(when.scene, when.fps) - 1;
  const last = lastSteps.get(layer);
  const goesOn = last?.scene === when.scene && last.fps === when.fps && last.step === step;
  let frame = when.frame;
  for (; frame > 0; frame--) {
    if (goesOn && frame === last.frame) {
      frame = last.since;
      break;
    }
    const before = { ...when, frame: frame - 1 };
    if (isMoving(layer, before) || snappedAt(layer, before)[lead] !== step) break;
  }
  lastSteps.set(layer, { ...when, step, since: frame });
  return frame;
}

/** Where the search ended for the previous frame. Only one more frame has to be looked at from there. */
const lastSteps = new WeakMap<Layer, FrameTime & { step: number; since: number }>();

function snappedAt(layer: Layer, when: FrameTime): { x: number; y: number } {
  const now = offsetAt(layer, when);
  const next = offsetAt(layer, { ...when, frame: when.frame + 1 });
  const slow = (isMoving(layer, when) ? SLOW.move : SLOW.drift) / when.fps;
  const [speedX, speedY] = [Math.abs(next.x - now.x), Math.abs(next.y - now.y)];
  const isFast = Math.max(speedX, speedY) > slow;
  return { x: snapped(now.x, isFast || speedX === 0), y: snapped(now.y, isFast || speedY === 0) };
}

const snapped = (length: number, isFast: boolean): number =>
  isFast ? evenNear(length) : Math.round(length * 4) / 4;

type LayerOffset = { x: number; y: number; scale: number };

/** The shared offset of all layers at rest. Hundreds of frames each read it for every layer. */
const UNMOVED: LayerOffset = { x: 0, y: 0, scale: 1 };

function offsetAt(layer: Layer, when: FrameTime): LayerOffset {
  const moved = movedBy(layer, when);
  const { drift } = layer;
  if (!drift) return moved;
  const { x, y, scale } = moved;
  const left = 1 - Math.min(1, when.frame / (framesOf(when.scene, when.fps) - 1));
  return {
    x: x + left * (drift.x ?? 0),
    y: y + left * (drift.y ?? 0),
    scale: scale * (1 + left * ((drift.scale ?? 1) - 1)),
  };
}

function movedBy(layer: Layer, when: FrameTime): LayerOffset {
  const going = goingAt(layer, when);
  if (!going || going.share === 1) return UNMOVED;
  const { move, share } = going;
  const { from = {}, scale = 1, ease } = MOVE_PRESETS[move.kind];
  const left = 1 - ease(share);
  if (move.by) return { x: left * (move.by.x ?? 0), y: left * (move.by.y ?? 0), scale: 1 };
  const distance = move.kind === "unveil" ? evenBox(pictureBox(layer)).height : distanceOf(move);
  return {
    x: left * distance * (from.x ?? 0),
    y: left * distance * (from.y ?? 0),
    scale: 1 - left * (1 - scale),
  };
}

function isMoving(layer: Layer, when: FrameTime): boolean {
  if (!layer.enter && !layer.exit) return false;
  const share = goingAt(layer, when)?.share ?? 1;
  return share > 0 && share < 1;
}

/** The move that decides how a layer stands, and its finished share: 0 is gone, 1 is at rest. */
function goingAt({ enter, exit }: Layer, when: FrameTime): { move: Move; share: number } | undefined {
  const gone = exit ? doneOf(exit, when) : 0;
  if (exit && gone > 0) return { move: exit, share: 1 - gone };
  return enter && { move: enter, share: doneOf(enter, when) };
}

/** A move ends with the last frame of its scene at the latest, whatever rounding makes of it. */
function doneOf(move: Move, { scene, frame, fps }: FrameTime): number {
  const last = framesOf(scene, fps) - 1;
  const from = Math.min(last, Math.round(move.at * fps));
  const to = Math.min(last, Math.max(from + 1, Math.round((move.at + secondsOf(move)) * fps)));
  if (frame >= to) return 1;
  return Math.max(0, (frame - from) / (to - from));
}

/** From 0 to 1. */
export function opacityAt(layer: Layer, when: FrameTime): number {
  const { opacity = 1 } = layer;
  const going = goingAt(layer, when);
  if (!going) return opacity;
  const { fading } = MOVE_PRESETS[going.move.kind];
  return fading === 0 ? opacity : opacity * Math.min(1, going.share / fading);
}

/**
 * The clip of a layer that is covered on its way. It stays while the layer drifts, so that a picture moves
 * inside its frame.
 */
function clipAt(layer: Layer, when: FrameTime): Box | undefined {
  const going = goingAt(layer, when);
  if (!going || !MOVE_PRESETS[going.move.kind].isCovered) return;
  const isAtRest = going.share === 1 && (!layer.drift || when.frame >= framesOf(when.scene, when.fps) - 1);
  if (isAtRest) return;
  const box = evenBox(pictureBox(layer));
  if (going.move.kind !== "wipe") return box;
  return { ...box, width: 2 * Math.round((box.width * MOVE_PRESETS.wipe.ease(going.share)) / 2) };
}

/** Which of its earlier looks a layer has in a frame. */
export function earlierLook({ states }: Layer, { frame, fps }: FrameTime): number | undefined {
  if (!states?.length || frame >= Math.round(restLook(states) * fps)) return;
  const next = states.findIndex(({ at }) => frame < Math.round(at * fps));
  return Math.max(0, (next === -1 ? states.length : next) - 1);
}
