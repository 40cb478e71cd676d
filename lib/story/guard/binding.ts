import { matchesIn } from "../values/matches.ts";
import type { Value } from "../values/value.ts";
import { isKnown, keysImpliedBy } from "../values/value.ts";
import { type AnalysedText, plain, type Token } from "./text.ts";

/** Tokens on either side that belong to a value. */
const REACH = 7;
/** A word behind a comma says less. */
const OTHER_CLAUSE = 0.15;
const FUNCTION_WORD = 0.25;
const OTHER_SIDE = 0.55;
/** How much nearer the words must be to another value, and by how much at least. */
const RATIO = 1.4;
const LEAD = 0.35;

type Near = { stem: string; weight: number };
type Neighbour = Near & { isLeft: boolean };
/** A value with the words around it. */
type Bound = { value: Value; near: Neighbour[] };

const isIn = (token: Token, values: readonly Value[]) =>
  values.some(({ span, kind }) => kind !== "name" && token.start >= span.start && token.start < span.end);

const placeOf = ({ span }: Value, { sentences }: AnalysedText) =>
  sentences.findLastIndex((sentence) => sentence.span.start <= span.start);

/** Other values of other kinds tie a value too: a weekday goes with its date. */
const asTokens = (value: Value, text: AnalysedText): Token[] =>
  text.values
    .filter((other) => other !== value && other.kind !== value.kind && other.kind !== "name" && !other.weak)
    .map((other) => ({
      stem: other.keys[0] ?? "",
      isContent: true,
      start: other.span.start,
      sentence: placeOf(other, text),
    }));

const COMMA = /[,;:()–—]\s|\s[–—-]\s/gu;

/** How many commas stand between two places. */
const commasIn = (text: string) => matchesIn(COMMA, text).length;

function side(tokens: readonly Token[], at: number, between: (token: Token) => string): Near[] {
  return tokens
    .filter(({ sentence }) => sentence === at)
    .slice(0, REACH)
    .map((token, i) => {
      const clause = OTHER_CLAUSE ** commasIn(between(token));
      return {
        stem: token.stem,
        weight: ((token.isContent ? 1 : FUNCTION_WORD) * clause) / Math.sqrt(i + 1),
      };
    });
}

/** The neighbours of a value: the words before and after it in its sentence, nearest first. */
function bind(value: Value, text: AnalysedText, words: readonly Token[]): Bound {
  const all = [...words, ...asTokens(value, text)].sort((a, b) => a.start - b.start);
  const own = placeOf(value, text);
  const before = all.filter(({ start }) => start < value.span.start).reverse();
  const after = all.filter(({ start }) => start >= value.span.end);
  const left = side(before, own, ({ start }) => text.text.slice(start, value.span.start));
  const right = side(after, own, ({ start }) => text.text.slice(value.span.end, start));
  return {
    value,
    near: [...left.map((it) => ({ ...it, isLeft: true })), ...right.map((it) => ({ ...it, isLeft: false }))],
  };
}

/** Each is compared with each: a text has no more than these, and repeats count once. */
const MOST_BOUND = 150;

const sameBound = ({ value, near }: Bound) =>
  `${value.keys.join()} ${near.map(({ stem, isLeft }) => `${isLeft ? "<" : ">"}${stem}`).join(" ")}`;

/** The values of a text with their neighbours. */
function boundValues(text: AnalysedText): Bound[] {
  const words = text.tokens.filter((token) => !isIn(token, text.values));
  const all = text.values.filter(({ weak }) => !weak).map((value) => bind(value, text, words));
  const once = new Map(all.reverse().map((it) => [sameBound(it), it]));
  return [...once.values()].reverse().slice(0, MOST_BOUND);
}

/** How much each neighbour of a value has in common with the surroundings of another. */
function shared(a: Bound, b: Bound): number[] {
  return a.near.map((near) => {
    const same = b.near.filter(({ stem }) => stem === near.stem);
    const scores = same.map((other) => {
      const place = other.isLeft === near.isLeft ? 1 : OTHER_SIDE;
      return place * Math.sqrt(near.weight * other.weight);
    });
    return Math.max(0, ...scores);
  });
}

const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);

const affinity = (a: Bound, b: Bound) => sum(shared(a, b));

const best = (its: Bound, others: readonly Bound[]) =>
  others
    .map((other) => ({ other, scores: shared(its, other) }))
    .reduce((a, b) => (sum(b.scores) > sum(a.scores) ? b : a));

/** Words right before a value that tie it closely: "sign up before the 15th". */
const TIE = 3;

/** The words before the value are those of its source, so it has not been moved to other words. */
function isTied(its: Bound, own: Bound): boolean {
  const [said, given] = [its, own].map(({ near }) =>
    near
      .filter(({ isLeft }) => isLeft)
      .slice(0, TIE)
      .map(({ stem }) => stem),
  );
  return said?.length === TIE && said.every((stem, i) => stem === given?.[i]);
}

/** The brand's name and a heading are tied to no words, so that they may stand beside any. */
const isAlone = ({ value, near }: Bound) => value.kind === "name" && near.length === 0;

