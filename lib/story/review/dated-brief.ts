import type { Occasion } from "../kinds.ts";
import type { Fact, Reading, Span } from "../schema.ts";

/** A day of a brief that readers would get wrong: it is none, has passed, has another weekday, or is named by its distance. */
export type DueDate = {
  kind: "none" | "past" | "misdated" | "relative";
  quote: string;
  span: Span;
  /** Days of the calendar that may be meant, in the words of the brief. */
  options?: string[];
  /** Its date in words with the weekday that it has. */
  calendar?: { date: string; day: string };
};

export type DatedBrief = {
  reading: Pick<Reading, "facts" | "items" | "language" | "occasion">;
  brief: string;
  today: string;
};

/** News of what has happened: its dates lie in the past. */
export const AFTERWARDS: ReadonlySet<Occasion> = new Set([
  "release",
  "update",
  "incident",
  "milestone",
  "thanks",
  "testimonial",
]);
/** Without a year a day of the last weeks is taken for one that has passed; an earlier one comes next year. */
export const LOOKS_BACK_DAYS = 75;

/** "Summer gala 2026: 12 June": the one year of a sentence is that of its day. That of "2026er Erklärungen" is not. */
export function yearIn(sentence: string): string | undefined {
  const years = new Set(sentence.match(/(?<![\d.,])20\d{2}(?![\d.,%]?\d|er\s|-)/g));
  return years.size === 1 ? [...years][0] : undefined;
}

/** Words of a fact, where they stand in the brief. */
export const within = ({ span, quote }: Fact, start: number, text: string) => ({
  quote: text,
  span: { start: span.start + start, end: span.start + start + Math.min(text.length, quote.length) },
});

/** The widest words around a day. */
export const aroundOf = ({ span, quote }: Fact, facts: readonly Fact[]) =>
  facts
    .filter((f) => f.from === "brief" && f.span.start <= span.start && f.span.end >= span.end)
    .reduce((widest, f) => (f.quote.length > widest.length ? f.quote : widest), quote);

/** A full stop behind one or two digits is that of a day: "am 1. Mai". */
const SENTENCE_END = /(?<!(?<!\d)\d{1,2})\.(?:\s|$)|[!?](?:\s|$)|[。！？]|\n/;

/** The sentence of the brief that a fact stands in, as far as full stops and lines tell. */
export const sentenceOf = ({ span }: Fact, brief: string) =>
  `${beforeIn(brief, span.start)}${brief.slice(span.start).split(SENTENCE_END)[0] ?? ""}`;

const beforeIn = (brief: string, at: number) => brief.slice(0, at).split(SENTENCE_END).pop() ?? "";

/** What stands before and behind a stretch of the brief in its sentence. */
export const aroundIn = ({ start, end }: Span, brief: string) => ({
  before: beforeIn(brief, start),
  after: brief.slice(end).split(SENTENCE_END)[0] ?? "",
});
