import { hold, type Notebook, type Stretch, wish } from "./notebook.ts";
import { leadsToWords } from "./place-labels.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/**
 * Words of a picture in quotation marks, each behind where it stands: 'Text: "Pikefish" and below it "Log search for
 * tiny teams"', "Sopra: «Impara a intagliare»". The words are for readers, and what stands between them is not.
 */

const QUOTE = /["“„«]\s?(?<words>[^"“”„«»]{2,140}?)\s?["”“»]/gu;

type QuotedLine = { part: "title" | "line"; start: number; end: number };

/** The quotations of a sentence that has no words besides but those of their places; empty for other sentences. */
export function quotedLinesIn(sentence: string, language: string): QuotedLine[] {
  const quotes = [...sentence.matchAll(QUOTE)];
  const ends = [0, ...quotes.map((m) => m.index + m[0].length)];
  const between = quotes.map((m, i) => leadsToWords(sentence.slice(ends[i], m.index), language));
  const isAll =
    leadsToWords(sentence.slice(ends.at(-1)), language) !== undefined && !between.includes(undefined);
  if (!isAll || !between.some((lead) => lead?.isPlaced)) return [];
  return quotes.map((m, i) => {
    const words = m.groups?.words ?? "";
    const start = m.index + m[0].indexOf(words);
    return { part: between[i]?.part ?? (i === 0 ? "title" : "line"), start, end: start + words.length };
  });
}

/** Holds what stands between two quotations, without their marks. */
function holdBetween(n: Notebook, start: number, end: number) {
  const text = n.plain.slice(start, end);
  const [lead = ""] = /^[\s"“”„«»]*/u.exec(text) ?? [];
  const [tail = ""] = /[\s"“”„«»]*$/u.exec(text.slice(lead.length)) ?? [];
  hold(n, start + lead.length, end - tail.length, "instruction");
}

/** Reads such a sentence; undefined for others. What it gives for the headline is what the picture is about. */
export function readQuotedLines(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const lines = quotedLinesIn(n.plain.slice(start, end), n.language);
  if (lines.length === 0) return undefined;
  let at = start;
  for (const line of lines) {
    const place = { start: start + line.start, end: start + line.end, piece };
    const words = n.plain.slice(place.start, place.end);
    holdBetween(n, at, place.start);
    at = place.end;
    const said = addStatement(n, place, { says: saysOf(words, n) });
    if (line.part === "title") {
      n.title ??= said;
      n.topics.length = 0;
    } else wish(n, { rule: "must_say", value: words }, place.start, place.end);
  }
  holdBetween(n, at, end);
  return true;
}
