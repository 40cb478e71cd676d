import { ideas } from "../../copy/judge/ideas.ts";
import { sentences } from "../../copy/sentences.ts";
import { clip } from "../../copy/text.ts";
import type { Claim, Sourced } from "../../vocab.ts";
import type { Fact, Story } from "../schema.ts";
import { impliedKeys, isKnown, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { oneLine } from "./check.ts";
import type { Passage } from "./piece.ts";
import { plain } from "./plain.ts";

/** Every published sentence with the facts it rests on. */
export type Grounded = { where: string; text: string; values: Value[]; facts: Known[] };

/** A fact, the words it is made of, and the values that its quote allows. */
type Known = { fact: Fact; words: ReadonlySet<string>; keys: Set<string> };

/** The description of `Sourced` names it. */
const MAX_FACTS = 4;
/** From this share of its words on, a sentence rests on a fact. */
const SHARED = 0.34;

const knownOf = ({ facts, language }: Story): Known[] =>
  facts.map((fact) => ({
    fact,
    words: new Set(ideas(`${fact.quote} ${fact.says}`)),
    keys: impliedKeys(valuesIn(fact.quote, language)),
  }));

/** Facts that hold a value of the sentence, then those that share its words. */
function factsOf(text: string, values: readonly Value[], known: readonly Known[]): Known[] {
  const asked = ideas(text);
  const rated = known.map((one) => {
    const { words, keys } = one;
    const shared = asked.filter((word) => words.has(word)).length / Math.max(1, asked.length);
    const held = values.filter((value) => isKnown(value, keys)).length;
    return { one, rate: (shared >= SHARED ? shared : 0) + (held && shared > 0 ? held : 0) };
  });
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, MAX_FACTS)
    .map(({ one }) => one);
}

/** The facts whose words a sentence repeats; a slot of several sentences names the facts of all of them. */
function repeatedBy(sentence: string, named: readonly Known[]): Known[] {
  const words = plain(sentence);
  const repeated = named.filter(({ fact }) => plain(fact.quote).includes(words));
  return repeated.length > 0 ? repeated : [...named];
}

/** The facts behind every sentence: those that its slot names, else those that say the same. */
export function groundingOf(story: Story, places: readonly Passage[]): Grounded[] {
  const known = knownOf(story);
  return places.flatMap(({ where, text, facts: ids = [] }) => {
    const named = known.filter(({ fact }) => ids.includes(fact.id));
    return sentences(text).map((sentence) => {
      const values = valuesIn(sentence, story.spoken).filter(({ weak, kind }) => !weak && kind !== "name");
      const facts = named.length ? repeatedBy(sentence, named) : factsOf(sentence, values, known);
      return { where, text: oneLine(sentence), values, facts };
    });
  });
}

/** The sentences of a report, each once. */
export const sourcesOf = (grounded: readonly Grounded[]): Sourced[] =>
  grounded
    .filter(({ text }, i) => grounded.findIndex((other) => other.text === text) === i)
    .map(({ where, text, facts }) => ({
      where,
      text,
      sources: [...new Set(facts.map(({ fact }) => fact.quote))],
    }));

const cite = ({ from, quote }: Fact): string => `${from}: “${clip(oneLine(quote), 140)}”`;

/** Every number, date, price and address that is published, with its source; `unknown` are those without any. */
export function valueClaims(grounded: readonly Grounded[], unknown: ReadonlyMap<string, string>): Claim[] {
  const claims = grounded.flatMap(({ where, values, facts }) =>
    values.map((value): Claim => {
      const note = unknown.get(value.text) ?? null;
      const source = facts.find(({ keys }) => isKnown(value, keys)) ?? facts[0];
      const cited = note === null && source ? cite(source.fact) : null;
      return { kind: "number", text: value.text, where, supported: note === null, source: cited, note };
    }),
  );
  return claims.filter(({ text }, i) => claims.findIndex((other) => other.text === text) === i);
}

/** Every sentence as a claim, with the quote it rests on. */
export const statementClaims = (grounded: readonly Grounded[]): Claim[] =>
  grounded
    .filter(({ facts }) => facts.length > 0)
    .map(({ where, text, facts: [first] }) => ({
      kind: "statement",
      text: clip(text, 200),
      where,
      supported: true,
      source: first ? cite(first.fact) : null,
      note: null,
    }));

/** The quotation of a person, which stands in the brief word for word. */
export function quoteClaims({ quotation, facts }: Story): Claim[] {
  if (!quotation) return [];
  const fact = facts.find(({ id }) => id === quotation.fact);
  const source = fact ? cite(fact) : null;
  return [
    {
      kind: "quote",
      text: clip(quotation.text, 200),
      where: "quotation",
      supported: fact !== undefined,
      source,
      note: null,
    },
  ];
}
