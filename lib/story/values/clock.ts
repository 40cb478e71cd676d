import { matchesIn } from "./matches.ts";
import { keyOf, type Value, valueAt, where } from "./value.ts";

const HALF_DAY = 720;
const WITH_SUFFIX =
  /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))? ?(a\.m\.|p\.m\.|am|pm|uhr|時半|時|시)(?![\p{Ll}\p{Lu}\p{N}])/giu;
const KANJI_MINUTES = /(?<![\d.,:])(\d{1,2})時(\d{1,2})分/g;
const WITH_COLON = /(?<![\d.,:])([01]?\d|2[0-4]):([0-5]\d)(?!\d|:\d)/g;
const FRENCH = /(?<![\d.,:])([01]?\d|2[0-4]) ?h ?([0-5]\d)?(?![\p{L}\p{N}])/giu;
/** "5–7 pm": the first hour is understood in the second one's terms. */
const RANGE =
  /(?<![\d.,:])(\d{1,2})(?=(?:[:.]\d{2})? ?(?:-|–|〜|to|bis) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m|p\.m|uhr)(?!\p{L}))/giu;
/** "18.30" is a time after "at" or before "till"; elsewhere it may be a number. */
const WITH_DOT =
  /(?<![\d.,:$£€])([01]?\d|2[0-3])\.([0-5]\d)(?![\d%]|[.,]\d| ?(?:[€$£%]|eur|kr|chf|t|kg|km)(?!\p{L}))/giu;
const LEADS_TO_TIME = /(?:at|from|until|till|by|um|ab|bis|gegen|von|à|dès|vers|a las|desde las|hasta las) $/i;
const AFTER_TIME = /^(?: ?[-–] ?\d| ?(?:till|until|to|bis|onwards|sharp|h)(?!\p{L}))/iu;
const NAMED =
  /(?<!\p{L})(?:(noon|midday|midi|mediodía|正午)|(midnight|mitternacht|minuit|medianoche))(?!\p{L})/giu;

/** Without am or pm, half past seven may be either; from 13 on only one is meant. */
function keysOf(hours: string | undefined, minutes: string | undefined, suffix = ""): string[] {
  const at = Number(hours) * 60 + Number(minutes ?? 0);
  const twelve = at % HALF_DAY;
  if (/^a/i.test(suffix)) return [keyOf("time", twelve)];
  if (/^p/i.test(suffix)) return [keyOf("time", twelve + HALF_DAY)];
  const exact = at >= HALF_DAY + 60 || /^(?:uhr|[時시])/i.test(suffix) || /^0/.test(hours ?? "");
  return exact ? [keyOf("time", at)] : [keyOf("time", twelve), keyOf("time", twelve + HALF_DAY)];
}

const time = (m: RegExpExecArray, keys: string[]) => valueAt("time", m, keys);

function dotted(m: RegExpExecArray, text: string): Value[] {
  const led = LEADS_TO_TIME.test(text.slice(Math.max(0, m.index - 12), m.index));
  const number = keyOf("number", Number(m[0]));
  const keys = [...keysOf(m[1], m[2]), number];
  if (led || AFTER_TIME.test(text.slice(m.index + m[0].length, m.index + m[0].length + 10)))
    return [time(m, keys)];
  return /^\d{1,2}\.\d{2}$/.test(m[0]) ? [valueAt("number", m, [number, ...keysOf(m[1], m[2])])] : [];
}

const isEarly = (m: RegExpExecArray) => Number(m[1]) <= 24 && Number(m[2] ?? 0) < 60;

/** Times of day: "5 pm", "17:00", "17 Uhr", "17h30", "18.30", "11時", "noon". */
export const readTimes = where(/\d|noon|mi[dt]|正午|medi|minuit/iu, (text) => [
  ...matchesIn(KANJI_MINUTES, text).map((m) => time(m, keysOf(m[1], m[2], "時"))),
  ...matchesIn(WITH_SUFFIX, text)
    .filter(isEarly)
    .map((m) => time(m, keysOf(m[1], m[3] === "時半" ? "30" : m[2], m[3]))),
  ...matchesIn(RANGE, text)
    .filter(isEarly)
    .map((m) => time(m, keysOf(m[1], undefined))),
  ...matchesIn(WITH_COLON, text).map((m) => time(m, keysOf(m[1], m[2]))),
  ...matchesIn(FRENCH, text).map((m) => time(m, [...keysOf(m[1], m[2]), ...asHours(m)])),
  ...matchesIn(NAMED, text).map((m) => time(m, [keyOf("time", m[1] ? HALF_DAY : 0)])),
]);

/** "48 h" is how long; "18 h" may be either. */
const asHours = (m: RegExpExecArray) => (m[2] ? [] : [keyOf("measure:second", Number(m[1]) * 3600)]);

/** "18.30", read after amounts of money and measures. */
export const readDottedTimes = (text: string): Value[] =>
  matchesIn(WITH_DOT, text).flatMap((m) => dotted(m, text));
