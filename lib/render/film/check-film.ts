import type { Box } from "../sizes.ts";
import type { Film, FilmScene, Layer, Move } from "./motion.ts";
import { MOVE_PRESETS, restLook, secondsOf } from "./moves.ts";
import { passageOf } from "./timeline.ts";

/** A film that cannot be made as its template describes it: a bug of the template. */
export class FilmError extends Error {
  override name = "FilmError";
}

/** What the compositor scales by, and what still looks sharp. */
const SCALE = { min: 0.6, max: 1.6 };
/** Seconds. Longer films are seldom watched to the end, and do not fit the time of one queue message. */
const LONGEST = 120;
/** Nearly as many as the compositor draws: the mark of free plans comes on top. */
const MAX_LAYERS = 500;
/** Times are sums of decimals. */
const ALMOST = 1e-6;

/** @throws FilmError that names scene and layer, and says what is wrong with them. */
export function checkFilm({ scenes, poster }: Film): void {
  if (scenes.length === 0) throw new FilmError("A film needs a scene.");
  if (!scenes[poster]) throw new FilmError(`The poster is scene ${poster}, and there are ${scenes.length}.`);
  for (const [i, scene] of scenes.entries()) {
    const fault = faultOf(scene);
    if (fault) throw new FilmError(`Scene ${i}: ${fault}.`);
  }
  const rushed = scenes.findIndex((scene, i) => !fitsAfter(scenes[i - 1], scene));
  if (rushed >= 0) throw new FilmError(`Scene ${rushed} ends before the one before it has left.`);
  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  if (seconds > LONGEST) throw new FilmError(`The film lasts ${seconds.toFixed(1)} s, over ${LONGEST} s.`);
}

const fitsAfter = (before: FilmScene | undefined, { seconds }: FilmScene): boolean =>
  ((before && passageOf(before))?.seconds ?? 0) < seconds;

function faultOf(scene: FilmScene): string | undefined {
  const { layers, seconds } = scene;
  if (!(seconds > 0)) return `it lasts ${seconds} s`;
  const back = layers.findLastIndex(({ isFront }) => !isFront);
  if (layers.slice(0, back).some(({ isFront }) => isFront)) return "a front layer stands behind another";
  if (layers.length > MAX_LAYERS) return `it has ${layers.length} layers, over ${MAX_LAYERS}`;
  const names = layers.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return `two layers are called "${twice}"`;
  for (const layer of layers) {
    const fault =
      boxFault(layer) ?? movesFault(layer, seconds) ?? sizeFault(layer) ?? statesFault(layer, seconds);
    if (fault) return `layer "${layer.name}" ${fault}`;
  }
}

function boxFault({ box, bleed = 0 }: Layer): string | undefined {
  const { x, y, width, height }: Box = box;
  if (![x, y, width, height, bleed].every(Number.isInteger)) {
    return `stands at ${x}, ${y}, ${width} × ${height} with a bleed of ${bleed}, which are not whole pixels`;
  }
  if (width < 1 || height < 1 || bleed < 0) return `is ${width} × ${height} with a bleed of ${bleed}`;
}

function movesFault({ enter, exit }: Layer, seconds: number): string | undefined {
  const fault = (enter && moveFault("enter", enter, seconds)) ?? (exit && moveFault("exit", exit, seconds));
  if (fault) return fault;
  if (enter && exit && enter.at + secondsOf(enter) > exit.at + ALMOST)
    return "goes out before it has come in";
}

function moveFault(name: string, move: Move, seconds: number): string | undefined {
  const end = move.at + secondsOf(move);
  if (!(secondsOf(move) > 0)) return `has an ${name} that takes ${secondsOf(move)} s`;
  if (move.at < 0 || !(end <= seconds + ALMOST)) {
    return `has an ${name} from ${move.at} s to ${end.toFixed(3)} s, outside the ${seconds} s of its scene`;
  }
}

/** Both at once multiply. */
function sizeFault({ enter, exit, drift }: Layer): string | undefined {
  const drifted = drift?.scale ?? 1;
  for (const move of [enter, exit]) {
    const scale = drifted * ((move && MOVE_PRESETS[move.kind].scale) ?? 1);
    if (!(scale >= SCALE.min && scale <= SCALE.max)) {
      return `is scaled by ${scale}, outside ${SCALE.min} to ${SCALE.max}`;
    }
  }
}

function statesFault({ states = [] }: Layer, seconds: number): string | undefined {
  const times = states.map(({ at }) => at);
  if (times.some((at, i) => at < (i === 0 ? 0 : (times[i - 1] as number) + ALMOST))) {
    return `has looks at ${times.join(", ")} s, which do not follow each other`;
  }
  const rest = restLook(states);
  if (rest > seconds + ALMOST) {
    return `looks as at rest only from ${rest.toFixed(3)} s on, after the ${seconds} s of its scene`;
  }
}
