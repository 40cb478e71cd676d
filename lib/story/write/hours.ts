import { capitalize, unstop } from "../../copy/text.ts";
import { evenly } from "../../text/evenly.ts";

/** Opening hours that their author wrote in one sentence: what leads to them, and each day or range with its hours. */
export type Hours = { head: string; entries: string[] };

const WEEKDAY =
  "(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|weekdays|weekends?|bank holidays|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|feiertags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segundas?(?:-feira)?|terças?(?:-feira)?|quartas?(?:-feira)?|quintas?(?:-feira)?|sextas?(?:-feira)?|festivos|festivi|feriados)";
const LED =
  "(?:(?:on|every|from|von|da|am|an|jeden?|le|les|du|de|el|los|del|il|la|dal|op|van|aos?|às?|de)\\s)?";
const TO =
  "(?:\\s?[–-]\\s?|\\s(?:to|through|until|bis|und|and|au|et|à|a|al|y|e|tot|t\\/m|en|&)\\s(?:la\\s|le\\s|el\\s|il\\s)?)";
const DAYS = `${LED}${WEEKDAY}(?:${TO}${WEEKDAY})?`;
const CLOCK = "\\d{1,2}(?:\\s?[:.h]\\s?\\d{2})?(?:\\s?(?:am|pm|uhr|uur|h))?";
const SPAN = `(?:(?:from|von|de|des|dalle|das|van|ab|dès|desde)\\s)?(?:ore\\s|las\\s)?${CLOCK}(?:\\s?[–-]\\s?|\\s(?:to|until|till|bis|à|a|a las|alle|tot|às)\\s)${CLOCK}`;
const CLOSED =
  "(?:(?:we are|is|are|ist|sind|est|está|è|is)\\s)?(?:closed|geschlossen|fermé|cerrado|chiuso|gesloten|fechado)";
const ENTRY = new RegExp(
  `^(?<days>${DAYS})\\s?:?\\s(?<hours>${SPAN}(?:\\s(?:and|und|et|y|e|en)\\s${SPAN})?|${CLOSED})$`,
  "iu",
);
/** The first day that stands behind what leads to it. */
const FIRST = new RegExp(`(?<![\\p{L}])${DAYS}\\s?:?\\s(?:${SPAN}|${CLOSED})`, "iu");
const ENDED = "(?<=\\d(?:\\s?(?:am|pm|uhr|uur|h))?|closed|geschlossen|fermé|cerrado|chiuso|gesloten|fechado)";
const BETWEEN = new RegExp(
  `[,;]\\s(?:(?:and|und|et|y|e|en)\\s)?(?=${DAYS})|${ENDED}\\s(?:and|und|et|y|e|en)\\s(?=${DAYS}\\s?:?\\s(?:${SPAN}|${CLOSED}))`,
  "giu",
);
const LEAST = 2;

/** "On Sundays", "le samedi": a line of a timetable begins with its day. */
const bareDays = (days: string) =>
  capitalize(days.replace(/^(?:on|every|am|an|le|les|el|los|il|la|op|aos?|às?)\s/iu, ""));

function western(text: string, colon: string): Hours | undefined {
  const at = FIRST.exec(text)?.index ?? -1;
  const head = text.slice(0, Math.max(0, at)).replace(/[\s:：,–—-]+$/u, "");
  const lines =
    at < 0
      ? []
      : text
          .slice(at)
          .split(BETWEEN)
          .map((line) => ENTRY.exec(line.trim())?.groups);
  const entries = lines.flatMap((line) => (line ? `${bareDays(line.days ?? "")}${colon}${line.hours}` : []));
  // "Tuesday, Wednesday and Thursday 9:00–17:00": the hours are of all three.
  const isWhole = entries.length >= LEAST && entries.length === lines.length && !ENDS_IN_DAY.test(head);
  return isWhole ? { head, entries } : undefined;
}
const ENDS_IN_DAY = new RegExp(`(?<!\\p{L})${WEEKDAY}$`, "iu");

const KANJI_DAY = "[月火水木金土日]曜日?";
const JAPANESE = new RegExp(
  `^(?<days>${KANJI_DAY}(?:(?:から|〜|と|・|、)${KANJI_DAY})?)[は：:](?<hours>\\d{1,2}時.{1,12}|\\d{1,2}:\\d{2}.{1,12}|.{0,2}休(?:み|業|館)?)$`,
  "u",
);

function japanese(text: string): Hours | undefined {
  const [, head = "", list = text] = /^([^:：]{2,24})[:：](.+)$/u.exec(text) ?? [];
  const lines = list
    .replace(/(?:です|となります|します)$/u, "")
    .split(new RegExp(`、(?=${KANJI_DAY})`, "u"))
    .map((line) => JAPANESE.exec(line)?.groups);
  const entries = lines.flatMap((line) => (line ? `${line.days}：${line.hours}` : []));
  return entries.length >= LEAST && entries.length === lines.length ? { head, entries } : undefined;
}

const LONGEST_HEAD = 72;

/** The hours of a sentence, when it is nothing else; undefined for any other. */
export function hoursIn(sentence: string, language: string): Hours | undefined {
  const text = unstop(sentence).replace(/。$/u, "");
  const found = language === "ja" ? japanese(text) : western(text, language === "fr" ? " : " : ": ");
  return found && found.head.length <= LONGEST_HEAD ? found : undefined;
}

/** Whether every line is a day or a range with its hours. */
export const areHours = (lines: readonly string[]): boolean =>
  lines.length >= LEAST &&
  lines.every((line) => [ENTRY, JAPANESE].some((entry) => entry.test(evenly(unstop(line)))));
