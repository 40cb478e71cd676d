import { once } from "../../copy/once.ts";
import { BUCKETS, type Features, featuresOf } from "./features.ts";
import { SCALE, WEIGHTS } from "./weights.ts";

/** Whom a sentence of a brief addresses: readers, the maker of picture and text, or colleagues. They add up to 1. */
export type Addressee = { reader: number; maker: number; colleague: number };

/** One byte a bucket, maker and colleague in turns. Readers are the measure: their weights are zero. */
const TABLES = once(() => {
  const bytes = Int8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  return { maker: bytes.subarray(0, BUCKETS), colleague: bytes.subarray(BUCKETS) };
});

const sumOf = (table: Int8Array, buckets: readonly number[]): number => {
  let sum = 0;
  for (const bucket of buckets) sum += table[bucket] ?? 0;
  return sum;
};

/** `SCALE * (sum of concepts / sqrt(concepts) + sum of words / sqrt(words))`; the sums are of whole numbers. */
const logitOf = (table: Int8Array, { concepts, words }: Features): number =>
  SCALE *
  (sumOf(table, concepts) / Math.sqrt(Math.max(1, concepts.length)) +
    sumOf(table, words) / Math.sqrt(Math.max(1, words.length)));

/**
 * Whom a sentence addresses, by a linear classifier (multinomial logistic regression over hashed features):
 * `p(k) = exp(logit k) / (1 + exp(logit maker) + exp(logit colleague))`, with zero as the logit of readers.
 * `language` is an ISO 639 code. The same sentence gives the same answer everywhere.
 */
export function addresseeOf(sentence: string, language: string): Addressee {
  const features = featuresOf(sentence, language);
  const { maker, colleague } = TABLES();
  const [m, c] = [Math.exp(logitOf(maker, features)), Math.exp(logitOf(colleague, features))];
  const all = 1 + m + c;
  return { reader: 1 / all, maker: m / all, colleague: c / all };
}

/** From here on a sentence is held back: of sentences for readers that it never saw, about one in a hundred is lost. */
const HELD_FROM = 0.85;
/** From here on a person has to look at a sentence before it is published. */
const DOUBTED_FROM = 0.5;
/** A sentence of fewer than six words tells less of whom it addresses. */
const DOUBTED_FRAGMENT_FROM = 0.75;
/** Remarks come together: from here on a person looks at a sentence that stands beside one that is held back. */
const DOUBTED_BESIDE_FROM = 0.2;
/** From here on even a text that was written for readers is looked at. */
const CERTAIN_FROM = 0.92;
/** From here on there is no question whether a sentence is for readers. */
const SURE_FROM = 0.96;

type NotReader = "maker" | "colleague";

/** Languages of the examples. Of another one the classifier knows nothing. */
const LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "ja"]);

function beyond(sentence: string, language: string, from: number): NotReader | undefined {
  if (!LANGUAGES.has(language)) return undefined;
  const { reader, maker, colleague } = addresseeOf(sentence, language);
  if (1 - reader < from) return undefined;
  return maker >= colleague ? "maker" : "colleague";
}

/** Japanese has no spaces between its words. */
const isFragment = (sentence: string): boolean =>
  sentence.trim().split(/\s+/).length < 6 &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u.test(sentence);

/** Whom a sentence surely addresses besides readers; undefined for readers and for all doubt. */
export const surelyFor = (sentence: string, language: string): NotReader | undefined =>
  beyond(sentence, language, HELD_FROM);

/** Whom a sentence addresses besides readers with hardly any doubt. */
export const certainlyFor = (sentence: string, language: string): NotReader | undefined =>
  beyond(sentence, language, CERTAIN_FROM);

/** Whom a sentence may address besides readers. */
export const maybeFor = (sentence: string, language: string): NotReader | undefined =>
  beyond(sentence, language, isFragment(sentence) ? DOUBTED_FRAGMENT_FROM : DOUBTED_FROM);

/** The same of a sentence that stands beside a remark. */
export const maybeForBeside = (sentence: string, language: string): NotReader | undefined =>
  beyond(sentence, language, isFragment(sentence) ? DOUBTED_FRAGMENT_FROM : DOUBTED_BESIDE_FROM);

/** A sentence that is rather for readers than for anyone else. */
export const isMoreForReaders = (sentence: string, language: string): boolean =>
  LANGUAGES.has(language) && addresseeOf(sentence, language).reader >= 0.5;

/** A sentence for readers, whatever words it has. */
export const isSurelyForReaders = (sentence: string, language: string): boolean =>
  LANGUAGES.has(language) && addresseeOf(sentence, language).reader >= SURE_FROM;
