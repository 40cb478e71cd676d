import { ideas } from "../../copy/judge/ideas.ts";
import { lineAround, linesUnderHeadings } from "../read/headed-lines.ts";
import type { Fact, Reading, Wish } from "../schema.ts";
import { sameValue, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { chargedTwice } from "./charged-twice.ts";
import { countedTwice } from "./counted-twice.ts";
import { freeAndPaid } from "./free-and-paid.ts";
import { areCompared } from "./labelled-blocks.ts";
import { lastDayElsewhere } from "./last-day.ts";
import { opposedTerms } from "./opposed-terms.ts";
import { wrongRest } from "./part-payments.ts";
import { pricedTwice } from "./priced-twice.ts";
import { seenOnAnotherDay } from "./seen-on.ts";

/** Two stretches of a brief that cannot both be true, or both be obeyed. */
export type Contradiction = { first: string; second: string };

type Said = { fact: Fact; values: Value[]; words: string };

/** "12 € al mes" and "25 € al mes": what a price is for belongs to the price. */
const RATE =
  /(?<!\p{L})(?:an?|per|pro|im|je|par|al|por|ao|à|the|la|le|el|il|die|der|de)\s(?:month|year|week|day|night|hour|nacht|nuit|noche|notte|noite|person|head|monat|jahr|woche|tag|stunde|mois|an|semaine|jour|heure|personne|mes|año|semana|día|hora|persona|mese|anno|settimana|giorno|ora|mês|ano|dia|pessoa|maand|jaar|dag|uur|persoon|met(?:re|er|ro)s?|mètre|kilo|kg|lit(?:re|er|ro)|piece|stück|pièce|pieza|pezzo|stuk|peça|pair|paar|paire|par|paio)(?!\p{L})/giu;

/** A fact's words without its values, in any order. */
function saidBy(fact: Fact, language: string): Said {
  const values = valuesIn(fact.quote, language).filter(({ kind, weak }) => !weak && kind !== "name");
  const rest = values.reduceRight(
    (text, { span }) => `${text.slice(0, span.start)} ${text.slice(span.end)}`,
    fact.quote,
  );
  // "Size 3" and "size 2" are two things.
  const named = [...ideas(rest.replace(RATE, " ")), ...(rest.match(/\d+/g) ?? [])];
  return { fact, values, words: [...new Set(named)].sort().join(" ") };
}

/** Different values of one kind, told of the same thing. Opening hours differ in the day as well as in the hour. */
function disagree(a: Said, b: Said): boolean {
  if (a.values.length === 0 || a.values.length !== b.values.length) return false;
  const different = a.values.filter((value, i) => {
    const other = b.values[i];
    return other?.kind === value.kind && !sameValue(value, other);
  });
  return different.length === 1 && a.values.every(({ kind }, i) => kind === b.values[i]?.kind);
}

/** Fewer words in common are no sign that two facts speak of one thing. */
const MIN_WORDS = 2;

function ofFacts({ facts, language }: Reading, brief: string): Contradiction[] {
  const said = facts.filter(({ from }) => from === "brief").map((fact) => saidBy(fact, language));
  const telling = said.filter(({ words }) => words.split(" ").length >= MIN_WORDS);
  return telling.flatMap((a, i) => {
    const alike = telling.filter(({ words }) => words === a.words);
    const [, b] = alike;
    // Three of a kind are a list.
    const isPair = alike.length === 2 && alike[0] === telling[i];
    const isOpposed = isPair && b && disagree(a, b) && !areCompared(brief, a.fact.span, b.fact.span);
    return isOpposed ? [{ first: a.fact.quote, second: b.fact.quote }] : [];
  });
}

const OPPOSED: [Wish["rule"], Wish["rule"]][] = [
  ["no_emoji", "emoji"],
  ["no_hashtags", "hashtag"],
];
/** Rules of which a piece can keep only one. */
const SINGLE: Wish["rule"][] = ["slides", "language", "start_with", "end_with"];

const normal = (text: string) => text.trim().toLowerCase();

function ofWishes({ wishes }: Reading): Contradiction[] {
  const of = (rule: Wish["rule"]) => wishes.filter((wish) => wish.rule === rule);
  const opposed = OPPOSED.flatMap(([no, yes]) => pair(of(no)[0], of(yes)[0]));
  const doubled = SINGLE.flatMap((rule) => {
    const [first, ...others] = of(rule);
    return pair(
      first,
      others.find(({ value }) => normal(value) !== normal(first?.value ?? "")),
    );
  });
  const refused = of("leave_out_words").flatMap((no) =>
    pair(
      no,
      of("must_say").find(({ value }) => no.value !== "" && normal(value).includes(normal(no.value))),
    ),
  );
  return [...opposed, ...doubled, ...refused];
}

const pair = (a: Wish | undefined, b: Wish | undefined): Contradiction[] =>
  a && b ? [{ first: a.quote, second: b.quote }] : [];

/** Two values for one thing. */
function ofValues(reading: Reading, brief: string): Contradiction[] {
  const { facts, language } = reading;
  return [
    ...ofFacts(reading, brief),
    ...pricedTwice(facts, language),
    ...chargedTwice(facts, language),
    ...freeAndPaid(facts),
    ...opposedTerms(facts, language),
    ...countedTwice(facts, language),
    ...seenOnAnotherDay(facts, language),
    ...lastDayElsewhere(facts),
    ...wrongRest(facts, language),
  ];
}

/** The same facts without the lines of all headings but one: what is said of a boiler is not said of a heat pump. */
function readingsApart(reading: Reading, brief: string): Reading[] {
  const groups = linesUnderHeadings(brief);
  const apart = groups.map((group) => {
    const others = new Set(groups.filter((other) => other !== group).flat());
    return {
      ...reading,
      facts: reading.facts.filter(({ span }) => !others.has(lineAround(brief, span.start))),
    };
  });
  return apart.length > 0 ? apart : [reading];
}

/** What of a brief contradicts itself: two values for one thing, or a wish against a wish. */
export function contradictionsIn(reading: Reading, brief: string): Contradiction[] {
  const found = readingsApart(reading, brief).flatMap((one) => ofValues(one, brief));
  const unlike = new Map(found.map((one) => [`${one.first}\n${one.second}`, one]));
  return [...unlike.values(), ...ofWishes(reading)];
}
