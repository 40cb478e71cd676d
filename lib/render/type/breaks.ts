import { graphemes } from "./graphemes.ts";
import { isLeader } from "./leaders.ts";
import type { SplitPhrases } from "./phrases.ts";
import { type Tie, tiesIn } from "./ties.ts";

/**
 * A part of a text that stays on one line. `gap` stands before it, unless it begins a line: nothing, a space,
 * or the sign between two values. A `soft` bond to the part before breaks only where another break is worse, a `weak` one
 * where no other is as good.
 */
export type LineUnit = {
  text: string;
  gap: string;
  bond?: "soft" | "weak";
  /** Where its last value or name begins, of several words that are tied. */
  last?: number;
  /** A part of an e-mail or web address: a hyphen would be a sign of it. */
  ofAddress?: true;
};

/** "hello@acme.example", "acme.example/jobs". */
const ADDRESS = /^\S*(?:\S@\S|\p{L}\.\p{L}{2,}(?:\/|$|[.,;:!?)]))/u;
const TELEPHONE = /^[+(]?\d[\d\s()/.-]{6,}\d\W?$/u;
export const hasAddress = (text: string): boolean => text.split(" ").some((word) => ADDRESS.test(word));
/** An address or a telephone number. */
export const isReached = (text: string): boolean => ADDRESS.test(text) || TELEPHONE.test(text);

/** Where an address comes apart: behind its "@" and its strokes, before its dots. */
const ADDRESS_BREAKS = /(?<=[@/])(?=[^/])|(?=\.\p{L}{2})/u;

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;
const THAI = /\p{Script=Thai}/u;

/**
 * Characters that may not begin a line (JIS X 4051, the common kinds): closing marks, small kana, sound
 * marks.
 */
const NOT_FIRST =
  /^[\p{Pe}\p{Pf}、。，．・：；？！,.:;?!…‥ー゛゜々〻ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％%”’〜～ๆฯ]/u;
/** May not end a line: opening brackets and signs of currency. */
const NOT_LAST = /[\p{Ps}\p{Pi}“‘¥￥＄$€£#＃]$/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

const segmenters = new Map<string, Intl.Segmenter>();

function wordsOf(text: string, language: "th" | "ja"): string[] {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return Array.from(known.segment(text), ({ segment }) => segment);
}

/** Signs between values. At the end of a line they are left out, for the line's end says the same. */
const SEPARATOR = /^[·•|]$/;
/** Longer chains of tied words would leave lines half empty, and keep large type small. */
const LONGEST_TIED = { headline: 20, usual: 24 };
const longestTied = ({ isHeadline }: UnitOptions) => LONGEST_TIED[isHeadline ? "headline" : "usual"];

type UnitOptions = {
  isHeadline?: boolean | undefined;
  isTied?: boolean | undefined;
  phrases?: SplitPhrases | undefined;
};

/**
 * Splits a text where it may break: at spaces that hold nothing together, between phrases of Japanese,
 * Chinese and Thai, and between values. Without a model of phrases, headlines break between words, because a
 * torn word is conspicuous in large type, and other texts between ideographs by the line-end rules.
 */
export function unitsOf(text: string, options: UnitOptions = {}): LineUnit[] {
  const words = wordsToSet(text);
  const ties = tiesIn(words.join(" "));
  const isCapitals = !/\p{Ll}/u.test(text);
  const units: LineUnit[] = [];
  let at = -1;
  for (const [i, word] of words.entries()) {
    const before = words[i - 1] ?? "";
    const gap = SEPARATOR.test(before) ? ` ${before} ` : i > 0 ? " " : "";
    if (!SEPARATOR.test(word)) {
      const [first = "", ...others] = partsOf(word, options);
      add(
        units,
        { text: first, gap },
        tieOf(gap, ties.get(at), { beforeThat: words[i - 2] ?? "", before, word, options, isCapitals }),
        longestTied(options),
      );
      units.push(...others.map((part) => ({ text: part, gap: "" })));
    }
    at += word.length + 1;
  }
  return units;
}

/** Only a space ties words. */
function tieOf(gap: string, known: Tie | undefined, pair: WordPair): Tie | "weak" | undefined {
  const { before, word } = pair;
  if (gap !== " ") return undefined;
  // "4 January with cake": a word that leads on does not hold to the value before it.
  if (known === "soft" && /\d$/u.test(before) && (isLeader(word) || CLAUSE.test(word))) return undefined;
  return known && known !== "soft" ? known : looseTie(known, pair);
}

/** A tie that gives way: a small word before the one that it leads to, a letter that names something. */
function looseTie(known: "soft" | undefined, pair: WordPair): "soft" | "weak" | undefined {
  const { beforeThat, before, word, options, isCapitals } = pair;
  if (!options.isTied) return known ?? (isLeader(before) ? "weak" : undefined);
  const isName = (one: string) => !isCapitals && LETTER.test(one);
  // "Line C": the letter is of the word before it.
  if (isName(before)) return undefined;
  const opensClause = /[,;:]$/u.test(beforeThat) && before.length <= FEW;
  return known ?? (isLeader(before) || isName(word) || opensClause ? "soft" : undefined);
}

/** "under £20 that have a story": what opens a clause is not what the number before it counts. */
const CLAUSE =
  /^(?:that|which|who|if|when|while|because|until|so|but|dass|wenn|weil|aber|qui|que|quand|mais|cuando|pero|che|quando|ma|dat|als|maar|mas)$/iu;

/** Letters of a word that hangs behind a comma at the end of a line. */
const FEW = 3;

type WordPair = {
  /** The word before the two. */
  beforeThat: string;
  before: string;
  word: string;
  options: UnitOptions;
  isCapitals: boolean;
};
/** A letter that names something, unless all letters are capitals. "A" and "I" are words. */
const LETTER = /^[B-HJ-Z]$/;

/** The words of a text that is code or a list of figures: nothing holds together, nothing is left out. */
export const plainUnits = (text: string): LineUnit[] =>
  text
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .map((word, i) => ({ text: word, gap: i > 0 ? " " : "" }));

function wordsToSet(text: string): string[] {
  const words = text.replace(/\u00a0(?=[·•|] )/g, " ").split(/[ \n\t]+/);
  const isSaid = (word: string) => word !== "" && !SEPARATOR.test(word);
  return words.slice(words.findIndex(isSaid), words.findLastIndex(isSaid) + 1).filter(Boolean);
}

function add(units: LineUnit[], unit: LineUnit, tie: Tie | "weak" | undefined, most: number) {
  const before = units.at(-1);
  // "Sat 5 and Sun 6 December": a span of two values is longer.
  const longest = before && /\d\D+\d/u.test(joined(before, unit)) ? LONGEST_TIED.usual : most;
  if (!before || !tie || tie === "soft" || tie === "weak") units.push({ ...unit, ...bondOf(tie) });
  else if (tie === "core") addCore(units, before, unit, longest);
  else if (joined(before, unit).length > longest) units.push({ ...unit, bond: "soft" });
  else {
    before.last = before.text.length + unit.gap.length;
    before.text = joined(before, unit);
  }
}

const bondOf = (tie: Tie | "weak" | undefined) => (tie === "soft" || tie === "weak" ? { bond: tie } : {});

const joined = (before: LineUnit, { gap, text }: LineUnit) => `${before.text}${gap}${text}`;

/** A value stays one, however long what it is tied to: that breaks before it. */
function addCore(units: LineUnit[], before: LineUnit, unit: LineUnit, longest: number) {
  const text = joined(before, unit);
  const { last = 0 } = before;
  if (last === 0 || text.length <= longest) {
    before.text = text;
    return;
  }
  units[units.length - 1] = { ...before, text: before.text.slice(0, last - 1), last: 0 };
  units.push({ text: text.slice(last), gap: " ", bond: "soft" });
}

/** Smaller parts of one that is too wide for its line: words that were tied, words of a phrase, ideographs. */
export function smallerParts({ text, gap, ofAddress }: LineUnit): LineUnit[] {
  const words = text.split(" ");
  if (words.length > 1)
    return words.map((word, i) => (i > 0 ? { text: word, gap: " ", bond: "soft" } : { text: word, gap }));
  if (ofAddress || ADDRESS.test(text))
    return (ofAddress ? [text] : text.split(ADDRESS_BREAKS)).map((part, i) => ({
      text: part,
      gap: i > 0 ? "" : gap,
      ofAddress: true,
    }));
  const finer = [
    () => partsOf(text, { isHeadline: true }),
    () => partsOf(text, {}),
    () => (graphemes(text).every((letter) => IDEOGRAPHIC.test(letter)) ? glued(graphemes(text)) : [text]),
  ];
  const parts = finer.map((split) => split()).find(({ length }) => length > 1) ?? [text];
  return parts.map((part, i) => ({ text: part, gap: i > 0 ? "" : gap }));
}

function partsOf(word: string, { isHeadline = false, phrases: split }: UnitOptions): string[] {
  const known = split?.(word);
  if (known) return withDays(quoted(glued(known.flatMap((phrase) => phrase.split(AMOUNTS)))));
  if (THAI.test(word)) return glued(wordsOf(word, "th"));
  if (!IDEOGRAPHIC.test(word)) return [word];
  return withDays(glued(isHeadline ? phrases(wordsOf(word, "ja")) : ideographs(word)));
}

const DAY_OF_WEEK = /^[（(](?:[月火水木金土日]|$)/u;

/** "12月1日（火）": a date and its day of the week are one. */
function withDays(parts: readonly string[]): string[] {
  const joint: string[] = [];
  for (const part of parts) {
    const isOfDate = DAY_OF_WEEK.test(part) && /[日\d]$/u.test(joint.at(-1) ?? "");
    if (isOfDate) joint.push((joint.pop() ?? "") + part);
    else joint.push(part);
  }
  return joint;
}

/** Between an amount and the next one: 100グラム|1,200円. The parts of a date are no amounts. */
const AMOUNTS = /(?<=グラム|キロ|リットル|メートル|センチ|セット|パック|[個本枚杯名回円])(?=[\d０-９])/u;

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const LONGEST_KATAKANA = 10;

/** Every ideograph alone, words in katakana and everything else together. */
function ideographs(word: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const letter of graphemes(word)) {
    const alone = IDEOGRAPHIC.test(letter);
    const before = parts.at(-1) ?? "";
    // A word in katakana is a name or a loan: it breaks only where a line is narrower.
    if (KATAKANA.test(letter) && KATAKANA.test(before) && before.length < LONGEST_KATAKANA)
      parts.push((parts.pop() ?? "") + letter);
    else if (!alone && isOpen) parts.push((parts.pop() ?? "") + letter);
    else parts.push(letter);
    isOpen = !alone;
  }
  return parts;
}

/** Particles and endings stay with the word before them. */
function phrases(words: string[]): string[] {
  const parts: string[] = [];
  for (const word of words) {
    const before = parts.at(-1);
    if (before && HIRAGANA.test(word) && word.length < 4 && IDEOGRAPHIC.test(before)) {
      parts.push((parts.pop() ?? "") + word);
    } else parts.push(word);
  }
  return parts;
}

/** Longer quotations and asides may break. */
const LONGEST_QUOTED = 12;
const OPEN = /[\p{Ps}\p{Pi}]/gu;
const CLOSED = /[\p{Pe}\p{Pf}]/gu;

/** A short name in brackets or quotation marks stays whole. */
function quoted(parts: string[]): string[] {
  const units: string[] = [];
  for (const part of parts) {
    const before = units.at(-1) ?? "";
    const isOpen = (before.match(OPEN)?.length ?? 0) > (before.match(CLOSED)?.length ?? 0);
    if (isOpen && before.length + part.length <= LONGEST_QUOTED) units[units.length - 1] = before + part;
    else units.push(part);
  }
  return units;
}

/** Joins what must not be apart at the end of a line. */
function glued(parts: string[]): string[] {
  const units: string[] = [];
  for (const part of parts) {
    const before = units.at(-1);
    const isOpen = before !== undefined && isTied(before, part);
    if (isOpen) units.push((units.pop() ?? "") + part);
    else units.push(part);
  }
  return units;
}

/** Signs that count, measure or date what a number stands before. */
const COUNTER =
  /^(?:グラム|キロ|ミリ|センチ|メートル|リットル|パーセント|ポイント|ユーロ|ドル|ポンド|ワット|ページ|セット|パック|カップ|ヶ月|か月|カ月|時間|日間|週間|年間|[年月日時时分秒週周円圆元块個个人名回枚本件社点點名様倍歳岁号號階层층년월일시분초원명개])/u;
const DIGIT = /[\d０-９]$/;

const isTied = (before: string, after: string) =>
  NOT_FIRST.test(after) || NOT_LAST.test(before) || (DIGIT.test(before) && COUNTER.test(after));
