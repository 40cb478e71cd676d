import { BUCKETS, type Features, featuresOf } from "../../../lib/story/addressee/features.ts";
import { type Example, LABELS } from "./examples.ts";

/**
 * Multinomial logistic regression over hashed features. With `x` the features of a sentence (`1/sqrt(n)` for each of
 * its `n` concepts, and likewise for its words) and `W` one row of weights for each class:
 *
 *   p(k | x) = exp(W_k x) / sum_j exp(W_j x)
 *   loss     = -mean log p(label | x) + DECAY / 2 * |W|^2
 *
 * It is minimised by stochastic descent with steps that shrink for each weight (AdaGrad): `G += g^2`,
 * `w -= RATE * g / sqrt(G + 1e-8)`. The order of the examples comes from a fixed seed, so that the same examples give
 * the same weights.
 */
const EPOCHS = 8;
const RATE = 0.1;
const DECAY = 1e-4;
const SEED = 20261122;

/** A generator of whole numbers below `n` (mulberry32). */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

function shuffle(order: number[], roll: (n: number) => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** One row for each class of `LABELS`. */
export type Weights = Float64Array[];
type Value = { bucket: number; value: number };

function valuesOf({ concepts, words }: Features): Value[] {
  const each = (buckets: readonly number[]) =>
    buckets.map((bucket) => ({ bucket, value: 1 / Math.sqrt(buckets.length) }));
  return [...each(concepts), ...each(words)];
}

function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const logits = (weights: Weights, x: readonly Value[]) =>
  weights.map((row) => x.reduce((sum, { bucket, value }) => sum + (row[bucket] ?? 0) * value, 0));

type Sample = { x: Value[]; label: number };

function step(weights: Weights, squares: Weights, { x, label }: Sample): void {
  const p = softmax(logits(weights, x));
  weights.forEach((row, k) => {
    const error = (p[k] ?? 0) - (k === label ? 1 : 0);
    const square = squares[k] ?? row;
    for (const { bucket, value } of x) {
      const gradient = error * value + DECAY * (row[bucket] ?? 0);
      square[bucket] = (square[bucket] ?? 0) + gradient * gradient;
      row[bucket] = (row[bucket] ?? 0) - (RATE * gradient) / Math.sqrt((square[bucket] ?? 0) + 1e-8);
    }
  });
}

/** Weights that fit the examples. */
export function trained(examples: readonly Example[]): Weights {
  const samples = examples.map(({ sentence, language, label }) => ({
    x: valuesOf(featuresOf(sentence, language)),
    label: LABELS.indexOf(label),
  }));
  const rows = () => LABELS.map(() => new Float64Array(BUCKETS));
  const [weights, squares] = [rows(), rows()];
  const order = samples.map((_, i) => i);
  const roll = dice(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, roll);
    for (const i of order) {
      const sample = samples[i];
      if (sample) step(weights, squares, sample);
    }
  }
  return weights;
}

/** The same weights in whole numbers of one byte, those of readers taken off: `w ~ byte * scale`. */
export function quantised([reader, ...others]: Weights): { scale: number; bytes: Int8Array } {
  const rows = others.map((row) => row.map((weight, i) => weight - (reader?.[i] ?? 0)));
  const most = Math.max(
    ...rows.map((row) => row.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)),
  );
  const scale = Number((most / STEPS).toPrecision(6));
  const bytes = rows.flatMap((row) => [...row].map((weight) => Math.round(weight / scale)));
  return { scale, bytes: Int8Array.from(bytes, (byte) => Math.max(-STEPS, Math.min(STEPS, byte))) };
}
/** Fewer steps make a smaller table; more change no answer. */
const STEPS = 31;
