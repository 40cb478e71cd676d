import { once, remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { DAYS, MONTHS } from "../lexicon.ts";
import { unique } from "../text.ts";

const DAY = `(?:${DAYS})\\.?`;
// The guard keeps "Mar" out of "mars" and "market".
const MONTH = `(?:${MONTHS})(?![a-zà-ÿ])\\.?`;
const NUMBER = "\\d{1,2}(?:st|nd|rd|th|\\.)?";
const CLOCK = "\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:(?:am|pm|uhr|h)\\b|[ap]\\.m\\.)|\\d{1,2}:\\d{2}|noon|midnight";
const ZONE = "(?:\\s?(?:CES?T|GMT|UTC|BST|E[SD]?T|P[SD]?T|CT|MT|IST|JST|AEST))?";
const YEAR = "(?:,?\\s+\\d{4})?";

const WRITTEN = [
  // "Monday 7 to Friday 11 December"
  `(?:${DAY},?\\s+)?${NUMBER}(?:\\s+${MONTH})?\\s?(?:to|until|till|[-–])\\s?${DAY},?\\s+${NUMBER}\\s+${MONTH}${YEAR}`,
  `${NUMBER}\\s+${MONTH}(?:\\s+\\d{4})?\\s?(?:to|until|till|[-–])\\s?${NUMBER}\\s+${MONTH}${YEAR}`,
  `(?:${DAY},?\\s+)?(?:the\\s+)?(?:${NUMBER}\\s?(?:[-–]|to|and|&)\\s?)?${NUMBER}\\s+(?:of\\s+)?${MONTH}${YEAR}`,
  `(?:${DAY},?\\s+)?${MONTH}\\s+${NUMBER}(?:\\s?[-–]\\s?(?:${MONTH}\\s+)?${NUMBER})?(?![\\d%])${YEAR}`,
  `(?:${DAYS})\\s?(?:to|till|-|–)\\s?(?:${DAYS})\\b`,
  "\\d{4}-\\d{1,2}-\\d{1,2}",
  "(?:19|20)\\d{2}/\\d{1,2}/\\d{1,2}",
  "\\d{1,2}-\\d{1,2}-(?:19|20)\\d{2}",
  "\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}",
  // "Tuesday’s storm" names no date.
  `(?:this |next |every |on )?(?:${DAYS})s?\\b(?!['’]s)(?:\\sin (?:${MONTHS})\\b)?`,
  "today|tomorrow|tonight",
  "this (?:weekend|week|month|spring|summer|autumn|fall|winter)\\b",
  "next (?:weekend|week|month|year)\\b",
  `(?:in |early |late |mid-)?(?:${MONTHS})\\s+\\d{4}`,
  `in (?:${MONTHS})\\b`,
  "(?:spring|summer|autumn|winter) \\d{4}|q[1-4] \\d{4}",
].join("|");

const FOREIGN_MONTHS =
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|jänner|februar|märz|april|juni|juli|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|januari|februari|maart|mei|augustus|augusti|december|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر";

const RE = once(() => {
  const clock = `(?:${CLOCK})${ZONE}`;
  const span = `${clock}(?:\\s?(?:[-–]|to|until)\\s?${clock})?`;
  return {
    date: new Prefiltered(
      `\\b(?:(?:from|until|till|by|on|since|starts?|ends?|before|starting)\\s+)?(?:${WRITTEN})(?:(?:,| at| from)?\\s+${span})?(?:\\s+only)?`,
      "gi",
    ),
    clock: new Prefiltered(`\\b${span}`, "gi"),
    foreign: new Prefiltered(
      `(?<![\\d.])\\d{1,2}(?:\\.|er|º)?\\s(?:de\\s)?(?:${FOREIGN_MONTHS})(?![\\p{L}])(?:\\s(?:de\\s)?\\d{4})?|\\d{1,2}月\\d{1,2}日|\\d{1,2}월\\s?\\d{1,2}일`,
      "giu",
    ),
    names: new Prefiltered(
      `\\b(?:${DAYS})(?=\\s+\\d|\\s?(?:to|till|-|–)\\s?(?:${DAYS})\\b)|(?<=\\b(?:${DAYS})\\s?(?:to|till|-|–)\\s?)(?:${DAYS})\\b|(?<=\\d(?:st|nd|rd|th)?\\s)(?:${MONTHS})\\b|(?<=\\b(?:in|from|by|till|until|since|early|late|mid|next|last) )(?:march|may)\\b(?! (?:be|not|have|also|only|need))|\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\\b`,
      "gi",
    ),
  };
});

const NAMES = "mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** Quick looks before the thorough ones: most sentences hold neither a date nor a time. */
const MAY_NAME = new Prefiltered(NAMES, "i");
const MAY_DATE = new Prefiltered(`\\d|to(?:day|morrow|night)|(?:this|next) [wmysaf]|${NAMES}`, "i");
const MAY_TELL_TIME = /\d|noon|midnight/i;

/** Named days that are no dates, and words that only look like a month or a day. */
const NAMED_DAYS =
  /\b(?:Black Friday|Cyber Monday|Good Friday|Easter Sunday|Giving Tuesday|Ash Wednesday|Sunday roast|Small Business Saturday)\b/gi;
const NOT_DATES = /^(?:may|mar|sun|sat|dec|jan|march|fri|mon)$/i;
const SHORT_DAY = /^(?:on|from|by)?\s*(?:sun|sat|mon|wed)$/;

/** Dates and times as the brief wrote them, with "from", "until" and the clock; a bare clock time when there is no date. */
export const dates: (s: string) => readonly string[] = remembered((s) => {
  const { date, clock, foreign } = RE();
  if (!MAY_DATE.test(s) && !MAY_TELL_TIME.test(s)) return [];
  const found = [...s.replace(NAMED_DAYS, "").matchAll(date)]
    .map((m) => m[0].trim())
    .filter((d) => !NOT_DATES.test(d) && !SHORT_DAY.test(d));
  if (!found.some((d) => /\d/.test(d))) {
    const abroad = [...s.matchAll(foreign)].map((m) => m[0]);
    if (abroad.length) return unique(abroad);
  }
  return unique(found.length ? found : [...s.matchAll(clock)].map((m) => m[0]));
});

/** Capitals for days and months written small by people in a hurry. */
export const fixDates = (s: string): string =>
  MAY_NAME.test(s)
    ? s.replace(RE().names, (m, at: number) =>
        IN_ADDRESS.test(s.slice(Math.max(0, at - 1), at))
          ? m
          : m.charAt(0).toUpperCase() + m.slice(1).toLowerCase(),
      )
    : s;
/** "kite.example/april": an address keeps its letters. */
const IN_ADDRESS = /[/@#_=]$/;
