import { once } from "../once.ts";
import { folded } from "./folded.ts";

/**
 * The literals of all patterns, found in one pass over a text: a text meets hundreds of patterns, so what stands in it
 * is looked up once for all of them.
 */

/** `sets`: the numbers of the sets that it is one of. `next`: another with the same head. */
type Literal = { letters: string; sets: number[]; next: Literal | undefined; seen: number };

const literals = new Map<string, Literal>();

/** A literal is looked for by its head: a number for its first characters, as many as the longest of these it has. */
const HEADS = [5, 3, 2, 1] as const;
const [LONGEST_HEAD] = HEADS;
const isHead = Array.from({ length: LONGEST_HEAD + 1 }, (_, length) => HEADS.some((one) => one === length));
const longer = (head: number, code: number) => Math.imul(head ^ code, 0x9e3779b1) | 0;
const byHead = new Map<number, Literal>();

/** A bit for the heads that there are, by their upper bits: most of a text has none, and these stay in the cache. */
const BITS = 18;
const taken = new Uint32Array(1 << (BITS - 5));
const bitOf = (head: number) => head >>> (32 - BITS);
const isTaken = (head: number) => (((taken[bitOf(head) >>> 5] ?? 0) >>> (bitOf(head) & 31)) & 1) === 1;

function literalOf(letters: string): Literal {
  const before = literals.get(letters);
  if (before) return before;
  const length = HEADS.find((one) => one <= letters.length) ?? 0;
  let head = 0;
  for (let i = 0; i < length; i++) head = longer(head, letters.charCodeAt(i));
  const literal: Literal = { letters, sets: [], next: byHead.get(head), seen: 0 };
  byHead.set(head, literal);
  taken[bitOf(head) >>> 5] = (taken[bitOf(head) >>> 5] ?? 0) | (1 << (bitOf(head) & 31));
  literals.set(letters, literal);
  return literal;
}

/** What `startsWith` says, which costs a call. */
function standsAt(letters: string, i: number, literal: string): boolean {
  if (i + literal.length > letters.length) return false;
  for (let at = literal.length - 1; at >= 0; at--)
    if (letters.charCodeAt(i + at) !== literal.charCodeAt(at)) return false;
  return true;
}

let searchCount = 0;

/** The literals that stand in a folded text, each once. */
function literalsIn(letters: string): Literal[] {
  const found: Literal[] = [];
  const search = ++searchCount;
  const add = (head: number, i: number) => {
    for (let one = byHead.get(head); one; one = one.next) {
      if (one.seen === search || !standsAt(letters, i, one.letters)) continue;
      one.seen = search;
      found.push(one);
    }
  };
  for (let i = 0; i < letters.length; i++) {
    const end = Math.min(i + LONGEST_HEAD, letters.length);
    for (let head = 0, at = i; at < end; at++) {
      head = longer(head, letters.charCodeAt(at));
      if (isHead[at - i + 1] && isTaken(head)) add(head, i);
    }
  }
  return found;
}

/** `inSet`: for the sets that there were at the time, whether one of their literals stands in the text. */
type Searched = { inSet: Uint8Array; found: () => ReadonlySet<string> };
let sets = 0;

function search(text: string): Searched {
  const found = literalsIn(folded(text));
  const inSet = new Uint8Array(sets);
  for (const one of found) for (const set of one.sets) inSet[set] = 1;
  return { inSet, found: once(() => new Set(found.map(({ letters }) => letters))) };
}

/** Texts that have been asked about most recently. */
const REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 5_000;
const searches = new Map<string, Searched>();

function searched(text: string, set: number): Searched {
  const before = searches.get(text);
  // A set that is newer than the search is not in it.
  if (before && set < before.inSet.length) return before;
  const fresh = search(text);
  if (searches.size >= REMEMBERED) searches.clear();
  if (text.length <= LONGEST_REMEMBERED) searches.set(text, fresh);
  return fresh;
}

export type LiteralSet = {
  /** Whether one of its literals stands in a text. */
  isIn: (text: string) => boolean;
  /** Which of its literals, of the further ones, and of those of other sets stand there. */
  foundIn: (text: string) => ReadonlySet<string>;
};

/** Literals, in small letters, and further ones that are looked for as well. */
export function literalSet(own: readonly string[], further: readonly string[]): LiteralSet {
  const set = sets++;
  for (const letters of further) literalOf(letters);
  for (const letters of new Set(own)) literalOf(letters).sets.push(set);
  return {
    isIn: (text) => searched(text, set).inSet[set] === 1,
    foundIn: (text) => searched(text, set).found(),
  };
}
