import type { Net } from "../../../lib/story/addressee/model.ts";
import { dice, shuffled } from "./dice.ts";

/**
 * The second stage: a small neural net that says whether a sentence is for anyone else than readers. With `x` the
 * numbers of its context:
 *
 *   out  = b + s x + sum over h of v_h * tanh(b_h + w_h x),   p = 1 / (1 + exp(-out))
 *   loss = -mean weight * log p(label) + DECAY / 2 * |weights|^2
 *
 * It is minimised in small batches with Adam: `m = 0.9 m + 0.1 g`, `v = 0.999 v + 0.001 g^2`,
 * `w -= rate * m' / (sqrt(v') + 1e-8)`, with `m'` and `v'` free of their beginning at zero. The rate falls to zero.
 */
const HIDDEN = 8;
const EPOCHS = 30;
const RATE = 0.01;
const DECAY = 1e-4;
const BATCH = 32;
const SEEDS = [7, 11, 13, 17, 19, 23];

export type ContextSample = { x: readonly number[]; isOther: boolean; weight: number };

type Scale = { mean: number; spread: number };

function scalesOf(samples: readonly ContextSample[]): Scale[] {
  const [first] = samples;
  return (first?.x ?? []).map((_, i) => {
    const values = samples.map(({ x }) => x[i] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, spread: Math.sqrt(variance) || 1 };
  });
}

/** All weights in one row: `HIDDEN` rows of inputs and a bias, then those of inputs, of the hidden layer, a bias. */
type Shape = { inputs: number; out: number; size: number };
const shapeOf = (inputs: number): Shape => ({
  inputs,
  out: HIDDEN * (inputs + 1),
  size: HIDDEN * (inputs + 1) + inputs + HIDDEN + 1,
});

const at = (row: Float64Array, i: number): number => row[i] ?? 0;

function hiddenOf(w: Float64Array, z: Float64Array, { inputs }: Shape): Float64Array {
  return Float64Array.from({ length: HIDDEN }, (_, h) => {
    const from = h * (inputs + 1);
    let sum = at(w, from + inputs);
    for (let i = 0; i < inputs; i++) sum += at(w, from + i) * at(z, i);
    return Math.tanh(sum);
  });
}

function outOf(w: Float64Array, z: Float64Array, inner: Float64Array, { inputs, out, size }: Shape): number {
  let sum = at(w, size - 1);
  for (let i = 0; i < inputs; i++) sum += at(w, out + i) * at(z, i);
  for (let h = 0; h < HIDDEN; h++) sum += at(w, out + inputs + h) * at(inner, h);
  return sum;
}

/** Adds `scale` times the row to a stretch of the gradient. */
function add(gradient: Float64Array, from: number, scale: number, row: Float64Array): void {
  for (let i = 0; i < row.length; i++) gradient[from + i] = at(gradient, from + i) + scale * at(row, i);
}

/** One sample as the net is trained with it. */
type Sample = { z: Float64Array; label: number; weight: number };

function addGradient(w: Float64Array, gradient: Float64Array, { z, label, weight }: Sample, shape: Shape) {
  const { inputs, out, size } = shape;
  const inner = hiddenOf(w, z, shape);
  const error = weight * (1 / (1 + Math.exp(-outOf(w, z, inner, shape))) - label);
  gradient[size - 1] = at(gradient, size - 1) + error;
  add(gradient, out, error, z);
  add(gradient, out + inputs, error, inner);
  for (let h = 0; h < HIDDEN; h++) {
    const back = error * at(w, out + inputs + h) * (1 - at(inner, h) ** 2);
    add(gradient, h * (inputs + 1), back, z);
    gradient[h * (inputs + 1) + inputs] = at(gradient, h * (inputs + 1) + inputs) + back;
  }
}

function adam(w: Float64Array) {
  const [m, v] = [new Float64Array(w.length), new Float64Array(w.length)];
  let t = 0;
  return (gradient: Float64Array, count: number, rate: number) => {
    t++;
    for (let i = 0; i < w.length; i++) {
      const g = at(gradient, i) / count + DECAY * at(w, i);
      m[i] = 0.9 * at(m, i) + 0.1 * g;
      v[i] = 0.999 * at(v, i) + 0.001 * g * g;
      const step = at(m, i) / (1 - 0.9 ** t) / (Math.sqrt(at(v, i) / (1 - 0.999 ** t)) + 1e-8);
      w[i] = at(w, i) - rate * step;
    }
  };
}

/** Puts the scales of the inputs into the weights: `w (x - mean) / spread + b = (w / spread) x + (b - w mean / spread)`. */
function unscaled(w: Float64Array, scales: readonly Scale[], shape: Shape): Net {
  const row = (from: number, bias: number) => {
    const own = scales.map(({ spread }, i) => at(w, from + i) / spread);
    return { own, bias: at(w, bias) - scales.reduce((sum, { mean }, i) => sum + (own[i] ?? 0) * mean, 0) };
  };
  const short = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(4)));
  const hidden = Array.from({ length: HIDDEN }, (_, h) => {
    const from = h * (shape.inputs + 1);
    const { own, bias } = row(from, from + shape.inputs);
    return short([...own, bias]);
  });
  const { own, bias } = row(shape.out, shape.size - 1);
  const inner = w.slice(shape.out + shape.inputs, shape.size - 1);
  return { hidden, out: short([...own, ...inner, bias]) };
}

/** The mean of several nets is one net: their hidden layers side by side, with a share of what each says. */
function meanOf(nets: readonly Net[], inputs: number): Net {
  const share = (values: readonly number[]) =>
    values.map((value) => Number((value / nets.length).toPrecision(4)));
  const sum = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: rows[0]?.length ?? 0 }, (_, i) => rows.reduce((all, row) => all + (row[i] ?? 0), 0));
  return {
    hidden: nets.flatMap(({ hidden }) => hidden),
    out: [
      ...share(sum(nets.map(({ out }) => out.slice(0, inputs)))),
      ...nets.flatMap(({ out }) => share(out.slice(inputs, -1))),
      ...share(sum(nets.map(({ out }) => out.slice(-1)))),
    ],
  };
}

/** A net that fits the samples: the mean of some that began elsewhere, since one alone depends on where it began. */
export const trainedNet = (samples: readonly ContextSample[]): Net =>
  meanOf(
    SEEDS.map((seed) => oneNet(samples, seed)),
    samples[0]?.x.length ?? 0,
  );

function oneNet(samples: readonly ContextSample[], seed: number): Net {
  const scales = scalesOf(samples);
  const shape = shapeOf(scales.length);
  const scaled = samples.map(({ x, isOther, weight }) => ({
    z: Float64Array.from(scales, ({ mean, spread }, i) => ((x[i] ?? 0) - mean) / spread),
    label: Number(isOther),
    weight,
  }));
  const roll = dice(seed);
  const isInner = (i: number) => i < shape.out || (i >= shape.out + shape.inputs && i < shape.size - 1);
  const w = Float64Array.from({ length: shape.size }, (_, i) => (isInner(i) ? roll(1000) / 1666 - 0.3 : 0));
  const step = adam(w);
  const gradient = new Float64Array(shape.size);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(samples.length, roll);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((i) => scaled[i] ?? []);
      gradient.fill(0);
      for (const sample of batch) addGradient(w, gradient, sample, shape);
      step(gradient, batch.length, RATE * (1 - epoch / EPOCHS));
    }
  }
  return unscaled(w, scales, shape);
}
