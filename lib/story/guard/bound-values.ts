import { once } from "../../text/once.ts";
import { matchesIn } from "../values/matches.ts";
import type { Value } from "../values/value.ts";
import type { AnalysedText, Token } from "./text.ts";
import { labelsOf } from "./value-lists.ts";

/** Tokens on either side that belong to a value. */
const REACH = 7;
/** A word behind a comma says less. */
export const OTHER_CLAUSE = 0.15;
const FUNCTION_WORD = 0.25;

type Near = { stem: string; weight: number };
export type Neighbour = Near & { isLeft: boolean };
/** A value with the words around it, and all words of its sentence. */
export type Bound = {
  value: Value;
  near: Neighbour[];
  sentence: number;
  home: ReadonlySet<string>;
  text: AnalysedText;
  /** The words that label it where it is one of a list; every slot may ask for those of the sources. */
  labels: () => ReadonlySet<string>;
};

const isIn = (token: Token, values: readonly Value[]) =>
  values.some(({ span, kind }) => kind !== "name" && token.start >= span.start && token.start < span.end);

const placeOf = ({ span }: Value, { sentences }: AnalysedText) =>
  sentences.findLastIndex((sentence) => sentence.span.start <= span.start);

/** Values of other kinds tie a value too: a weekday goes with its date. */
type ValueToken = Token & { kind: Value["kind"] };

const asTokens = (text: AnalysedText): ValueToken[] =>
  text.values
    .filter(({ kind, weak }) => kind !== "name" && !weak)
    .map((value) => ({
      stem: value.keys[0] ?? "",
      isContent: true,
      start: value.span.start,
      sentence: placeOf(value, text),
      kind: value.kind,
    }));

/** The words of a text and its values, by the number of their sentence. */
type InSentence = { words: Map<number, Token[]>; values: Map<number, ValueToken[]> };

function bySentence<T extends Token>(tokens: readonly T[]): Map<number, T[]> {
  const out = new Map<number, T[]>();
  for (const token of tokens) out.set(token.sentence, [...(out.get(token.sentence) ?? []), token]);
  return out;
}

const COMMA = /[,;:()–—]\s|\s[–—-]\s/gu;

/** How many commas stand between two places. */
const commasIn = (text: string) => matchesIn(COMMA, text).length;

function side(tokens: readonly Token[], between: (token: Token) => string): Near[] {
  return tokens.slice(0, REACH).map((token, i) => {
    const clause = OTHER_CLAUSE ** commasIn(between(token));
    return {
      stem: token.stem,
      weight: ((token.isContent ? 1 : FUNCTION_WORD) * clause) / Math.sqrt(i + 1),
    };
  });
}

/** The neighbours of a value: the words before and after it in its sentence, nearest first. */
function bind(value: Value, text: AnalysedText, { words, values }: InSentence): Bound {
  const own = placeOf(value, text);
  const inside = words.get(own) ?? [];
  const others = (values.get(own) ?? []).filter(({ kind }) => kind !== value.kind);
  const all = [...inside, ...others].sort((a, b) => a.start - b.start);
  const before = all.filter(({ start }) => start < value.span.start).reverse();
  const after = all.filter(({ start }) => start >= value.span.end);
  const left = side(before, ({ start }) => text.text.slice(start, value.span.start));
  const right = side(after, ({ start }) => text.text.slice(value.span.end, start));
  return {
    value,
    sentence: own,
    text,
    labels: once(() => labelsOf({ value, text })),
    home: new Set(inside.filter(({ isContent }) => isContent).map(({ stem }) => stem)),
    near: [...left.map((it) => ({ ...it, isLeft: true })), ...right.map((it) => ({ ...it, isLeft: false }))],
  };
}

/** Each is compared with each: a text has no more than these, and repeats count once. */
const MOST_BOUND = 150;

const sameBound = ({ value, near }: Bound) =>
  `${value.keys.join()} ${near.map(({ stem, isLeft }) => `${isLeft ? "<" : ">"}${stem}`).join(" ")}`;

/** The values of a text with their neighbours. */
export function boundValues(text: AnalysedText): Bound[] {
  const words = bySentence(text.tokens.filter((token) => !isIn(token, text.values)));
  const values = bySentence(asTokens(text));
  const all = text.values.filter(({ weak }) => !weak).map((value) => bind(value, text, { words, values }));
  const once = new Map(all.reverse().map((it) => [sameBound(it), it]));
  return [...once.values()].reverse().slice(0, MOST_BOUND);
}
