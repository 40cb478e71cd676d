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

let sets = 0;
/** The sets of patterns that may match without any of their literals. */
const unneeded: number[] = [];

/** What stands in a text: `mayMatch` is of the patterns whose sets there were at the time. */
type Searched = { mayMatch: Uint8Array; found: () => ReadonlySet<string> };

/**
 * Searches of the texts that have been asked about most recently: whenever there are many new ones, those are forgotten
 * that were there before and have not been asked for since.
 */
class Recent {
  #fresh = new Map<string, Searched>();
  #older = new Map<string, Searched>();
  #letters = 0;

  /** A set that is newer than a search is not in it. */
  get(text: string, set: number): Searched | undefined {
    const fresh = this.#fresh.get(text);
    const searched = fresh ?? this.#older.get(text);
    if (!searched || set >= searched.mayMatch.length) return undefined;
    if (!fresh) this.add(text, searched);
    return searched;
  }

  add(text: string, searched: Searched): void {
    if (this.#fresh.size >= MOST_TEXTS || this.#letters > MOST_LETTERS) {
      this.#older = this.#fresh;
      this.#fresh = new Map();
      this.#letters = 0;
    }
    this.#letters += text.length;
    this.#fresh.set(text, searched);
  }
}
const MOST_TEXTS = 1_000;
const MOST_LETTERS = 500_000;

const byText = new Recent();
const byLetters = new Recent();

function searchIn(letters: string, set: number): Searched {
  const before = byLetters.get(letters, set);
  if (before) return before;
  const found = literalsIn(letters);
  const mayMatch = new Uint8Array(sets);
  for (const one of unneeded) mayMatch[one] = 1;
  for (const one of found) for (const other of one.sets) mayMatch[other] = 1;
  const searched = { mayMatch, found: once(() => new Set(found.map((one) => one.letters))) };
  byLetters.add(letters, searched);
  return searched;
}

/** One text is asked about many times in a row. */
let last: { text: string; searched: Searched } | undefined;

function searched(text: string, set: number): Searched {
  if (last?.text === text && set < last.searched.mayMatch.length) return last.searched;
  let own = byText.get(text, set);
  if (!own) {
    // Patterns with case tell texts of the same letters apart.
    const { mayMatch, found } = searchIn(folded(text), set);
    own = { mayMatch: mayMatch.slice(), found };
    byText.add(text, own);
  }
  last = { text, searched: own };
  return own;
}

export type LiteralSet = {
  /** Whether one of its literals stands in a text; without own ones it may match anywhere. */
  isIn: (text: string) => boolean;
  /** Which of its literals, of the further ones, and of those of other sets stand there. */
  foundIn: (text: string) => ReadonlySet<string>;
  /** It is not in this text, whatever literals stand there. */
  ruleOut: (text: string) => void;
};

/** Literals, in small letters, and further ones that are looked for as well. */
export function literalSet(own: readonly string[] | undefined, further: readonly string[]): LiteralSet {
  const set = sets++;
  if (!own) unneeded.push(set);
  for (const letters of further) literalOf(letters);
  for (const letters of new Set(own)) literalOf(letters).sets.push(set);
  return {
    isIn: (text) => searched(text, set).mayMatch[set] === 1,
    foundIn: (text) => searched(text, set).found(),
    ruleOut: (text) => {
      searched(text, set).mayMatch[set] = 0;
    },
  };
}
