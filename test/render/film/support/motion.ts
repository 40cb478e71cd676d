import { compose, type SpriteStates } from "../../../../lib/render/film/compose.ts";
import { artsOf } from "../../../../lib/render/film/encode.ts";
import type { FilmPlan } from "../../../../lib/render/film/film.ts";
import { rasteriserFor } from "../../../../lib/render/film/raster.ts";
import { lookAt, type Scenery, setScene } from "../../../../lib/render/film/scenery.ts";
import { momentAt, passageOf } from "../../../../lib/render/film/timeline.ts";
import { readSource, startFilm } from "./compositor.ts";

/** How a film moves, counted in frames of its timeline. */
export type Motion = { frames: number; fps: number; cuts: number; still: number; longestHold: number };

/** Every so many pixels of a row and of a column one sample is compared. */
const GRID = 6;
/** Levels of light that a sample must change by to be seen, and the share of samples that must. */
const SEEN = { levels: 10, share: 0.002 };
/** Frames a second that are looked at. */
const RATE = 10;

/** Composes a film and compares the pictures that are a tenth of a second apart. Scenes may not dissolve. */
export async function motionOf(plan: FilmPlan): Promise<Motion> {
  const { timeline } = plan;
  const step = timeline.fps / RATE;
  let before: Uint8Array | undefined;
  let [still, hold, longestHold] = [0, 0, 0];
  for await (const [frame, luma] of pictures(plan)) {
    if (frame % step !== 0) continue;
    const isSeen = before === undefined || differs(before, luma);
    still += isSeen ? 0 : step;
    hold = isSeen ? 0 : hold + step;
    longestHold = Math.max(longestHold, hold);
    before = luma;
  }
  const { frames, fps, scenes } = timeline;
  return { frames, fps, cuts: scenes.length - 1, still, longestHold };
}

function differs(a: Uint8Array, b: Uint8Array): boolean {
  let seen = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) >= SEEN.levels) seen++;
  return seen >= a.length * SEEN.share;
}

/** The light of every picture of a film as the encoder gets it, thinned out. */
async function* pictures(plan: FilmPlan): AsyncGenerator<[number, Uint8Array]> {
  const { timeline, planned } = plan;
  const { size } = planned.context;
  const { fps, frames } = timeline;
  const kernel = startFilm(size.width, size.height);
  const studio = { kernel, rasterise: rasteriserFor([]) };
  const screen = { size, isMirrored: planned.type.isFromRight };
  const arts = await artsOf(plan, { from: 0, to: frames });
  let scenery: Scenery | undefined;
  let before: SpriteStates | undefined;
  for (let at = 0; at < frames; at++) {
    const { scene, frame } = momentAt(timeline, at);
    const cue = { frame, fps };
    const art = arts.get(scene)!;
    if (scenery?.art !== art) {
      const passage = scenery && passageOf(scenery.art.scene);
      scenery = await setScene(studio, art, cue, scenery && { scenery, passage });
      before = undefined;
    }
    const look = await lookAt(studio, scenery, cue, screen);
    compose(kernel, { size, fps }, look, before);
    before = look;
    if (at % (fps / RATE) === 0)
      yield [at, thinned(readSource(kernel, size.width, size.height).y, size.width)];
  }
}

const thinned = (luma: Uint8Array, width: number): Uint8Array => {
  const rows = Math.floor(luma.length / width / GRID);
  const columns = Math.floor(width / GRID);
  return Uint8Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return luma[row * GRID * width + column * GRID] ?? 0;
  });
};
