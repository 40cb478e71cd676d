import { type LaidOut, layoutNumbers } from "./layout.ts";

/**
 * What stands around a sentence of a brief, as numbers. Remarks come together and stand at the beginning or the end,
 * they repeat words of the facts they speak about, and they hold few values of their own.
 */

/** A sentence with the logits of its own words, those of readers being zero. */
export type Logits = LaidOut & { maker: number; colleague: number };

/** `log(exp(maker) + exp(colleague))`: how much rather a sentence is for anyone else than for readers. */
const otherThanReader = ({ maker, colleague }: { maker: number; colleague: number }): number =>
  Math.max(maker, colleague) + Math.log1p(Math.exp(-Math.abs(maker - colleague)));

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** What a sentence looks like, each 0 or 1. */
const LOOKS: readonly RegExp[] = [
  /\d/,
  /[£$€¥%]|円/u,
  /[?？]["”’)]*$/u,
  /[:：]$/u,
  /[.!。！…]["”’)]*$/u,
  /^\s*(?:[-*•>]|\d+[.)])/u,
  /["“„«「]/u,
  /^\p{Ll}/u,
  /(?<=[^.!?]\s)\p{Lu}/u,
  /@|\p{L}\.\p{Ll}{2,}(?!\p{L})|\d{5,}|\d{2,} \d{3}/u,
];
const [NUMBER, ENDS_IN_COLON, LISTED, SMALL] = [0, 3, 5, 7];

const looksOf = (sentence: string): number[] => LOOKS.map((look) => Number(look.test(sentence.trim())));

const longWords = (sentence: string): string[] => [
  ...new Set(sentence.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []),
];

/** Of how many sentences each long word is one. */
function countedWords(words: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A brief of one sentence says nothing of what is usual in it. */
const USUAL_SHARE = 0.4;

type Brief = {
  others: number[];
  chances: number[];
  looks: number[][];
  words: string[][];
  counts: Map<string, number>;
  /** Places of the strongest three. */
  top: number[];
  sum: number;
  shares: number[];
  layout: readonly number[][];
};

function briefOf(logits: readonly Logits[]): Brief {
  const others = logits.map(otherThanReader);
  const words = logits.map(({ sentence }) => longWords(sentence));
  const chances = others.map(sigmoid);
  const looks = logits.map(({ sentence }) => looksOf(sentence));
  const places = others.map((_, i) => i).sort((a, b) => (others[b] ?? 0) - (others[a] ?? 0));
  return {
    others,
    chances,
    looks,
    words,
    counts: countedWords(words),
    top: places.slice(0, 3),
    sum: chances.reduce((sum, one) => sum + one, 0),
    shares: [NUMBER, SMALL, LISTED].map((look) => meanOf(looks.map((each) => each[look] ?? 0))),
    layout: layoutNumbers(logits, chances),
  };
}

/** Share of a sentence's long words that stand in another sentence as well. */
function repeated({ words, counts }: Brief, i: number): number {
  const own = words[i] ?? [];
  return own.filter((word) => (counts.get(word) ?? 0) > 1).length / Math.max(1, own.length);
}

const MOST = 3;
const bounded = (logit: number) => Math.max(-MOST, Math.min(MOST, logit));

/** The numbers for one sentence: its own logits, those around it, its place, its look and that of the brief. */
function numbersOf({ sentence, maker, colleague }: Logits, i: number, brief: Brief): number[] {
  const { others, chances, looks, top, sum } = brief;
  const n = others.length;
  const [own = 0, before = 0, behind = 0] = [others[i], others[i - 1], others[i + 1]];
  const [strongest = 0, second = 0] = top.filter((at) => at !== i).map((at) => others[at]);
  const around = n > 1 ? (sum - (chances[i] ?? 0)) / (n - 1) : USUAL_SHARE;
  const [isFirst, isLast] = [Number(i === 0), Number(i === n - 1)];
  const lookAt = (at: number, look: number) => looks[at]?.[look] ?? 0;
  return [
    ...[own, maker, colleague, before, behind, strongest, second, around],
    ...[isFirst, isLast, Number(i === n - 2), n > 1 ? i / (n - 1) : 0, Math.log(n), Number(n > 1)],
    ...[repeated(brief, i), Math.log(sentence.length + 1), ...(looks[i] ?? [])],
    ...brief.shares,
    ...[lookAt(i - 1, LISTED), lookAt(i + 1, LISTED), lookAt(i - 1, ENDS_IN_COLON)],
    ...[isLast * own, isFirst * own, bounded(own) * around],
    ...(brief.layout[i] ?? []),
  ];
}

/** The numbers for each sentence of a brief, in their order. */
export function contextOf(logits: readonly Logits[]): number[][] {
  const brief = briefOf(logits);
  return logits.map((one, i) => numbersOf(one, i, brief));
}
