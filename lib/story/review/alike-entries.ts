import { isImperative } from "../../copy/grammar.ts";
import { certainlyFor } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { lower } from "../read/lower.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import type { Fact, Reading } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { startsWithDay } from "../values/starts-with-day.ts";
import { listedFacts } from "../write/groups.ts";
import { isOfTheWork } from "./rules-and-duties.ts";

/** Entries of one list are for the same people, whatever the few words of one of them are like. */

type Around = { reading: Reading; brief: string; isDoubted: (words: string) => boolean };

const FEWEST = 3;

/** Nothing in the line is of a text or a picture, or asks for one. */
const isOfThings = (line: string): boolean => matchesIn(MAKER_WORDS, line).length === 0 && !isOfTheWork(line);

/** The lines of the paragraph around a fact, without one that leads to them. */
function linesAround({ quote }: Fact, brief: string): string[] {
  const paragraph = brief.split(/\n\s*\n/).find((one) => one.includes(quote)) ?? "";
  return paragraph.split("\n").filter((line) => line.trim() !== "" && !/[:：]\s*$/u.test(line));
}

/** "Wednesday 6 January, 4 pm, Summit Hut, indoors" among other rows that begin with a day. */
function isDayRow(fact: Fact, { reading: { language }, brief, isDoubted }: Around): boolean {
  const rows = linesAround(fact, brief);
  const isAlike = rows.length >= FEWEST && rows.every((row) => startsWithDay(row, language));
  const others = rows.filter((row) => !row.includes(fact.quote.trim()));
  // "Cima" is the top of a page as well: the other rows tell what the list is of.
  return (
    isAlike &&
    matchesIn(MAKER_WORDS, fact.quote).length === 0 &&
    others.every(isOfThings) &&
    others.filter((row) => !isDoubted(row.trim())).length * 2 >= others.length
  );
}

/** "Biscuit, 9, lurcher cross. Sleeps 20 hours a day.": a name, and a number that is said of it. */
const NAMED =
  /^[\s•*–-]*(?<name>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2})\s?(?:[,–—]|[:：]|\()\s?[^.!?\n]{0,24}?\d/u;

/** The names are no parts of a post, each is another one, and none is given a part of a post. Cats may be black. */
function isNamedEntry(fact: Fact, { reading: { language }, brief }: Around): boolean {
  const lines = linesAround(fact, brief);
  const names = lines.map((line) => NAMED.exec(line)?.groups?.name?.toLowerCase() ?? "");
  const isOfPost = (line: string) =>
    matchesIn(MAKER_WORDS, line).length > 0 || namesPartOfPost(lower(line), language);
  return (
    lines.length >= FEWEST &&
    names.every((name) => name !== "") &&
    new Set(names).size === names.length &&
    !lines.some(isOfPost)
  );
}

/** "We sell" over "rye bread," and "goat cheese,", in a brief that has nothing for its maker. */
function isUnderClearLead({ id }: Fact, { reading, brief, isDoubted }: Around): boolean {
  const { facts, heldBack, wishes, language } = reading;
  const listed = listedFacts(reading);
  const entries = facts.filter((fact) => listed.has(fact.id));
  const start = Math.min(...entries.map(({ span }) => span.start));
  const lead = facts.filter(({ from, span }) => from === "brief" && span.end <= start).at(-1);
  const isRightAbove = lead !== undefined && /^[\s,:：•*–-]*$/u.test(brief.slice(lead.span.end, start));
  return (
    listed.has(id) &&
    entries.length >= FEWEST &&
    heldBack.length === 0 &&
    wishes.length === 0 &&
    isRightAbove &&
    !isDoubted(lead.quote.trim()) &&
    entries.every(({ quote }) => isOfThings(quote) && !(language === "en" && isImperative(quote)))
  );
}

export const isOfAlikeEntries = (fact: Fact, around: Around): boolean =>
  certainlyFor(fact.quote.trim(), around.reading.language) === undefined &&
  [isDayRow, isNamedEntry, isUnderClearLead].some((is) => is(fact, around));
