import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { splitOutsideDays } from "../../../../text/day-lists.ts";
import { writtenDay } from "../../card/dates.ts";
import { label } from "../labels.ts";
import { inARow } from "./clip.ts";
import { goesOn } from "./goes-on.ts";
import { sentencesOf } from "./sentences.ts";

/** A text without its hard facts, and these as "name: value". */
type TabledText = { rest: string; cells: string[] };
type TabledCell = { name: string; value: string };

const MONEY =
  "(?:[£$€¥₹]\\s?\\d[\\d.,’']*|CHF\\s?\\d[\\d.,’']*|\\d[\\d.,’']*\\s?(?:€|£|\\$|CHF|EUR|kr|zł|euros?|Euro|Franken))";
const FROM = "(?:from|ab|dès|desde|da|vanaf|only|nur|just)\\s";
const PRICE = new RegExp(
  `^(?<value>(?:${FROM})?${MONEY}(?:\\s?[–-]\\s?${MONEY})?(?:\\s(?:per|pro|par|por|a|each|pp)(?:\\s\\p{L}{2,10})?)?)(?:\\s(?<rest>(?:including|incl\\.|inkl\\.|inklusive|inclusive|plus|with|mit|compris|con)\\s.{3,60}))?$`,
  "iu",
);
/** What is counted up behind it goes on after a comma. */
const INCLUDES = new RegExp(
  `${MONEY}\\s(?:including|incl\\.|inkl\\.|inklusive|inclusive|y compris)\\s`,
  "iu",
);
/** "Eintritt CHF 25", "Entry free": what it is for, in a word or two, and its price. */
const NAMED_PRICE = new RegExp(
  `^(?<name>\\p{L}{3,16}(?:\\s(?!(?:is|are|was|were|ist|sind|est|sont|es|son|è|sono|zijn|são)\\s)\\p{L}{2,12})?):?\\s(?<value>${MONEY}|free|frei|gratis|gratuite?|kostenlos)$`,
  "iu",
);
const CLOCK =
  "\\d{1,2}(?:[.:h]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|uur|h)|\\d{1,2}[:.]\\d{2}(?:\\s?(?:am|pm|uhr|h))?|noon|midnight";
