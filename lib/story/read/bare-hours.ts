import { isWeekday } from "../../text/weekdays.ts";

/** Hours without a sign of them, and where the words that lead to them begin. */
type BareHours = { at: number; hours: string };

/** ", 11 to 3" and what may follow: "11 to 15 people" are none. */
const HOURS =
  /(?<=[\p{L}\d.º])(?<lead>,?\s(?:(?:from|between|open|von|zwischen|van)\s)?)(?<hours>(?:(?:de|dalle|das)\s)?(?<from>[01]?\d|2[0-4])(?:[.:][0-5]\d)?\s?(?:[-–]|to|till?|until|bis|à|a|alle|tot|às)\s?(?<until>[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?:\sh(?!\p{L}))?)(?=\s*$|[,.](?!\d)|[;)!]|\s(?:at|in|on|an|am|auf|bei|beim|im|au|aux|à|chez|dans|sur|en|nel\p{L}*|presso|al|op|bij|no|na|em)\s)/iu;
const THAT_DAY =
  /(?<!\p{L})(?:(?:that|the same) day|an (?:diesem|dem) Tag|ce jour-là|(?:ese|ese mismo) día|quel giorno|(?:die|diezelfde) dag|nesse dia)$/iu;

/** Before noon it goes on into the afternoon; "3 to 1" is a result. */
const MORNING = 6;
const NOON = 12;

function hoursIn(text: string): BareHours | undefined {
  const found = HOURS.exec(text);
  const { hours = "", from, until } = found?.groups ?? {};
  const [begin, end] = [Number(from), Number(until)];
  const isSpan = end > begin || (begin >= MORNING && begin <= NOON && end > 0 && end < begin);
  return found && isSpan ? { at: found.index, hours } : undefined;
}

/** "Saturday 9 January, 11 to 3": the hours right behind a day that begins here, or that end its words. */
export function hoursBehind(says: string, day: { start: number; end: number }): BareHours | undefined {
  const found = hoursIn(says.slice(day.start));
  if (!found || day.start + found.at > day.end) return undefined;
  const named = says.slice(day.start, day.start + found.at);
  const isDay =
    /\d/u.test(named) || (isWeekday(named.split(" ").at(-1) ?? "") && says[day.start + found.at] === ",");
  return isDay ? { at: day.start + found.at, hours: found.hours } : undefined;
}

/** "You can come and see it that day, 11 to 3": the hours of the day that a sentence has named before. */
export function hoursOfThatDay(says: string): string {
  const found = hoursIn(says);
  return found && THAT_DAY.test(says.slice(0, found.at)) ? found.hours : "";
}
