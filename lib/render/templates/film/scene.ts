import type { Film, FilmScene, Layer } from "../../film/motion.ts";
import { readingSeconds } from "../../film/pace.ts";
import type { Node } from "../../jsx-runtime.ts";

/** A scene before its length is known. `texts` are what a viewer is to read of it. */
export type Draft = {
  ground: Node;
  layers: readonly Layer[];
  texts: readonly string[];
  /** How long a scene lasts that keeps a pace of its own, as captions do; it is never shortened. */
  seconds?: number;
  leave?: "cut";
};

/** A film of this kind is neither a blink nor a lecture. Seconds, dissolves included. */
const LENGTH = { least: 6, most: 15 } as const;
/** How long one scene takes to give way to the next. */
const DISSOLVE = 0.4;

/** Nothing is read before the eye has found it. */
const FINDING = 0.4;
/** What has come in stays at least so long; the last picture longer, for it is what people act on. */
const REST = { scene: 0.6, last: 1.3 };
/** A scene shorter than this looks like a mistake. */
const SHORTEST = 1.8;
/** How much faster than at leisure people can follow a film that has a lot to say. */
const BRISK = 1.5;
/** An entrance that does not say how long it takes. */
const ENTRANCE = 0.5;

/** When the last thing of a scene has come to its place, or has gone. Seconds. */
export const settledAt = (layers: readonly Layer[]): number =>
  Math.max(
    0,
    ...layers.flatMap(({ enter, exit, states = [] }) => [
      ...[enter, exit].map((move) => (move ? move.at + (move.seconds ?? ENTRANCE) : 0)),
      ...states.map(({ at }) => at),
    ]),
  );

/** Gives each scene the time it takes to be read, within what a film of this kind may last. */
export function paced(drafts: readonly Draft[], poster = 0): Film {
  const wishes = drafts.map(wishOf).map(up);
  const leasts = drafts.map(leastOf).map(up);
  const between = DISSOLVE * (drafts.length - 1);
  const lengths = within(wishes, leasts, {
    least: LENGTH.least - between,
    most: LENGTH.most - between,
  });
  const scenes = drafts.map(
    ({ ground, layers, leave = "dissolve" as const }, i): FilmScene => ({
      seconds: lengths[i] ?? SHORTEST,
      ground,
      layers,
      leave,
    }),
  );
  return { scenes, poster };
}

/** Whether texts in a film of so many scenes can be followed at all. Where not, something has to be left unsaid. */
export function canBeRead(texts: readonly string[], scenes: number): boolean {
  const available = LENGTH.most - DISSOLVE * (scenes - 1) - FINDING * scenes;
  return readingSeconds(...texts) <= available * BRISK;
}

function leastOf({ layers, seconds }: Draft, index: number, { length }: readonly Draft[]): number {
  return seconds ?? settledAt(layers) + (index === length - 1 ? REST.last : REST.scene);
}

function wishOf(draft: Draft, index: number, all: readonly Draft[]): number {
  if (draft.seconds !== undefined) return draft.seconds;
  return Math.max(leastOf(draft, index, all), FINDING + readingSeconds(...draft.texts), SHORTEST);
}

/** Too short a film gives every scene the same share more; too long a one takes from what is over each scene's least. */
function within(
  wishes: readonly number[],
  leasts: readonly number[],
  { least, most }: { least: number; most: number },
) {
  const total = sum(wishes);
  if (total < least) return wishes.map((seconds) => up((seconds * least) / total));
  if (total <= most) return wishes;
  const spare = total - sum(leasts);
  const kept = spare > 0 ? Math.max(0, 1 - (total - most) / spare) : 0;
  return wishes.map((seconds, i) => {
    const bottom = leasts[i] ?? 0;
    return down(bottom + (seconds - bottom) * kept);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
/** Sums of decimals are a little off. */
const ALMOST = 1e-6;
/** Tenths are whole frames at 30 a second, so that a film is as long as was counted. */
const up = (seconds: number) => Math.ceil(seconds * 10 - ALMOST) / 10;
const down = (seconds: number) => Math.floor(seconds * 10 + ALMOST) / 10;
