import { capitalize } from "../../../copy/text.ts";
import { once } from "../../../text/once.ts";
import { isWeekday, shortDayOf, weekdayOf } from "../../../text/weekdays.ts";
import { isCalendarWord } from "../../read/calendar.ts";
import { warns } from "../warnings.ts";
import { setsLimit } from "./atoms.ts";

/** Lines of a timetable in fewer letters: days, hours, dates and names stay, and explanations go. */

const CLOCK = /\d[:.h]\d{2}(?!\d)|\d\s?(?:uhr|[ap]\.?m|uur|h)(?!\p{L})/iu;
const wordsOf = (line: string) => line.match(/[\p{L}-]+/gu) ?? [];
const hasDay = (line: string) =>
  wordsOf(line).some(isWeekday) || (/\d/u.test(line) && wordsOf(line).some(isCalendarWord));
export const isDated = (line: string): boolean => !warns(line) && (hasDay(line) || CLOCK.test(line));

/** "(late counter)", ", with a story": without a capital it names no person and no place. */
const ASIDE = /\s*\((?<words>[^()\p{Lu}]+)\)|,\s(?<tail>[^\p{Lu},]{3,})$/gu;
const isNeeded = (aside: string) =>
  setsLimit(aside) || warns(aside.replace(/^\W+/u, "")) || wordsOf(aside).some(isWeekday);
const withoutAsides = (line: string) => line.replace(ASIDE, (aside) => (isNeeded(aside) ? aside : ""));

/** "9.00 – 16.00", "from 12 to 15 July": a range without blanks. */
const RANGE =
  /(?<!\p{L})(?:(?:from|von|vom|de|du|dalle|dal|das|van|le) )?(?<first>\d{1,2}(?:[.:h]\d{2}|\.)?(?: ?[ap]m| ?h)?)(?: ?[–-] ?| (?:to|until|bis(?: zum)?|à|au|a|alle|al|tot|às|até) )(?=\d)/giu;
const closedUp = (line: string) => line.replace(RANGE, "$<first>–");

type Names = ReadonlyMap<string, string>;
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const ENGLISH = "en-US";

/** Names of weekdays and months, and their short ones. */
function shortNames(language: string): Names {
  const locale = language === "en" ? ENGLISH : language;
  const of = (time: number, kind: "weekday" | "month", style: "long" | "short") =>
    new Intl.DateTimeFormat(locale, { [kind]: style, timeZone: "UTC" }).format(time);
  const pairs = (times: readonly number[], kind: "weekday" | "month") =>
    times.map((time): [string, string] => [
      of(time, kind, "long").toLowerCase(),
      of(time, kind, "short").replace(/\.$/u, ""),
    ]);
  return new Map([
    ...pairs(
      [...Array(7)].map((_, day) => A_MONDAY + day * DAY_MS),
      "weekday",
    ),
    ...pairs(
      [...Array(12)].map((_, month) => Date.UTC(2024, month, 1)),
      "month",
    ),
  ]);
}
const known = once(() => new Map<string, Names>());
function namesIn(language: string): Names {
  const names = known().get(language) ?? shortNames(language);
  known().set(language, names);
  return names;
}

/** Of "23 dec 9.00–16.00" the hours stay as they are: beside a date bare figures would be days. */
const WHOLE_HOURS =
  /(?<=^\D*)(?<first>\d{1,2})(?:[.:]00)?(?<half>[.:]\d{2})?(?<am>\s?[ap]m)?–(?<last>\d{1,2})(?:[.:]00)?(?![.:]00)/iu;

/** "Tue 9–16": short names, and hours without minutes in a range. */
function inFewLetters(line: string, language: string): string {
  const names = namesIn(language);
  const [first = ""] = wordsOf(line);
  return line
    .replace(/[\p{L}-]+/gu, (word) => {
      // "jeden ersten Samstag" stays a sentence.
      const isInWords = isWeekday(word) && !isWeekday(first);
      const short = (isInWords ? undefined : names.get(word.toLowerCase())) ?? word;
      return /^\p{Lu}/u.test(word) ? capitalize(short) : short;
    })
    .replace(WHOLE_HOURS, "$<first>$<half>$<am>–$<last>");
}

type SameHours = { bullet: string; days: { name: string; at: number }[]; gap: string; rest: string };
const OF_DAY = /^(?<bullet>• )?(?<name>\p{L}[\p{L}-]*)\.?(?<gap>\s?[:：,]?\s)(?<rest>.+)$/u;

const nameOf = ({ days }: SameHours) =>
  days
    .map(({ name, at }, i) => {
      const isInside = days[i - 1]?.at === at - 1 && days[i + 1]?.at === at + 1;
      return isInside ? "" : i > 0 ? `${days[i - 1]?.at === at - 1 ? "–" : ", "}${name}` : name;
    })
    .join("");

/** "Tuesday–Wednesday 9–16": days of the same hours share a line, those further apart only where `apart` says so. */
function together(lines: readonly string[], apart: boolean): string[] {
  const groups: (SameHours | string)[] = [];
  for (const line of lines) {
    const { bullet = "", name = "", gap = "", rest = "" } = OF_DAY.exec(line)?.groups ?? {};
    const at = weekdayOf(name) ?? shortDayOf(name);
    const isSame = (one: SameHours | string | undefined): one is SameHours =>
      typeof one === "object" && one.rest === rest && (apart || one.days.at(-1)?.at === (at ?? 0) - 1);
    const found = apart ? groups.find(isSame) : [groups.at(-1)].find(isSame);
    if (at === undefined) groups.push(line);
    else if (found) found.days.push({ name, at });
    else groups.push({ bullet, days: [{ name, at }], gap, rest });
  }
  return groups.map((one) =>
    typeof one === "string" ? one : `${one.bullet}${nameOf(one)}${one.gap}${one.rest}`,
  );
}

/** "Aberdeen 2–5 Aug", "Mo 9–12": behind a day, and where only figures follow a name, a blank is enough. */
const COLON = /(?<=^[^:：\d]+)\s?[:：] (?=\d)/u;
const COLON_OF_DAY = /(?<=^[^:：\d]+)\s?[:：] /u;
const withoutColon = (line: string) =>
  line.replace(isWeekday(OF_DAY.exec(line)?.groups?.name ?? "") ? COLON_OF_DAY : COLON, " ");

/** The lines in fewer and fewer letters; none where they are no timetable. */
export function datedLines(lines: readonly string[], language: string): string[][] {
  if (lines.length < 2 || !lines.every(isDated)) return [];
  const plain = lines.map((line) => closedUp(withoutAsides(line)));
  const beside = together(plain, false);
  const few = (some: readonly string[]) => some.map((line) => inFewLetters(line, language));
  return [beside, few(beside), few(together(plain.map(withoutColon), true))];
}
