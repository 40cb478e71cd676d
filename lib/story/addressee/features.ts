import { remembered } from "../../text/once.ts";
import { conceptsInside, conceptsOf } from "./concepts.ts";

/**
 * The features of a sentence, as places in a table of weights. Each feature is a short text, of which only the hash
 * is kept: `bucket = hash(kind, text) mod BUCKETS`. Two features may share a bucket; training learns what that costs.
 */

/** Places in the table of weights. */
export const BUCKETS = 1 << 16;
/** The first of them are for concepts: there are few, and all languages share them. */
const CONCEPT_BUCKETS = 1 << 13;

/** More says nothing new about whom a sentence addresses, and costs time. */
const MOST_WORDS = 48;
const MOST_LETTERS = 400;
const MOST_CONCEPTS = 5;

/** Kinds of features, as seeds of the hash: the same letters are another feature in another kind. */
const KIND = {
  word: 11,
  pair: 23,
  triple: 37,
  gap: 41,
  part: 53,
  first: 67,
  last: 79,
  shape: 97,
  concept: 113,
  frame: 131,
};

const FNV_PRIME = 0x01000193;
const FNV_OFFSET = 0x811c9dc5;

/** FNV-1a, 32 bit: `h = (h xor letter) * prime`, over the letters from `start` to `end`. */
function hashOf(text: string, seed: number, start = 0, end = text.length): number {
  let h = FNV_OFFSET ^ Math.imul(seed, FNV_PRIME);
  for (let i = start; i < end; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV_PRIME);
  return h;
}

/** Mixes a hash with what comes next, so that "a b" and "b a" differ. */
const mixed = (h: number, next: number): number => Math.imul((h << 5) ^ (h >>> 7) ^ next, 0x9e3779b1);

/** The upper bits of a product are the better ones. */
const spread = (h: number): number => Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 8;
const bucketOf = (h: number): number => CONCEPT_BUCKETS + (spread(h) % (BUCKETS - CONCEPT_BUCKETS));
const conceptBucketOf = (h: number): number => spread(h) % CONCEPT_BUCKETS;

const TOKEN =
  /[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}]+)?|\d+(?:[.,:]\d+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|\p{L}+|[^\s\p{L}\d]/gu;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
const START = "^";
const END = "$";

/** Small letters, one form of quotation mark and dash; each number is the same number. */
function tokensOf(sentence: string): string[] {
  const text = sentence
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»「」]/g, '"');
  return (text.match(TOKEN) ?? []).slice(0, MOST_WORDS).map((token) => (/^\d/.test(token) ? "0" : token));
}

const LENGTHS: [most: number, name: string][] = [
  [5, "xs"],
  [9, "s"],
  [15, "m"],
  [23, "l"],
];
const lengthOf = (count: number) => LENGTHS.find(([most]) => count <= most)?.[1] ?? "xl";

