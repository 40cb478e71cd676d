import type { Brand } from "../../copy/types.ts";
import { FactSource } from "../kinds.ts";
import type { Fact, HeldBack, Reading, Span, When } from "../schema.ts";
import { sourceText } from "../source-text.ts";
import type { ReadAnswer } from "./answer.ts";
import { locate, locateExactly, sentenceSpans } from "./locate.ts";

type Source = { brief: string; brand: Brand };
type QuotePlace = { from: FactSource; span: Span };

/** Where a quote stands: the brief before the Brand DNA, the very words before nearly the same. */
function placeOf(quote: string, source: Source): QuotePlace | undefined {
  for (const find of [locateExactly, locate]) {
    for (const from of FactSource.options) {
      const span = find(quote, sourceText(from, source));
      if (span) return { from, span };
    }
  }
  return undefined;
}

const cut = (text: string, { start, end }: Span) => text.slice(start, end);

/** Facts with their places, in the order of their sources; a quote that stands nowhere is none. */
function placed({ facts }: ReadAnswer, source: Source): { fact: Fact; given: string }[] {
  const found = facts.flatMap((fact, index) => {
    const place = placeOf(fact.quote || fact.says, source);
    if (!place) return [];
    const quote = cut(sourceText(place.from, source), place.span);
    return [
      { fact: { ...fact, says: fact.says || quote, quote, ...place }, given: fact.id || `f${index + 1}` },
    ];
  });
  const rank = ({ fact }: (typeof found)[number]) => (fact.from === "brief" ? 0 : 1);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b) || a.fact.span.start - b.fact.span.start);
  const briefs = sorted.filter((one) => rank(one) === 0).length;
  return sorted.map(({ fact, given }, i) => ({
    fact: { ...fact, id: i < briefs ? `f${i + 1}` : `b${i - briefs + 1}` },
    given,
  }));
}

const bare = (id: string) => id.toLowerCase().replace(/[^a-z\d]/g, "");

/** Our ids for the ids of an answer, in whatever spelling it names them. */
type Renamed = (ids: readonly string[]) => string[];

function renaming(facts: { fact: Fact; given: string }[]): Renamed {
  const ids = new Map(facts.map(({ fact, given }) => [bare(given), fact.id]));
  const digits = new Map(facts.map(({ fact, given }) => [given.replace(/\D/g, ""), fact.id]));
  return (wanted) => {
    const found = wanted.flatMap((id) => ids.get(bare(id)) ?? digits.get(id.replace(/\D/g, "")) ?? []);
    return [...new Set(found)];
  };
}

/** Quotes of the brief with their places. */
function inBrief<T extends { quote: string }>(list: readonly T[], brief: string): (T & { span: Span })[] {
  return list.flatMap((one) => {
    const span = locate(one.quote, brief);
    return span ? [{ ...one, quote: cut(brief, span), span }] : [];
  });
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** "1." and "–" say nothing by themselves. */
const NUMBERING = /^[^\p{L}\p{N}]*(?:\d{1,2}[.)]?)?[^\p{L}\p{N}]*$/u;

/** Sentences that the model passed over count as not understood, so that nothing of a brief is unread. */
function unread(brief: string, spans: readonly Span[]): HeldBack[] {
  return sentenceSpans(brief)
    .filter((sentence) => !NUMBERING.test(cut(brief, sentence)))
    .filter((sentence) => !spans.some((span) => overlap(span, sentence)))
    .map((span) => ({ quote: cut(brief, span), span, why: "unclear" }));
}

/** A model's reading with the places of its quotes; `named` turns its ids into ours. */
export function toReading(answer: ReadAnswer, source: Source): { reading: Reading; named: Renamed } {
  const { brief } = source;
  const facts = placed(answer, source);
  const named = renaming(facts);
  const wishes = inBrief(answer.wishes, brief);
  const heldBack = inBrief(answer.heldBack, brief);
  const quoted = facts.filter(({ fact }) => fact.from === "brief").map(({ fact }) => fact.span);
  const spans = [...quoted, ...[...wishes, ...heldBack].map(({ span }) => span)];
  const [first = "", second = ""] = answer.columns;
  const { columns: _, ...rest } = answer;
  const reading: Reading = {
    ...withFacts(rest, named),
    language: answer.language.slice(0, 2).toLowerCase(),
    facts: facts.map(({ fact }) => fact),
    wishes,
    heldBack: [...heldBack, ...unread(brief, spans)],
    columns: first && second ? [first, second] : null,
    when: answer.when && withoutSender(withFacts(answer.when, named), source.brand),
    // A model writes its own points.
    items: [],
    emoji: [],
    breaks: [],
    closing: [],
    footnotes: [],
    lines: [],
    title: "",
  };
  return { reading, named };
}

/** A value in which every `fact` and `facts` holds our ids. Single slots without a known fact keep none. */
export function withFacts<T>(value: T, named: Renamed): T {
  if (Array.isArray(value)) return value.map((item) => withFacts(item, named)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      // Models name two where a slot rests on both halves of the brief; the first holds the slot.
      if (name === "fact") return [name, named(String(inner).split(/[\s,;]+/))[0] ?? ""];
      if (name === "facts" && isIds(inner)) return [name, named(inner)];
      return [name, withFacts(inner, named)];
    }),
  ) as T;
}

/** The sender stands on every picture; as a place its name says nothing. */
const withoutSender = (when: When, { name }: Brand): When =>
  bare(when.place) === bare(name) ? { ...when, place: "" } : when;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
