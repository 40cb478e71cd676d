import { artOf } from "../../../../lib/render/film/artwork.ts";
import { compose } from "../../../../lib/render/film/compose.ts";
import type { FilmInput } from "../../../../lib/render/film/encode.ts";
import { rasteriserFor } from "../../../../lib/render/film/raster.ts";
import { lookAt, setScene } from "../../../../lib/render/film/scenery.ts";
import { momentAt } from "../../../../lib/render/film/timeline.ts";
import { readSource, startFilm } from "./compositor.ts";
import type { Planes } from "./compositor-reference.ts";

/** A frame of a film as the compositor puts it together on its own; not one of a dissolve. */
export async function composed({ planned, film, timeline }: FilmInput, at: number): Promise<Planes> {
  const { size } = planned.context;
  const { fps } = timeline;
  const { scene, frame } = momentAt(timeline, at);
  const kernel = startFilm(size.width, size.height);
  const studio = { kernel, rasterise: rasteriserFor([]) };
  const scenery = await setScene(studio, await artOf(film.scenes[scene]!, planned, fps), { frame, fps });
  const screen = { size, isMirrored: planned.type.isFromRight };
  compose(kernel, { size, fps }, await lookAt(studio, scenery, { frame, fps }, screen));
  return readSource(kernel, size.width, size.height);
}

/** ITU-R BT.709-6, limited range: what a sample of each plane takes of red, green and blue, and where it begins. */
const PLANES = {
  y: { weights: [0.18259, 0.61423, 0.06201], from: 16 },
  u: { weights: [-0.10064, -0.33857, 0.43922], from: 128 },
  v: { weights: [0.43922, -0.39894, -0.04027], from: 128 },
} as const;

/** A plane of an opaque RGBA picture, a sample for every `step` by `step` pixels. */
function planeOf(rgba: Uint8Array, width: number, name: keyof typeof PLANES): Float64Array {
  const { weights, from } = PLANES[name];
  const step = name === "y" ? 1 : 2;
  const columns = width / step;
  const samples = new Float64Array(rgba.length / 4 / step / step);
  for (let i = 0; i < rgba.length / 4; i++) {
    const at = Math.floor(Math.floor(i / width) / step) * columns + Math.floor((i % width) / step);
    const light = weights[0] * rgba[4 * i]! + weights[1] * rgba[4 * i + 1]! + weights[2] * rgba[4 * i + 2]!;
    samples[at]! += light / step / step;
  }
  return samples.map((sample) => sample + from);
}

/** The share of samples of composed planes that are further from a picture than so much. */
export function shareOff(planes: Planes, rgba: Uint8Array, width: number, much: number): number {
  let [far, count] = [0, 0];
  for (const name of ["y", "u", "v"] as const) {
    const expected = planeOf(rgba, width, name);
    planes[name].forEach((sample, i) => {
      if (Math.abs(sample - expected[i]!) > much) far++;
    });
    count += expected.length;
  }
  return far / count;
}
