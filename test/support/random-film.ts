import { type FilmStream, filmStream } from "./film-stream.ts";
import { blank, copyOf, gradient, noise, place, seeded, whole, type Yuv } from "./moving-pictures.ts";

/** Narrower weighted pictures come out wrong from ffmpeg where it has no SIMD: its buffers of Cb and Cr overlap. */
const NARROWEST_DISSOLVE = 34;

/** Something that moves by even steps. */
type Sprite = { picture: Yuv; x: number; y: number; stepX: number; stepY: number };

/** A short film of what a seed makes up: sizes, quality, moving things, true and false hints, cuts and dissolves. */
export function randomFilm(seed: number): FilmStream {
  const random = seeded(seed);
  const chance = (share: number) => random() < share;
  const width = 2 * whole(random, 8, 90);
  const height = 2 * whole(random, 8, 90);
  const stream = filmStream(width, height);
  const qp = chance(0.3) ? whole(random, 0, 51) : whole(random, 18, 32);
  const ground = anything(random, width, height);
  const sprites = Array.from({ length: whole(random, 0, 3) }, () => anySprite(random, width, height));

  const drawn = (isMoving: boolean): Yuv => {
    if (chance(0.08)) return noise(width, height, random);
    const picture = copyOf(ground);
    for (const sprite of sprites) {
      if (isMoving) move(stream, random, sprite);
      place(picture, sprite.picture, sprite.x, sprite.y);
    }
    return picture;
  };
  const count = whole(random, 2, 10);
  for (let i = 0; i < count; i++) {
    const picture = drawn(i > 0 && chance(0.75));
    if (i > 1 && width >= NARROWEST_DISSOLVE && chance(0.15)) {
      const weights = Array.from({ length: whole(random, 1, 5) }, () => whole(random, 0, 128));
      stream.show(picture, { qp, ahead: weights.length });
      stream.dissolve(weights);
    } else stream.show(picture, { qp, begin: i === 0 || chance(0.1) });
  }
  return stream;
}

function anything(random: () => number, width: number, height: number): Yuv {
  const kind = whole(random, 0, 2);
  if (kind === 0) return gradient(width, height);
  return kind === 1 ? noise(width, height, random) : blank(width, height, whole(random, 0, 255));
}

function anySprite(random: () => number, width: number, height: number): Sprite {
  return {
    picture: anything(random, 2 * whole(random, 1, 50), 2 * whole(random, 1, 50)),
    x: 2 * whole(random, -20, width / 2),
    y: 2 * whole(random, -20, height / 2),
    stepX: 2 * whole(random, -8, 8),
    stepY: 2 * whole(random, -8, 8),
  };
}

/** Moves it and mostly tells the kernel; sometimes something wrong. */
function move({ kernel }: FilmStream, random: () => number, sprite: Sprite): void {
  const { x, y, picture } = sprite;
  sprite.x += sprite.stepX;
  sprite.y += sprite.stepY;
  if (random() < 0.2) return;
  const error = random() < 0.2 ? whole(random, -3000, 3000) / 8 : 0;
  const scale = random() < 0.8 ? 1 : 0.9;
  kernel.hintMove(x + error, y - error, scale, sprite.x, sprite.y, 1, picture.width, picture.height);
}
