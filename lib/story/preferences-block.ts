import { detectLanguage } from "../copy/language.ts";
import { capitalize, escapeRegExp } from "../copy/text.ts";
import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { BLOCK_HEADING } from "./block-heading.ts";
import { wholeDay } from "./day-answers.ts";
import { decided } from "./decided.ts";
import { leadToDay } from "./lead-to-day.ts";
import type { Value } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

const BLOCK = /^CREATOR PREFERENCES[ \t]*\r?\n[\s\S]*/m;
const ABOUT = /^[ \t]*-[ \t]*About “([^”]+)”:[ \t]*(.+?)[ \t]*$/;

/** The words of a line that answers a question about a stretch of the brief, without the answer. */
export const aboutLine = (quote: string) => `About “${quote.replace(/\s+/g, " ").trim()}”`;

/** Whether a line of the brief is such an answer. It is for us, never for readers. */
export const isAboutLine = (line: string): boolean => /^\s*(?:-\s*)?About “[^”]+”\s*:/.test(line);

/** Whether the author has said since what these words mean. */
export const isSettled = (brief: string, quote: string): boolean =>
  BLOCK.exec(brief)?.[0].includes(aboutLine(quote)) ?? false;

const NO =
  /^[\s“"]*(?:no|not|nope|nein|nicht|non|pas|nee|niet|não|いいえ|不)(?![\p{L}])|leave (?:it|that) out|weglassen|take (?:it|that) out/iu;
const alike = (words: string) => words.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim().toLowerCase();

const answersAbout = (brief: string, quote: string): string[] =>
  (BLOCK.exec(brief)?.[0] ?? "").split("\n").flatMap((line) => {
    const [, asked = "", answer = ""] = ABOUT.exec(line) ?? [];
    return asked !== "" && alike(asked) === alike(quote) ? [answer] : [];
  });

/** Whether the author has said since that these words are so. */
export const isConfirmed = (brief: string, quote: string): boolean =>
  answersAbout(brief, quote).some((answer) => !NO.test(answer));

const YES =
  /^\W*(?:yes|yep|it is|that is|right|correct|as (?:it is|is)|ja|stimmt|richtig|so ist|passt|oui|c['’]est (?:ça|bon|juste)|exact|sí|correcto|así es|sì|giusto|esatto|va bene|klopt|sim|certo|está certo)(?!\p{L})/iu;

/** Whether the author has said since that these words stay as they are. */
export const isAffirmed = (brief: string, quote: string): boolean =>
  answersAbout(brief, quote).some((answer) => YES.test(answer));

/** A part of a text, and what takes its place. */
type Correction = { start: number; length: number; given: string; values: readonly Value[] };

/** From the first value to the last, without the stop of the sentence. */
const stretch = (text: string, values: readonly Value[]) => {
  const start = Math.min(...values.map((value) => value.span.start));
  const end = Math.max(...values.map((value) => value.span.end));
  return { start, words: text.slice(start, end).replace(/\.$/, "") };
};

/** Kinds of a day stand for each other: "Friday" is answered by "4 December". */
const KIND: Readonly<Record<string, string>> = { weekday: "day", date: "day" };
const kindOf = ({ kind }: Value) => KIND[kind] ?? kind;

/** "It is a Saturday" about "Monday 5 December": the date stays as it is, and has another weekday. */
function onlyWeekday(asked: readonly Value[], given: readonly Value[]): Correction | undefined {
  const [weekday, ...others] = asked.filter(({ kind }) => kind === "weekday");
  const [named, ...more] = given;
  const isDated = asked.some(({ kind }) => kind === "date");
  if (!weekday || others.length > 0 || !isDated || named?.kind !== "weekday" || more.length > 0)
    return undefined;
  const isCapital = /^\p{Lu}/u.test(weekday.text);
  const { start } = weekday.span;
  return {
    ...{ start, length: weekday.text.length, values: given },
    given: isCapital ? capitalize(named.text) : named.text,
  };
}

/** The values of an answer in place of those that were asked about; undefined where it gives none of their kind. */
function changeIn(
  quote: string,
  asked: readonly Value[],
  { answer, language }: { answer: string; language: string },
): Correction | undefined {
  const kinds = new Set(asked.map(kindOf));
  const values = valuesIn(answer, language).filter((value) => kinds.has(kindOf(value)));
  const weekday = onlyWeekday(asked, values);
  if (weekday) return weekday;
  const isWhole = [...kinds].every((kind) => values.some((value) => kindOf(value) === kind));
  if (kinds.size === 0 || !isWhole) return undefined;
  const { start, words } = stretch(quote, asked);
  return { start, length: words.length, given: stretch(answer, values).words, values };
}

/** The brief with the words of a quote put right; undefined where the answer has no value of their kind. */
function corrected(before: string, quote: string, answer: string, language: string): string | undefined {
  const asked = valuesIn(quote, language);
  const change = changeIn(quote, asked, { answer, language });
  if (!change) return undefined;
  const { start, length, given, values } = change;
  const lead = leadToDay(before + quote.slice(0, start), { asked, given: values, language });
  return lead + given + quote.slice(start + length);
}

/** Answers that say to readers what was missing, by the key of their line. */
const SAID_LINE =
  /^[ \t]*-[ \t]*(Subject|Main point|Offer|When|Until|Who is affected|Proof):[ \t]*(.+?)[ \t]*$/;
const UNTIL: Record<string, string> = {
  en: "Until",
  de: "Bis",
  fr: "Jusqu’au",
  es: "Hasta el",
  it: "Fino al",
  nl: "Tot",
  pt: "Até",
};

const hasValue = (answer: string, language: string) =>
  valuesIn(answer, language).some(({ weak, kind }) => !weak && kind !== "name");

/** These answers are a day or an hour; one without is hardly an answer. */
const isTimely = (key: string) => key === "When" || key === "Until";

/** An answer as a sentence of the brief: "6 December 2026 at 14:00" → "6 December 2026 at 14:00." */
function sentenceOf(key: string, answer: string, language: string): string {
  const until = own(UNTIL, language);
  const says = key === "Until" && until && /^\d/.test(answer) ? `${until} ${answer}` : answer;
  return `${capitalize(says)}${/[.!?。！？]["”»]?$/u.test(says) ? "" : "."}`;
}

/** What an answer makes of the brief; undefined where its line stays in the block. */
function workedIn(
  body: string,
  line: string,
  { language, today }: { language: string; today: string | undefined },
): string | undefined {
  const [, key = "", said = ""] = SAID_LINE.exec(line) ?? [];
  if (said) {
    // "I have to ask my boss about the date": it explains. Remarks among other answers are held back by who reads the brief.
    const explains = isTimely(key) && !hasValue(said, language);
    return explains ? undefined : withSentence(body, key, sentenceOf(key, said, language));
  }
  const [, quote = "", answer = ""] = ABOUT.exec(line) ?? [];
  const found = quote && new Prefiltered(quote.trim().split(/\s+/).map(escapeRegExp).join("\\s+")).exec(body);
  if (!found) return undefined;
  const before = body.slice(0, found.index);
  const after = body.slice(found.index + found[0].length);
  const day = wholeDay(found[0], answer, { language, today });
  // Inside a sentence a sentence has no place.
  const right = isSentence(before, found[0], after)
    ? (inSentence(before, found[0], { answer, language }) ??
      corrected(before, found[0], day, language) ??
      inPlaceOf(before, meant(answer, language)))
    : corrected(before, found[0], day, language);
  return right === undefined ? undefined : right + after;
}

type AnswerIn = { answer: string; language: string };

const inPlaceOf = (before: string, sentence: string | undefined): string | undefined =>
  sentence === undefined ? undefined : before + sentence;

/** A sentence that was not decided keeps its words around the answer. */
const inSentence = (before: string, quote: string, { answer, language }: AnswerIn): string | undefined =>
  inPlaceOf(before, decided(quote, answer, language));

const isSentence = (before: string, quote: string, after: string): boolean =>
  /(?:^|[.!?:…。！？\n][\s"”»)]*)$/u.test(before) &&
  (/[.!?…。！？]\s*$/u.test(quote) || /^\s*(?:[.!?…。！？]|\n|$)/u.test(after));

/** What unclear words mean takes their place when it tells readers a value: "Big discounts!" → "50 % off all loaves." */
const meant = (answer: string, language: string): string | undefined =>
  hasValue(answer, language) ? sentenceOf("", answer, language) : undefined;

/** What it is about comes first, and everything else behind what the brief says. */
const withSentence = (body: string, key: string, sentence: string): string =>
  key === "Subject" || key === "Main point"
    ? `${sentence}\n\n${body.trimStart()}`
    : `${body.trimEnd()}\n\n${sentence}\n\n`;

/**
 * The brief with its answers worked in: a line of its `CREATOR PREFERENCES` block that tells what was missing becomes a
 * sentence of the brief, and one that gives the right value for words it quotes replaces them. Other lines stay. With
 * the day of today, such as 2026-11-25, a day without its month is understood.
 */
export function withAnswersWorkedIn(brief: string, today?: string): string {
  const block = BLOCK.exec(brief);
  if (!block) return brief;
  let body = brief.slice(0, block.index);
  const language = detectLanguage(body).code;
  const code = language === "und" ? "en" : language;
  const left = block[0].split(/\r?\n/).filter((line) => {
    const whole = workedIn(body, line, { language: code, today });
    if (whole !== undefined) body = whole;
    return whole === undefined;
  });
  return left.some((line) => line.trim() !== "" && line.trim() !== BLOCK_HEADING)
    ? body + left.join("\n")
    : body.trimEnd();
}
