import type { Film, FilmScene, Layer } from "../../film/motion.ts";
import { secondsOf } from "../../film/moves.ts";
import { readingSeconds } from "../../film/pace.ts";
import type { Node } from "../../jsx-runtime.ts";

/** A scene before its length is known. `texts` are what a viewer is to read of it. */
export type SceneDraft = {
  background: Node;
  layers: readonly Layer[];
  texts: readonly string[];
  /** What is read as well where the film has the time: what was said before, and is there to be kept. */
  again?: string;
  /** Length of a scene with a pace of its own, such as captions; it is never shortened. Seconds. */
  seconds?: number;
};

/** A film of this kind is neither a blink nor a lecture. Seconds. */
export const LENGTH: FilmPace = { minimum: 6, maximum: 14, shortest: 1.4 };

/** Least and greatest length of a film, and least length of a scene: a shorter one looks like a mistake. Seconds. */
export type FilmPace = {
  minimum: number;
  maximum: number;
  shortest: number;
  /** The longest scene between the first and the last one, where it is not the usual. */
  longest?: number;
  /** How much longer than usual every picture stands. */
  slower?: number;
  /** Seconds that the last picture stands longer. */
  last?: number;
};

/** Nothing is read before the eye has found it. */
const FINDING = 0.3;
/** Seconds that a settled scene rests, at least. The last scene rests longer: it holds the call to action. */
const REST = { scene: 0.3, last: 1.25 };
/** The longest scene, and the longest of those that open and close a film: a longer one is scrolled past. Seconds. */
const LONGEST = { between: 3.6, end: 4.5 };
/** The fastest reading pace of a film, as a multiple of reading at leisure. */
const BRISK = 1.5;
/** Few large words are known at a glance: they take less time than reading at leisure, those after them more. Seconds. */
const GLANCE = { seconds: 2.5, faster: 1.6, slower: 1.6 };
/** The share of the time that words take which were said before, beyond those that a last picture always has time for. */
const AGAIN = { seconds: 2.5, share: 0.6 };
/** The same for large words, where a film has more to say than time. */
const QUICK = 2.56;
/** No scene of any film is shorter. Seconds. */
const SHORTEST = 1.25;
/** An entrance that does not say how long it takes. */
const ENTRANCE = 0.5;

/** When the last thing of a scene has come to its place, or has gone. Seconds. */
const settledAt = (layers: readonly Layer[]): number =>
  Math.max(
    0,
    ...layers.flatMap(({ enter, exit, states = [] }) => [
      ...[enter, exit].map((move) => (move ? move.at + (move.seconds ?? ENTRANCE) : 0)),
      ...states.map(({ at }) => at),
    ]),
  );

/** Gives each scene the time it takes to be read, within what a film of this kind may last. */
export function paced(drafts: readonly SceneDraft[], pace = LENGTH): Film {
  const requested = drafts.map((draft, i) => up(wantedSeconds(draft, i, drafts, pace)));
  const minimums = drafts.map(minimumOf).map(up);
  const lengths = within(requested, minimums, pace);
  const scenes = drafts.map(({ background, layers }, i): FilmScene => {
    const longer = i === drafts.length - 1 ? (pace.last ?? 0) : 0;
    const seconds = (lengths[i] ?? pace.shortest) + longer;
    return { seconds, background, layers: layers.map((layer) => inTime(layer, seconds)) };
  });
  return { scenes, poster: 0 };
}

/** A scene with a pace of its own may be shorter than an entrance, which is as much faster then. */
function inTime({ enter, ...layer }: Layer, seconds: number): Layer {
  if (!enter) return layer;
  const share = Math.min(1, seconds / (enter.at + secondsOf(enter)));
  const faster = { ...enter, at: enter.at * share, seconds: secondsOf(enter) * share };
  return { ...layer, enter: share < 1 ? faster : enter };
}

/** Whether texts in a film of so many scenes can be followed at all. Where not, something has to be left unsaid. */
export function canBeRead(texts: readonly string[], scenes: number): boolean {
  const available = LENGTH.maximum - FINDING * scenes;
  return readingSeconds(...texts) <= available * BRISK;
}

function minimumOf(
  { layers, seconds, texts }: SceneDraft,
  index: number,
  { length }: readonly SceneDraft[],
): number {
  if (seconds !== undefined) return seconds;
  const settled = settledAt(layers) + (index === length - 1 ? REST.last : REST.scene);
  // However much a film has to say, no scene is gone before it is read.
  const read = FINDING + readingSeconds(...texts) / QUICK;
  return Math.max(settled, read, SHORTEST);
}

function wantedSeconds(
  draft: SceneDraft,
  index: number,
  all: readonly SceneDraft[],
  { shortest, longest = LONGEST.between, slower = 1 }: FilmPace,
): number {
  if (draft.seconds !== undefined) return draft.seconds;
  const isEnd = index === 0 || index === all.length - 1;
  const leisure = readingSeconds(...draft.texts);
  const known = Math.min(leisure, GLANCE.seconds);
  const again = Math.max(0, readingSeconds(draft.again ?? "") - AGAIN.seconds) * AGAIN.share;
  const wanted = FINDING + known / GLANCE.faster + (leisure - known) * GLANCE.slower + again;
  const read = Math.min(wanted, isEnd ? LONGEST.end : longest);
  return Math.max(minimumOf(draft, index, all), read, shortest) * slower;
}

/**
 * Too short a film lengthens every scene by the same share. Too long a film takes from what exceeds each
 * scene's minimum.
 */
function within(requested: readonly number[], minimums: readonly number[], { minimum, maximum }: FilmPace) {
  const total = sum(requested);
  if (total < minimum) return requested.map((seconds) => up((seconds * minimum) / total));
  if (total <= maximum) return requested;
  const spare = total - sum(minimums);
  const kept = spare > 0 ? Math.max(0, 1 - (total - maximum) / spare) : 0;
  return requested.map((seconds, i) => {
    const bottom = minimums[i] ?? 0;
    return down(bottom + (seconds - bottom) * kept);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
/** Sums of decimals are a little off. */
const ALMOST = 1e-6;
/** Tenths are whole frames at 30 a second, so that a film is as long as was counted. */
const up = (seconds: number) => Math.ceil(seconds * 10 - ALMOST) / 10;
const down = (seconds: number) => Math.floor(seconds * 10 + ALMOST) / 10;
