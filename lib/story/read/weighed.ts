import { sentences } from "../../copy/sentences.ts";
import { capitalized } from "../../text/capitalized.ts";
import { namesAsked } from "../../text/names-compared.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { areProsAndCons, isCon, isPro, prosAndCons } from "../../text/pros-cons.ts";
import type { Row } from "../schema.ts";
import { linesOf } from "./line-parts.ts";
import { mains, type Notebook } from "./notebook.ts";

/** Two things with what speaks for each and against it: "Hub gears: low care. Drawback: heavy. Chain: …". */
type Weighed = { rows: Row[]; columns: [string, string] };

type SaidPart = { text: string; at: number; opens: boolean; isWholeLine: boolean; isBehindGap: boolean };
type Side = { name: string; pros: string[]; cons: string[]; at: number; last: number };
/** `isOpen`: what follows is said of the last side. `isInText`: the sides have no lines of their own. */
type Reader = { sides: Side[]; isAgainst: boolean; isOpen: boolean; isInText: boolean };

const SIDES = 2;
const MOST = { name: 32, words: 4, said: 150 };

const LABEL = /^(?<label>[^:：.!?]{1,40}?)\s?[:：]\s*(?<said>.*)$/su;
const PLUS = /^(?:[+✓✔]|[-*•]\s?\+)\s+/u;
const MINUS = /^(?:[-–—−✗✘]|[*•]\s?[-–])\s+/u;
const BUT =
  "(?:but|however|aber|allerdings|dafür aber|mais|par contre|en revanche|pero|però|ma|maar|echter|mas|porém)";
const AGAINST = new Prefiltered(`^${BUT},?\\s+(?<said>\\S.*)$`, "isu");
const ARTICLE =
  "(?:the |an? |der |die |das |eine? |le |la |les |une? |el |los |las |il |lo |de |het |een |os? |l['’])?";
/** A title that weighs one thing against another, in whatever words. */
const WEIGHS = new Prefiltered(
  /(?<!\p{L})(?:pros and cons|vor- und nachteile|vorteile und nachteile|avantages et (?:les )?inconvénients|le pour et le contre|ventajas y (?:desventajas|inconvenientes)|pros y contras|(?:i )?pro e (?:i )?contro|vantaggi e svantaggi|voor- en nadelen|plussen en minnen|vantagens e desvantagens|prós e contras|compared|im vergleich|vs\.?|versus)(?!\p{L})/iu,
);

function statementsOf(plain: string): SaidPart[] {
  let isBehindGap = false;
  return linesOf(plain).flatMap(({ text, start }) => {
    const all = sentences(text);
    const isFirst = isBehindGap;
    isBehindGap = all.length === 0;
    let from = 0;
    return all.map((sentence, i) => {
      const at = text.indexOf(sentence, from);
      from = at + sentence.length;
      return {
        ...{ text: sentence, at: start + at, opens: i === 0 },
        ...{ isWholeLine: all.length === 1, isBehindGap: i === 0 && isFirst },
      };
    });
  });
}

const bare = (text: string): string => text.trim().replace(/[\s.;,!]+$/u, "");
const wordsIn = (text: string): number => text.split(/\s+/u).length;
const isName = (text: string): boolean =>
  text.length <= MOST.name && wordsIn(text) <= MOST.words && /^\p{Lu}/u.test(text) && !/[\d,]/u.test(text);

const current = ({ sides, isOpen }: Reader): Side | undefined => (isOpen ? sides.at(-1) : undefined);

function say(reader: Reader, said: string, at: number, isAgainst = reader.isAgainst): void {
  const side = current(reader);
  const text = bare(said);
  reader.isAgainst = isAgainst;
  if (!side || text === "") return;
  (isAgainst ? side.cons : side.pros).push(text);
  side.last = at;
}

function open(reader: Reader, name: string, at: number): void {
  reader.sides.push({ name: bare(name), pros: [], cons: [], at, last: at });
  reader.isAgainst = false;
  reader.isOpen = true;
}

const isWeighed = (side: Side | undefined): boolean =>
  side !== undefined && side.pros.length > 0 && side.cons.length > 0;

/** "Drawback: heavy", "Chain: light": what the words before a colon begin; false for none of both. */
function readLabelled(reader: Reader, { text, at, opens }: SaidPart): boolean {
  const { label = "", said = "" } = LABEL.exec(text)?.groups ?? {};
  if (isPro(label) || isCon(label)) {
    say(reader, said, at, isCon(label));
    return true;
  }
  const mayBegin = opens || reader.sides.length === 0 || isWeighed(current(reader));
  if (!said || !isName(label) || !mayBegin) return false;
  if (reader.sides.length === 0) reader.isInText = !opens;
  open(reader, label, at);
  say(reader, said, at);
  return true;
}

/** A line that names what the marked or labelled lines under it are of. */
function isHeading(one: SaidPart, next: SaidPart | undefined): boolean {
  const { label = "" } = LABEL.exec(next?.text ?? "")?.groups ?? {};
  const heads = PLUS.test(next?.text ?? "") || isPro(label) || isCon(label);
  return heads && one.isWholeLine && isName(withoutColon(bare(one.text)));
}
const withoutColon = (text: string) => text.replace(/\s?[:：]$/u, "");

