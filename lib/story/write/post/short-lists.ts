import { wordCount } from "../../../copy/text.ts";
import { isWeekday } from "../../../text/weekdays.ts";
import { isCalendarWord } from "../../read/calendar.ts";
import { changeLabel } from "../../read/changes.ts";
import { bindsIn } from "../clauses.ts";
import { countIn } from "../counted-lists.ts";
import type { Material } from "../material.ts";
import { warns } from "../warnings.ts";
import type { Atom } from "./atoms.ts";
import { isOfPair } from "./bonds.ts";
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

/** Hours and prices are looked up, and rules are kept: some of them mislead. Names say that there are others. */
const areNames = (items: readonly Atom[]) =>
  items.every(({ text }) => !/[\d!?]/u.test(text) && wordCount(text) <= MOST_WORDS && !warns(text));

/** The atoms with others in place of a list; what leaned on one of its lines leans on its new one. */
function withItems(all: readonly Atom[], items: readonly Atom[], texts: readonly string[]): Atom[] {
  const made = new Map(all.map((atom) => [atom, { ...atom }]));
  const gone = new Set<Atom>();
  for (const [i, item] of items.entries()) {
    const one = made.get(item);
    const text = texts[i];
    if (one && text !== undefined) one.text = text;
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
const isFix = (text: string) => changeLabel(NAMED.exec(text)?.groups?.name ?? "") === "fixed";

/** A list that is left out, and whether the picture has it. */
type LeftOut = { items: readonly Atom[]; isDrawn: boolean };

/** What may stand for a list that is left out, the fullest first. */
export function shorterLists(all: readonly Atom[], { items, isDrawn }: LeftOut, m: Material): Atom[][] {
  const { language } = m;
  const isOfNames = items.every(({ tells, text }) => tells.has("news") && !isOfPair(text));
  if (items.length < LEAST || !isOfNames) return [];
  const hasValues = holdsValues(items);
  if (hasValues && !areCounts(items)) return [];
  const short = items.map(({ text }) => (hasValues ? text : shortEntry(text, language)));
  const isShorter = short.some((text, i) => text !== items[i]?.text);
  const rest = restOfList(m);
  const counts = items.map((_, i) => items.length - 1 - i).filter((count) => count >= LEAST);
  const isCounted = all.some(({ text, block }) => block < (items[0]?.block ?? 0) && countIn(text) > 0);
  const mayBeCut = hasValues || areNames(items);
  if (!isDrawn || rest === undefined || isCounted || !mayBeCut) counts.length = 0;
  const some = [
    ...counts.map((count) => short.slice(0, count)),
    ...counts.map((count) => shortest(short, count)),
  ];
  const news = short.filter((text) => !isFix(text));
  const onlyNews = news.length >= LEAST && news.length < short.length ? [news] : [];
  return [...(isShorter ? [short] : []), ...onlyNews, ...some.map((texts) => [...texts, rest ?? ""])].map(
    (texts) => withItems(all, items, texts),
  );
}

/** The shortest entries in their order. */
function shortest(texts: readonly string[], count: number): string[] {
  const kept = texts.toSorted((a, b) => a.length - b.length).slice(0, count);
  return texts.filter((text) => kept.includes(text));
}
