import { contextOf, type Logits, sigmoid } from "./context.ts";
import { type Features, featuresOf } from "./features.ts";
import type { LaidOut } from "./layout.ts";

/**
 * The classifier in two stages. The first looks at the words of one sentence, and the second at what the first says of
 * all sentences of the brief. The same brief gives the same answer everywhere.
 */

/** Whom a sentence of a brief addresses: readers, the maker of picture and text, or colleagues. They add up to 1. */
export type Addressee = { reader: number; maker: number; colleague: number };

/** One byte a bucket. Readers are the measure: their weights are zero. */
export type Tables = { scale: number; maker: Int8Array; colleague: Int8Array };

/** Rows of the hidden layer end in their bias; `out` has the weights of the inputs, of the hidden layer, and a bias. */
export type Net = { hidden: readonly (readonly number[])[]; out: readonly number[] };

export type Model = { tables: Tables; net: Net };

/** `sum of weights / sqrt(number of features)`; the sum is of whole numbers. */
function meanOf(table: Int8Array, buckets: readonly number[]): number {
  let sum = 0;
  for (const bucket of buckets) sum += table[bucket] ?? 0;
  return sum / Math.sqrt(Math.max(1, buckets.length));
}

/** `logit = SCALE * sum over kinds of features of meanOf(kind)`. */
const logitOf = (scale: number, table: Int8Array, { concepts, words, frames }: Features): number =>
  scale * (meanOf(table, concepts) + meanOf(table, words) + meanOf(table, frames));

/** A sentence with the logits of its own words: multinomial logistic regression over hashed features. */
export function logitsBy({ scale, maker, colleague }: Tables, one: LaidOut, language: string): Logits {
  const features = featuresOf(one.sentence, language);
  return {
    ...one,
    maker: logitOf(scale, maker, features),
    colleague: logitOf(scale, colleague, features),
  };
}

const dot = (weights: readonly number[], x: readonly number[], from = 0): number =>
  x.reduce((sum, value, i) => sum + value * (weights[from + i] ?? 0), 0);

/** `out = b + s x + sum over h of v_h * tanh(b_h + w_h x)`. */
function netOutput({ hidden, out }: Net, x: readonly number[]): number {
  const inner = hidden.map((row) => Math.tanh(dot(row, x) + (row[x.length] ?? 0)));
  return dot(out, x) + dot(out, inner, x.length) + (out[x.length + inner.length] ?? 0);
}

/** Whom the sentences of a brief address, given what their own words tell. */
export function judgedInContext({ net }: Model, logits: readonly Logits[]): Addressee[] {
  const context = contextOf(logits);
  return logits.map(({ maker, colleague }, i) => {
    const other = sigmoid(netOutput(net, context[i] ?? []));
    const share = sigmoid(maker - colleague);
    return { reader: 1 - other, maker: other * share, colleague: other * (1 - share) };
  });
}

/** The sentences of a brief with what their own words tell. `language` is an ISO 639 code. */
export const logitsIn = ({ tables }: Model, sentences: readonly LaidOut[], language: string): Logits[] =>
  sentences.map((sentence) => logitsBy(tables, sentence, language));

/** Whom the sentences of a brief address. */
export const judgedBy = (model: Model, sentences: readonly LaidOut[], language: string): Addressee[] =>
  judgedInContext(model, logitsIn(model, sentences, language));
