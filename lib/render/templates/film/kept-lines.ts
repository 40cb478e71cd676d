import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { writtenDay, writtenDays } from "../card/dates.ts";
import { besideSteps } from "../kit/story/beside-steps.ts";
import { isNeeded } from "../kit/story/needed-facts.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

/** A line of the last picture is no longer, in letters, and a short sentence that is kept whole. */
const LONGEST = { line: 90, short: 48, plain: 30, price: 60 };
/** Words of the name before a comma. An amount alone says nothing without it. */
const NAME = { least: 1, most: 4, ofAmount: 12 };
const AMOUNT_ALONE = /^(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥₹]|euros?))$/iu;

const AMOUNT = /[£$€¥₹]\s?\d|\d\s?(?:[£$€¥₹]|euros?(?!\p{L}))/iu;
const FREE_WORDS = "free|frei|kostenlos|gratis|gratuit\\p{L}*|libre|ingresso libero|grátis";
const FREE = new RegExp(`(?<!\\p{L})(?:${FREE_WORDS})(?!\\p{L})`, "iu");
/** "It's free!", "Closed Wednesdays": a few words that decide whether one comes. */
const DECIDES = new RegExp(
  `(?<!\\p{L})(?:${FREE_WORDS}|closed|geschlossen|fermée?s?|cerrado|chiuso|gesloten|fechado)(?!\\p{L})`,
  "iu",
);

/** "Two evenings in December: pasta night, …": what leads to the first thing is no part of its name. */
const HEADING = /^[^:.!?\d]{2,60}:\s+/u;

/** Sentences of the brief, the longest first. */
const sentencesOf = ({ facts }: Story): string[] =>
  facts
    .filter(({ from }) => from === "brief")
    .map(({ quote }) => quote.trim().replace(/[.!]$/u, "").replace(HEADING, ""))
    .toSorted((a, b) => b.length - a.length);

/** The lines of a last picture, each with the words without which it would be of another thing. */
export function ownedLines(lines: readonly string[], story: Story, title: string): string[] {
  const sentences = sentencesOf(story);
  const owned = lines.map(
    (line) =>
      ofThing(line, sentences, title) ?? ofOtherDay(line, story) ?? ofDay(line, sentences, story) ?? line,
  );
  return owned.filter((line, i) => !owned.some((other, j) => j !== i && holds(other, line, j < i)));
}

const holds = (other: string, line: string, isBefore: boolean) =>
  other === line ? isBefore : other.length > line.length && isSaid(line, tokensOf(other));

/** "£38 each" of "Pasta night, Thursday 3 December, £38 each": one thing stands with its day and its price. */
function ofThing(line: string, sentences: readonly string[], title: string): string | undefined {
  const sentence = sentences.find((one) => has(one, line) && AMOUNT.test(one));
  const [name = "", ...others] = sentence?.split(/,\s+(?![^()]*\))/u) ?? [];
  const words = name.split(/\s+/u).length;
  const most = AMOUNT_ALONE.test(line) ? NAME.ofAmount : NAME.most;
  const isName = others.length > 0 && words >= NAME.least && words <= most && !/[\d:.!?]/u.test(name);
  if (!isName || has(line, name) || isSaid(name, tokensOf(title))) return undefined;
  const whole = [name, ...others.filter((part) => /\d/u.test(part))].join(", ");
  return whole.length <= LONGEST.line ? capitalized(whole) : undefined;
}

/** A day that is not the one of the headline would be read as that of what it names: the scene says what takes place then. */
function ofOtherDay(line: string, { headline, scenes }: Story): string | undefined {
  const day = writtenDay(line);
  if (day === "" || writtenDay(headline.text) === "" || has(headline.text, day)) return undefined;
  return scenes.find(({ text }) => has(text, line) && text.length <= LONGEST.line)?.text;
}

/** ", Norwich Cathedral": a name right behind a day is its place. */
const PLACE = /^(?:,\s+\d[^,]{0,16})?,\s+\p{Lu}[\p{L}’'-]+(?:\s[\p{L}\d’'-]+){0,4}$/u;

