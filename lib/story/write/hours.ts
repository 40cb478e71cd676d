import { capitalize, unstop } from "../../copy/text.ts";
import { evenly } from "../../text/evenly.ts";
import { NAMED_DAYS } from "../../text/named-days.ts";
import { NOON } from "../../text/noon.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Opening hours that their author wrote in one sentence: what leads to them, and each day or range with its hours. */
export type Hours = { head: string; entries: string[] };

const WEEKDAY =
  "(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|weekdays|weekends?|bank holidays|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|feiertags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segundas?(?:-feira)?|terças?(?:-feira)?|quartas?(?:-feira)?|quintas?(?:-feira)?|sextas?(?:-feira)?|festivos|festivi|feriados|(?:mo|di|mi|do|fr|sa|so)(?!\\p{L}))";
const LED =
  "(?:(?:on|every|from|von|da|am|an|jeden?|le|les|du|de|el|los|del|il|la|dal|op|van|aos?|às?|de)\\s)?";
const TO =
  "(?:\\s?[–-]\\s?|\\s(?:to|through|until|bis|und|and|au|et|à|a|al|y|e|tot|t\\/m|en|&)\\s(?:la\\s|le\\s|el\\s|il\\s)?)";
const MONTH =
  "(?:jan|ene|gen|feb|fev|fév|mar|mär|maa|mrt|apr|abr|avr|mai|may|mag|mei|jun|jui|jul|giu|lug|aug|ago|aoû|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)\\p{L}*\\.?";
const NUMBERED = "\\d{1,2}(?:\\.|st|nd|rd|th|er)?";
const DATED = `${NUMBERED}\\s(?:de\\s)?${MONTH}|\\d{1,2}\\.\\d{1,2}\\.`;
/** "Thursday 24 December", "Mon 21" in a range of one month, "24.12.", "Christmas Eve". */
const DAY = `(?:${WEEKDAY}\\.?(?:,?\\s(?:den\\s)?(?:${DATED}|${NUMBERED}(?=${TO}|\\s?:)))?|${DATED}|${NUMBERED}(?=${TO}(?:${DATED}))|${NAMED_DAYS})`;
/** "maandag, woensdag en vrijdag" have the same hours. */
const DAYS = `${LED}${DAY}(?:,\\s${DAY}(?=,\\s|${TO}))*(?:${TO}${DAY})?`;
const CLOCK = `(?:\\d{1,2}(?:\\s?[:.h]\\s?\\d{2})?(?:\\s?(?:am|pm|uhr|uur|h))?|(?:${NOON})(?!\\p{L}))`;
/** "de 21 a 23 de dezembro" are days. */
const SPAN = `(?:(?:from|von|de|des|dalle|das|van|ab|dès|desde)\\s)?(?:ore\\s|las\\s)?${CLOCK}(?:\\s?[–-]\\s?|\\s(?:to|until|till|bis|à|a|a las|alle|tot|às)\\s)${CLOCK}(?!\\d|\\.?\\s(?:de\\s)?${MONTH})`;
const CLOSED =
  "(?:(?:we are|is|are|ist|sind|est|está|è|is)\\s)?(?:closed|geschlossen|fermé|cerrado|chiuso|gesloten|fechado)";
const ENTRY = new Prefiltered(
  `^(?<days>${DAYS})\\s?[:,]?\\s(?<hours>${SPAN}(?:\\s(?:and|und|et|y|e|en)\\s${SPAN})?(?:,\\s\\p{L}[^,.:;\\d]{2,28})?|${CLOSED})$`,
  "iu",
);
/** "closed on 25 and 26 December" */
const CLOSED_ON = new Prefiltered(`^(?<hours>${CLOSED})\\s(?<days>${DAYS})$`, "iu");
/** "back on Monday 28 December", "wieder da ab 28. Dezember": what is so again stands last. */
const AGAIN = `(?:(?:and|und|et|y|e|en)\\s)?(?:(?:we[’']?(?:re| are)?|wir sind|nous|siamo|estamos|we zijn)\\s)?(?:back|open again|reopen(?:ing|s)?|normal hours|wieder (?:da|offen|geöffnet)|(?:de )?retour|réouverture|de vuelta|abrimos de nuevo|di nuovo aperti|riapertura|weer open|de volta|reabertura)\\s(?:(?:from|on|ab|am|dès|le|el|il|da|dal|op|vanaf|a partir de|em|na|no)\\s)?(?:le\\s|el\\s)?${DAY}|(?:ab|from|dès|à partir du|desde el|dal|vanaf|a partir de)\\s${DAY}\\s(?:wieder|back|again|(?:as )?(?:normal|usual)|(?:we are )?open|horaires|weer|horario|orari|horário)(?!\\p{L})[^,;]{0,24}`;
const IS_AGAIN = new Prefiltered(`^(?:${AGAIN})$`, "iu");
/** The first day that stands behind what leads to it. */
const FIRST = new Prefiltered(`(?<![\\p{L}\\d])${DAYS}\\s?[:,]?\\s(?:${SPAN}|${CLOSED})`, "iu");
const ENDED = `(?<=${SPAN}|closed|geschlossen|fermé|cerrado|chiuso|gesloten|fechado)`;
/** The comma in "Montag, 28. Dezember" parts no entries. */
const BETWEEN = new Prefiltered(
  `(?<!(?<!\\p{L})${WEEKDAY})[,;]\\s(?:(?:and|und|et|y|e|en)\\s)?(?=${DAYS})|[,;]\\s(?:(?:and|und|et|y|e|en)\\s)?(?=${CLOSED}\\s${DAYS})|[,;]\\s(?=(?:${AGAIN})$)|${ENDED}\\s(?:and|und|et|y|e|en)\\s(?=${DAYS}\\s?[:,]?\\s(?:${SPAN}|${CLOSED}))`,
  "giu",
);
const LEAST = 2;

