import { wordCount } from "../../../copy/text.ts";
import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import { isWeekday } from "../../../text/weekdays.ts";
import { isCalendarWord } from "../../read/calendar.ts";
import { changeLabel } from "../../read/changes.ts";
import { bindsIn } from "../clauses.ts";
import { countIn } from "../counted-lists.ts";
import type { Material } from "../material.ts";
import { warns } from "../warnings.ts";
import type { Atom } from "./atoms.ts";
import { isOfPair } from "./bonds.ts";
import { datedLines } from "./dated-lines.ts";
import { restOfList } from "./pointers.ts";

/** Lists that find no room as they are: their entries by name, or the first of them with where the others stand. */

const NAMED = /^(?<bullet>• )?(?<name>[^:：.!?]{3,60}?)\s?[:：]\s+(?<said>\S.*)$/su;
const LEAST_WORDS = 2;
/** "Émaillage" is a name, "Yes" is none. */
const LEAST_LETTERS = 6;
const MOST_WORDS = 9;
/** Fewer entries are no list. */
const LEAST = 2;

const wordsOf = (name: string) => name.match(/\p{L}+/gu) ?? [];
/** "Saturday, 9 to 1: reading the current, …": what is on a day stays whole. */
const isOfWeek = (name: string) => /\d/u.test(name) || wordsOf(name).some((word) => isWeekday(word));
/** "Mars : échafaudage": a month says nothing without what was then. */
const isMonth = (name: string) => wordsOf(name).some((word) => isCalendarWord(word));

function untilComma(text: string, language: string): string {
  const [head = "", ...rest] = text.split(/,\s+(?![^()]*\))/u);
  const isLong = wordCount(head) >= LEAST_WORDS || head.length >= LEAST_LETTERS;
  const isName = isLong && wordCount(head) <= MOST_WORDS;
  const cut = rest.join(", ");
  // "by vintage, by grape and by place": the first of several is not all of them.
  const [first = ""] = cut.split(" ");
  const isOneOf = head.toLowerCase().split(" ").includes(first.toLowerCase());
  return rest.length > 0 && isName && !isOneOf && !bindsIn(cut, language) && !warns(cut) ? head : text;
}

const ASIDE = /\s*\([^()]*\)\.?$|\.$/u;

/** "• Alert grouping: one incident, one message": what the entry is called. */
function shortEntry(text: string, language: string): string {
  // A part of what answers a question is another answer.
  if (/[?？]\s/u.test(text)) return text;
  const { bullet = "", name = "", said = "" } = NAMED.exec(text)?.groups ?? {};
  if (name === "") return untilComma(text, language).replace(/[.]$/u, "");
  // "Fixed" tells nothing without what was.
  if (changeLabel(name)) return text.replace(ASIDE, "");
  if (isOfWeek(name) || bindsIn(said, language) || warns(said)) return text;
  const short = isMonth(name) ? untilComma(said, language) : "";
  if (short !== "") return text.slice(0, text.length - said.length) + short.replace(/\.$/u, "");
  return wordCount(name) <= MOST_WORDS ? `${bullet}${name.trim()}` : text;
}

/** "Fixed on the first visit: 86%", "Paper: every week, on Monday": what stands behind the label is what the entry says. */
const SHORT_VALUE = 3;
const holdsValues = (items: readonly Atom[]) =>
  items.some(({ text }) => {
    const { name = "", said = "" } = NAMED.exec(text)?.groups ?? {};
    const isValue = /\d/u.test(said) || wordsOf(said).some((word) => isWeekday(word));
    return said !== "" && !isMonth(name) && (isValue || wordCount(said) <= SHORT_VALUE);
  });

/** Entries of a list have one shape: all of them with what is said of them, or all of them by name. */
function alike(items: readonly Atom[], language: string): string[] {
  const whole = items.map(({ text }) => text);
  const short = whole.map((text) => shortEntry(text, language));
  const unstopped = (text: string) => text.replace(/\.$/u, "");
  const isUneven = short.some(
    (text, i) =>
      text === unstopped(whole[i] ?? "") &&
      SAYS_MORE.test(text) &&
      !isMonth(NAMED.exec(text)?.groups?.name ?? ""),
  );
  const isShort = short.some((text, i) => text !== unstopped(whole[i] ?? ""));
  return isUneven && isShort ? inColumns(whole) : short;
}
const SAYS_MORE = /[,:：]\s/u;

/** "Elver, table beer, 2.7%" among others of as many parts: the first of them is the name of each. */
function inColumns(entries: readonly string[]): string[] {
  const rows = entries.map((text) => text.split(/,\s+(?![^()]*\))/u));
  const [{ length = 0 } = []] = rows;
  const isTable =
    length >= COLUMNS && rows.every((row) => row.length === length && CAPITAL.test(row[0] ?? ""));
  return isTable ? rows.map(([name = ""]) => name) : [...entries];
}
const COLUMNS = 3;
const CAPITAL = /^(?:• )?[\p{Lu}\d]/u;

/** Of what a report counts a part may stand; of prices and opening hours it would mislead. */
const LOOKED_UP =
  /[€£$¥₹]|\d[:.h]\d{2}(?!\d|\s?%)|(?<!\p{L})(?:CHF|EUR|USD|GBP|uhr|am|pm|ore|uur)(?!\p{L})/iu;
const areCounts = (items: readonly Atom[]) =>
  items.every(
    ({ text }) =>
      NAMED.test(text) &&
      !LOOKED_UP.test(text) &&
      !wordsOf(text).some((word) => isWeekday(word)) &&
      !warns(text),
  );

