import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { shortDayOf, weekdayOf } from "../../text/weekdays.ts";
import { MONTH_WORD, monthOf, SHORT_DAY_WORD, WEEKDAY_WORD } from "./calendar-words.ts";
import { matchesIn } from "./matches.ts";
import { keyOf, type Value, valueAt, where } from "./value.ts";
import { isVersionedBefore } from "./versioned.ts";

const pattern = (source: string, flags = "giu") => once(() => new Prefiltered(source, flags));

const YEAR = "((?:19|20)\\d{2})(?!\\d)";
const DAY = "(\\d{1,2})(?:st|nd|rd|th|er|º|ª|°|\\.)?";
const DAY_FIRST = once(
  () =>
    new Prefiltered(
      `(?<![\\d.,:/$£€]|\\p{L})${DAY} ?(?:of |de |di )?(${MONTH_WORD()})(?!\\p{L})\\.?(?:,? (?:de |del )?${YEAR})?`,
      "giu",
    ),
);
const MONTH_FIRST = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L}|\\d\\.? )(${MONTH_WORD()})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\s?[€£$¥%\\d]|[.,:]\\d|\\p{L})(?:,? ${YEAR})?`,
      "giu",
    ),
);
/** The first day of "2–4 December" and "2. bis 4. Dezember". */
const DAY_RANGE = once(
  () =>
    new Prefiltered(
      `(?<![\\d.,:/$£€]|\\p{L})${DAY}(?= ?(?:-|–|to|and|&|bis|und|au|et|al|ao|até|tot(?: en met)?|t\\/m|en|y|a|e) ?(?:the |el |le |dem |den |zum |il |o )?\\d{1,2}(?:st|nd|rd|th|\\.)? ?(?:of |de )?(${MONTH_WORD()})(?!\\p{L}))`,
      "giu",
    ),
);
/** The last day of "December 2–4". */
const DAY_RANGE_END = once(
  () =>
    new Prefiltered(
      `(?<=(?<!\\p{L}|\\d\\.? )(${MONTH_WORD()})\\.? \\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to|and) ?)\\d{1,2}(?![\\d%]|[.,:]\\d|\\p{L})`,
      "giu",
    ),
);
/** "2026-12-20" and "2026/12/20". */
const YEAR_FIRST = pattern("(?<![\\d/-])(\\d{4})([-/])(\\d{1,2})\\2(\\d{1,2})(?![\\d/-])", "g");
/** "20-12-2026": with dashes a day has its whole year, or it is a code. */
const DASHED = pattern("(?<![\\d.,/-])(\\d{1,2})(-)(\\d{1,2})-((?:19|20)\\d{2})(?![\\d-])", "g");
const NUMERIC = pattern(
  "(?<![\\d.,/]|[$£€¥] ?)(\\d{1,2})([./])(\\d{1,2})\\2((?:\\d{2})?\\d{2})?(?!\\d)",
  "g",
);
/** Without a year a slash may be a fraction: a weekday or a word that leads to a day stands before it. */
const SLASHED = pattern(
  "(?<=(?:on|by|until|till|from|since|before|day|am|vom|ab|bis|zum|tag|le|du|au|el|del|al)[,.]? )(\\d{1,2})\\/(\\d{1,2})(?![\\d/])",
);
/** "12/5(土)": in Japan the month stands first. */
const BEFORE_KANJI_DAY = pattern("(?<![\\d/])(\\d{1,2})[/／](\\d{1,2})(?= ?[(（][月火水木金土日])", "g");
const EAST_ASIAN = pattern("(?:(\\d{4}) ?[年년] ?)?(\\d{1,2}) ?[月월] ?(\\d{1,2}) ?[日일]", "g");

/** "In January. 2 days later": only a short month has a stop of its own. */
const ENDS_SENTENCE = /^\p{L}{5,}\. /u;

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

function dated(m: RegExpExecArray, days: [day: number, month: number | undefined][], year?: string): Value[] {
  const full = year?.length === 2 ? `20${year}` : year;
  const keys = days.flatMap(([day, month = 0]) =>
    isDay(day, month) ? [`date:${month}-${day}${full ? `-${full}` : ""}`] : [],
  );
  return keys.length ? [valueAt("date", m, keys)] : [];
}

/** 03/04 is March in one country and April in another. */
function eitherWay(m: RegExpExecArray, a: string | undefined, b: string | undefined, year?: string): Value[] {
  const [first, second] = [Number(a), Number(b)];
  const days: [number, number][] =
    m[2] === "."
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ];
  const [date] = dated(m, days, year);
  if (!date) return [];
  // "We are on 4.2." ends a sentence.
  return m[2] === "." && !year
    ? [{ ...date, keys: [...date.keys, `number:${Number(`${a}.${b}`)}`] }]
    : [date];
}

const isVersion = (m: RegExpExecArray, text: string): boolean =>
  m[2] === "." && m[4] === undefined && isVersionedBefore(text, m.index);

/** Calendar days: "3 March", "March 3rd", "12.05.2026", "5月12日", and both ends of "2–4 May". */
export const readDates = (text: string): Value[] => [
  ...matchesIn(YEAR_FIRST(), text).flatMap((m) => dated(m, [[Number(m[4]), Number(m[3])]], m[1])),
  ...matchesIn(EAST_ASIAN(), text).flatMap((m) => dated(m, [[Number(m[3]), Number(m[2])]], m[1])),
  ...matchesIn(BEFORE_KANJI_DAY(), text).flatMap((m) => dated(m, [[Number(m[2]), Number(m[1])]])),
  ...matchesIn(DASHED(), text).flatMap((m) => eitherWay(m, m[1], m[3], m[4])),
  ...matchesIn(NUMERIC(), text)
    .filter((m) => !isVersion(m, text))
    .flatMap((m) => eitherWay(m, m[1], m[3], m[4])),
  ...matchesIn(DAY_FIRST(), text).flatMap((m) => dated(m, [[Number(m[1]), monthOf(m[2])]], m[3])),
  ...matchesIn(MONTH_FIRST(), text)
    .filter((m) => !ENDS_SENTENCE.test(m[0]))
    .flatMap((m) => dated(m, [[Number(m[2]), monthOf(m[1])]], m[3])),
  ...matchesIn(DAY_RANGE(), text).flatMap((m) => dated(m, [[Number(m[1]), monthOf(m[2])]])),
  ...matchesIn(DAY_RANGE_END(), text).flatMap((m) => dated(m, [[Number(m[0]), monthOf(m[1])]])),
  ...matchesIn(SLASHED(), text).flatMap((m) => eitherWay(m, m[1], m[2])),
];

const WORD = /(?<!\p{L})\p{L}{2,14}(?:-feira)?(?!\p{L})/giu;

/** Short months, and months that are other words, need a capital or a word that leads to them. */
const LEADS_TO_MONTH =
  /(?:in|since|until|till|by|from|of|this|next|last|early|mid|late|start|im|seit|ab|bis|en|depuis|dès|desde|hasta|de)[ -]$/i;
const IS_LONG = /^.{5,}$|^(?:june|july|juin|juli|juni|août|mayo)$/i;
const IS_SHORT = /^(?:jan|feb|aug|sept|oct|okt|nov|dec|dez)$/i;
const IS_VERB = /^(?:may|march|mars)$/i;

function isMonth(m: RegExpExecArray, text: string): boolean {
  const capital = /^\p{Lu}/u.test(m[0]);
  if ((IS_LONG.test(m[0]) || IS_SHORT.test(m[0])) && !IS_VERB.test(m[0])) return true;
  const led = LEADS_TO_MONTH.test(text.slice(Math.max(0, m.index - 8), m.index));
  if (IS_VERB.test(m[0])) return capital && led;
  return led || (capital && /^[.,]? (?:19|20)\d{2}/.test(text.slice(m.index + m[0].length)));
}

const MONTH_OF_KANJI = pattern("(?<!\\d)(\\d{1,2}) ?[月월](?!\\d)", "g");

/** Months without a day. */
export const readMonths = (text: string): Value[] => [
  ...matchesIn(WORD, text)
    .filter((m) => monthOf(m[0]) && isMonth(m, text))
    .map((m) => valueAt("month", m, [`month:${monthOf(m[0])}`])),
  ...matchesIn(MONTH_OF_KANJI(), text).map((m) => valueAt("month", m, [`month:${Number(m[1])}`])),
];

const SHORT_DAY = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}’'])(${SHORT_DAY_WORD()})\\.?(?=,? ?[\\d\uFFFC]| ?(?:[-–]|to|bis) ?(?:${SHORT_DAY_WORD()})(?!\\p{L}))(?!\\p{L})|(?<=(?<!\\p{L})(?:${SHORT_DAY_WORD()})\\.? ?(?:[-–]|to|bis) ?)(${SHORT_DAY_WORD()})(?!\\p{L})|(?<=(?<!\\p{L})(?:on|every|until|till|by|from|this|next) )(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?!\\p{L})`,
      "giu",
    ),
);
/** "Wed – curd ladled by hand" and "Di: 9–17": a short day that heads its line. Some are other words as well. */
const HEADING_DAY = once(
  () =>
    new Prefiltered(
      `(?<=^\\s*(?:[-*•] )?)(?:(mon|tues?|wed|thu|thurs?|fri|sat|mié|jue|vie|sáb)(?=\\.?(?: ?[:–—]| - ))|(${SHORT_DAY_WORD()})(?=\\.?: ?[\\d\uFFFC]))`,
      "giu",
    ),
);
/** A short day stands beside a number, another one, or a word that leads to it. */
const MAY_BE_SHORT =
  /[\d\uFFFC]|\p{L}{2}\.? ?(?:[-–]|(?<= )(?:to|bis) ) ?\p{L}{2}|(?:on|every|until|till|by|from|this|next) (?:mon|tue|wed|thu|fri|sat|sun)/iu;
