import type { Film, FilmScene, Layer, MoveKind } from "../../../../lib/render/film/motion.ts";
import { MOVE_PRESETS } from "../../../../lib/render/film/moves.ts";
import type { Size } from "../../../../lib/render/sizes.ts";
import { layer, scene, tile } from "./films.ts";
import type { Random } from "./random.ts";

const KINDS = Object.keys(MOVE_PRESETS) as MoveKind[];
const COLORS = ["#e0502a", "#1f5c42", "#5b4bea", "#ffffff", "#111111", "#5b4bea80", "#ff9f5a40"];

const pick = <T>({ below }: Random, list: readonly T[]): T => list[below(list.length)]!;
const maybe = ({ next }: Random, share: number) => next() < share;

/** A short film of coloured boxes in which anything may happen that `checkFilm` allows. */
export function randomFilm(random: Random, size: Size): Film {
  const scenes = Array.from({ length: random.between(1, 4) }, () => randomScene(random, size));
  return { scenes, poster: random.below(scenes.length) };
}

function randomScene(random: Random, size: Size): FilmScene {
  const seconds = random.between(2, 7) / 10;
  return scene(size, {
    seconds,
    background: tile(size, pick(random, COLORS.slice(0, 5))),
    layers: Array.from({ length: random.between(0, 4) }, (_, i) => randomLayer(random, size, seconds, i)),
    leave: maybe(random, 0.6) ? "dissolve" : "cut",
  });
}

function randomLayer(random: Random, size: Size, seconds: number, index: number): Layer {
  const [width, height] = [random.between(1, size.width), random.between(1, size.height)];
  const box = { x: random.between(-20, size.width), y: random.between(-20, size.height), width, height };
  const half = seconds / 2;
  const move = (at: number) => ({
    kind: pick(random, KINDS),
    at: at + random.next() * half * 0.3,
    seconds: half * 0.7,
    distance: random.between(1, 60),
  });
  return layer(box, {
    name: `tile ${index}`,
    node: tile(box, pick(random, COLORS), random.below(20)),
    bleed: random.below(6),
    ...(maybe(random, 0.3) && { opacity: random.between(1, 100) / 100 }),
    ...(maybe(random, 0.7) && { enter: move(0) }),
    ...(maybe(random, 0.3) && { exit: move(half) }),
    ...(maybe(random, 0.3) && { drift: randomDrift(random) }),
    ...(maybe(random, 0.3) && { states: randomStates(random, box, seconds) }),
  });
}

const randomDrift = (random: Random) => ({
  x: random.between(-30, 30),
  y: random.between(-30, 30),
  ...(maybe(random, 0.4) && { scale: 1 + random.next() * 0.5 }),
});

function randomStates(random: Random, box: Size, seconds: number) {
  const times = Array.from({ length: random.between(1, 3) }, (_, i) => (i * seconds) / 5);
  return times.map((at) => ({ at, node: tile(box, pick(random, COLORS), random.below(30)) }));
}
