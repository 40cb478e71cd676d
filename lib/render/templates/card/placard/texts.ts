import { capitalized } from "../../../../text/capitalized.ts";
import { unstopped } from "../../../../text/unstopped.ts";
import { DAY_NAME } from "../../../../text/weekdays.ts";
import { factCells } from "../../kit/fact-cells.ts";
import { isClosure } from "../../kit/story/closure.ts";
import { sentencesOf } from "../../kit/story/sentences.ts";
import { SPAN_PATTERNS } from "../dates.ts";
import type { PlacardRow } from "./data.ts";
import { type PosterDay, posterDays } from "./day-parts.ts";

/** A longer line is a paragraph; under its name it may be longer. Letters. */
const LONGEST = { line: 130, named: 170 };
const NAMED = /^\p{L}[^:.,;\d]{1,28}:\s/u;

const NUMBER = /(?<![\d.,:])\+?\d(?:[\s()/-]{0,2}\d){6,14}(?!\d|[.,:]\d)/u;
/** A year or a day has the form of a number to call: "2026/2027". */
const NO_NUMBER = /(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}/u;

/** Whether a text has a number to call. */
export const isReached = (text: string): boolean => NUMBER.test(text.replace(NO_NUMBER, ""));

/** Each of several sentences as a line; undefined where one of them is a paragraph. */
export function rowsOf(texts: readonly string[]): PlacardRow[] | undefined {
  const rows = withAnswers(texts.filter((text) => text.trim() !== "")).map((text) => ({
    text: capitalized(unstopped(text.trim())),
    isStrong: isReached(text),
  }));
  return rows.some(({ text }) => text.length > (NAMED.test(text) ? LONGEST.named : LONGEST.line))
    ? undefined
    : rows;
}

/** "Emergency?", "Urgence ?": a question that the line after it answers. */
const QUESTION = /^\p{L}[^.!?:\d]{2,24}\?$/u;

/** Lines of which a short question stands before its answer, and not alone. */
export const withAnswers = (texts: readonly string[]): string[] =>
  texts.flatMap((text, i) => {
    const before = texts[i - 1]?.trim() ?? "";
    if (QUESTION.test(text.trim()) && i < texts.length - 1) return [];
    return [QUESTION.test(before) ? `${before} ${text.trim()}` : text];
  });

/** The sentences of a text and the facts of a row of details, in their order. */
export function linesOf(supporting: string, details: string): string[] {
  const row = factCells(details);
  const cells = (row?.cells ?? []).map(({ label, value }) => (label ? `${label}: ${value}` : value));
  return [...sentencesOf(supporting), ...cells, ...sentencesOf(row ? row.note : details)];
}

const SPAN = new RegExp(SPAN_PATTERNS.map((source) => `(?:${source})`).join("|"), "iu");
/** What follows a span of days and tells why, or that both ends belong to it. */
const TAIL =
  /^(?:,\s|\s(?:while|because|for|due to|as|since|weil|damit|pour|en raison|à cause|car|por|para|porque|debido|per|perché|wegens|voor|omdat|devido)(?=\s|$))/iu;
const MOST = 70;

/** A headline up to the end of its days, and its tail: "Cerramos por obras del 7 al 13 de diciembre" and "ambos incluidos". */
export function partedTitle(headline: string): { title: string; tail: string } {
  const found = SPAN.exec(headline);
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const rest = headline.slice(end);
  if (!found || rest.length > MOST || !TAIL.test(rest)) return { title: headline, tail: "" };
  return { title: headline.slice(0, end), tail: rest.replace(/^[,\s]+/u, "") };
}

/** What leads to the first day of several at the end of a text: "from Thursday", "vom", "van donderdag". */
const FROM = new RegExp(
  `\\s(?:(?:from|vom|von|van|du|del|dal|de|desde|das?|do)\\s(?:(?:the|el|il|le|o)\\s)?)?(?:(?:${DAY_NAME})(?:-feira)?,?\\s)?$`,
  "iu",
);
const YEAR = /^,?\s(?:de\s|del\s)?20\d{2}(?!\d)/u;
const SHORT = 40;

/** "Wij zijn gesloten" and the days from which and until which; undefined where more is said of them. */
export function closedDays(headline: string): { title: string; days: PosterDay[] } | undefined {
  const found = SPAN.exec(headline);
  if (!found || !isClosure({ headline: { text: headline, facts: [] } })) return undefined;
  const end = found.index + found[0].length;
  const last = end + (YEAR.exec(headline.slice(end))?.[0].length ?? 0);
  const before = headline.slice(0, found.index);
  const start = FROM.exec(before)?.index ?? 0;
  const title = before.slice(0, start).trim();
  const days = posterDays(headline.slice(start, last).trim());
  const isAll = /^[.!]?$/u.test(headline.slice(last).trim());
  if (!isAll || title === "" || title.length > SHORT || days?.length !== 2) return undefined;
  return { title, days: days.map((day) => ({ ...day, over: capitalized(day.over) })) };
}
