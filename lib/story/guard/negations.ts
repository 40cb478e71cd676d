import { ideas } from "../../copy/judge/ideas.ts";
import { clip } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import { hasLabel } from "./labels.ts";
import type { Slot } from "./slots.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, plain, sentencesIn, shareOf } from "./text.ts";

const NEGATIVE =
  /(?<!\p{L})(?:not|never|no|nobody|nothing|cannot|without|nicht|niemals|nie|kein\p{L}*|niemand|forgetting|forgotten|ohne|pas|jamais|sans|aucune?|sin|nunca|ningun\p{L}*|ningún)(?!\p{L})|\p{L}n[’']t(?!\p{L})/iu;
const CLAUSE = /[,;:()–—]+\s|\s[–—-]\s|(?<!\p{L})(?:but|aber|mais|pero|sondern)(?!\p{L})/iu;
/** Words two clauses must share to be about the same. */
const ALIKE = 0.65;
const SAME = 0.85;
/** Longer statements must be the same: one of their parts may be turned round alone. */
const MAX_IDEAS = 6;
const MIN_IDEAS = 2;
const HALF = 0.5;

/** Two things side by side: both senses are there, each of one of them. */
const CONTRAST =
  /(?<!\p{L})(?:vs|versus|instead of|rather than|statt|anstatt|au lieu de|en vez de)(?!\p{L})/iu;
const JOINT = /[,;:()–—.!?]\s*|\s[–—-]\s|(?<!\p{L})(?:and|und|et|y|but|aber|mais|pero|sondern)(?!\p{L})/iu;

/** `denied` are the words that the negation turns round; `known` the same words as `ideas`, to look them up. */
type Clause = {
  text: string;
  ideas: readonly string[];
  known: ReadonlySet<string>;
  isNegative: boolean;
  denied: string[];
  /** "On a number you have, never on the one in the mail": it says something and denies something else. */
  isMixed: boolean;
};

/** The posts of several channels make the same statements. */
const clause = remembered((text: string): Clause => {
  const parts = text.split(JOINT).filter((part) => part && NEGATIVE.test(part));
  const senses = new Set(text.split(CLAUSE).map((part) => NEGATIVE.test(part)));
  const words = ideas(text);
  return {
    text,
    ideas: words,
    known: new Set(words),
    isNegative: NEGATIVE.test(text),
    denied: parts.flatMap(deniedIn),
    isMixed: senses.size > 1,
  };
});

/** What is denied: the first word behind the negation, or the words before one at the end. */
function deniedIn(part: string): string[] {
  const at = NEGATIVE.exec(part);
  const after = at ? ideas(part.slice(at.index + at[0].length)) : [];
  return after.length > 0 ? after.slice(0, 1) : ideas(part);
}

/** Whole sentences and their clauses: "Driving licence needed, robotics degree isn't." */
const clausesOf = (text: string): Clause[] =>
  sentencesIn(text)
    .flatMap(({ text: sentence }) => {
      const parts = sentence.split(CLAUSE);
      return parts.length > 1 ? [sentence, ...parts] : [sentence];
    })
    .map(clause)
    .filter((it) => it.ideas.length >= MIN_IDEAS && !CONTRAST.test(it.text));

/** Share of the words that two clauses have in common, the smaller of both ways. */
const likeness = (a: Clause, b: Clause): number =>
  Math.min(shareOf(a.ideas, b.known), shareOf(b.ideas, a.known));

/** What ends a statement on either side. */
const EDGE = "[.!?;:,()'–-]";

/** The sources make the statement in these words, from its beginning to its end. */
function isStated(statement: string, said: string): boolean {
  const words = plain(statement).replace(new Prefiltered(`^(?:${EDGE}|\\s)+|(?:${EDGE}|\\s)+$`, "g"), "");
  for (let at = said.indexOf(words); words && at >= 0; at = said.indexOf(words, at + 1)) {
    const before = said.slice(Math.max(0, at - 2), at);
    const after = said.slice(at + words.length, at + words.length + 2);
    if (/^$|['(]$|[.!?;:,)'–-]\s$/.test(before) && /^$|^\s?[.!?;:,)'(–-]/.test(after)) return true;
  }
  return false;
}

/** What one of them denies is spoken of by the other: "no one rings me" says nothing about the minutes before it. */
const isAbout = ({ denied }: Clause, other: Clause): boolean =>
  denied.length === 0 || shareOf(denied, other.known) >= HALF;

/** The sources say nearly the same in the opposite sense, and never in this one. */
function contradiction(
  its: Clause,
  sources: readonly Clause[],
): { clause: Clause; alike: number } | undefined {
  const least = (other: Clause) => (other.ideas.length > MAX_IDEAS ? SAME : ALIKE);
  const alikeIn = (others: readonly Clause[]) =>
    others
      .map((other) => ({ clause: other, alike: likeness(its, other) }))
      .filter(({ clause: other, alike: share }) => share >= least(other))
      .filter(({ clause: other }) => isAbout(its, other) && isAbout(other, its));
  // Few statements deny something, so most find no opposite and need no other look.
  const opposite = alikeIn(sources.filter(({ isNegative }) => isNegative !== its.isNegative));
  if (opposite.length === 0) return undefined;
  if (alikeIn(sources.filter(({ isNegative }) => isNegative === its.isNegative)).length > 0) return undefined;
  // Half of a statement that has two senses is no opposite.
  return opposite
    .sort((a, b) => b.alike - a.alike)
    .find((other) => other.clause.isMixed === its.isMixed || other.alike >= SAME);
}

/** What statements are compared with: the words of all sources, and their clauses. */
export type SaidInSources = { said: string; clauses: readonly Clause[] };

/** The clauses of all sources, for `checkNegations`. */
export function sourceClauses({ brief, brand }: Sources): SaidInSources {
  const texts = [brief, ...brand].map(({ text }) => text);
  const lines = texts.flatMap((text) => text.split("\n"));
  return {
    said: texts.map(plain).join(" . "),
    clauses: lines.flatMap((line) => (hasLabel(line) ? [] : clausesOf(line))),
  };
}

/** A statement that the sources make the other way round. */
export function checkNegations(
  { text }: AnalysedText,
  slot: Slot,
  { said, clauses }: SaidInSources,
): Finding[] {
  const found = clausesOf(text).flatMap((its) => {
    const other = contradiction(its, clauses);
    if (!other || isStated(its.text, said)) return [];
    const start = text.indexOf(its.text);
    const says = `The brief says the opposite: “${clip(other.clause.text.trim(), 100)}”.`;
    const make = other.alike >= SAME ? refusal : doubt;
    return [make(slot.name, "negation", says, { start, end: start + its.text.length })];
  });
  // A clause of a refused sentence says nothing new.
  return found.some(({ severity }) => severity === "refuse")
    ? found.filter(({ severity }) => severity === "refuse")
    : found;
}