/** What a sentence looks like, apart from its words. */
function shapesOf(sentence: string, count: number): string[] {
  const text = sentence.trim();
  const label = /^([\p{L} ]{2,24})[:：]/u.exec(text)?.[1];
  const said = [`ends ${/[.!?:…。！？]$/u.exec(text)?.[0] ?? ""}`, `length ${lengthOf(count)}`];
  if (label) said.push("label", `label ${label.toLowerCase()}`);
  if (/\d/.test(text)) said.push("number", /[£$€¥%]/.test(text) ? "money" : "no money");
  if (/["“”„«»「」]/.test(text)) said.push("quotation");
  if (/^\p{Ll}/u.test(text)) said.push("small start");
  if (/^[([]/.test(text)) said.push("bracket");
  return said;
}

/** "l'accroche": the article that stands before a word without a blank. */
const ELIDED = /^(?:[cdjlmnst]|qu|dell|all|nell|sull|un)'(?=\p{L})/u;
const meaningOf = remembered(
  (token: string): readonly string[] => conceptsOf(token.includes("'") ? token.replace(ELIDED, "") : token),
  4000,
);

type Add = (hash: number) => void;

/** Words alone, two and three in a row, and two with one between them. */
function addWords(hashes: readonly number[], add: Add): void {
  for (let i = 0; i < hashes.length; i++) {
    const [a = 0, b, c] = [hashes[i], hashes[i + 1], hashes[i + 2]];
    add(mixed(KIND.word, a));
    if (b === undefined) continue;
    add(mixed(mixed(KIND.pair, a), b));
    if (c === undefined) continue;
    add(mixed(mixed(mixed(KIND.triple, a), b), c));
    add(mixed(mixed(KIND.gap, a), c));
  }
}

/** Beginnings and ends of a word, three and four letters: inflected forms share them. */
function addParts(token: string, add: Add): void {
  if (token.length < 5) return;
  for (const size of [3, 4]) {
    add(hashOf(token, KIND.part, 0, size));
    add(hashOf(token, KIND.part + size, token.length - size));
  }
}

/** How a sentence begins and ends: "Keep the", "Could you", "please." The marks for both stand around the words. */
function addEnds(hashes: readonly number[], add: Add): void {
  const [, first = 0, second = 0] = hashes;
  add(mixed(KIND.first, first));
  add(mixed(mixed(KIND.first, first), second));
  add(mixed(KIND.last, hashes.at(-2) ?? 0));
}

/** Concepts alone, in pairs wherever they stand, and in their order, with the first of the sentence. */
function addConcepts(order: readonly string[], add: Add): void {
  const each = [...new Set(order)].sort();
  const said = [`first ${order[0] ?? "none"}`, `count ${Math.min(each.length, MOST_CONCEPTS)}`];
  each.forEach((one, i) => {
    said.push(one, ...each.slice(i + 1).map((other) => `${one} ${other}`));
  });
  for (let i = 1; i < order.length; i++) said.push(`${order[i - 1]}, ${order[i]}`);
  for (const text of said) add(hashOf(text, KIND.concept));
}

/** Longer words without a concept are left blank. */
const SHORT_WORD = 4;
const BLANK = "_";
const framed = (token: string, [concept]: readonly string[]): string =>
  concept ?? (token.length <= SHORT_WORD ? token : BLANK);

/**
 * "the _ order", "no mood": what a sentence is built like, with a concept or a blank for each long word. Frames of two
 * to four in a row; blanks beside each other count as one.
 */
function addFrames(tokens: readonly string[], meanings: readonly (readonly string[])[], add: Add): void {
  const frame = tokens
    .map((token, i) => framed(token, meanings[i] ?? []))
    .filter((token, i, all) => token !== BLANK || all[i - 1] !== BLANK);
  const hashes = frame.map((token) => hashOf(token, KIND.frame));
  for (let i = 0; i < hashes.length; i++) {
    let h = hashes[i] ?? 0;
    for (let size = 2; size <= 4 && i + size <= hashes.length; size++) {
      h = mixed(h, hashes[i + size - 1] ?? 0);
      add(h);
    }
  }
}

/** The buckets of a sentence's features, each once: those of its concepts, its words and its frames. */
export type Features = { concepts: number[]; words: number[]; frames: number[] };

/** The features of a sentence. `language` is an ISO 639 code. */
export function featuresOf(text: string, language: string): Features {
  const sentence = text.slice(0, MOST_LETTERS);
  const isUnspaced = UNSPACED.test(sentence);
  const tokens = [START, ...tokensOf(sentence), END];
  const hashes = tokens.map((token) => hashOf(token, 0));
  const words = new Set<number>();
  const concepts = new Set<number>();
  const add: Add = (hash) => words.add(bucketOf(hash));
  addWords(hashes, add);
  if (!isUnspaced) for (const token of tokens) addParts(token, add);
  addEnds(hashes, add);
  for (const shape of [`language ${language}`, ...shapesOf(sentence, tokens.length)])
    add(hashOf(shape, KIND.shape));
  const meanings = isUnspaced ? [] : tokens.map(meaningOf);
  addConcepts(isUnspaced ? conceptsInside(sentence) : meanings.flat(), (hash) =>
    concepts.add(conceptBucketOf(hash)),
  );
  const frames = new Set<number>();
  if (!isUnspaced) addFrames(tokens, meanings, (hash) => frames.add(bucketOf(hash)));
  return { concepts: [...concepts], words: [...words], frames: [...frames] };
}
