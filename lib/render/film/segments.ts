import type { Size } from "../sizes.ts";
import type { Range, Timeline } from "./timeline.ts";

/** Frames times pixels that are encoded in one go: 15 s of 1080 × 1920 at 30 frames a second. */
const BUDGET = 15 * 30 * 1080 * 1920;
/** A share of a part's length: a scene that begins so near to its end is where it ends. */
const NEAR = 0.2;

/**
 * The parts a film is encoded in, each on its own: one for what fits the budget, else equal ones that begin with a
 * scene where one is near. None begins within a dissolve or with the frame after it, whose pictures refer to both its
 * ends.
 */
export function segmentsOf(timeline: Timeline, { width, height }: Size): readonly Range[] {
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

function startNear({ scenes }: Timeline, wish: number, length: number): number {
  const near = scenes
    .slice(1)
    .map((_, i) => firstAfter(scenes[i] as Range, scenes[i + 1] as Range))
    .filter((start) => Math.abs(start - wish) <= length * NEAR)
    .toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
  return near[0] ?? allowed(scenes, Math.round(wish));
}

/** Where a new part may begin at a change of scenes: the scene's first picture also ends the dissolve before it. */
const firstAfter = (before: Range, { from }: Range): number => (from > before.to ? from + 1 : from);

function allowed(scenes: readonly Range[], wish: number): number {
  const next = scenes.findIndex(({ to }) => wish < to);
  const [before, place] = [scenes[next - 1], scenes[next]];
  return before && place && wish <= place.from ? firstAfter(before, place) : wish;
}