const UNTIL = "(?:(?:to|till|until|bis|à|a|al|a las|alle|tot|às)(?!\\p{L})|-|–)";
const TIME = new RegExp(
  `^(?:at\\s|um\\s|à\\s|a las\\s|alle\\s|om\\s|às\\s)?(?<value>(?:(?:from|von|ab|de|dès|dalle|van|das)\\s)?(?:${CLOCK}|\\d{1,2}(?=\\s?${UNTIL}))(?:\\s?${UNTIL}\\s?(?:${CLOCK}|\\p{L}{2,12}(?:\\s\\p{L}{2,12}){0,3}))?(?:\\s(?:CET|CEST|GMT|BST|UTC|ET|PT|MEZ))?)$`,
  "iu",
);
/** "17 Cooper's Yard" ends with a kind of street. "12 Stunden" and "24 Hours" have a capital too, and are no place. */
const HOUSE =
  /^\d{1,4}\p{L}?\s(?=\p{Lu})[\p{L} .'’-]{1,24}\s(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Boulevard|Square|Way|Court|Place|Drive|Row|Quay|Yard|Hill|Green|Park|Gardens?|Close|Terrace|Mews|Wharf|Pier|Gate|Walk|Crescent|Grove|Parade|Market|Mill|House|Hall|Arcade)\.?$/u;
/** With the name of a house before it, but no number or price. */
const STREET = /^[^\d€$£]{0,40}(?:stra(?:ss|ß)e|str\.|weg|platz|gasse|laan|straat)\s\d{1,4}\p{L}?(?:,|$)/iu;
/** Behind a street: its town, and what the post calls it. */
const TOWN = /^\p{Lu}[\p{L} .'’-]{1,24}(?:\s[A-Z]{1,2}\d\w{0,2}\s\d[A-Z]{2})?$/u;
const isAddress = (text: string) => HOUSE.test(text) || STREET.test(text);
function isWithTowns(text: string): boolean {
  const [street = "", ...towns] = text.split(/,\s+/u);
  return isAddress(street) && towns.every((town) => TOWN.test(town) && writtenDay(town) === "");
}
const AT_PLACE =
  /^(?:at|in|im|am|bei|beim|in der|in den|auf dem|au|aux|à la|chez|en el|en la|presso|bij|op)\s\p{L}[\p{L}\p{N} .'’&-]{2,40}$/u;
const PHONE = /^(?<name>\p{L}[\p{L} .]{1,24}?):?\s(?<value>\+?\d[\d\s()/-]{6,}\d)$/u;
/** "Last orders for Christmas bread: Monday 21 December, 5pm". */
const TITLED = /^(?<name>\p{L}[^:.!?]{2,36}):\s(?<value>(?=.*\d)[^:]{2,40}|.*\d[:.]\d{2}.{0,20})$/u;
const COUNTED = /^(?:only\s|nur\s)?(?<value>\d{1,4})\s(?<name>\p{L}{3,16})$/u;
/** Words that lead to a day: "Order by 6 May" is what to do by then. */
const LEADS = /^(?:on|am|le|el|il|op|em|den|der)$/iu;
const LEADING =
  /^(?!(?:we|i|you|they|he|she|it|that|this|wir|ich|sie|er|es|das|nous|vous|on|il|elle|ce|ci|yo|él|ella)\s)(?:\p{L}\p{Ll}*\s){1,2}?(?:by|before|until|till|on|from|in|bis|ab|am|im|vor|avant|jusqu[’']au|le|hasta|antes del?|desde|entro|fino al|dal|tot|voor|vanaf|até)$/iu;
const FROM_DAY = /^(?:from|until|till|by|ab|bis|dès|desde|hasta|dal|fino al|vanaf|tot|até|until)$/iu;
const DAYS = /^\d{1,2}\.?\s?(?:to|until|bis|au|al|a|tot|–|-)\s?\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}$/iu;
const LONGEST = { value: 44, name: 30, lead: 16 };
/** The last of several clauses of a sentence, or one that leans on the others: "so it meets the school bus". */
const JOINED =
  /^(?:and|or|but|so|because|since|as|which|und|oder|aber|denn|weil|damit|sodass|also|et|ou|mais|car|donc|puisque|parce que|pour que|y|o|pero|así que|porque|para que|pues|e|ma|quindi|perché|così|en|of|maar|dus|want|omdat|zodat|mas|pois|por isso)\s/iu;

/** A question stays with its answer, and a sentence with the one that goes on from it. */
const isBound = (before = "", after = "") => /[?？]$/u.test(before) || goesOn(after);

/** Takes the clauses out of a text that only tell a price, a day, an hour, a place or a number to call. */
export function tabled(text: string, story: Pick<Story, "spoken" | "occasion" | "facts">): TabledText {
  const cells: TabledCell[] = [];
  const kept: string[] = [];
  const all = sentencesOf(text);
  for (const [i, sentence] of all.entries()) {
    const found = isBound(kept.at(-1), all[i + 1])
      ? undefined
      : fromSentence(sentence.replace(/(?<!\.)[.]$/u, ""), story);
    const isNew = found?.cells.every(({ name }) => cells.every((cell) => cell.name !== name));
    if (found && isNew) {
      cells.push(...found.cells);
      if (found.rest) kept.push(found.rest);
    } else kept.push(sentence);
  }
  if (cells.length === 0) return { rest: text, cells: [] };
  return { rest: inARow(kept), cells: cells.map(({ name, value }) => `${name}: ${value}`) };
}

type TabledStory = Pick<Story, "spoken" | "occasion" | "facts">;

/** The facts of a sentence that is nothing but a list of such; undefined for any other. */
function fromSentence(
  sentence: string,
  story: TabledStory,
): { cells: TabledCell[]; rest: string } | undefined {
  const alone = cellOf(sentence, story, false);
  if (alone) return { cells: [alone], rest: "" };
  if (isLabelledList(sentence)) return undefined;
  const clauses = clausesOf(sentence);
  const isOpen = clauses.slice(0, -1).some((clause) => INCLUDES.test(clause));
  if (clauses.length < 2 || isOpen || clauses.some((clause) => JOINED.test(clause))) return undefined;
  const cells: TabledCell[] = [];
  const others: string[] = [];
  for (const clause of withHouses(clauses)) {
    const cell = cellOf(clause, story, cells.length > 0);
    if (cell && cells.every(({ name }) => name !== cell.name)) cells.push(cell);
    else others.push(clause);
  }
  return isNote(clauses, cells, others) ? { cells, rest: asSentence(others.join(", ")) } : undefined;
}

/**
 * "Two routes: short (3 km), long (8 km)", "Drei Kurse: Töpfern, Malen und Nähen": the label is of all that its sentence
 * lists. "Open day: Sunday 4 May, 2 pm, 12 Mill Lane" has a fact of another kind in each clause.
 */
function isLabelledList(sentence: string): boolean {
  const { said = "" } = LABELLED.exec(sentence)?.groups ?? {};
  const entries = splitOutsideDays(said, /,\s+(?![^()]*\))/gu);
  const isJoined = entries.length > 1 && LAST_TWO.test(entries.at(-1) ?? "");
  // "From Orra: 07:20, 09:00, 11:40": each hour is of that place.
  if (entries.length > 1 && entries.every((entry) => TIME.test(entry))) return true;
  const isBracketed = entries.length > 1 && entries.every((entry) => ENDS_IN_BRACKET.test(entry));
  return isBracketed || (isJoined && entries.every((entry) => writtenDay(entry) === ""));
}
const LABELLED = /^\p{L}[^:.!?]{2,36}\s?:\s(?<said>.+)$/u;
const LAST_TWO = /\s(?:and|or|und|oder|et|ou|y|o|e|ed|en|of|sowie|ainsi que)\s/iu;
const ENDS_IN_BRACKET = /\([^()]+\)$/u;

/** "Pier 4, 12 Quay Street" behind a day: the name of the house stands with its street. */
const withHouses = (clauses: readonly string[]): string[] =>
  clauses.flatMap((clause, i) => {
    const next = clauses[i + 1] ?? "";
    const isHouse = (at: number) =>
      at > 0 && HOUSE_NAME.test(clauses[at] ?? "") && isAddress(clauses[at + 1] ?? "");
    if (isHouse(i - 1)) return [];
    return isHouse(i) ? [`${clause}, ${next}`] : [clause];
  });
const HOUSE_NAME =
  /^\p{Lu}[\p{L}’'.-]+(?:\s(?:\p{Lu}[\p{L}’'.-]*|\p{N}{1,3}|of|the|de|la|del|du|der|am)){0,3}$/u;

/** Whether what is left of clauses is a note beside their facts, and no sentence that leans on them. */
function isNote(
  clauses: readonly string[],
  cells: readonly TabledCell[],
  others: readonly string[],
): boolean {
  const [first = ""] = clauses;
  const isLed = others.includes(first) && first.length > LONGEST.lead;
  // "Emergencies still go to 0800 555 0142, day and night": what is left tells when the number is answered.
  const isOfNumber = others.length > 0 && clauses.some((clause) => PHONE.test(clause));
  return (
    !(isLed || isOfNumber) &&
    cells.length > 0 &&
    others.length < 2 &&
    others.every((one) => one.length <= LONGEST.value)
  );
}

const asSentence = (text: string) =>
  text && `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? "" : "."}`;

/** Clauses between commas. A weekday stays with its day, and a street with its house and its town. */
function clausesOf(sentence: string): string[] {
  if (isAddress(sentence) && sentence.length <= LONGEST.value && /^\p{Lu}/u.test(sentence)) return [sentence];
  return splitOutsideDays(sentence, /[,;]\s+(?![^()]*\))/gu).reduce<string[]>((all, part) => {
    const last = all.at(-1);
    const isDay =
      last !== undefined &&
      ((/^\p{L}{3,12}$/u.test(last) && writtenDay(part) === part) || /^20\d\d$/.test(part));
    const isTown = last !== undefined && isWithTowns(`${last}, ${part.trim()}`);
    if (isDay || isTown) all[all.length - 1] = `${last}, ${part}`;
    else all.push(part.trim());
    return all;
  }, []);
}