/** "On Sundays", "le samedi": a line of a timetable begins with its day. */
const bareDays = (days: string) =>
  capitalize(days.replace(/^(?:on|every|am|an|le|les|el|los|il|la|op|aos?|às?)\s/iu, ""));

const AND = /^(?:and|und|et|y|e|en)\s/iu;
function entryIn(line: string, colon: string, isLast: boolean): string[] {
  const { days = "", hours } = (ENTRY.exec(line) ?? CLOSED_ON.exec(line))?.groups ?? {};
  if (hours) return [`${bareDays(days)}${colon}${hours}`];
  return isLast && IS_AGAIN.test(line) ? [capitalize(line.replace(AND, ""))] : [];
}

function western(text: string, colon: string): Hours | undefined {
  const at = FIRST.exec(text)?.index ?? -1;
  const head = text.slice(0, Math.max(0, at)).replace(/[\s:：,–—-]+$/u, "");
  const lines = at < 0 ? [] : text.slice(at).split(BETWEEN);
  const entries = lines.flatMap((line, i) => entryIn(line.trim(), colon, i > 0 && i === lines.length - 1));
  // "Tuesday, Wednesday and Thursday 9:00–17:00": the hours are of all three.
  const leads = head === "" || /^\s*[:：]/u.test(text.slice(head.length)) || TELLS_OPEN.test(head);
  const isWhole =
    leads &&
    entries.length >= LEAST &&
    entries.length === lines.length &&
    !IS_TORN.some((end) => end.test(head));
  return isWhole ? { head, entries } : undefined;
}
/** "The course runs on Saturday … and Sunday …" is no list of hours that its first words could head. */
const TELLS_OPEN =
  /(?<!\p{L})(?:open|hours|serv(?:e|ing)|geöffnet|offen|da|zeiten|ouverts?|ouverte?s?|horaires|abiert[oa]s?|abrimos|apert[oaie]|apriamo|aberto?a?s?|surgery|spreekuur|sprechstunde|sprechzeiten|horarios?|horários?|orari|openingstijden)(?!\p{L})/iu;
const ENDS_IN_DAY = new Prefiltered(`(?<!\\p{L})${WEEKDAY}$`, "iu");
/** "We open Saturday and go every day through to": what it goes to is no first line of a list. */
const LEADS_TO =
  /(?<!\p{L})(?:to|until|till|through|from|bis(?: zum)?|vom|ab|jusqu['’]au|au|du|hasta(?: el)?|al|del|fino al|dal|tot(?: en met)?|vanaf|até|a partir de)$/iu;
const IS_TORN = [ENDS_IN_DAY, LEADS_TO];

const KANJI_DAY = "[月火水木金土日]曜日?";
const JAPANESE = new Prefiltered(
  `^(?<days>${KANJI_DAY}(?:(?:から|〜|と|・|、)${KANJI_DAY})?)[は：:](?<hours>\\d{1,2}時.{1,12}|\\d{1,2}:\\d{2}.{1,12}|.{0,2}休(?:み|業|館)?)$`,
  "u",
);

function japanese(text: string): Hours | undefined {
  const [, head = "", list = text] = /^([^:：]{2,24})[:：](.+)$/u.exec(text) ?? [];
  const lines = list
    .replace(/(?:です|となります|します)$/u, "")
    .split(new Prefiltered(`、(?=${KANJI_DAY})`, "u"))
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
  lines.every((line, i) =>
    [ENTRY, JAPANESE, ...(i > 0 ? [IS_AGAIN] : [])].some((entry) => entry.test(evenly(unstop(line)))),
  );
