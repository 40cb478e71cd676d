import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import type { FactKind } from "../kinds.ts";
import type { Fact, Line, Story, TitledLine } from "../schema.ts";

const MAX_HEADLINE = 80;
const MIN_WORDS = 2;
const MAX_LINE = 90;
const MAX_TITLE = 64;
const MAX_SLIDE = 190;
/** Facts that may lead a picture, in this order. */
const LEADING: FactKind[] = ["news", "benefit", "change", "price", "when", "figure"];

type Sources = Pick<Story, "facts" | "spoken" | "language">;

const isHeadline = ({ quote }: Fact) => quote.trim().length <= MAX_HEADLINE && wordCount(quote) >= MIN_WORDS;

/** A verbatim fact, those that the headline rests on first; empty when none is short enough. */
export function verbatimHeadline({
  headline,
  facts,
  spoken,
  language,
}: Sources & Pick<Story, "headline">): Line {
  const ranked = [
    ...facts.filter(({ id }) => headline.facts.includes(id)),
    ...LEADING.flatMap((kind) => facts.filter((fact) => fact.kind === kind)),
  ];
  const fact = spoken === language ? ranked.find(isHeadline) : undefined;
  return fact ? { text: unstop(capitalize(fact.quote.trim())), facts: [fact.id] } : { text: "", facts: [] };
}

/** The author's words for the one fact that a line rests on, if they are one line in the language of the story. */
function wordsFor(ids: readonly string[], { facts, spoken, language }: Sources): string {
  const [fact, ...others] = facts.filter(({ id }) => ids.includes(id));
  if (!fact || others.length || spoken !== language || fact.quote.trim().includes("\n")) return "";
  return capitalize(fact.quote.trim());
}

/** The line in the author's words; none when these are many. */
export function verbatimLine(line: Line, sources: Sources): Line[] {
  const words = unstop(wordsFor(line.facts, sources));
  return words && words.length <= MAX_LINE ? [{ ...line, text: words }] : [];
}

/** The slide in the author's words, the first sentence as its title. */
export function verbatimSlide(slide: TitledLine, sources: Sources): TitledLine[] {
  const words = wordsFor(slide.facts, sources);
  if (!words || words.length > MAX_SLIDE) return [];
  const [first = "", ...rest] = words.split(/(?<=[.!?])\s+/u);
  const title = unstop(first);
  return title.length <= MAX_TITLE ? [{ ...slide, title, body: rest.join(" ") }] : [];
}
