import { capitalized } from "../../../text/capitalized.ts";
import { namesDay } from "../../../text/named-days.ts";
import { NOON } from "../../../text/noon.ts";
import { DAY_NAME, isWeekday } from "../../../text/weekdays.ts";
import { CLOSED } from "./closed.ts";

/** A day and its hours, as a fact is written. */
type FactCell = { label: string; value: string };

/** "12月30日(水)〜1月4日(月) お休み": days, and what is so on them. */
const DAY = "(?:\\d{1,2}月)?\\d{1,2}日(?:[（(][^）)]{1,6}[）)])?";
const DAY_OF_WEEK = "[月火水木金土日]曜日?";
const JAPANESE = new RegExp(
  `^(?<label>${DAY}(?:\\s?[〜~–-]\\s?${DAY})?(?:まで|より|から)?|${DAY_OF_WEEK}(?:(?:から|[〜・、と])${DAY_OF_WEEK})?)[:：\\s]*(?<value>\\S.{0,34})$`,
  "u",
);
const CLOCK = `(?:\\d{1,2}[:.h]\\d{2}(?:\\s?(?:am|pm|Uhr|h))?|\\d{1,2}\\s?(?:am|pm|Uhr|h)|\\d{1,2}(?=\\s?(?:–|-|to|bis|alle|tot|às|à|a\\s))|(?:${NOON})(?!\\p{L}))`;
const TO = "(?:–|-|to|bis|al?|au|tot|às|and|und|et|y|e|en)";
const MONTH =
  "(?:jan|ene|gen|feb|f[ée]v|mar|mär|maa|mrt|apr|a[vb]r|ma[iyg]|mei|jun|jui|jul|giu|lug|aug|ago|aoû|sep|set|o[ckt]t|out|nov|d[eéi][czs])";
/** "25 – 28 Dec closed", "23.12. 9 – 13": days, and a date in numbers, are no time. */
const NO_DAY = `(?!\\d{1,2}\\.?\\s?${TO}\\s?\\d{1,2}\\.?\\s(?:de\\s)?${MONTH}|\\d{1,2}\\.\\d{1,2}\\.?\\s\\d|\\d[^,]*\\s(?:${CLOSED})$)`;
/** "24 December 9am–1pm", "Mon–Fri: 9:00–17:00", "25 and 26 December closed". */
const WESTERN = new RegExp(
  `^(?<label>\\p{L}?[\\p{L}\\d][^:]{1,44}?),?:?\\s+${NO_DAY}(?<value>(?:(?:from|von|ab|de|dès|dalle|van|until|till|bis)\\s)?${CLOCK}\\s?(?:–|-|to|bis|à|alle|às|al|a|tot|until|till)?\\s?(?:(?:\\d|(?:${NOON})(?!\\p{L}))[^()]{0,18}(?:,\\s\\p{L}[^,.:;()\\d]{2,28})?)?(?:\\s\\([^()]{3,70}\\))?|(?:${CLOSED})(?:, [^,]{4,44}|\\s\\([^()]{3,70}\\)|\\s\\p{L}[^,.:;()\\d]{2,24})?)$`,
  "iu",
);
const LEAST = 2;
/** "From Monday 28 December normal hours again": a day among others, and what is so from then on. */
const DAY_THEN =
  /^(?<label>(?:(?:from|on|ab|am|dès|à partir du|desde|a partir del|dal|vanaf)\s)?(?:\p{L}{2,12}\.?,?\s)?\d{1,2}(?:\.|st|nd|rd|th)?\s(?:de\s)?\p{L}{3,12})[:,]?\s(?<value>\p{L}.{2,34})$/iu;
/** "Back to normal Mon 4 Jan", "Wieder normal ab Mo, 4.1.": what is so, and from which day. */
const THEN_DAY = new RegExp(
  `^(?<value>\\p{L}[^\\d:]{1,33}?),?\\s(?<label>(?:(?:from|on|ab|am|dès|à partir du|desde|a partir del?|dal?|vanaf|op)\\s)?(?:(?:le|el|il|o|den?|dem)\\s)?(?:(?:${DAY_NAME})\\.?,?\\s)?(?:\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?\\p{L}{3,12}|\\d{1,2}[./]\\d{1,2}\\.?))$`,
  "iu",
);

