import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import { isEvent } from "./event-words.ts";

const HOUR = "\\d{1,2}(?:[:.h]\\d{0,2})?\\s?(?:[ap]m|uhr|h|uur)?";

/**
 * "Repair café, Saturday 12 April, 10 to 1, Quaker Meeting House.": a name, a day, hours from and to, and a place, and
 * nothing else. It announces, though its first word may be an order elsewhere: a note to oneself names no place.
 */
const EVENT_LINE = once(
  () =>
    new Prefiltered(
      `^\\s*(?:[\\p{L}\\d’'-]+ ){0,4}[\\p{L}\\d’'-]+, (?:on |am |le |el |il |op |no |na )?(?:${WEEKDAY_WORD()})(?!\\p{L})(?:,? \\d{1,2}\\.)?[^,.!?]{0,30}, (?:from |von |de |dalle |van |das )?${HOUR}\\s?(?:to|till|until|bis|à|a|alle|tot|às|[-–])\\s?${HOUR}, [^,.!?]{4,60}(?:, [^,.!?]{2,40})?[.!]?\\s*$`,
      "iu",
    ),
);

/** "Free webinar: “Leave over Christmas”.": an event and its title. */
const TITLED = /^(?<event>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2})\s?[:：]\s*["“„«][^"“”„«»\n]{4,140}["”“»][.!]?$/u;
const namesTitled = (s: string): boolean => isEvent(TITLED.exec(s.trim())?.groups?.event ?? "");

/** The line names an event, with its title or with when and where it is. */
export const announcesEvent = (sentence: string): boolean =>
  EVENT_LINE().test(sentence) || namesTitled(sentence);
