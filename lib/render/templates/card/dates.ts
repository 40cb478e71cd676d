/** A day as a date block shows it. */
export type DateBlock = { day: string; month: string };

/** Months as people write them in English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const MONTHS = [
  "jan(?:uary|uar|vier|uari|eiro)?|ene(?:ro)?|gennaio|jänner",
  "feb(?:ruary|ruar|brai?o|rero|ruari)?|fév(?:rier)?|fev(?:ereiro)?",
  "mar(?:ch|s|zo|ço)?|märz?|maart|mrt",
  "apr(?:ile?)?|avr(?:il)?|abr(?:il)?",
  "mayo?|maio?|maggio|mei",
  "jun(?:e|io?|ho)?|juin|giu(?:gno)?",
  "jul(?:y|io?|ho)?|juil(?:let)?|lug(?:lio)?",
  "aug(?:ust|ustus)?|août|ago(?:sto)?",
  "sept?(?:ember|embre|iembre)?|set(?:embro|tembre)",
  "oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|outubro",
  "nov(?:ember|embre|iembre|embro)?",
  "dec(?:ember)?|dez(?:ember|embro)?|dic(?:embre|iembre)?|déc(?:embre)?",
].join("|");
const ENGLISH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?";

/** "12 June", "12. Juni", "12 de junio". */
const DAY_FIRST = new RegExp(`(?<![\\d.])${DAY}\\s+(?:of\\s+|de\\s+)?(${MONTHS})(?!\\p{L})`, "iu");
/** Only English puts the month first. */
const MONTH_FIRST = new RegExp(`(?<!\\p{L})(${ENGLISH})\\.?\\s+${DAY}(?![\\d:])`, "iu");
const EAST_ASIAN = /(\d{1,2}\s?[月월])\s?(\d{1,2})\s?[日일]/u;

/** "4 April to 30 August": the first day of several weeks is not the day. */
const RANGE = new RegExp(
  `\\d{1,2}\\.?\\s?[-–]\\s?\\d{1,2}\\.?\\s+(?:de\\s+)?(?:${MONTHS})(?!\\p{L})|(?<!\\p{L})(?:${ENGLISH})\\.?\\s+\\d{1,2}(?:\\s?[-–]|\\s(?:to|through|until))\\s?\\d{1,2}(?![\\d:]|\\s?[ap]m)|\\d{1,2}\\.?\\s+(?:(?:de\\s+)?\\p{L}+,?\\s+(?:(?:de\\s+)?20\\d{2}\\s+)?)?(?:to|until|till|bis(?: zum)?|au|al|a|ao|tot(?: en met)?|até|[-–])\\s+(?:\\p{L}+,?\\s+)?\\d{1,2}\\.?\\s+(?:de\\s+)?(?:${MONTHS})(?!\\p{L})`,
  "iu",
);

/** "samedi 5 et dimanche 6 décembre": one of two days is not the day either. */
const AND = "(?:and|und|et|y|e|en|&|\\+|or|oder|ou|o|of|,)";
const NUMBER = "\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?";
const TWO_DAYS = new RegExp(
  `(?<![\\d.:,])${NUMBER}(?:\\s+(?:de\\s+)?(?:${MONTHS})\\.?)?,?\\s?${AND}\\s+(?:(?:on|am|den|dem|the|le|el|il|op|o)\\s+)?(?:\\p{L}{2,14}\\.?,?\\s+(?:(?:the|den|dem)\\s+)?)?${NUMBER}\\s+(?:of\\s+|de\\s+)?(?:${MONTHS})(?!\\p{L})|(?<!\\p{L})(?:${ENGLISH})\\.?\\s+${NUMBER}\\s?(?:and|&|or)\\s+(?:\\p{L}{3,9}\\.?,?\\s+)?(?:(?:${ENGLISH})\\.?\\s+)?${NUMBER}(?![\\d:.]|\\s?(?:am|pm))|[月월]\\s?\\d{1,2}\\s?[日일]?(?:[（(].{1,3}[)）])?\\s?[・、，と和及·〜～~-]\\s?(?:\\d{1,2}\\s?[月월]\\s?)?\\d{1,2}\\s?[日일]`,
  "iu",
);

