import { expect, test } from "vitest";
import { checkFilm } from "../../../lib/render/film/check-film.ts";
import { artsOf, type FilmInput, recordPart } from "../../../lib/render/film/encode.ts";
import type { Kernel } from "../../../lib/render/film/kernel.ts";
import { type FilmSegment, unpackSegment } from "../../../lib/render/film/packets.ts";
import { type FrameRange, momentAt } from "../../../lib/render/film/timeline.ts";
import { decode } from "../../support/h264-decoder.ts";
import { annexB, decodedBy, dissolved } from "./support/annex-b.ts";
import { startFilm } from "./support/compositor.ts";
import { filmed } from "./support/films.ts";
import { type Random, randomNumbers } from "./support/random.ts";
import { randomFilm } from "./support/random-film.ts";

const FILMS = 100;
const PER_TEST = 10;

const kernel = startFilm(16, 16);

/** Cuts a film anywhere but in a dissolve or right after one. */
function randomParts(random: Random, { timeline }: FilmInput): FrameRange[] {
  const isFree = (frame: number) =>
    momentAt(timeline, frame).weight === undefined && momentAt(timeline, frame - 1).weight === undefined;
  const starts = Array.from({ length: random.below(3) }, () => random.between(1, timeline.frames - 1));
  const bounds = [...new Set([0, ...starts.filter(isFree), timeline.frames])].toSorted((a, b) => a - b);
  return bounds.slice(1).map((to, i) => ({ from: bounds[i]!, to }));
}

/** The film's stream, and every picture as the kernel says that a decoder shows it. */
async function encoded(film: FilmInput, parts: readonly FrameRange[]) {
  const pictures: Uint8Array[] = [];
  const segments: FilmSegment[] = [];
  for (const [index, range] of parts.entries()) {
    const built: Uint8Array[] = [];
    const spied: Kernel = {
      ...kernel,
      encode: (...order) => {
        const length = kernel.encode(...order);
        built.push(decodedBy(kernel, film.planned.context.size));
        return length;
      },
    };
    const segment = unpackSegment(await recordPart(spied, film, await artsOf(film, range), { range, index }));
    segments.push(segment);
    place(pictures, built, segment, film);
  }
  return { stream: annexB(segments), pictures };
}

/** Puts what was built where it is shown; pictures of dissolves are made of their two neighbours. */
function place(
  pictures: Uint8Array[],
  built: readonly Uint8Array[],
  { packets }: FilmSegment,
  { timeline }: FilmInput,
) {
  let next = 0;
  for (const { frame } of packets) {
    const { weight } = momentAt(timeline, frame);
    pictures[frame] =
      weight === undefined ? built[next++]! : dissolved(built[next - 2]!, built[next - 1]!, weight);
  }
}

test.each(Array.from({ length: FILMS / PER_TEST }, (_, i) => i))(
  "random films, ten of a hundred (%i), decode without a warning to just what the kernel built",
  async (batch) => {
    const random = randomNumbers(batch + 1);
    const size = { width: 2 * random.between(16, 60), height: 2 * random.between(16, 60) };
    const fps = random.below(2) ? 30 : 60;
    const streams: Uint8Array[] = [];
    const built: Uint8Array[] = [];
    for (let i = 0; i < PER_TEST; i++) {
      const film = randomFilm(random, size);
      checkFilm(film);
      const whole = filmed(film, size, fps);
      const { stream, pictures } = await encoded(whole, randomParts(random, whole));
      expect(pictures.length).toBe(whole.timeline.frames);
      streams.push(stream);
      built.push(...pictures);
    }
    // One after the other in one stream: starting the decoder takes longer than decoding.
    const decoded = await decode(new Uint8Array(Buffer.concat(streams)), size);
    expect(decoded.log).toBe("");
    expect(decoded.pictures.length).toBe(built.length);
    expect(built.findIndex((picture, i) => Buffer.compare(picture, decoded.pictures[i]!) !== 0)).toBe(-1);
  },
);

test("a scene that shares background and layers with the scene before looks as it does alone", async () => {
  const size = { width: 96, height: 64 };
  const random = randomNumbers(7);
  const [one, other] = [randomFilm(random, size).scenes[0]!, randomFilm(random, size).scenes[0]!];
  const shared = {
    ...other,
    background: one.background,
    layers: [...one.layers, ...other.layers.map((layer) => ({ ...layer, name: `${layer.name} too` }))],
  };
  const scenes = [one, shared, one].map((scene) => ({ ...scene, seconds: 0.7, leave: "cut" as const }));
  const whole = filmed({ scenes, poster: 0 }, size);
  const { frames, scenes: places } = whole.timeline;
  const { pictures } = await encoded(whole, [{ from: 0, to: frames }]);
  // Coding differs, what is seen does not. The last picture of a scene has settled, but for a camera on its way.
  for (const { to } of places) {
    const { pictures: alone } = await encoded(whole, [
      { from: 0, to: to - 20 },
      { from: to - 20, to },
    ]);
    const off = pictures[to - 1]!.map((sample, i) => Math.abs(sample - alone[to - 1]![i]!));
    expect(Math.max(...off)).toBeLessThan(24);
  }
});
