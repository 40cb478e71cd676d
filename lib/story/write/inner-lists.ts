import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Line } from "../schema.ts";
import type { Block, Headline } from "./block.ts";
import { countedEntries, withoutConjunction } from "./counted-lists.ts";
import { namesOneDish } from "./dish-head.ts";
import { type Hours, hoursIn } from "./hours.ts";
import { leans } from "./leaning.ts";
import type { Material } from "./material.ts";
import { sentencePricesIn } from "./sentence-prices.ts";
import { isFormLine } from "./subject.ts";
import { typeset } from "./typeset.ts";

/** Lists that their author wrote in sentences, for pictures that are seen alone. Posts keep the sentences. */

export const COLON = /^([^:：]{8,90})\s?(?:[:：]\s+|(?<!\d)[:：])(.+)$/u;
/** Commas in brackets belong to one entry. */
const BETWEEN = /;\s+|,\s+(?![^()]*\))|、(?![^（]*）)/u;
const lastJoint = (words: string): RegExp =>
  new Prefiltered(
    `(?:,\\s+)?\\s(?:${words})\\s+(?!(?:vez|lugar) de )(?!(?:\\p{L}+\\s+){8})(?=(?:[^,;()]|\\([^()]*\\))+$)|と(?=[^、と]+$)`,
    "u",
  );
const LAST = lastJoint("and|or|und|oder|sowie|et|ou|y|o|e|en");
/** "Of" is a word of Dutch for "or", and one of English that parts nothing: "14 hours of rest". */
const LAST_NL = lastJoint("en|of");
/** "between 14 and 29 October": the word between two ends parts no entries. */
const IN_RANGE =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)\s(?:(?!\s(?:and|und|et|y|e|en)\s)[^,;])*$/iu;
function splitLast(text: string, language: string): string[] {
  const [, ...joints] = text.split(language === "nl" ? LAST_NL : LAST);
  const whole: string[] = [];
  let at = text.length;
  for (const part of joints.toReversed()) {
    const start = text.lastIndexOf(part, at - part.length);
    const before = text.slice(0, start).replace(/(?:,?\s+\p{L}+\s+|と)$/u, "");
    if (IN_RANGE.test(before)) continue;
    whole.unshift(text.slice(start, at));
    at = before.length;
  }
  return [text.slice(0, at), ...whole];
}
const ENTRY = { least: 3, most: 8, words: 8, characters: 60 };

const FIGURE = /^[£$€¥₹]?\s?\d/u;
const cardOf = (b: Block) => b.pieces[0]?.card ?? "";

/** "engine failure 38%, theft 14% and fire 4%" as its entries; empty where it is a clause and no list. */
function entriesIn(text: string, language: string): string[] {
  const parts = unstop(text).split(BETWEEN);
  const last = withoutConjunction(parts.pop() ?? "", language);
  const entries = [...parts, ...splitLast(last, language)].map((part) => part.trim()).filter(Boolean);
  // "bleed your radiators, lag the tap and set the pressure": things to do are entries too.
  const areOrders = language === "en" && entries.every(isImperative);
  const isEntry = (entry: string) =>
    wordCount(entry) <= ENTRY.words &&
    size(entry) <= ENTRY.characters &&
    !/[.!?:]\s/.test(entry) &&
    (areOrders || FIGURE.test(entry) || !(language === "en" && hasVerb(entry)));
  // "six evenings, 7 pm, £72" are the details of one thing, and no list.
  const counted = entries.filter((entry) => /\d/.test(entry)).length;
  const isAlike = counted === 0 || counted === entries.length;
  const isList = entries.length >= ENTRY.least && entries.length <= ENTRY.most && parts.length > 0;
  const isWhole = isClause(entries) || tellsOfFirst(entries);
  return isList && isAlike && !isWhole && entries.every(isEntry) ? entries : [];
}

/** "wij controleren accu, remmen en ketting en smeren alles in": what a person does is a clause with its commas. */
const DOES =
  /^(?:we|wij|wir|ich|ik|du|je|jij|jullie|nous|on|vous|tu|noi|voi|nosotr[oa]s|ustedes|nós|vocês?|you|they)\s\p{L}/iu;
const isClause = ([first = ""]: readonly string[]): boolean => DOES.test(first);

/** "Moraiolo 2026, pressed in October and bottled in November": what was done to the first is no entry beside it. */
const DONE =
  /^(?:\p{Ll}{3,}ed|made|built|grown|born|cut|sewn|woven|drawn|written|bound|kept|sold|brewed|ge\p{Ll}{3,}(?:t|en))\s(?:(?:in|on|at|by|between|from|since|with|for|im|am|in|von|zwischen|seit|mit)\s)/u;
const tellsOfFirst = ([first = "", ...others]: readonly string[]): boolean =>
  /^\p{Lu}/u.test(first) && others.length > 0 && others.every((entry) => DONE.test(entry));

