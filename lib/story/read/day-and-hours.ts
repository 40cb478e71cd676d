import { keyOf } from "../../copy/keys.ts";
import type { Occasion } from "../kinds.ts";
import { hoursBehind, hoursOfThatDay } from "./bare-hours.ts";
import { isShut } from "./excluded.ts";
import type { Draft } from "./notebook.ts";
import { valuesOf } from "./values.ts";

/** What takes place has no day on which the doors are shut. */
const TAKES_PLACE = new Set<Occasion>(["event", "launch", "release"]);

/** Days and hours of a statement, without those on which the doors of what takes place are shut. */
function momentsIn(d: Draft, occasion: Occasion) {
  const isOpen = TAKES_PLACE.has(occasion) && keyOf(d.piece.key) !== "when";
  return valuesOf(d.says).filter(
    (v) =>
      v.kind === "when" &&
      !(isOpen && isShut(d.says, v)) &&
      !/^by\s/i.test(v.text) &&
      !isOfThing(d.says, v) &&
      !BEFORE_DAY.test(d.says.slice(0, v.start)) &&
      !isOfSeveral(d.says.slice(v.end), v.text),
  );
}

/** "It arrives with this week's update": the week says which update it is, and not when it all takes place. */
const isOfThing = (says: string, { text, end }: { text: string; end: number }): boolean =>
  /^(?:this|next) (?:week|month)$/i.test(text) && /^['’]s\s/u.test(says.slice(end));

/** "January 16, 23 and 30": the first of several days is not the day of the news. */
const isOfSeveral = (behind: string, day: string): boolean =>
  /\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?$/u.test(day) && OTHER_DAYS.test(behind);
const OTHER_DAYS =
  /^(?:,\s\d{1,2}(?:st|nd|rd|th)?)*,?\s(?:and|or|&)\s\d{1,2}(?:st|nd|rd|th)?(?![\d:.]|\s?(?:am|pm))/iu;

/** "Si reservas antes del 10 de enero": before that day something is to be done; nothing takes place on it. */
const BEFORE_DAY =
  /(?<!\p{L})(?:before|vor|avant(?: le)?|antes(?: d(?:el?|o))?|prima del?(?:l['’])?|entro(?: il)?|vóór)\s$/iu;

/** The "12-20" of 2026-12-20 is no span of hours. */
const CLOCK =
  /(?<!\p{L})(?:ore \d{1,2}(?:[:.]\d{2})?|a las \d{1,2})(?![\d:.]\d|\d)|(?<!\d)(?:[01]?\d|2[0-4])(?:[:.]\d{2})?\s?(?:(?:am|pm|uhr|uur(?! per))\b|[ap]\.m\.)|\d{1,2}:\d{2}|\d{1,2}h(?:\d{2})?\b|(?<=(?<!\p{L})à )\d{1,2} h(?: \d{2})?(?![\p{L}\d])|\bnoon\b|\bmidnight\b|\d{1,2}[時点]|(?<![\d£$€]|\d[-./])\d{1,2}(?:[.:]\d{2})?\s?[-–]\s?\d{1,2}(?:[.:]\d{2})?(?=$|\s?(?:am|pm|[ap]\.m\.))/iu;

/** The day and the hours of a value: of "13 March, 2 to 6 pm" the hours are "2 to 6 pm". */
function momentOf(says: string, value: { text: string; start: number; end: number }) {
  const { text, start } = value;
  const at = CLOCK.exec(text) ?? dottedClock(says, value);
  if (at) return { day: text.slice(0, at.index).replace(BEGINS, ""), time: text.slice(at.index).trim() };
  const bare = hoursBehind(says, value);
  return { day: text.slice(0, bare && bare.at - start), time: bare?.hours ?? "" };
}

/**
 * The day and the hours that a statement tells; both are empty where it tells none. They end where words of their own lead
 * to another day: "Our concert is on 19 June, and anyone can come to rehearsal from 23 February, 7.30 pm".
 */
export function dateAndTime(d: Draft, occasion: Occasion) {
  let date = "";
  let time = "";
  let end = 0;
  for (const v of momentsIn(d, occasion)) {
    const { day, time: hours } = momentOf(d.says, v);
    if (isOfNextDay(d.says.slice(end, v.start), day, date)) {
      const until = v.start;
      return { date, time: wholeTime(d.says, time || hoursOfThatDay(d.says.slice(0, until))), until };
    }
    if (IS_DAY.test(day) && !BARE_DAY.test(day) && !WEEKLY.test(day) && isBetter(day, date))
      date = bareDate(day);
    time ||= hours;
    end = v.end;
  }
  const until = d.says.length;
  return { date, time: wholeTime(d.says, time || (date && hoursOfThatDay(d.says))), until };
}

/** Another day of the calendar behind a clause of its own. */
const isOfNextDay = (between: string, day: string, date: string): boolean =>
  MONTH_DAY.test(date) && MONTH_DAY.test(day) && NEXT_CLAUSE.test(between);
const MONTH_DAY = /\d/u;
const NEXT_CLAUSE =
  /^[^.!?]*(?:;|[,–—]\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas))\s(?:[\p{L}’']+[\s,]+){3,}$/iu;

/** "Wednesdays 4" of "Wednesdays 4 to 7": an hour of each week. */
const WEEKLY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|mon|tues?|wed|thu(?:rs)?|fri|sat|sun) \d{1,2}$/iu;
/** "The 24th": of which month stands elsewhere. */
const BARE_DAY =
  /^\s*(?:on |am |le |el |il |op )?(?:the|den|dem|le|el|il|de|o) \d{1,2}(?:st|nd|rd|th|er|[.º])?\s*$/iu;
const IS_DAY = /\p{L}{2}|\d[./-]\d|[月日]/u;

/** "Doors open at 5.30": a clock with a point, where it is no day of a month. */
function dottedClock(says: string, { text, start }: { text: string; start: number }): RegExpExecArray | null {
  const found = DOTTED.exec(text);
  const isClock =
    Number(found?.groups?.minutes) > MONTHS ||
    AT.test(says.slice(0, start) + (found ? text.slice(0, found.index) : ""));
  return isClock ? found : null;
}
const DOTTED = /(?:[01]?\d|2[0-3])\.(?<minutes>[0-5]\d)$/u;
const AT = /(?<!\p{L})(?:at|um|à|a las|alle|às|om)\s$/iu;
const MONTHS = 12;

/** "10 bis" 16 Uhr, "午前" 10時: the beginning of the hours, and the half of the day. */
const BEGINS =
  /(?:午前|午後|(?<![\d£$€.,])\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:h|uhr|uur|am|pm|[ap]\.m\.))?\s?(?:[-–]|bis|to|until|till|à|al?|a las|alle|tot|às)\s?)$/iu;
function wholeTime(says: string, time: string): string {
  const at = time === "" ? -1 : says.indexOf(time);
  if (at < 0) return time;
  const before = BEGINS.exec(says.slice(0, at))?.[0] ?? "";
  // "10am to 12.30" ends at the half hour.
  const minutes = /\d$/u.test(time) ? (MINUTES.exec(says.slice(at + time.length))?.[0] ?? "") : "";
  return before + time + minutes;
}
const MINUTES = /^[.:][0-5]\d(?!\d)/u;

/** "Out today (14 April 2026)": what is seen later needs the day itself. */
const isBetter = (day: string, date: string) =>
  date === "" || (/\d/.test(day) && !/\d/.test(date) && RELATIVE.test(date));
const RELATIVE =
  /^(?:today|tomorrow|tonight|heute|morgen|aujourd['’]hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag|本日|今日|明日)$/iu;

const bareDate = (s: string) =>
  s
    .replace(/^(?:de|das|del)\s+(?=\d)/iu, "")
    .replace(
      /^(?:on|from|by|du|del|starts?|starting|am|ab|vom|zum|le|el|il|op|vanaf|dès|desde|dal|a partir d[eu]|à partir du)\s+/iu,
      "",
    )
    .replace(/(?:[,\s]+(?:at|from|um|ab|à|a las|alle|às|om))?[\s,、.]*$/iu, "");