/** "Dal 19 al 24 dicembre" of "Ritiro dal 19 al 24 dicembre": what takes place on a day stands with it. */
function ofDay(line: string, sentences: readonly string[], { headline }: Story): string | undefined {
  const isLonger = (one: string) => one.length <= LONGEST.short && one.length > line.length;
  const whole =
    sentences.find((one) => isLonger(one) && one.toLowerCase().endsWith(line.toLowerCase())) ??
    sentences.find(
      (one) => one.toLowerCase().startsWith(line.toLowerCase()) && PLACE.test(one.slice(line.length)),
    );
  return whole && /\d/u.test(line) && !has(headline.text, line) ? capitalized(whole) : undefined;
}

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Short sentences that decide whether one comes, which no line says. */
export function decidingLines(story: Story, said: readonly string[]): string[] {
  const seen = tokensOf(said.join("\n"));
  const found = story.facts.filter(
    ({ from, quote }) => from === "brief" && quote.length <= LONGEST.plain && DECIDES.test(quote),
  );
  const lines = found.map(({ quote }) => capitalized(quote.trim().replace(/\.$/u, "")));
  return [...new Set(lines)].filter((line) => !isSaid(line, seen) && isPublished(line, story));
}

/** Only what a scene says is kept: other words may be of something else. */
const isPublished = (line: string, { scenes }: Story) =>
  scenes.some(({ text }) => has(straight(text), straight(line)));
const straight = (text: string) => text.replace(/[’‘]/gu, "'").replace(/!$/u, "");

const BEGINS_WITH_AMOUNT = /^(?:[£$€¥₹]\s?\d|\d[\d.,]*\s?(?:[£$€¥₹]|euros?(?!\p{L})))/iu;
/** Whether a line tells what its amount is for, where something else is free: "$8" beside "free entry" does not. */
const saysForWhat = (line: string, { facts }: Story): boolean =>
  FREE.test(line) ||
  !BEGINS_WITH_AMOUNT.test(line) ||
  !facts.some(({ from, quote }) => from === "brief" && FREE.test(quote));

/** "Tickets cost £12, under-18s go free": a price stands with what its sentence says is free. */
export function withFree(line: string, { facts }: Story): string {
  if (!AMOUNT.test(line) || FREE.test(line)) return line;
  const whole = facts.find(
    ({ from, quote }) =>
      from === "brief" && quote.length <= LONGEST.line && GOES_ON_FREE.test(behind(quote, line)),
  );
  return whole ? capitalized(whole.quote.trim().replace(/[.!]$/u, "")) : line;
}
const behind = (text: string, line: string): string =>
  text.toLowerCase().startsWith(line.toLowerCase()) ? text.slice(line.length) : "";
const GOES_ON_FREE = new RegExp(`^,\\s[^.!?]*(?<!\\p{L})(?:${FREE_WORDS})(?!\\p{L})`, "iu");

/** What a longer sentence says one pays, as its scene says it, where no line has a price. */
export function payingLines(story: Story, said: readonly string[]): string[] {
  const { facts, scenes } = besideSteps(story);
  const prices = facts.filter((fact) => fact.from === "brief" && fact.kind === "price" && isNeeded(fact));
  if (prices.length === 0 || said.some((line) => AMOUNT.test(line))) return [];
  const lines = scenes.map(({ text }) => text.replace(/\s*\([^()]*\)$/u, ""));
  const isPaid = (line: string) =>
    prices.some(({ quote }) => has(line, quote) || (has(quote, line) && AMOUNT.test(line)));
  const paid = [
    ...new Set(
      lines.filter((line) => line.length <= LONGEST.price && isPaid(line) && saysForWhat(line, story)),
    ),
  ];
  // Two of many would be read as all.
  return paid.length <= MOST_PRICES ? paid : [];
}
const MOST_PRICES = 2;

/** A sentence of a day that is whole on the last picture, in letters, and the words that a clause of it has at least. */
const DAY_LINE = { whole: 60, most: 90, words: 5 };
const NEXT_CLAUSE = /,?\s(?:and|und|et|y|e|en)\s.*$/iu;

/** The only day that the scenes of a story without one of its own name, with what takes place then; empty where it is said. */
export function unsaidDay({ when, facts, scenes }: Story, said: readonly string[]): string {
  const needed = facts.filter((fact) => fact.from === "brief" && fact.kind === "when" && isNeeded(fact));
  const dayIn = (text: string) => {
    const day = writtenDays(text);
    return day !== "" && needed.some(({ quote }) => has(quote, day)) ? day : "";
  };
  const dated = scenes.filter(({ text }) => dayIn(text) !== "");
  const [first] = dated;
  const day = dayIn(first?.text ?? "");
  if (when?.date || !first || dated.length > 1 || isSaid(day, tokensOf(said.join("\n")))) return "";
  const clause = first.text.replace(NEXT_CLAUSE, "");
  const isClause = has(clause, day) && clause.split(/\s+/u).length >= DAY_LINE.words;
  const line = first.text.length > DAY_LINE.whole && isClause ? clause : first.text;
  return line.length <= DAY_LINE.most ? line : "";
}
