import { sentences } from "../../copy/sentences.ts";
import { words } from "../../copy/text.ts";
import type { Span } from "../schema.ts";

/** Characters that a model may write in another way, each as one. */
const SAME: readonly [RegExp, string][] = [
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u2018-\u201b\u2032\u0060\u00b4]/g, "'"],
  [/[\u201c-\u201f\u00ab\u00bb\u2033\u300c-\u300f]/g, '"'],
];
const MARKUP = /[*\u200b\ufeff]/;
/** What a quote may end in without standing there. */
const EDGE = /^[\s"'.,;:!?()\u2026-]+|[\s"'.,;:!?()\u2026-]+$/g;

const plain = (c: string): string =>
  SAME.reduce((out, [from, to]) => out.replace(from, to), c.normalize("NFKC").toLowerCase());

/** A text as it is compared: one kind of dash, quotation mark and blank, small letters. `at` leads back. */
function comparable(text: string): { text: string; at: number[] } {
  let out = "";
  const at: number[] = [];
  let index = 0;
  for (const c of text) {
    const isBlank = /\s/.test(c);
    const said = MARKUP.test(c) ? "" : isBlank ? (out.endsWith(" ") ? "" : " ") : plain(c);
    for (let i = 0; i < said.length; i++) at.push(index);
    out += said;
    index += c.length;
  }
  at.push(text.length);
  return { text: out, at };
}

/** Where a quote stands in a text: verbatim but for dashes, quotation marks, case, blanks and markup. */
function verbatim(quote: string, text: string): Span | undefined {
  const wanted = comparable(quote).text.replace(EDGE, "");
  if (!wanted) return undefined;
  const source = comparable(text);
  const found = source.text.indexOf(wanted);
  if (found < 0) return undefined;
  const last = source.at[found + wanted.length - 1] ?? 0;
  return { start: source.at[found] ?? 0, end: last + ([...text.slice(last)][0]?.length ?? 0) };
}

/** A quote with a gap: "first words … last words". */
function withGaps(quote: string, text: string): Span | undefined {
  const pieces = quote
    .split(/\s*(?:\u2026|\.{3}|\n|\s\/\s)\s*/)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  if (pieces.length < 2) return undefined;
  const spans = pieces.map((piece) => verbatim(piece, text));
  const first = spans[0];
  const last = spans.at(-1);
  const inOrder = spans.every((span, i) => span && span.start >= (spans[i - 1]?.end ?? 0));
  return first && last && inOrder ? { start: first.start, end: last.end } : undefined;
}

/** The sentences of a text with their places. */
export function sentenceSpans(text: string): Span[] {
  let from = 0;
  return text.split("\n").flatMap((line) =>
    sentences(line).map((sentence) => {
      const start = Math.max(from, text.indexOf(sentence, from));
      from = start + sentence.length;
      return { start, end: from };
    }),
  );
}

const ALMOST = 0.7;

/** The sentence that shares most words with a quote that is not verbatim. The sentence, not the quote, is the source. */
function nearest(quote: string, text: string): Span | undefined {
  const wanted = words(comparable(quote).text);
  const scored = sentenceSpans(text).map((span) => {
    const said = new Set(words(comparable(text.slice(span.start, span.end)).text));
    return { span, share: wanted.filter((word) => said.has(word)).length / Math.max(1, wanted.length) };
  });
  const [best] = scored.toSorted((a, b) => b.share - a.share);
  return wanted.length > 2 && best && best.share >= ALMOST ? best.span : undefined;
}

/** Where the words of a quote stand in a text; undefined when they do not. */
export const locate = (quote: string, text: string): Span | undefined =>
  verbatim(quote, text) ?? withGaps(quote, text) ?? nearest(quote, text);

/** The same, but only for words that really stand there. */
export const locateExactly = (quote: string, text: string): Span | undefined => verbatim(quote, text);