function readNext(reader: Reader, one: SaidPart, next: SaidPart | undefined): void {
  const { text, at, opens } = one;
  if (one.isBehindGap && isWeighed(current(reader))) reader.isOpen = false;
  if (isHeading(one, next)) open(reader, withoutColon(bare(text)), at);
  else if (PLUS.test(text)) say(reader, text.replace(PLUS, ""), at, false);
  else if (opens && MINUS.test(text)) say(reader, text.replace(MINUS, ""), at, true);
  else if (!readLabelled(reader, one)) readPlain(reader, one);
}

/** What follows in the line of a thing is said of it; a line of its own, or what ends a text without lines, is said of both. */
function readPlain(reader: Reader, { text, at, opens }: SaidPart): void {
  const { said } = AGAINST.exec(text)?.groups ?? {};
  const isEnd = reader.isInText && reader.sides.length === SIDES && isWeighed(current(reader));
  if (said) say(reader, said, at, true);
  else if (opens || isEnd) reader.isOpen = false;
  else say(reader, text, at);
}

/** The two that are weighed, in a row; what else has a label is a title, or what follows from both. */
function sidesByLabels(statements: readonly SaidPart[]): Side[] {
  const reader: Reader = { sides: [], isAgainst: false, isOpen: false, isInText: false };
  for (const [i, one] of statements.entries()) readNext(reader, one, statements[i + 1]);
  const weighed = reader.sides.filter(isWeighed);
  const isPair = reader.sides.indexOf(weighed[1] as Side) === reader.sides.indexOf(weighed[0] as Side) + 1;
  return weighed.length === SIDES && isPair ? weighed : [];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "Dry food is cheap and keeps, but holds little water.": a sentence of each of two names, in two halves. */
function sidesInProse(statements: readonly SaidPart[], names: readonly string[]): Side[] {
  return names.flatMap((name) => {
    const [first = ""] = name.replace(new Prefiltered(`^${ARTICLE}`, "iu"), "").split(/\s/u);
    const form = new Prefiltered(
      `^${ARTICLE}(?<name>${escaped(first)})\\s(?<pro>[^.!?]{3,}?),\\s${BUT}\\s(?<con>[^.!?]{3,})[.!]?$`,
      "iu",
    );
    const found = statements.filter(({ text }) => form.test(text));
    const { name: own = "", pro = "", con = "" } = form.exec(found[0]?.text ?? "")?.groups ?? {};
    const at = found[0]?.at ?? 0;
    return found.length === 1 ? [{ name: own, pros: [pro], cons: [bare(con)], at, last: at }] : [];
  });
}

/** The words over both weigh them: a question for one of them, or "pros and cons"; and they name both. */
function areAsked(plain: string, [one, two]: readonly [Side, Side], language: string): boolean {
  const before = plain.slice(0, one.at);
  const asks = sentences(before).some(
    (text) => namesAsked(text.replace(/^[^:]{3,60}:\s+/u, ""), language) ?? namesAsked(text, language),
  );
  const low = before.toLowerCase();
  const isNamed = [one, two].every(({ name }) =>
    low.includes(
      name
        .toLowerCase()
        .split(/\s/u)
        .find((word) => word.length > 2) ?? name.toLowerCase(),
    ),
  );
  return WEIGHS.test(before) || (asks && isNamed);
}

function factAt(n: Notebook, at: number): string | undefined {
  const inside = mains(n).filter(({ start, end }) => start <= at + 2 && end > at);
  return inside.at(-1)?.id;
}

const labelsIn = (statements: readonly SaidPart[], is: (label: string) => boolean): string[] =>
  statements.flatMap(({ text }) => {
    const { label = "" } = LABEL.exec(text)?.groups ?? {};
    return is(label) ? [label.trim()] : [];
  });

/** The author's own words for both rows where both stand in the brief and in one form; else those of the language. */
function namesOfRows(n: Notebook, statements: readonly SaidPart[]): readonly [string, string] | undefined {
  const [pros, cons] = [labelsIn(statements, isPro), labelsIn(statements, isCon)];
  const areTheirs = [pros, cons].every((all) => all.length === SIDES && new Set(all).size === 1);
  return areTheirs ? [capitalized(pros[0] ?? ""), capitalized(cons[0] ?? "")] : prosAndCons(n.language);
}

const joined = (all: readonly string[]) => all.join("; ");

/** What a brief says for and against two things; undefined where it says less than that of one of them. */
export function weighedIn(n: Notebook): Weighed | undefined {
  const statements = statementsOf(n.plain);
  const asked = statements.slice(0, 2).flatMap(({ text }) => [namesAsked(text, n.language) ?? []]);
  const labelled = sidesByLabels(statements);
  const prose = sidesInProse(statements, asked.find((names) => names.length > 0) ?? []);
  const [one, two] = labelled.length === SIDES ? labelled : prose;
  const names = namesOfRows(n, statements);
  if (!one || !two || !names || !isWeighed(two) || !areAsked(n.plain, [one, two], n.language))
    return undefined;
  const facts = [factAt(n, one.last), factAt(n, two.last)];
  const cells = [one.pros, two.pros, one.cons, two.cons].map(joined);
  if (facts.includes(undefined) || cells.some((text) => text.length > MOST.said)) return undefined;
  const row = (at: 0 | 1): Row => ({
    label: names[at],
    first: cells[2 * at] ?? "",
    second: cells[2 * at + 1] ?? "",
    fact: facts[at] ?? "",
  });
  const rows = [row(0), row(1)];
  return areProsAndCons(rows) ? { rows, columns: [capitalized(one.name), capitalized(two.name)] } : undefined;
}
