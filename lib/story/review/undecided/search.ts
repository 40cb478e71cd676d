import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { sentenceEnds } from "../../../text/sentence-ends.ts";
import { lower, pattern } from "../../read/lower.ts";
import type { Span } from "../../schema.ts";
import { isFirstName } from "./first-names.ts";
import type { UndecidedWords } from "./words/undecided-words.ts";

/** Why a part of a brief is not decided. */
export type WhyOpen = "values" | "person" | "to_come" | "blank" | "forgotten" | "file" | "broken_off";

/** A line of a brief, with blanks for what others say in it, and where it stands. */
export type SearchedLine = { text: string; start: number; brief: string; words: UndecidedWords };

/** The sentence that is open, and the words in it that say so. */
export type OpenStretch = { span: Span; why: WhyOpen; words: Span };

/** One way to leave something open. A group `name` has to be a first name; with `orRole` also one of a club or an office. */
export type OpenForm = {
  why: WhyOpen;
  find: () => RegExp;
  orRole?: true;
  /** It is open even where the sentence speaks to readers. */
  evenToReaders?: true;
  /** All of it is written in capitals. */
  inCapitals?: true;
};

type FormLimits = Omit<OpenForm, "why" | "find">;

export const form = (why: WhyOpen, source: string, extra: FormLimits = {}): OpenForm => ({
  why,
  find: pattern(source, "gd"),
  ...extra,
});

/** Whole words of a list. */
export const whole = (list: string) => `(?<![\\p{L}\\d_])(?:${list})(?![\\p{L}\\d_])`;

/** The sentences that a stretch of a line stands in. */
function sentenceAround(text: string, ends: readonly number[], { start: from, end: to }: Span): Span {
  const start = ends.findLast((end) => end <= from) ?? 0;
  return { start, end: ends.find((end) => end >= to) ?? text.length };
}

const readersIn = new Map<UndecidedWords, () => RegExp>();

/** "You can come at 6, or not until 8": what readers may choose is decided. */
function speaksToReaders(sentence: string, words: UndecidedWords): boolean {
  const known = readersIn.get(words) ?? pattern(whole(words.readers));
  readersIn.set(words, known);
  return known().test(lower(sentence));
}

function isPerson(
  m: RegExpMatchArray,
  { orRole }: OpenForm,
  { text, start, brief, words }: SearchedLine,
): boolean {
  const at = m.indices?.groups?.name;
  if (!at) return true;
  const [from, to] = at;
  const word = lower(text.slice(from, to));
  if (orRole && new Prefiltered(`^(?:${words.roles})$`, "u").test(word)) return true;
  return isFirstName(brief, { start: start + from, end: start + to }, words);
}

const isSmall = ({ 0: words, index }: RegExpMatchArray, { text }: SearchedLine): boolean =>
  /\p{Ll}/u.test(text.slice(index, (index ?? 0) + words.length));

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** A stretch that ends with its words. */
const wholeWords = (text: string, { start, end }: Span): Span => ({
  start: start - (/\S*$/u.exec(text.slice(0, start))?.[0].length ?? 0),
  end: end + (/^\S*/u.exec(text.slice(end))?.[0].length ?? 0),
});

/** Where a line leaves something open in one of these ways. */
export function search(line: SearchedLine, forms: readonly OpenForm[]): OpenStretch[] {
  const low = lower(line.text);
  return forms.flatMap((one) =>
    [...low.matchAll(one.find())]
      .filter((m) => isPerson(m, one, line) && !(one.inCapitals && isSmall(m, line)))
      .map((m) => ({ start: m.index, end: m.index + m[0].trimEnd().length }))
      .map((words) => ({ words, span: sentenceAround(line.text, sentenceEnds(line.text), words) }))
      .filter(
        ({ span: { start, end } }) =>
          one.evenToReaders || !speaksToReaders(line.text.slice(start, end), line.words),
      )
      .map(({ words, span }) => ({
        why: one.why,
        span: moved(span, line.start),
        words: moved(wholeWords(line.text, words), line.start),
      })),
  );
}
