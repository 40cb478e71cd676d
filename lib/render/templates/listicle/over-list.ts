import { capitalized } from "../../../text/capitalized.ts";
import { unstopped } from "../../../text/unstopped.ts";
import { writtenDay } from "../card/dates.ts";
import { inARow } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { findValues } from "../kit/values/find-values.ts";

/** "Pranzo di Natale, venerdì 25 dicembre, ore 12.30": a name, and behind its comma the day with its hour. */
const NAME_DAY = /^(?<name>\p{Lu}[^,\d]{5,50}),\s(?<when>\P{Lu}.{3,44}|\p{L}+,?\s\d.{3,38})$/u;

/** The name of what takes place as the headline, and its day over it: a list under a long line is not known as a menu. */
export function withDayOver<W extends { kicker: string; headline: string }>(words: W): W {
  const { name = "", when = "" } = NAME_DAY.exec(words.headline)?.groups ?? {};
  const day = writtenDay(when);
  if (words.kicker !== "" || day === "" || !when.startsWith(day)) return words;
  return { ...words, headline: name, kicker: capitalized(when) };
}

/** "Monday 7 December 2026 to Sunday 28 February 2027": a sentence that is nothing but days. */
const isPeriod = (said: string): boolean => {
  const [{ kind = "", start = 1, end = 0 } = {}] = findValues(said);
  return kind === "date" && start === 0 && end === said.length;
};

/** From when till when the rows hold, at the headline: under them it is looked for. */
export function withPeriod<W extends { kicker: string; supporting: string }>(words: W): W {
  const [first = "", ...others] = sentencesOf(words.supporting);
  const said = unstopped(first);
  return words.kicker === "" && isPeriod(said)
    ? { ...words, kicker: said, supporting: inARow(others) }
    : words;
}
