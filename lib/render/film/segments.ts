import type { Size } from "../sizes.ts";
import type { FrameRange, PlacedScene, Timeline } from "./timeline.ts";

/** Frames times pixels that are encoded in one go: 15 s of 1080 × 1920 at 30 frames a second. */
const BUDGET = 15 * 30 * 1080 * 1920;
/** A share of a part's length: a scene that begins so near to its end is where it ends. */
const NEAR = 0.2;

/**
 * The segments of a film, each encoded on its own: one if the film fits the budget, else segments of about
 * equal length. They begin with a scene where one is near. None begins within a dissolve or with the frame
 * after it, because those pictures refer to both scenes.
 */
export function segmentsOf(timeline: Timeline, { width, height }: Size): readonly FrameRange[] {
  const { frames } = timeline;
  const parts = Math.ceil((frames * width * height) / BUDGET);
  const length = frames / parts;
  const starts = Array.from({ length: parts - 1 }, (_, i) => startNear(timeline, (i + 1) * length, length));
  const bounds = [0, ...starts, frames];
  return bounds
    .slice(1)
    .map((to, i) => ({ from: bounds[i] as number, to }))
    .filter(({ from, to }) => to > from);
}

function startNear({ scenes }: Timeline, wanted: number, length: number): number {
  const near = scenes
    .slice(1)
    .map((_, i) => firstAfter(scenes[i] as PlacedScene, scenes[i + 1] as PlacedScene))
    .filter((start) => Math.abs(start - wanted) <= length * NEAR)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return near[0] ?? allowed(scenes, Math.round(wanted));
}

/**
 * Where a new segment may begin at a change of scenes. The scene's first picture also ends the dissolve
 * before it, and in a passage the scene before is still seen.
 */
const firstAfter = (before: PlacedScene, { from, passage = 0 }: PlacedScene): number =>
  from > before.to ? from + 1 : from + passage;

function allowed(scenes: readonly PlacedScene[], wanted: number): number {
  const next = scenes.findIndex(({ to }) => wanted < to);
  const [before, place] = [scenes[next - 1], scenes[next]];
  return before && place && wanted <= place.from + (place.passage ?? 0) ? firstAfter(before, place) : wanted;
}
