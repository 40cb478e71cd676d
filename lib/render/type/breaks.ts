import { graphemes } from "./graphemes.ts";

/** A part of a text that stays on one line, and whether a space stands before it. */
export type LineUnit = { text: string; spaced: boolean };

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

/**
 * Splits a text where it may break: at spaces, between Thai words, and between ideographs and kana by the
 * line-end rules. Headlines in Japanese and Chinese break between words, because a torn word is conspicuous
 * in large type.
 */
export function unitsOf(text: string, isHeadline = false): LineUnit[] {
  return text
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .flatMap((word) => partsOf(word, isHeadline).map((part, i) => ({ text: part, spaced: i === 0 })));
}

function partsOf(word: string, isHeadline: boolean): string[] {
  if (THAI.test(word)) return glued(wordsOf(word, "th"));
  if (!IDEOGRAPHIC.test(word)) return [word];
  return glued(isHeadline ? phrases(wordsOf(word, "ja")) : ideographs(word));
}

/** Every ideograph alone, everything else together. */
function ideographs(word: string): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const letter of graphemes(word)) {
    const alone = IDEOGRAPHIC.test(letter);
    if (!alone && isOpen) parts.push((parts.pop() ?? "") + letter);
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

/** Joins what must not be apart at the end of a line. */
function glued(parts: string[]): string[] {
  const units: string[] = [];
  for (const part of parts) {
    const before = units.at(-1);
    const isOpen = before !== undefined && (NOT_FIRST.test(part) || NOT_LAST.test(before));
    if (isOpen) units.push((units.pop() ?? "") + part);
    else units.push(part);
  }
  return units;
}