/** Reads a clause as one kind of fact; `isAfter` when other facts stand before it in the sentence. */
type ReadClause = (clause: string, story: TabledStory, isAfter: boolean) => TabledCell | undefined;

const asIs: readonly RegExp[] = [PHONE, NAMED_PRICE];

const READ: readonly ReadClause[] = [
  (clause, { spoken, occasion }) => {
    const { value, rest } = PRICE.exec(clause)?.groups ?? {};
    const name = label(occasion === "hiring" ? "salary" : "price", spoken);
    // What a price includes says nothing by itself: both are one value, or a sentence.
    const both = [value, rest].filter(Boolean).join(" ");
    return value && both.length <= LONGEST.value ? { name, value: capitalized(both) } : undefined;
  },
  (clause, { spoken }) => {
    const { value } = TIME.exec(clause)?.groups ?? {};
    return value ? { name: label("time", spoken), value: capitalized(value) } : undefined;
  },
  ...asIs.map(
    (pattern): ReadClause =>
      (clause) =>
        namedBy(pattern, clause),
  ),
  (clause, { spoken }) => dayOf(clause, (value) => ({ name: label("date", spoken), value })),
  (clause) => namedBy(TITLED, clause),
  (clause, { spoken, facts }, isAfter) => {
    const isWhere = facts.some(
      ({ kind, quote }) => kind === "where" && quote.replace(/[.,]$/, "") === clause,
    );
    const isPlace =
      isAddress(clause) || isWithTowns(clause) || (isAfter && (isWhere || AT_PLACE.test(clause)));
    return isPlace ? cell(label("place", spoken), capitalized(clause)) : undefined;
  },
  (clause, _, isAfter) => (isAfter ? namedBy(COUNTED, clause) : undefined),
];