/** "Then shut till": what is so up to the day that follows. */
const UP_TO =
  /^(?<value>.+?)\s(?<to>till|until|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|fino al?|tot(?: en met)?|até(?: ao?)?)$/iu;

function thenIn(part: string): FactCell | undefined {
  const { label = "", value = "" } = (DAY_THEN.exec(part) ?? THEN_DAY.exec(part))?.groups ?? {};
  const upTo = UP_TO.exec(value)?.groups;
  if (upTo)
    return {
      label: capitalized(`${upTo.to} ${label}`),
      value: (upTo.value ?? "")
        .toLowerCase()
        .replace(/^(?:then|dann|danach|puis|ensuite|luego|después|poi|daarna|dan|depois)\s/u, ""),
    };
  // Beside other days "Back on Monday 28 December" is the row of that Monday.
  const day = label.replace(/^(?:on|am|le|el|il|op|na|no)\s(?=\p{L})/iu, "");
  const then = value.replace(/^(?:Back|Open|Normal|Reopen\w*|Wieder|De|Weer)(?!\p{L})/u, (word) =>
    word.toLowerCase(),
  );
  return value === "" ? undefined : { label: capitalized(day), value: then };
}

/** Days with their hours, when every part is one; undefined for other facts. */
export function hoursIn(parts: readonly string[]): FactCell[] | undefined {
  const timed = parts.map((part) => (JAPANESE.exec(part) ?? WESTERN.exec(part))?.groups);
  const isMostly = timed.filter(Boolean).length > Math.max(1, parts.length / 2);
  const found = timed.map((one, i) => one ?? (isMostly ? thenIn(parts[i] ?? "") : undefined));
  const cells = found.flatMap((one) => (one ? [{ label: one.label ?? "", value: one.value ?? "" }] : []));
  const isTable = cells.length >= LEAST && cells.length === parts.length && isTimed(cells);
  return isTable ? cells : undefined;
}

/** "10:00 Welcome", "Mardi : blanquette", "Fri 6 March: Otley loop": when, and what is then. */
const TIME =
  "\\d{1,2}(?:[:.h]\\d{2}|(?:[:.]\\d{2})?\\s?(?:am|pm|Uhr|uur|h))(?:\\s?(?:am|pm|Uhr|uur|h)(?!\\p{L}))?";
const STARTS = new RegExp(
  `^(?<label>${TIME}(?:\\s?(?:–|-|to|bis|à|alle|às|tot)\\s?${TIME})?)\\s?[:：–—-]?\\s+(?<value>\\p{L}.{1,60})$`,
  "iu",
);
const ON_DAY = /^(?<label>\p{L}[\p{L}-]{1,14}\.?)\s?[:：]\s+(?<value>\S.{1,60})$/u;

/** What is when, one entry a part: all of them begin with a time, or with a day of the week; undefined for other facts. */
export function programmeIn(parts: readonly string[]): FactCell[] | undefined {
  const found = [STARTS, ON_DAY].map((pattern) => parts.map((part) => pattern.exec(part)?.groups));
  const all = found.find((rows) => rows.length >= LEAST && rows.every((row) => row !== undefined));
  const cells = all?.map((row) => ({ label: row?.label ?? "", value: row?.value ?? "" }));
  const isWhole = cells?.every(({ label }) => /\d/.test(label) || isWeekday(label));
  return isWhole ? cells : undefined;
}

const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|ma|wo|vr|za|zo|[月火水木金土日]曜)/iu;

/** Whether the labels of facts are days: such facts are looked up in lines. */
export const isTimed = (cells: readonly FactCell[]): boolean =>
  cells.length >= LEAST &&
  cells.every(({ label }) => label !== "" && (/\d/u.test(label) || WEEKDAY.test(label) || namesDay(label)));
