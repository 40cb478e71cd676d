import { isReadingTime } from "../../../../text/reading-time.ts";
import { isWeekday } from "../../../../text/weekdays.ts";
import { type Earlier, earlierOf } from "./earlier.ts";
import { UNIT } from "./figured.ts";

/** A line of a report: what is counted, its number, what is remarked on it, and what it was before. */
export type LabelledFigure = {
  before: string;
  value: string;
  label: string;
  note: string;
  earlier?: Earlier;
};

const GROUPED = "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)";
const NUMBER = `(?:${GROUPED}|\\d+(?:[.,]\\d+)?)`;
const ABOUT =
  "(?:[~≈+−]\\s?|(?:about|around|over|nearly|almost|rund|etwa|über|knapp|fast|environ|plus de|près de|unos|unas|casi|más de|circa|oltre|quasi|più di|ongeveer|ruim|bijna|cerca de|mais de|quase)\\s)?";
const MEASURE = `(?:%|€|£|\\$|m²|m³|km²|kWh|[MGT]Wh|°C|CHF|kr|zł|ct|p|${UNIT})(?![\\p{L}²³])`;
/** "3 h 20", "3 min 40": hours or minutes with their parts. */
const CLOCKED = "\\d{1,3}\\s?(?:h|min|Std\\.?|uur)\\s?\\d{1,2}(?:\\s?(?:min|m|s|sec)\\.?)?(?![\\d\\p{L}])";
/** "17 of 38", "9 sur 31". */
const PART = `${NUMBER} (?:of|out of|von|sur|de|di|su|van(?: de)?|em) (?:our |the |unseren |los |le |i )?${NUMBER}`;
const VALUE = `(?:${PART}|${CLOCKED}|[£$€₹]\\s?${NUMBER}(?:\\s?(?:k|m|bn|million))?|${NUMBER}(?:\\s?${MEASURE})?)`;
/** "le m³", "/kg", "pro Woche": what one of it is, in a few words without a number. */
const EACH = "(?:\\s?/\\s?[\\p{L}²³]{1,12}|(?:\\s[\\p{L}²³°’'./-]+){1,3})?";
const BEFORE =
  "(?:up|down) from|instead of|rather than|against|compared (?:with|to)|(?:an)?statt|gegenüber|nach|contre|au lieu de|en vez de|en lugar de|frente al?|contro|invece di|anziché|rispetto a|in plaats van|tegenover|tegen|em vez de|contra";
const REMARK = `(?:\\s*\\((?<bracket>[^()]{2,60})\\)|[,;]\\s+(?<comma>[^:;]{2,70})|\\s+(?<compared>(?:${BEFORE})\\s[^:;]{1,60}))?`;
const LINE = new RegExp(
  `^(?<name>\\p{L}(?:[^:：.!?]|(?<=\\d)\\.){1,58}?)(?<colon>\\s?[:：])\\s+(?<value>${ABOUT}${VALUE})(?<each>${EACH})${REMARK}$`,
  "iu",
);

const YEAR = /^(?:19|20)\d{2}$/u;
/** "1 July", "12 de diciembre", "7 pm" are no number of anything. */
const MONTH =
  "jan(?:uary?|uar|vier|uari|eiro)?|ene(?:ro)?|gen(?:naio)?|feb(?:ruary?|ruar|rero|braio|ruari)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maggio|maio|mei|june?|juni|juin|junio|giu(?:gno)?|junho|july?|juli|juil(?:let)?|julio|lug(?:lio)?|julho|aug(?:ust|ustus)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre)?|set(?:tembre|embro)?|o[ck]t(?:ober|obre|ubre)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:iembre|embre)?";
/** "1 July", "12 de diciembre", "7 pm" are no number of anything. */
const DAY = new RegExp(`^(?:(?:de |of )?(?:${MONTH})\\.?|[ap]\\.?m\\.?|uhr|o[’']clock)(?=[\\s,;]|$)`, "iu");
/** Whether the words behind a number make it a day or an hour. */
export const isDay = (words: string): boolean => DAY.test(words.trim());
const LONGEST = { name: 60, value: 16, each: 30 };
const NAMES_DAY = new RegExp(
  `^(?:date|day|time|tel\\.?|phone|fax|datum|tag|uhrzeit|heure|jour|fecha|hora|data|ora|tijd|dag|iban|plz|zip|(?:${MONTH})\\.?(?: (?:19|20)\\d{2})?)$`,
  "iu",
);

const isNoFigure = (name: string, value: string, each: string): boolean =>
  YEAR.test(value) ||
  isDay(each) ||
  NAMES_DAY.test(name) ||
  name.split(/\s+/u).some((word) => isWeekday(word)) ||
  /^0\d{2,}/u.test(value) ||
  isReadingTime(value, `${name} ${value} ${each}`);

/** "Fixed on the first visit: 86% (640 asked)" in its parts; undefined for a line that says more, or something else. */
export function labelledFigure(line: string, spoken: string): LabelledFigure | undefined {
  const found = LINE.exec(line.trim().replace(/(?<!\.)\.$/u, ""))?.groups;
  const {
    name = "",
    colon = "",
    value = "",
    each = "",
    bracket = "",
    comma = "",
    compared = "",
  } = found ?? {};
  if (name === "" || name.length > LONGEST.name || each.length > LONGEST.each) return undefined;
  if (isNoFigure(name, value, each)) return undefined;
  const whole = `${value}${each}`;
  const isShort = whole.length <= LONGEST.value;
  if (!isShort && value.length > LONGEST.value) return undefined;
  const note = bracket || comma || compared;
  const changed = note && earlierOf({ before: name, value, label: `, ${note}` }, spoken);
  return {
    before: `${name}${colon}`,
    value: isShort ? whole : value,
    label: isShort ? "" : each.trim(),
    note,
    ...(changed && changed.stat.label === "" && { earlier: changed.earlier }),
  };
}
