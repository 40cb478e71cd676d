import { quoted } from "./check.ts";
import type { Leak } from "./leak.ts";

/** "Wed list", "To-dos:": the heading of a list for the author. "Price list" and "reading list" are for readers. */
const HEADING =
  /^[ \t]*(?:(?:my |our )?to-?dos?(?: list)?|to do(?: list)?|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?(?:'s|s)? list|aufgaben|erledigen|à faire|pendientes|da fare)[ \t]*:?[ \t]*$/im;
const BULLET = /^[ \t]*(?:[-–•*]|\[[ x]?\])\s+(.+)$/gm;
/** What a colleague is to do. */
const TASK =
  /^(?:ring|call|phone|email|e-mail|text|ask|tell|chase|remind|order|buy|collect|pick up|pay|fix|book|print|send|check|finish|update)\s+(?!(?:us|me|your|now|here|today|online)\b)/;
const MIN_TASKS = 2;

/** A list of things to do, of which perhaps one is for readers: a person says which. */
export function toDoLists(brief: string): Leak[] {
  const tasks = [...brief.matchAll(BULLET)].map(([, text = ""]) => text).filter((text) => TASK.test(text));
  const heading = HEADING.exec(brief)?.[0].trim();
  const quote = heading ?? (tasks.length >= MIN_TASKS ? tasks[0] : undefined);
  if (quote === undefined) return [];
  return [
    {
      where: "brief",
      quote,
      says: `the brief looks like a list of things to do (${quoted(quote)}): say which of them is for readers`,
    },
  ];
}
