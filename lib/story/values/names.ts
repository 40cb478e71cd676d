import { isVerb, STOPWORDS } from "../../copy/lexicon.ts";
import { words } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { weekdayOf } from "../../text/weekdays.ts";
import { monthOf } from "./calendar-words.ts";
import { matchesIn } from "./matches.ts";
import { type Value, valueAt } from "./value.ts";

/** "Sant'Elmo": an apostrophe within, straight or not; at the end it may close a quotation. */
const PART = "\\p{Lu}(?:[\\p{L}\\d’&-]|'(?=\\p{L}))*";
const LINK = "(?:(?:of|&|de|du|von|van|la|del|der|the) )?";
/** Capitals inside a sentence, together with the ones that follow. */
const INSIDE = new Prefiltered(`(?<=[\\p{L}\\d,;:)’”%] )${PART}(?: ${LINK}${PART}){0,4}`, "gu");
/** Two capitals at the beginning of a sentence: "Denise Akintola is …". */
const FIRST = new Prefiltered(`(?<=^|[.!?:“„«"\\n] ?)${PART}(?: ${LINK}${PART}){1,4}`, "gu");
/** "iPhone", "TRACES", "McCann", "R2D2". */
const OWN_SPELLING =
  /(?<![\p{L}\p{N}@#/.])(?:\p{Ll}\p{Lu}[\p{L}\d]+|\p{Lu}[\p{Ll}]+\p{Lu}[\p{L}\d]*|\p{Lu}{3,}\d*)(?![\p{L}\p{N}@/])/gu;
const COMMON = new Set(
  "API APP CEO CET CEST CMO COO CSS CSV CTO DIY DMS EST EUR FAQ FREE GBP GMT GPS HTML JPG KPI LED NEW PDF PNG POS RSVP SALE SDK SEO SMS SQL SSO URL USB USD UTC VAT VIP XML AND THE FOR YOU OUR NOW NOT ALL".split(
    " ",
  ),
);

/** Most words are capitals: a headline in title case, or one that shouts. */
function isTitleCase(line: string): boolean {
  const long = words(line).filter((w) => /^\p{L}{4,}/u.test(w));
  if (long.length < (/[.!?]["”’]?$/.test(line.trim()) ? 4 : 3)) return false;
  return long.filter((w) => /^\p{Lu}/u.test(w)).length / long.length > 0.75;
}

const isOrdinary = (word: string) => {
  const w = word.toLowerCase().replace(/[’']s$/, "");
  return (
    w.length < 3 || STOPWORDS().has(w) || isVerb(w) || monthOf(w) !== undefined || weekdayOf(w) !== undefined
  );
};

const isName = (text: string) => !text.split(" ").every(isOrdinary) && !COMMON.has(text);

/** A sentence begins with a capital: "Celebrating Maureen Daly", "Under the EU rule". */
const OPENING =
  /^(?:\p{L}+ing |(?:the|our|your|their|this|under|with|from|for|at|in|on|by) )+(?=(?:the )?\p{Lu})/iu;

function nameOf(m: RegExpExecArray): Value {
  const opening = OPENING.exec(m[0])?.[0].length ?? 0;
  const text = m[0].slice(opening).replace(/[’']s$/, "");
  const start = m.index + opening;
  return {
    ...valueAt("name", m, [`name:${text.toLowerCase()}`]),
    text,
    span: { start, end: start + text.length },
  };
}

function namesOfLine(line: string, language: string): Value[] {
  // Every German noun has a capital: only two in a row, or a spelling of its own, make a name.
  const inside = matchesIn(INSIDE, line).filter((m) => language !== "de" || m[0].includes(" "));
  const found = [
    ...inside,
    ...matchesIn(FIRST, line).filter((m) => isFullName(m[0])),
    ...matchesIn(OWN_SPELLING, line),
  ];
  const names = found.filter((m) => isName(m[0].replace(/[’']s$/, "")));
  return names.length === 0 || isTitleCase(line) ? [] : names.map(nameOf);
}

/** At the beginning of a sentence the first capital says nothing. */
const isFullName = (text: string) =>
  text.split(" ").filter((w) => /^\p{Lu}/u.test(w) && !isOrdinary(w) && !ADDRESSED.test(w)).length > 1;
/** "Oder Sie": German writes those it speaks to with a capital. */
const ADDRESSED = /^(?:sie|ihr|ihre[nmrs]?|ihnen)$/iu;

/** Proper names of a line, without the possessive. Scripts without capitals have none that can be known. */
export const readNames = (line: string, language: string): Value[] =>
  /\p{Lu}/u.test(line) ? namesOfLine(line, language) : [];
