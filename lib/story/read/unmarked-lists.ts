import { keyOf } from "../../copy/keys.ts";
import { withoutEmoji } from "../../copy/text.ts";
import { hasPrice } from "../../text/has-price.ts";
import { namesDay } from "../../text/named-days.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { shortDayOf } from "../../text/weekdays.ts";
import { MONTH_WORD } from "../values/calendar-words.ts";
import { alikeLines } from "./alike-lines.ts";
import { isCalendarWord } from "./calendar.ts";
import { commaLists } from "./comma-lists.ts";
import { isPartName } from "./edges.ts";
import { headedLines } from "./headed-lines.ts";
import { numberIn, numberLead } from "./line-parts.ts";
import type { TextLine } from "./mail.ts";

/** Lists that their author wrote without bullets. */

export const ENDS = /[.!?:;。！？：]["”’»)\]]*\s*$/u;

/** Longer lines are sentences. */
const LONGEST = 60;
const LONGEST_ALIKE = 120;
const LEAST = 3;

/** Two sentences on one line are prose. */
const SENTENCES =
  /(?<!^\s*\p{L}{2,10}\.?,?\s\d{1,2}\.\d{1,2}|(?<!\p{L}|\d)\d{1,2}(?=\.\s(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)))[.!?]\s+\p{Lu}/u;

/** "If your day is Friday → we come on Sunday": what an arrow leads to. */
const HAS_ARROW = /\s(?:→|⇒|=>|->)\s/u;

/** "Raku, Saturday 15 May, 9 to 5, £95", "Chambre Lavoir (2 lits simples) 74 € la nuit": an entry whose price ends it. */
const ENDS_PRICED =
  /(?:,|[)）]|\s?[:：])\s(?:[£$€₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|euros?|CHF))(?:\s(?:\p{L}+['’ ]){1,2}\p{L}+)?\s*$/u;

/** "Monday, 28 to Wednesday, 30 December: 9 to 3, collection only": a day, and behind its colon a number. */
const DAY_AND_HOURS = /[:：]\s+\d/u;
/** "Silvester, 31.12.", "28. bis 30.12.": a named day, or days without the name of one. */
const namesDays = (text: string): boolean =>
  beginsWithDay(text) || /^\s*\d{1,2}\.\s?\S/u.test(text) || namesDay(text.split(/[:：]/u)[0] ?? "");
const isBuilt = (text: string): boolean =>
  HAS_ARROW.test(text) || ENDS_PRICED.test(text) || (namesDays(text) && DAY_AND_HOURS.test(text));

const isBare = ({ text }: TextLine) =>
  text.trim().length >= 3 &&
  text.trim().length <= (isBuilt(text) ? LONGEST_ALIKE : LONGEST) &&
  !ENDS.test(withoutEmoji(text)) &&
  !SENTENCES.test(text) &&
  (/^\s*[\p{Lu}\p{N}]/u.test(text) || beginsWithDay(text));

/** "Du lundi 21 au mercredi 23", "dal 1 al 4 gennaio" */
const FROM_DAY =
  /^\s*(?:du|le|les|dal|dalla|il|del|de|el|los|da|do|de|das|vom|von|am|ab|van|op|from|on)\s+(?=\p{L}{3,}|\d)/iu;

/** "za 9:00-17:00": short names of days are such beside a number alone. */
function beginsWithDay(line: string): boolean {
  const text = line.replace(FROM_DAY, "");
  const [word = ""] = /\p{L}+/u.exec(text) ?? [];
  const isDated = text !== line && /^\d{1,2}(?:er|º|ª|\.)?\s/u.test(text);
  if (isDated) return MONTH().test(text.slice(0, DATE_LENGTH));
  return isCalendarWord(word) || (shortDayOf(word) !== undefined && /\d/.test(text));
}
const DATE_LENGTH = 24;
const MONTH = once(() => new Prefiltered(`(?<!\\p{L})(?:${MONTH_WORD()})(?!\\p{L})`, "iu"));

/** How a line begins or is built, where the lines of one list are alike: with a day, a number, or in two halves. */
function buildOf({ text }: TextLine): string {
  if (beginsWithDay(text)) return "day";
  if (/^\s*\d/.test(text)) return "number";
  return /\s(?:[-–—→⇒]|=>|->)\s|[:：]\s/u.test(text) ? "halves" : "";
}

/** First words of a line that names the list under it. */
const HEADS =
  /^\s*(?:our|opening hours|hours|dates|prices|timetable|schedule|programme|line-?up|jobs|what|where|how|\p{L}+ (?:prices|hours|dates|times)|unsere?|öffnungszeiten|preise|termine|nos|horaires|tarifs|nuestros|nuestras|horarios?|precios|i nostri|le nostre|orari|prezzi|onze|openingstijden|prijzen)(?!\p{L})[^:：£$€]*$/iu;

/** "Heat pump or gas boiler: what tenants pay" over lines of two sides each, "Service: heat pump …, gas boiler …". */
const TWO_NAMED =
  /^\s*\p{Lu}[^:：\d]*\s(?:or|vs\.?|versus|and|oder|und|ou|et|o|y|e|of|en)\s[^:：\d]*[:：][^\d,]*$/u;
const TWO_SIDED = /[:：]\s+\p{L}[^,]*,\s+\p{L}/u;
/** 1 where the first line is such a title, else 0. */
const titleLength = ([head, ...list]: readonly TextLine[]) => (head && namesSides(head, list) ? 1 : 0);
const namesSides = ({ text }: TextLine, list: readonly TextLine[]) =>
  TWO_NAMED.test(text) && list.length >= LEAST && list.every((line) => TWO_SIDED.test(line.text));

/** "Usual day → New day" over rows with arrows names their two columns: it is the first row. */
const namesColumns = ({ text }: TextLine, list: readonly TextLine[]): boolean =>
  HAS_ARROW.test(text) && list.length >= LEAST && list.every((row) => HAS_ARROW.test(row.text));

/** "This week at the Rex" over lines that all begin with a day is their heading. */
function isHeadingOf(line: TextLine, list: readonly TextLine[]): boolean {
  if (namesColumns(line, list)) return false;
  if (list.length >= LEAST && HEADS.test(line.text)) return true;
  if (namesSides(line, list)) return true;
  const [first] = list;
  const build = first ? buildOf(first) : "";
  return (
    build !== "" &&
    list.length >= LEAST &&
    buildOf(line) !== build &&
    !PRICED.test(line.text) &&
    list.every((other) => buildOf(other) === build)
  );
}

/** "Easy Access 3.10%" over other rates is the first of them. */
const PRICED = /\d[.,]\d+ ?%|[£$€¥₹]\s?\d|\d\s?[€£]/u;

/** "Du 1er au 4 janvier : fermé, on dort !": a row with a call at its end is one all the same. */
const CALLED_OUT = /\s?[:：]\s[^.!?]*!\s*$/u;

/** A longer line that is built like the one before it: "Fri 12 June – sports day, 1.15 pm on the field (…)". */
const isAlike = (line: TextLine | undefined, before: TextLine | undefined): boolean =>
  line !== undefined &&
  before !== undefined &&
  line.text.trim().length <= LONGEST_ALIKE &&
  (!ENDS.test(withoutEmoji(line.text)) || CALLED_OUT.test(line.text)) &&
  !SENTENCES.test(line.text) &&
  ["day", "halves"].includes(buildOf(before)) &&
  buildOf(line) === buildOf(before);

const headingLength = ([head, ...list]: readonly TextLine[]) => (head && isHeadingOf(head, list) ? 1 : 0);

/** "31 January: pay what you owe.": a short label, and whole sentences behind its colon. */
const LABELLED_LINE = /^\s*(?=[\p{Lu}\d])[^:：.!?]{2,44}[:：]\s+\S/u;
const LABEL_WORDS = 8;
/** "Extra virgin – no defects, pressed only. For salads.": a name, and behind a dash what is said of it. */
const DASHED_LINE = /^\s*["“„«]?(?=[\p{Lu}\d])(?<label>[^:：.!?–—]{2,32}?)["”“»]?\s[–—]\s+\S.*[.!]\s*$/u;
const NAME_WORDS = 4;

const isShort = (label: string, most: number) => label.trim().split(/\s+/).length <= most;

/** "Tone – calm." is for the writer, as a line with that key before a colon is. */
function isDashed(text: string): boolean {
  const label = DASHED_LINE.exec(text)?.groups?.label ?? "";
  return label !== "" && isShort(label, NAME_WORDS) && keyOf(label) === undefined && !isPartName(label);
}
const isLabelledLine = ({ text }: TextLine) =>
  (LABELLED_LINE.test(text) && isShort(text.slice(0, text.search(/[:：]/)), LABEL_WORDS)) || isDashed(text);

/** "Saturday, 9 to 1: reading the current": a line of a programme, of which two are a list. */
export const isProgramme = (lines: readonly { text: string }[]): boolean =>
  lines.length > 1 &&
  lines.every(({ text }) => beginsWithDay(text) && /^[^:：]*\d[^:：]*[:：]\s/u.test(text));

/** Lines with a label of their own, three of them or more. Their sentences stay with the label. */
function labelledLines(lines: readonly TextLine[], internal: ReadonlySet<number>): ReadonlySet<number> {
  const out = new Set<number>();
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && !internal.has(to) && isLabelledLine(lines[to] as TextLine)) to++;
    const start = from + titleLength(lines.slice(from, to));
    const isList = to - start >= LEAST || isProgramme(lines.slice(from, to));
    for (let i = start; isList && i < to; i++) out.add(i);
    from = Math.max(from, to);
  }
  return out;
}

/** "Barefoot bowls is back / Friday nights / 5.30pm till 8.30pm / no bowls on Christmas Day": notes, a line each, of which some begin small. */
function areNotes(list: readonly TextLine[], next: TextLine | undefined): boolean {
  const goesOn = next !== undefined && /^\s*\p{Ll}/u.test(next.text) && !ENDS.test(withoutEmoji(next.text));
  return goesOn && new Set(list.map(buildOf)).size > 1;
}

/** Short lines without a full stop, three of them or more, beside others: opening hours, a timetable. */
function bareLines(lines: readonly TextLine[], internal: ReadonlySet<number>): ReadonlySet<number> {
  const out = new Set<number>();
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (
      to < lines.length &&
      !internal.has(to) &&
      (isBare(lines[to] as TextLine) || (to > from && isAlike(lines[to], lines[to - 1])))
    )
      to++;
    const start = from + headingLength(lines.slice(from, to));
    const isList =
      to - start >= LEAST && to - start < lines.length && !areNotes(lines.slice(start, to), lines[to]);
    for (let i = start; isList && i < to; i++) out.add(i);
    from = Math.max(from, to);
  }
  return out;
}

