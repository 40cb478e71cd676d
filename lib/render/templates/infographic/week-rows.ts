import type { Line } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { isWeekday } from "../../../text/weekdays.ts";
import { CLOSED, isClosed } from "../kit/closed.ts";

/** Opening hours among other lines: days on the left, hours on the right. */
type WeekRow = { name: string; price: string; note?: string };

/** Fewer days are no table. */
const LEAST = 2;
const LONGEST = { name: 70, price: 32, note: 80 };

/** Words between days, and days that no week has. */
const BETWEEN =
  /^(?:and|to|through|till|und|bis|et|au|à|y|a|al|e|ed|ao|às|en|tot|tm|t|m|le|les|los|las|il|lo|el|de|du|van|from|von|der|den|am|on|every|each|public|bank|holidays?|feiertage?n?|feiertags|jours?|fériés?|festivos|festivi|feriados|feestdagen|feira|daily|täglich|werktags)$/iu;
const HOURS =
  /\d{1,2}(?:[:.h]\d{2}|\s?(?:h|uhr|uur|am|pm|noon))|\d{1,2}\s?(?:–|-|to|bis|tot|à|às|a)\s?\d{1,2}/iu;
const CLOSED_ON = new RegExp(
  `^(?<word>${CLOSED})\\s(?:(?:on|am|an|le|les|el|los|il|la|op|à|ao|aos)\\s)?(?<days>\\p{L}.+)$`,
  "iu",
);
const LABELLED = /^(?<days>\p{L}[^:：\d]{1,68}?)\s?[:：]\s+(?<said>\S.*)$/u;
const BARE = /^(?<days>\p{L}[^:：\d]{1,68}?)[\s,]+(?<said>\d.*)$/u;

/** Names of days, and nothing else. */
export function areDays(text: string): boolean {
  const words = text.split(/[\s,./&–-]+/u).filter(Boolean);
  return words.some(isWeekday) && words.every((word) => isWeekday(word) || BETWEEN.test(word));
}

/** "7 – 13 Uhr, only rolls": hours and a remark on them. */
function hoursOf(said: string): { price: string; note?: string } {
  const [price = "", ...rest] = said.split(/,\s+(?=\p{L})/u);
  return rest.length > 0 ? { price, note: rest.join(", ") } : { price };
}

function rowOf(line: string): WeekRow | undefined {
  const text = line.trim().replace(/(?<!\.)\.$/u, "");
  const closed = CLOSED_ON.exec(text)?.groups;
  if (closed && areDays(closed.days ?? ""))
    return { name: capitalized(closed.days ?? ""), price: (closed.word ?? "").toLowerCase() };
  const { days = "", said = "" } = (LABELLED.exec(text) ?? BARE.exec(text))?.groups ?? {};
  if (!areDays(days) || !(HOURS.test(said) || isClosed(said))) return undefined;
  return { name: days.trim(), ...hoursOf(said) };
}

const isWithin = ({ name, price, note = "" }: WeekRow) =>
  name.length <= LONGEST.name && price.length <= LONGEST.price && note.length <= LONGEST.note;

/** The opening hours of a list as rows, and its other lines; undefined where there are too few of them. */
export function weekRows(points: readonly Line[]): { rows: WeekRow[]; rest: Line[] } | undefined {
  const found = points.map(({ text }) => rowOf(text));
  const rows = found.filter((row) => row !== undefined);
  const isWeek = rows.length >= LEAST && rows.some(({ price }) => /\d/u.test(price)) && rows.every(isWithin);
  return isWeek ? { rows, rest: points.filter((_, i) => !found[i]) } : undefined;
}
