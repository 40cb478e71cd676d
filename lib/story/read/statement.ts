import { capitalize } from "../../copy/text.ts";
import { startOfNamedDay } from "../../text/named-days.ts";
import type { FactKind } from "../kinds.ts";
import { namesThePoint, remarkClause, withoutRemark } from "../remark-clauses.ts";
import type { Span } from "../schema.ts";
import { withoutBlanks } from "./bracketed-wish.ts";
import { withNamedThing } from "./naming-clauses.ts";
import { addFact, type Draft, hold, type Notebook, type Stretch, wish } from "./notebook.ts";
import { leadLength, saysOf } from "./says.ts";
import { clauseAround, type Value, valuesOf } from "./values.ts";

const BENEFIT =
  /\bso (?:that )?(?:you|they|we|your|\w+) can\b|\byou(?:[’']ll| can| get| keep| never| won[’']?t)\b|\blets? (?:you|your|\w+)\b|\bhelps?\b|\bsav(?:e|es|ing)\b|\bno (?:more|need|longer)\b|\bwithout\b|\b\w+(?:er) than\b|\bfaster|easier|instead of\b/i;
const PROOF =
  /\d[\d.,]*\s?(?:%|percent|per cent|x\b|×)|\b\d+ (?:in|out of) \d+\b|\b(?:rated|stars?|award|certified|survey|study|trial)\b|\d{1,3}(?:[.,]\d{3})+ (?!\d)\p{L}/iu;

/** One letter, or the mark of a list whose item is missing. */
const SAYS_NOTHING = /^[^\p{L}\p{N}£$€¥]*(?:\p{Script=Latin}|\d{1,2}[.)])[^\p{L}\p{N}]*$/u;

const share = (values: readonly Value[], kind: FactKind, text: string) => {
  const said = values.filter((v) => v.kind === kind).reduce((sum, v) => sum + v.text.length, 0);
  return said / Math.max(1, text.trim().length);
};

/** "How many were left? 9." answers. */
const saysNothing = (text: string, before: string): boolean =>
  SAYS_NOTHING.test(text) && !(/\d/u.test(text) && /[?？]\s*$/u.test(before));

/** A few words, or a few letters where no blanks part them. */
const isShort = (t: string) => (UNSPACED.test(t) ? t.length <= 16 : t.split(/\s+/).length <= 7);
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;

/** What a statement mostly is; a sentence that holds a price among other things is news with a price in it. */
function kindOf(text: string, values: readonly Value[]): FactKind {
  const t = text.trim();
  if (share(values, "link", t) > 0.5) return "link";
  if (share(values, "contact", t) > 0.4) return "contact";
  if (share(values, "where", t) > 0.6) return "where";
  if (share(values, "when", t) > 0.5) return "when";
  if (share(values, "price", t) > 0.45) return "price";
  if (values.some((v) => v.kind === "promo_code") && t.length < 40) return "promo_code";
  if (values.some((v) => v.kind === "condition") && isShort(t)) return "condition";
  if (PROOF.test(t)) return "proof";
  return BENEFIT.test(t) ? "benefit" : "news";
}

/** Nothing but the end of the sentence, or of what leads to a list. */
const SAYS_NO_MORE = /^[\s.!?:]*$/u;

/** Where a statement ends and a clause for the maker behind it begins. */
export function endOfStatement(text: string, language: string): number {
  const clause = remarkClause(text, language);
  return clause && SAYS_NO_MORE.test(text.slice(clause.end)) ? clause.start : text.length;
}

/** Takes a clause for the maker off the end of a statement; where the statement ends then, undefined without one. */
function pastRemark(n: Notebook, start: number, text: string): number | undefined {
  const length = endOfStatement(text, n.language);
  if (length === text.length) return undefined;
  const [at, end] = [start + length, start + text.length];
  const isPoint = namesThePoint(n.plain.slice(at, end));
  if (isPoint) wish(n, { rule: "emphasis", value: text.slice(0, length).trim() }, at, end);
  else hold(n, at, end, "instruction");
  return at;
}

type Given = { kind?: FactKind; says?: string };

/** Items of an inline list without verbs of its own: "three sizes, of ash, 15 years of guarantee". */
export function inlineItems(text: string): Span[] {
  const colon = /[:：]\s+/.exec(text);
  const from = colon ? colon.index + colon[0].length : 0;
  const out: Span[] = [];
  let start = from;
  for (const m of text.slice(from).matchAll(/,(?!\d)\s*(?:and |und |et |y |e |en )?|、|，|\s\+\s/g)) {
    out.push({ start, end: from + m.index });
    start = from + m.index + m[0].length;
  }
  out.push({ start, end: text.length });
  return out.length >= 3 && out.every((i) => i.end - i.start <= 70) ? out : [];
}

const SINGULAR = /^(?:our|the|my) (?:new )?\p{Ll}[\p{L} -]*[^s\W]$/u;

/** "It's made from oats" right behind "a post about our new oat milk": the pronoun is the topic. English. */
function withSubject(n: Notebook, says: string): string {
  const [topic = ""] = n.topics;
  const m = /^It(?:[’']s| is) (?!(?:a|an|the|about|time|that|been|called|named)\b)/.exec(says);
  if (!m || !n.english || n.topics.length !== 1 || n.drafts.length > 0 || !SINGULAR.test(topic)) return says;
  return `${capitalize(topic)} is ${says.slice(m[0].length)}`;
}

/**
 * Writes a statement down: one main fact, then one for each value in it. A value's span is its clause; what it
 * says is the whole sentence, so that a writer prints each sentence once.
 */
export function addStatement(
  n: Notebook,
  { start, end, piece }: Stretch,
  given: Given = {},
): Draft | undefined {
  const text = n.plain.slice(start, end);
  if (saysNothing(text, n.plain.slice(0, start))) return undefined;
  const at = pastRemark(n, start, text);
  if (at !== undefined) {
    return addStatement(n, { start, end: at, piece }, given);
  }
  const said = withNamedThing(n, start, withoutBlanks(given.says ?? withSubject(n, saysOf(text, n))));
  const says = withoutRemark(said, n.language);
  const values = valuesOf(text);
  const kind = given.kind ?? kindOf(text, values);
  const main = addFact(n, { kind, says, start, end, main: true, piece, text });
  if (!main) return undefined;
  const seen = new Set<string>();
  for (const value of values) {
    const around = clauseAround(text, value);
    const clause = {
      ...around,
      start: value.kind === "when" ? startOfNamedDay(text, around.start) : around.start,
    };
    const key = `${value.kind} ${clause.start}`;
    const isWhole = value.kind === kind && clause.end - clause.start >= text.trim().length - 2;
    if (seen.has(key) || isWhole) continue;
    seen.add(key);
    const lead = leadLength(text.slice(clause.start, value.start));
    addFact(n, {
      kind: value.kind,
      says,
      start: start + clause.start + lead,
      end: start + clause.end,
      main: false,
      piece,
      text: value.text,
    });
  }
  return main;
}
