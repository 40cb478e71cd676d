import { capitalize, stop } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";

/** "… Tuesday and Thursday" in front of "from 3 to 7 pm and Saturday from 10": days without their hours. */
const ENDS_IN_DAY = once(() => new Prefiltered(`(?<!\\p{L})(?:${WEEKDAY_WORD()})s?[,.]?$`, "iu"));
const BEGINS_WITH_HOUR =
  /^(?:(?:from|between|at|von|zwischen|um|ab|de|entre|à|das|dalle|tra|alle|van|tussen|om)\s)?\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|uhr|h|uur|to|bis|à|a|alle|tot|às|[–-])/iu;
const DAYS = once(
  () =>
    new Prefiltered(
      `^(?<title>.{6,60}?)\\s(?=(?:(?:on|every|am|jeden|an|les?|chaque|el|los|cada|il|la|ogni|op|elke|aos?|às?) )?(?:${WEEKDAY_WORD()})s?(?!\\p{L}))`,
      "iu",
    ),
);

/** Whether a cut parts days from their hours. */
export const partsHours = (before: string, rest: string): boolean =>
  ENDS_IN_DAY().test(before.trim()) && BEGINS_WITH_HOUR.test(rest.trim());

/** A sentence in two before its first day, which keeps the hours of all its days behind it. */
export function titledBeforeDays(whole: string): { title: string; body: string } | undefined {
  const title = DAYS().exec(whole)?.groups?.title;
  return title ? { title, body: stop(capitalize(whole.slice(title.length).trim())) } : undefined;
}