/** A title that promises how something is done. */
export const HOW_TO =
  /^\s*(?:how (?:to|we|you)|so (?=\p{L}+)|wie (?:man|du|ihr|sie)|comment|cómo|come|hoe (?:je|u)|como)\s[^.!?:]{6,64}[:：]?\s*$/iu;
const LONGEST_STEP = 170;
const isStepLine = ({ text }: TextLine) =>
  /^\s*\p{Lu}\p{L}+\s.*[.!]\s*$/u.test(text) && text.trim().length <= LONGEST_STEP && !/[:：]\s*$/.test(text);

/** "How to waterproof boots", and under it a line a step, three of them or more. */
function stepLines(lines: readonly TextLine[], internal: ReadonlySet<number>): ReadonlySet<number> {
  const at = lines.findIndex((line, i) => !internal.has(i) && HOW_TO.test(line.text));
  if (at < 0) return new Set();
  const from = lines.findIndex(({ text }, i) => i > at && text.trim() !== "");
  let to = from;
  while (from > 0 && to < lines.length && !internal.has(to) && isStepLine(lines[to] as TextLine)) to++;
  return new Set(to - from >= LEAST ? Array.from({ length: to - from }, (_, i) => from + i) : []);
}

/** "1 Adult / 2 Adults / 3 Adults" says how many of a thing there are; letters of its stem. */
const STEM = 3;

