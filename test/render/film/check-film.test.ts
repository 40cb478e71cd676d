import { expect, test } from "vitest";
import { checkFilm, FilmError } from "../../../lib/render/film/check-film.ts";
import type { Film, FilmScene, Layer } from "../../../lib/render/film/motion.ts";
import { layer, scene, tile } from "./support/films.ts";

const SIZE = { width: 400, height: 400 };
const BOX = { x: 100, y: 120, width: 80, height: 60 };
const withScene = (rest: Partial<FilmScene>): Film => ({
  scenes: [scene(SIZE), scene(SIZE, rest)],
  poster: 0,
});
const withLayer = (rest: Partial<Layer>) => withScene({ layers: [layer(BOX, rest)] });
const node = tile(BOX, "#000000");

test("checkFilm accepts a valid film", () => {
  const full = withLayer({
    bleed: 20,
    enter: { kind: "pop", at: 0, seconds: 0.5 },
    exit: { kind: "fade", at: 0.6, seconds: 0.4 },
    drift: { x: 20, scale: 1.2 },
    states: [0, 0.1, 0.2].map((at) => ({ at, node })),
  });
  expect(() => checkFilm(full)).not.toThrow();
});

test.each<[string, Film, string]>([
  ["no scene", { scenes: [], poster: 0 }, "A film needs a scene."],
  [
    "a poster that there is not",
    { scenes: [scene(SIZE)], poster: 1 },
    "The poster is scene 1, and there are 1.",
  ],
  ["a scene without length", withScene({ seconds: 0 }), "Scene 1: it lasts 0 s."],
  ["more than two minutes", withScene({ seconds: 120 }), "The film lasts 121.0 s, over 120 s."],
  [
    "two layers of one name",
    withScene({ layers: [layer(BOX), layer(BOX)] }),
    'Scene 1: two layers are called "tile".',
  ],
  [
    "a box between pixels",
    withLayer({ box: { ...BOX, x: 0.5 } }),
    'Scene 1: layer "tile" stands at 0.5, 120, 80 × 60 with a bleed of 0, which are not whole pixels.',
  ],
  ["an empty box", withLayer({ box: { ...BOX, width: 0 } }), 'layer "tile" is 0 × 60 with a bleed of 0.'],
  [
    "a move that is over after its scene",
    withLayer({ enter: { kind: "rise", at: 0.5, seconds: 0.6 } }),
    'layer "tile" has an enter from 0.5 s to 1.100 s, outside the 1 s of its scene.',
  ],
  [
    "a move before its scene",
    withLayer({ exit: { kind: "fade", at: -0.1 } }),
    "has an exit from -0.1 s to 0.300 s, outside the 1 s of its scene.",
  ],
  [
    "a move without length",
    withLayer({ enter: { kind: "fade", at: 0, seconds: 0 } }),
    "has an enter that takes 0 s.",
  ],
  [
    "a layer that leaves before it has come",
    withLayer({
      enter: { kind: "fade", at: 0, seconds: 0.5 },
      exit: { kind: "fade", at: 0.4, seconds: 0.5 },
    }),
    "goes out before it has come in.",
  ],
  ["too large a drift", withLayer({ drift: { scale: 1.7 } }), "is scaled by 1.7, outside 0.6 to 1.6."],
  [
    "a drift and a move that are too small together",
    withLayer({ enter: { kind: "pop", at: 0 }, drift: { scale: 0.9 } }),
    "is scaled by 0.54, outside 0.6 to 1.6.",
  ],
  [
    "looks out of order",
    withLayer({ states: [0.3, 0.1].map((at) => ({ at, node })) }),
    "has looks at 0.3, 0.1 s, which do not follow each other.",
  ],
  [
    "looks that last beyond the scene",
    withLayer({ states: [0.2, 0.7].map((at) => ({ at, node })) }),
    "looks as at rest only from 1.200 s on, after the 1 s of its scene.",
  ],
])("a film with %s is refused, and told what is wrong", (_, film, message) => {
  expect(() => checkFilm(film)).toThrow(FilmError);
  expect(() => checkFilm(film)).toThrow(message);
});
