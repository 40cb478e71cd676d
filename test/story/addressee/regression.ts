import { BUCKETS, featuresOf } from "../../../lib/story/addressee/features.ts";
import type { Tables } from "../../../lib/story/addressee/model.ts";
import { dice, shuffled } from "./dice.ts";
import { type Example, LABELS } from "./examples.ts";

/**
 * The first stage: multinomial logistic regression over hashed features. With `x` the features of a sentence
 * (`1/sqrt(n)` for each of the `n` features of a kind) and `W` one row of weights for each class:
 *
 *   p(k | x) = exp(W_k x) / sum_j exp(W_j x)
 *   loss     = -mean weight * log p(label | x) + DECAY / 2 * |W|^2
 *
 * It is minimised by stochastic descent with steps that shrink for each weight (AdaGrad): `G += g^2`,
 * `w -= RATE * g / sqrt(G + 1e-8)`. The order of the examples comes from fixed seeds, so that the same examples give the
 * same weights; the mean of several orders depends less on any of them.
 */
const EPOCHS = 8;
const RATE = 0.1;
const DECAY = 1e-4;
const SEEDS = [20261122, 7, 11];

type Sample = { buckets: Int32Array; values: Float64Array; label: number; weight: number };
/** One row for each class of `LABELS`. */
type Weights = Float64Array[];

const SAMPLES = new WeakMap<Example, Sample>();

function sampleOf(example: Example): Sample {
  const known = SAMPLES.get(example);
  if (known) return known;
  const kinds = Object.values(featuresOf(example.sentence, example.language));
  const sample = {
    buckets: Int32Array.from(kinds.flat()),
    values: Float64Array.from(kinds.flatMap((kind) => kind.map(() => 1 / Math.sqrt(kind.length)))),
    label: LABELS.indexOf(example.label),
    weight: example.weight,
  };
  SAMPLES.set(example, sample);
  return sample;
}

function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function logit(row: Float64Array, { buckets, values }: Sample): number {
  let sum = 0;
  for (let i = 0; i < buckets.length; i++) sum += (row[buckets[i] ?? 0] ?? 0) * (values[i] ?? 0);
  return sum;
}

/** One step of a class against its error. */
function descend(row: Float64Array, squares: Float64Array, { buckets, values }: Sample, error: number): void {
  for (let i = 0; i < buckets.length; i++) {
    const bucket = buckets[i] ?? 0;
    const gradient = error * (values[i] ?? 0) + DECAY * (row[bucket] ?? 0);
    const square = (squares[bucket] ?? 0) + gradient * gradient;
    squares[bucket] = square;
    row[bucket] = (row[bucket] ?? 0) - (RATE * gradient) / Math.sqrt(square + 1e-8);
  }
}

function step(weights: Weights, squares: Weights, sample: Sample): void {
  const p = softmax(weights.map((row) => logit(row, sample)));
  weights.forEach((row, k) => {
    descend(row, squares[k] ?? row, sample, sample.weight * ((p[k] ?? 0) - Number(k === sample.label)));
  });
}

function weightsOf(examples: readonly Example[], seed: number): Weights {
  const samples = examples.map(sampleOf);
  const rows = () => LABELS.map(() => new Float64Array(BUCKETS));
  const [weights, squares] = [rows(), rows()];
  const roll = dice(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const i of shuffled(samples.length, roll)) {
      const sample = samples[i];
      if (sample) step(weights, squares, sample);
    }
  return weights;
}

/** Fewer steps make a smaller table; more change no answer. */
const STEPS = 31;

/** The same weights in whole numbers of one byte, those of readers taken off: `w ~ byte * scale`. */
function quantised([reader, ...others]: Weights): Tables {
  const rows = others.map((row) => row.map((weight, i) => weight - (reader?.[i] ?? 0)));
  const most = Math.max(
    ...rows.map((row) => row.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)),
  );
  const scale = Number((most / STEPS).toPrecision(6));
  const [maker, colleague] = rows.map((row) => Int8Array.from(row, (weight) => Math.round(weight / scale)));
  return { scale, maker: maker ?? new Int8Array(), colleague: colleague ?? new Int8Array() };
}

function meanOf(all: readonly Weights[]): Weights {
  return LABELS.map((_, k) =>
    Float64Array.from(
      { length: BUCKETS },
      (_, i) => all.reduce((sum, weights) => sum + (weights[k]?.[i] ?? 0), 0) / all.length,
    ),
  );
}

/** Weights that fit the examples. */
export const trainedTables = (examples: readonly Example[]): Tables =>
  quantised(meanOf(SEEDS.map((seed) => weightsOf(examples, seed))));