/** Several days anywhere in a text, as sources of patterns. */
export const SPAN_PATTERNS: readonly string[] = [RANGE.source, TWO_DAYS.source];

/** Whether a text names several days: "28. bis 30. Dezember". */
export const isSpan = (text: string): boolean => RANGE.test(text) || TWO_DAYS.test(text);

/** The first day of a month that a text names, with the month as a block shows it; none of several days. */
export function findDay(text: string): DateBlock | undefined {
  if (isSpan(text)) return undefined;
  const [, eastern, own] = EAST_ASIAN.exec(text) ?? [];
  if (eastern) return blockOf(own, eastern);
  const [, first, after] = DAY_FIRST.exec(text) ?? [];
  const [, before, second] = MONTH_FIRST.exec(text) ?? [];
  return blockOf(first, shortened(after)) ?? blockOf(second, shortened(before));
}

/** A day of a month anywhere in a text, as sources of patterns. */
export const DATE_PATTERNS: readonly string[] = [DAY_FIRST, MONTH_FIRST, EAST_ASIAN].map(({ source }) =>
  source.replace("(?<![\\d.])", ""),
);

/** "Sa 3. April": German has days of two letters. */
const WEEKDAY = "(?:(?<!\\p{L})(?:\\p{L}{3,12}(?:-feira)?|Mo|Di|Mi|Do|Fr|Sa|So)\\.?,?\\s+)?";
const YEAR = "(?:,?\\s+(?:de\\s+)?20\\d{2})?";
const WRITTEN = [DAY_FIRST, MONTH_FIRST].map(
  ({ source }) => new RegExp(`${WEEKDAY}(?:${source.replace("(?<![\\d.])", "")})${YEAR}`, "iu"),
);

/** The same day as the text has it: "sábado 22 de noviembre", "Freitag, 20. März 2026"; empty for none. */
export function writtenDay(text: string): string {
  if (!findDay(text)) return "";
  const found = WRITTEN.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ?? "";
  // A preposition is no weekday.
  return found
    .replace(/^(?:on|the|am|vom|bis|le|du|el|il|op|de|den|dem|em|at)\s+/iu, "")
    .replace(/^(?:di|do|so|mi|sa)\s+/u, "");
}

const SPANS = [TWO_DAYS, RANGE].map(
  ({ source }) => new RegExp(`(?:\\p{L}{3,12}\\.?,?\\s+)?(?:${source})`, "iu"),
);

/** A day or several as the text has them: "Sabato 5 e domenica 6 dicembre"; empty for none. */
export const writtenDays = (text: string): string =>
  writtenDay(text) || (SPANS.map((span) => span.exec(text)?.[0]).find(Boolean) ?? "");

/** A day with the words of its date before it and after it. */
export type DayParts = { before: string; value: string; after: string };

/** "Friday, 11 December" around its day. */
export function dayParts(date: string): DayParts | undefined {
  const block = date === "" ? undefined : findDay(date);
  const at = block ? date.search(new RegExp(`(?<!\\d)${block.day}(?!\\d)`, "u")) : -1;
  if (!block || at < 0) return undefined;
  const trimmed = (text: string) => text.replace(/^[\s.,]+(?:of the |of )?|[\s,]+$/giu, "");
  return {
    before: trimmed(date.slice(0, at)),
    value: block.day,
    after: trimmed(date.slice(at + block.day.length)),
  };
}

/** June and July are alike in French but for the fourth letter. */
const shortened = (month = "") => month.slice(0, /^jui/i.test(month) ? 4 : 3).toUpperCase();

function blockOf(day = "", month = ""): DateBlock | undefined {
  const number = Number(day);
  return month !== "" && number >= 1 && number <= 31 ? { day: `${number}`, month } : undefined;
}