/** Texts that begin with 1, 2, 3 are steps: three of them or more, each about something else, and no prices. */
export function areNumbered(texts: readonly string[]): boolean {
  const said = texts.map((text) => text.slice(numberLead(text)));
  const stems = new Set(said.map((text) => text.slice(0, STEM).toLowerCase()));
  return said.length >= LEAST && stems.size * 2 > said.length && !said.some(hasPrice);
}

/** "1 Open the lid": a small letter behind the number, "1 onion", needs a title that promises how something is done. */
const beginsLarge = (text: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(text.slice(numberLead(text)));
const HOW_TITLE =
  /(?:^|[.!?]\s+)\s*(?:how (?:to|we|you)|so (?:geht|wird|macht|mach)|wie (?:man|du|ihr|sie)|comment|cómo|come (?=\p{L}+(?:are|ere|ire))|hoe (?:je|u)|como)(?!\p{L})/iu;

/** Lines that count one, two, three with a bare number. */
function numberedLines(lines: readonly TextLine[], internal: ReadonlySet<number>): ReadonlySet<number> {
  const from = lines.findIndex(({ text }, i) => !internal.has(i) && numberIn(text) === 1);
  let to = from;
  while (from >= 0 && !internal.has(to) && numberIn(lines[to]?.text ?? "") === to - from + 1) to++;
  const counted = lines.slice(from, to).map(({ text }) => text);
  const isTitled = lines.slice(0, Math.max(0, from)).some(({ text }) => HOW_TITLE.test(text));
  return new Set(
    areNumbered(counted) && (isTitled || counted.every(beginsLarge)) ? counted.map((_, i) => from + i) : [],
  );
}

/** The shape of lines that are a list by their neighbours, by their place. `width`: at which the text is wrapped, else 0. */
export function listShapes(lines: readonly TextLine[], internal: ReadonlySet<number>, width: number) {
  const bullets = [
    ...bareLines(lines, internal),
    ...labelledLines(lines, internal),
    ...alikeLines(lines, internal),
    ...headedLines(lines, internal),
  ];
  const shapes = new Map<number, "bullet" | "step">([
    ...bullets.map((at) => [at, "bullet"] as const),
    ...[...stepLines(lines, internal), ...numberedLines(lines, internal)].map((at) => [at, "step"] as const),
  ]);
  for (const { lead, entries } of width > 0 ? [] : commaLists(lines, internal)) {
    shapes.delete(lead);
    for (const at of entries) shapes.set(at, "bullet");
  }
  return shapes;
}