/** A value whose words stand beside another value of the sources. */
export type Misbound = { value: Value; rival: Value };

/** A month may be taken for a date. */
const groupOf = ({ kind }: Value) => (kind === "month" || kind === "ordinal" ? "date" : kind);

/** "Namib Solar" and "Solar" name one thing. */
const shareWord = (a: string, b: string) => {
  const words = new Set(a.toLowerCase().split(" "));
  return b
    .toLowerCase()
    .split(" ")
    .some((word) => words.has(word));
};

const agree = (a: Value, b: Value) =>
  isKnown(a, keysImpliedBy(b)) || (a.kind === "name" && b.kind === "name" && shareWord(a.text, b.text));

/** "Harrow Books, 12 Corve Street, Ludlow": nothing but an address stands between two names. */
const ADDRESS = /^,(?:\s+(?:\d+|\p{Lu}[\p{L}’'.-]*),?)*\s+$/u;

/** The name ends the address of the rival. */
const isAddress = (rival: Value, its: Value, { text, values }: AnalysedText): boolean =>
  its.kind === "name" &&
  values.some(
    (other) =>
      other.span.end < its.span.start &&
      agree(other, rival) &&
      ADDRESS.test(text.slice(other.span.end, its.span.start)),
  );

/** A rival that stands behind its own words may have somewhat less of them. */
const LESS = 0.75;

/** The text has the rival as well, and in its own place: the words are the rival's, and only near this value. */
function isAtHome(rival: Bound, score: number, all: readonly Bound[]): boolean {
  return all.some(
    (other) =>
      agree(other.value, rival.value) &&
      affinity(other, rival) >= (isTied(other, rival) ? score * LESS : score),
  );
}

function rivalOf(
  its: Bound,
  all: readonly Bound[],
  { text, sources }: { text: AnalysedText; sources: readonly Bound[] },
): Value | undefined {
  const same = sources.filter(({ value }) => agree(its.value, value));
  const kinds = new Set([its, ...same].map(({ value }) => groupOf(value)));
  const others = sources.filter((other) => kinds.has(groupOf(other.value)) && !same.includes(other));
  if (!same.length || !others.length) return undefined;
  if (same.some((one) => isTied(its, one) || isAlone(one))) return undefined;
  const own = best(its, same);
  const rival = best(its, others);
  // What both have in common tells nothing.
  const common = sum(own.scores.map((score, i) => Math.min(score, rival.scores[i] ?? 0)));
  const [ours, theirs] = [sum(own.scores) - common, sum(rival.scores) - common];
  if (theirs <= ours * RATIO || theirs <= ours + LEAD) return undefined;
  const isHome =
    isAddress(rival.other.value, its.value, text) || isAtHome(rival.other, sum(rival.scores), all);
  return isHome ? undefined : rival.other.value;
}

/** Joints that allow either order. */
const EITHER_ORDER = /^[\s,/&+]*(?:(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L}))?[\s,]*$/iu;
const MAX_JOINT = 48;

type Pair = { first: Value; second: Value; joint: string };

/** Neighbours of one kind with the words between them: "from 9 to 5", "9 out of 10". */
function pairsIn({ text, values }: AnalysedText): Pair[] {
  const claims = values.filter(({ weak }) => !weak);
  return claims.flatMap((first, i) => {
    const second = claims.slice(i + 1).find(({ kind }) => kind === first.kind);
    if (!second || second.span.start - first.span.end > MAX_JOINT) return [];
    const between = claims.filter(
      ({ span }) => span.start >= first.span.end && span.end <= second.span.start,
    );
    const joint = between.reduce(
      (words, { text: value }) => words.replace(value, ""),
      text.slice(first.span.end, second.span.start),
    );
    return EITHER_ORDER.test(joint) ? [] : [{ first, second, joint: plain(joint) }];
  });
}

/** Two values of a text stand the other way round than in the sources, with the same words between them. */
function turnedIn(text: AnalysedText, sources: readonly AnalysedText[]): Misbound[] {
  const known = sources.flatMap(pairsIn);
  return pairsIn(text).flatMap(({ first, second, joint }) => {
    const alike = known.filter((pair) => pair.joint === joint);
    const isGiven = alike.some((pair) => agree(first, pair.first) && agree(second, pair.second));
    const turned = alike.find((pair) => agree(first, pair.second) && agree(second, pair.first));
    return turned && !isGiven ? [{ value: first, rival: turned.first }] : [];
  });
}

/** What values may be bound to: the sources with the neighbours of their values. */
export type BoundSources = { texts: readonly AnalysedText[]; bound: readonly Bound[] };

export const boundSources = (texts: readonly AnalysedText[]): BoundSources => ({
  texts,
  bound: texts.flatMap(boundValues),
});

/** The values of a text that have the words of another value of the same kind, or its place. */
export function misboundIn(text: AnalysedText, { texts, bound }: BoundSources): Misbound[] {
  const all = boundValues(text);
  const near = all.flatMap((its) => {
    const rival = rivalOf(its, all, { text, sources: bound });
    return rival ? [{ value: its.value, rival }] : [];
  });
  return [...near, ...turnedIn(text, texts)];
}