/** "boil your own salt at 11:00, 13:00 and 15:00": times of the first entry, and no entries beside it. */
const BARE_TIME = /^\d{1,2}(?:[:.h]\d{0,2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|h|o[’']clock)?$/iu;

/** "Saturday, 22:00 to Sunday, 02:00": one span of time, whose commas part no entries. */
const SPAN_OF_DAYS =
  /^\d{1,2}(?:[:.h]\d{0,2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|uur|h)?\s(?:to|until|till|bis|à|al?|alle|hasta|tot|até|às)\s(?:\p{L}|\d{1,2}\.? \p{L})/iu;

const listBehind = (head: string, list: string, language: string): string[] => {
  const counted = countedEntries(head, list, language);
  if (counted.length > 0) return counted;
  const entries = entriesIn(list, language);
  const isTime = (entry: string) => BARE_TIME.test(entry.trim()) || SPAN_OF_DAYS.test(entry.trim());
  return entries.some(isTime) ? [] : entries;
};

/** "Three reasons to sing with us: …": the sentence is headed by what announces its entries. */
export function countedHead(block: Block, language: string): Headline | undefined {
  const [piece] = block.pieces;
  const [, head = "", list = ""] = COLON.exec(piece?.card ?? "") ?? [];
  return piece && countedEntries(head, list, language).length > 0
    ? { text: capitalize(unstop(head.trim())), facts: piece.facts, rest: [list], block, label: "" }
    : undefined;
}

const isHeadOfHours = ({ head }: Hours, { text }: Headline) =>
  head !== "" && unstop(text).toLowerCase() === unstop(head).toLowerCase();

/** The sentence behind the headline that says nothing but hours. */
export function hoursBehind(h: Headline, { blocks, language }: Material): Block | undefined {
  const next = h.block && h.rest.length === 0 ? blocks[blocks.indexOf(h.block) + 1] : undefined;
  return next?.kind === "sentence" && hoursIn(cardOf(next), language)?.head === "" ? next : undefined;
}

/** The hours in the sentence of the headline, or in the one behind it. */
function hoursUnder(h: Headline, m: Material): Line[] {
  const { language } = m;
  const own = h.block && hoursIn(cardOf(h.block), language);
  const block = own && isHeadOfHours(own, h) ? h.block : hoursBehind(h, m);
  const { entries = [] } = (block && hoursIn(cardOf(block), language)) ?? {};
  const facts = block?.pieces[0]?.facts ?? [];
  return entries.map((text) => ({ text: typeset(text, language), facts }));
}

/** "From 1 December we are open Monday to Thursday 8:00–18:00 and …": the days stand as a list under what leads to them. */
export function hoursHead(block: Block, language: string): Headline | undefined {
  const [piece] = block.pieces;
  const hours = piece && hoursIn(piece.card, language);
  return hours && wordCount(hours.head) > 1
    ? { text: capitalize(hours.head), facts: piece.facts, rest: [], block, label: "" }
    : undefined;
}

/** "New prices from January: a wash is £28, a cut £36": what leads to the prices heads them. */
export function pricesHead(block: Block): Headline | undefined {
  const [piece] = block.pieces;
  const prices = piece && sentencePricesIn(piece.card);
  return prices
    ? { text: capitalize(prices.head), facts: piece.facts, rest: [], block, label: "" }
    : undefined;
}

/** The prices in the sentence of the headline. */
function pricesUnder(h: Headline, { language }: Material): Line[] {
  const prices = h.block && sentencePricesIn(cardOf(h.block));
  if (!prices || unstop(h.text).toLowerCase() !== unstop(prices.head).toLowerCase()) return [];
  return prices.entries.map((text) => ({ text: typeset(text, language), facts: h.facts }));
}

/** "We now support three bank feeds: A, B and C": what the sentence of the headline lists behind its colon. */
export function colonList(h: Headline, m: Material): Line[] {
  const { language } = m;
  const rows = [...hoursUnder(h, m), ...pricesUnder(h, m)];
  if (rows.length > 0) return rows;
  const [, head = "", list = ""] = COLON.exec(h.block ? cardOf(h.block) : "") ?? [];
  if (!head || unstop(h.text).toLowerCase() !== unstop(head).toLowerCase() || namesOneDish(head)) return [];
  return listBehind(head, list, language).map((entry) => ({
    text: capitalize(unstop(typeset(entry, language))),
    facts: h.facts,
  }));
}

/** How sentences that stand side by side begin: with an amount, or with a name before a colon. */
const ALIKE: readonly [RegExp, number][] = [
  [/^(?:[£$€¥₹] ?\d|\d)/u, 3],
  [/^\p{Lu}[^:：.!?]{1,23}\s?[:：]\s/u, 3],
];
const LONGEST = 90;
/** "Ventilation: 52% of that" is a share of what stands before it, and no entry by itself. */
const POINTS_BACK =
  /(?<!\p{L})(?:of (?:that|this|them|these|those|it)|davon|dont|de (?:ellos|ellas|eso|estos|estas)|di (?:questi|queste|quelli|quelle|essi)|daarvan|hiervan|disso|del[ea]s)(?!\p{L})/iu;

/** "£12 pays for … £35 pays for …": sentences in a row that are built alike are read as a list. */
export function parallelSentences(h: Headline, { blocks, language, reading }: Material): Line[] {
  // The values of a series and of a table are drawn.
  if (reading.series || reading.rows.length > 0) return [];
  for (const [begins, least] of ALIKE) {
    const isAlike = (b: Block | undefined) =>
      b !== undefined &&
      b !== h.block &&
      b.kind === "sentence" &&
      !isFormLine(b) &&
      begins.test(cardOf(b)) &&
      size(cardOf(b)) <= LONGEST &&
      !POINTS_BACK.test(cardOf(b)) &&
      !leans(cardOf(b), language);
    const start = blocks.findIndex(isAlike);
    if (start < 0) continue;
    const end = blocks.findIndex((b, i) => i > start && !isAlike(b));
    const run = blocks.slice(start, end < 0 ? undefined : end);
    if (run.length >= least) return run.flatMap(({ pieces }) => pieces.map((p) => lineOf(p.card, p.facts)));
  }
  return [];
}

const lineOf = (text: string, facts: string[]): Line => ({ text: unstop(text), facts });