const HOUR = /\d[:.h]\d{2}(?!\d|\s?%)|\d\s?(?:uhr|[ap]\.?m|h|uur)(?!\p{L})/iu;
/** "Our year in numbers" over lines of a figure each: sums of money are counted there, too. */
const isReport = (all: readonly Atom[], items: readonly Atom[]): boolean => {
  const head = all.findLast(({ block }) => block < (items[0]?.block ?? 0));
  return (
    IN_NUMBERS.test(head?.text ?? "") &&
    items.every(({ text }) => /\d/u.test(text) && !HOUR.test(text) && !warns(text))
  );
};

/** Hours and prices are looked up, and rules are kept: some of them mislead. Names say that there are others. */
const areNames = (items: readonly Atom[]) =>
  items.every(({ text }) => !/[\d!?]/u.test(text) && wordCount(text) <= MOST_WORDS && !warns(text));

/** What stands in place of a line of a list, and the heading over it. */
type ListEntry = Pick<Atom, "text" | "under">;

/** The atoms with others in place of a list; what leaned on one of its lines leans on its new one. */
function withItems(all: readonly Atom[], items: readonly Atom[], entries: readonly ListEntry[]): Atom[] {
  const made = new Map(all.map((atom) => [atom, { ...atom }]));
  const gone = new Set<Atom>();
  for (const [i, item] of items.entries()) {
    const one = made.get(item);
    const entry = entries[i];
    if (one && entry) Object.assign(one, entry);
    else gone.add(item);
  }
  return all
    .filter((atom) => !gone.has(atom))
    .map((atom) => {
      const one = made.get(atom) ?? { ...atom };
      one.leansOn = atom.leansOn && made.get(atom.leansOn);
      one.limits = atom.limits && made.get(atom.limits);
      return one;
    });
}

/** What was mended may stand on the picture alone. */
const isFix = ({ text, under }: ListEntry) =>
  changeLabel(under.replace(/\s?[:：]$/u, "") || (NAMED.exec(text)?.groups?.name ?? "")) === "fixed";

/** A list of days, hours or dates in fewer and fewer letters: readers look for them, and every line stands. */
export function datedLists(all: readonly Atom[], items: readonly Atom[], language: string): Atom[][] {
  const lines = items.flatMap(({ text }) => text.split("\n"));
  const isHeaded = items.some(({ under, heads }) => under !== "" || heads);
  if (isHeaded) return [];
  return datedLines(lines, language).map((texts) =>
    withItems(
      all,
      items,
      items.length > 1 ? texts.map((text) => ({ text, under: "" })) : [{ text: texts.join("\n"), under: "" }],
    ),
  );
}

/** A list that is left out, and whether the picture has it. */
type LeftOut = { items: readonly Atom[]; isDrawn: boolean };

/** The lines of a list in fewer words; undefined where none may stand without the others. */
function inShortOf(all: readonly Atom[], items: readonly Atom[], language: string) {
  const areChanges = items.every(({ tells }) => tells.has("change"));
  const areOfNames = items.every(({ tells, text }) => tells.has("news") && !isOfPair(text));
  if (items.length < LEAST || !(areChanges || areOfNames)) return undefined;
  const isOfCounts = isReport(all, items);
  const hasValues = !areChanges && (isOfCounts || holdsValues(items));
  if (hasValues && !isOfCounts && !areCounts(items)) return undefined;
  const texts = hasValues ? items.map(({ text }) => text) : alike(items, language);
  const short = items.map(({ text, under }, i): ListEntry => ({ text: texts[i] ?? text, under }));
  return { short, areChanges, hasValues, mayBeCut: hasValues || areChanges || areNames(items) };
}

/** One or two names of many are a torn list; a figure tells something alone, and so does all that stands under a heading. */
const LEAST_NAMES = 3;
const isEnough =
  (entries: readonly ListEntry[], { hasValues }: { hasValues: boolean }) =>
  (count: number): boolean => {
    const [last, next] = [entries[count - 1], entries[count]];
    if (last && next && last.under !== "") return count >= LEAST && last.under !== next.under;
    return count >= (hasValues ? 1 : LEAST_NAMES);
  };

/** What may stand for a list that is left out, the fullest first. */
export function shorterLists(all: readonly Atom[], { items, isDrawn }: LeftOut, m: Material): Atom[][] {
  const found = inShortOf(all, items, m.language);
  if (!found) return [];
  const { short, mayBeCut, areChanges } = found;
  const isShorter = short.some(({ text }, i) => text !== items[i]?.text);
  // Of changes without names one of each sort stands.
  if (areChanges && !isShorter) return [];
  const rest = restOfList(m);
  const isCounted = all.some(({ text, block }) => block < (items[0]?.block ?? 0) && countIn(text) > 0);
  const isCut = isDrawn && rest !== undefined && !isCounted && mayBeCut;
  // In the author's order: what matters most stands first.
  const counts = isCut ? items.map((_, i) => items.length - 1 - i).filter(isEnough(short, found)) : [];
  const further: ListEntry = { text: rest ?? "", under: "" };
  const some = counts.map((count) => [...short.slice(0, count), further]);
  const news = short.filter((entry) => !isFix(entry));
  const isNews = news.length >= LEAST && news.length < short.length;
  const onlyNews = isNews ? [isCut ? [...news, further] : news] : [];
  return [...(isShorter ? [short] : []), ...onlyNews, ...some].map((entries) =>
    withItems(all, items, entries),
  );
}
