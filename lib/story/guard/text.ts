import { ideas } from "../../copy/judge/ideas.ts";
import { sentences } from "../../copy/sentences.ts";
import { remembered } from "../../text/once.ts";
import type { Span } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";

/** One word of a text: its stem, whether it carries meaning, and the sentence it stands in. */
export type Token = { stem: string; isContent: boolean; start: number; sentence: number };

/** A stretch of a text that makes one statement. */
export type Sentence = { text: string; span: Span; ideas: string[] };

export type AnalysedText = {
  text: string;
  values: Value[];
  tokens: Token[];
  sentences: Sentence[];
};

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|[\p{L}\p{N}][\p{L}\p{M}\p{N}’'&-]*/gu;

/** The sentences of a text with their places. Lines end sentences. */
export function sentencesIn(text: string): Sentence[] {
  let at = 0;
  return text
    .split("\n")
    .flatMap((line) => sentences(line))
    .map((sentence) => {
      const start = Math.max(at, text.indexOf(sentence, at));
      at = start + sentence.length;
      return { text: sentence, span: { start, end: at }, ideas: ideas(sentence) };
    });
}

/** The stem of a word with meaning. The same words stand in brief, slots and posts. */
const stemOf = remembered((word: string) => ({ stem: ideas(word)[0] }), 4_000);

function tokensIn(text: string, parts: readonly Sentence[]): Token[] {
  let sentence = 0;
  return matchesIn(WORD, text).map((m) => {
    while (sentence < parts.length - 1 && m.index >= (parts[sentence + 1]?.span.start ?? 0)) sentence++;
    const { stem } = stemOf(m[0]);
    return { stem: stem ?? m[0].toLowerCase(), isContent: stem !== undefined, start: m.index, sentence };
  });
}

/** A text as the checks need it, read once. */
export function analyse(text: string, language: string): AnalysedText {
  const parts = sentencesIn(text);
  return { text, values: valuesIn(text, language), tokens: tokensIn(text, parts), sentences: parts };
}

export const sentenceAt = ({ sentences: all }: AnalysedText, at: number): Sentence | undefined =>
  all.findLast(({ span }) => span.start <= at);

/** Same letters whatever the dashes, quotation marks, case and blanks. */
export const plain: (text: string) => string = remembered((text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[“”„«»‹›「」『』"‘’‚‛`´']/g, "'")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim(),
);

/** Share of `part` that stands in `whole`, 0 to 1; 0 when `part` is empty. */
export function shareOf(part: readonly string[], whole: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of part) if (whole.has(word)) shared++;
  return part.length ? shared / part.length : 0;
}
