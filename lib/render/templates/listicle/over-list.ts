import { capitalized } from "../../../text/capitalized.ts";
import { writtenDay } from "../card/dates.ts";

/** "Pranzo di Natale, venerdì 25 dicembre, ore 12.30": a name, and behind its comma the day with its hour. */
const NAME_DAY = /^(?<name>\p{Lu}[^,\d]{5,50}),\s(?<when>\P{Lu}.{3,44}|\p{L}+,?\s\d.{3,38})$/u;

/** The name of what takes place as the headline, and its day over it: a list under a long line is not known as a menu. */
export function withDayOver<W extends { kicker: string; headline: string }>(words: W): W {
  const { name = "", when = "" } = NAME_DAY.exec(words.headline)?.groups ?? {};
  const day = writtenDay(when);
  if (words.kicker !== "" || day === "" || !when.startsWith(day)) return words;
  return { ...words, headline: name, kicker: capitalized(when) };
}
