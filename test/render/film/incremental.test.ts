import { expect, test } from "vitest";
import { artOf } from "../../../lib/render/film/artwork.ts";
import { compose, type SpriteStates } from "../../../lib/render/film/compose.ts";
import type { FilmInput } from "../../../lib/render/film/encode.ts";
import { rasteriserFor } from "../../../lib/render/film/raster.ts";
import { lookAt, setScene } from "../../../lib/render/film/scenery.ts";
import { framesOf } from "../../../lib/render/film/timeline.ts";
import type { Size } from "../../../lib/render/sizes.ts";
import { readSource, startFilm } from "./support/compositor.ts";
import { filmed, layer, scene, tile } from "./support/films.ts";
import { randomNumbers } from "./support/random.ts";
import { randomFilm } from "./support/random-film.ts";

const studioFor = ({ width, height }: Size) => ({
  kernel: startFilm(width, height),
  rasterise: rasteriserFor([]),
});

/** The first frame of a scene that looks otherwise when only what changed is drawn anew; -1 when none does. */
async function firstWrong({ planned, film, timeline }: FilmInput, index: number): Promise<number> {
  const { size } = planned.context;
  const { fps } = timeline;
  const art = await artOf(film.scenes[index]!, planned, fps);
  const screen = { size, isMirrored: false };
  const [onward, anew] = [studioFor(size), studioFor(size)];
  const start = { frame: 0, fps };
  const [going, fresh] = [await setScene(onward, art, start), await setScene(anew, art, start)];
  let before: SpriteStates | undefined;
  for (let frame = 0; frame < framesOf(art.scene, fps); frame++) {
    const cue = { frame, fps };
    const look = await lookAt(onward, going, cue, screen);
    compose(onward.kernel, { size, fps }, look, before);
    before = look;
    compose(anew.kernel, { size, fps }, await lookAt(anew, fresh, cue, screen));
    const [one, other] = [onward, anew].map(({ kernel }) => readSource(kernel, size.width, size.height));
    for (const plane of ["y", "u", "v"] as const) {
      if (Buffer.compare(one![plane], other![plane]) !== 0) return frame;
    }
  }
  return -1;
}

test("drawing only what changed gives the same pictures as drawing everything", async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomNumbers(seed);
    const size = { width: 2 * random.between(40, 90), height: 2 * random.between(40, 90) };
    const whole = filmed(randomFilm(random, size), size);
    for (const index of whole.film.scenes.keys()) {
      expect(await firstWrong(whole, index), `film ${seed}, scene ${index}`).toBe(-1);
    }
  }
});

test("large drifting shapes, of which only the edges are drawn again, give the same pictures", async () => {
  const size = { width: 240, height: 320 };
  const drifts = [{ x: 40, y: -25 }, { x: -13 }, { x: 5, y: 3 }, { x: 300, y: 200 }, { y: 9, scale: 0.8 }];
  const layers = drifts.map((drift, i) => {
    const box = { x: 30 * i - 40, y: 25 * i - 30, width: 220, height: 250 };
    return layer(box, {
      name: `disc ${i}`,
      node: tile(box, i % 2 ? "#1f5c4280" : "#e0502a", 90),
      drift,
      bleed: 7,
      opacity: i % 3 ? 1 : 0.42,
    });
  });
  const film = { scenes: [scene(size, { seconds: 1.5, layers })], poster: 0 };
  expect(await firstWrong(filmed(film, size), 0)).toBe(-1);
});
