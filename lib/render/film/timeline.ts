import { easeInOutCubic } from "./easing.ts";
import type { Film, FilmScene, Passage } from "./motion.ts";
import { endOf } from "./moves.ts";

/** Frames from `from` up to but without `to`. */
export type FrameRange = { from: number; to: number };

/** When a scene is shown. In its first `passage` frames the picture before it is still leaving. */
export type PlacedScene = FrameRange & { passage?: number };

/**
 * When every scene is shown, in frames. The frames between two scenes are the dissolve, in which nothing
 * moves.
 */
export type Timeline = { fps: number; frames: number; scenes: readonly PlacedScene[] };

/**
 * What a frame shows: one frame of a scene, or a dissolve. `weight` of 128 parts are then the next scene's.
 */
export type Moment = { scene: number; frame: number; weight?: number };

const DISSOLVE_SECONDS = 0.4;
/** Seconds that a film rests at its end, at least. */
const REST_SECONDS = 1;
/** Parts of a dissolve's weights, as H.264 counts them with a denominator of 2^6 for the sum of two. */
const PARTS = 128;

export function timelineOf({ scenes }: Film, fps: number): Timeline {
  const placed: PlacedScene[] = [];
  let from = 0;
  let passage = 0;
  for (const [i, scene] of scenes.entries()) {
    const isLast = i === scenes.length - 1;
    const to = from + framesOf(scene, fps) + (isLast ? missingRest(scene, fps) : 0);
    placed.push({ from, to, ...(passage > 0 && { passage }) });
    const leaves = passageOf(scene);
    passage = leaves ? framesOf(leaves, fps) : 0;
    from = leaves || scene.leave === "cut" ? to : to + Math.round(DISSOLVE_SECONDS * fps);
  }
  return { fps, frames: placed.at(-1)?.to ?? 0, scenes: placed };
}

/** How many frames a scene moves and stands for. */
export const framesOf = ({ seconds }: Pick<FilmScene, "seconds">, fps: number): number =>
  Math.max(2, Math.round(seconds * fps));

/** How a scene leaves, where it does so on its own. */
export const passageOf = ({ leave }: FilmScene): Passage | undefined =>
  typeof leave === "object" ? leave : undefined;

/** Frames that the last scene has to be longer than it says, so that the film ends standing still. */
function missingRest(scene: FilmScene, fps: number): number {
  const stillFrom = Math.max(0, ...scene.layers.map((layer) => endOf(layer, scene)));
  return Math.max(0, Math.ceil((stillFrom + REST_SECONDS) * fps) - framesOf(scene, fps));
}

/** @throws RangeError for a frame before the film or after it. */
export function momentAt(timeline: Timeline, frame: number): Moment {
  const { frames, scenes } = timeline;
  const next = scenes.findIndex(({ to }) => frame < to);
  const place = scenes[next];
  if (!place || frame < 0)
    throw new RangeError(`The film has ${frames} frames, and none is number ${frame}.`);
  if (frame >= place.from) return { scene: next, frame: frame - place.from };
  const scene = next - 1;
  const { from, to } = scenes[scene] as FrameRange;
  return { scene, frame: to - 1 - from, weight: weightOf(frame - to, place.from - to) };
}

/** The new scene's share in the picture `index` of a dissolve of `length` pictures: never none and never all. */
function weightOf(index: number, length: number): number {
  const weight = Math.round(PARTS * easeInOutCubic((index + 1) / (length + 1)));
  return Math.min(PARTS - 1, Math.max(1, weight));
}

/** A picture of a film in the order of decoding: what is shown as frame number `at`. */
export type CodedFrame = Moment & { at: number };

/** The frames of a range as they are decoded: a dissolve after both pictures that it is made of. */
export function* turnsIn(timeline: Timeline, { from, to }: FrameRange): Generator<CodedFrame> {
  for (let at = from; at < to; at++) {
    const moment = momentAt(timeline, at);
    if (moment.weight === undefined) {
      yield { at, ...moment };
      continue;
    }
    const next = (timeline.scenes[moment.scene + 1] as FrameRange).from;
    yield { at: next, scene: moment.scene + 1, frame: 0 };
    for (; at < next; at++) yield { at, ...momentAt(timeline, at) };
  }
}