const KANJI_DAYS = "月火水木金土日";
const KANJI_DAY = pattern("(?<=[(（])([月火水木金土日])(?=[)）・])|([月火水木金土日])曜日?", "g");

const weekday = (m: RegExpExecArray, day: number | undefined): Value[] =>
  day ? [valueAt("weekday", m, [`weekday:${day}`])] : [];

/** "Mon–Thu 7:00, Fri 7:00, Sun closed": after other short days, one in capitals needs no number. */
const LATER_DAY = /(?<=[,;/|·] )(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?=,| \p{Ll}|$)/gu;

/** Days in short beside a number, a dash or a word that leads to them. */
const readShortOnes = (text: string): Value[] =>
  MAY_BE_SHORT.test(text)
    ? [
        ...matchesIn(SHORT_DAY(), text).flatMap((m) => weekday(m, shortDayOf(m[1] ?? m[2] ?? m[3]))),
        ...matchesIn(LATER_DAY, text).flatMap((m) => weekday(m, shortDayOf(m[0]))),
      ]
    : [];

/** Days of the week: "Friday", "freitags", "Mon–Fri", "（日）". */
export const readWeekdays = (text: string): Value[] => [
  ...matchesIn(WORD, text).flatMap((m) => weekday(m, weekdayOf(m[0]))),
  ...readShortOnes(text),
  ...matchesIn(HEADING_DAY(), text).flatMap((m) => weekday(m, shortDayOf(m[1] ?? m[2]))),
  ...matchesIn(KANJI_DAY(), text).flatMap((m) => weekday(m, KANJI_DAYS.indexOf(m[1] ?? m[2] ?? "") + 1)),
];

