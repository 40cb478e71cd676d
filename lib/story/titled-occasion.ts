import { wordCount } from "../copy/text.ts";
import { momentsOf } from "./read/calendar.ts";
import { isEvent } from "./read/event-words.ts";

/** "Free webinar invitation." before "“Long-term sickness absence: what to do”.": what takes place, and then its title in quotation marks. */

const KIND_WORDS = 8;
const TITLE = /^["“„«]\s?(?<title>[^"“”„«»\n]{4,140}?)\s?["”“»](?:(?<end>[.!?]?$)|,\s(?<behind>.+)$)/su;

/** "Free webinar invitation.": the kind of what takes place, and no sentence about it. */
const namesKind = (text: string): boolean =>
  isEvent(text) && wordCount(text) <= KIND_WORDS && !/[,;:"“”„«»\d]/u.test(text);

/** The title that a sentence is, or begins with before its day, and what stands behind it; undefined for other words in marks. */
export function titleOf(kind: string, sentence: string): { title: string; behind: string } | undefined {
  const { title = "", behind = "" } = TITLE.exec(sentence.trim())?.groups ?? {};
  const isDated = behind === "" || momentsOf(behind).some(({ start }) => start <= DAY_LEAD);
  return title !== "" && isDated && namesKind(kind) ? { title, behind } : undefined;
}
/** "am ", "le ": what may stand before a day. */
const DAY_LEAD = 4;