function cellOf(clause: string, story: TabledStory, isAfter: boolean): TabledCell | undefined {
  for (const read of READ) {
    const found = read(clause, story, isAfter);
    if (found) return found;
  }
  return undefined;
}

function namedBy(pattern: RegExp, clause: string): TabledCell | undefined {
  const { name, value } = pattern.exec(clause)?.groups ?? {};
  return name && value ? cell(name, capitalized(value)) : undefined;
}

function cell(name: string, value: string): TabledCell | undefined {
  const isShort = name.length <= LONGEST.name && value.length <= LONGEST.value;
  return isShort ? { name: capitalized(name.trim()), value } : undefined;
}

/** A day, several days, or a word or two that lead to one. */
function dayOf(clause: string, asDate: (value: string) => TabledCell): TabledCell | undefined {
  if (DAYS.test(clause)) return asDate(clause);
  const day = writtenDay(clause);
  if (day === "" || !clause.endsWith(day)) return undefined;
  const before = clause.slice(0, -day.length).trim();
  if (before === "" || LEADS.test(before)) return asDate(day);
  if (FROM_DAY.test(before)) return asDate(capitalized(`${before} ${day}`));
  return LEADING.test(before) ? cell(before.replace(/\s(?:on|am|le|el|il|op|em)$/iu, ""), day) : undefined;
}