/** "A las 8 de la mañana", "cada mañana": the morning, and no day. */
const TOMORROW_ES = "(?<!(?:la|una|cada|esta|media|toda) )mañana";
/** Days that are named by their distance; "today" is also a call ("Update today"), so it claims nothing. */
const RELATIVE: [key: string, RegExp][] = [
  [
    "tomorrow",
    new Prefiltered(
      `(?<!\\p{L})(?:tomorrow|morgen(?= (?:früh|abend|um|ab))|demain|${TOMORROW_ES}|domani|amanhã|明日)(?!\\p{L})`,
      "giu",
    ),
  ],
  [
    "tonight",
    /(?<!\p{L})(?:tonight|heute abend|ce soir|esta noche|stasera|vanavond|hoje à noite|今夜)(?!\p{L})/giu,
  ],
  [
    "next week",
    /(?<!\p{L})(?:next week|nächste woche|la semaine prochaine|la (?:próxima semana|semana que viene)|来週)(?!\p{L})/giu,
  ],
  [
    "next month",
    /(?<!\p{L})(?:next month|nächsten monat|le mois prochain|el (?:próximo mes|mes que viene)|来月)(?!\p{L})/giu,
  ],
];
const TODAY = /(?<!\p{L})(?:today|heute|aujourd[’']hui|hoy|今日|本日)(?!\p{L})/giu;

/** A word of each of them. */
const RELATIVE_WORD =
  /tomorrow|tonight|today|next|morgen|heute|nächste|demain|soir|aujourd|prochain|mañana|noche|hoy|próxim|que viene|domani|stasera|vanavond|amanhã|hoje|[明今本]日|今夜|来[週月]/iu;

export const readRelativeDays = where(RELATIVE_WORD, (text) => [
  ...RELATIVE.flatMap(([key, words]) =>
    matchesIn(words, text).map((m) => valueAt("date", m, [`relative:${key}`])),
  ),
  ...matchesIn(TODAY, text).map((m) => valueAt("date", m, ["relative:today"], true)),
]);

const ORDINAL = pattern("(?<![\\d.,]|\\p{L})(\\d{1,3})(?:st|nd|rd|th)(?!\\p{L})");
/** "from Friday, 4 euros a slice": a number of these is no day. */
const COUNTED =
  "euros?|eur|pounds?|quid|dollars?|chf|franken|francs?|kr|cents?|pence|kg|g|km|m|cm|mm|l|ml|min|minutes?|minuten|minutos?|minuti|hours?|stunden?|heures?|horas?|ore|uur|percent|per cent|prozent|personen|people|guests|places|plätze";
/** "Monday 9" and "am 9.": a day of a month that is named elsewhere. */
const DAY_ALONE = once(
  () =>
    new Prefiltered(
      `(?<=(?<!\\p{L})(?:(?:${WEEKDAY_WORD()}|el|am|vom|le),? (?:den |the |le )?))(\\d{1,2})(?:\\.(?= |$)|(?![\\d:.,%€$£h]|\\p{L}| ?[-–] ?\\d{1,2}[.:]\\d{2}| ?(?:am|pm|uhr|h|%|[€£$₹]|${COUNTED})(?!\\p{L})))`,
      "giu",
    ),
);

/** "The 15th", "el lunes 9". A place in a row is no count: "the 4th" is not four. */
export const readOrdinals = (text: string): Value[] => [
  ...matchesIn(ORDINAL(), text).map((m) => valueAt("ordinal", m, [keyOf("day", Number(m[1]))])),
  ...matchesIn(DAY_ALONE(), text).map((m) =>
    valueAt("ordinal", m, [keyOf("day", Number(m[1])), keyOf("number", Number(m[1]))]),
  ),
];
