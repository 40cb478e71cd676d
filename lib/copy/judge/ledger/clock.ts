import { allMatches } from "../matches.ts";
import { type Figure, key } from "./figure.ts";

const HALF_DAY = 720;
const WITH_SUFFIX = /(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))? ?(a\.m\.|p\.m\.|am|pm|uhr|Uhr)(?![\p{L}\p{N}])/giu;
const WITH_COLON = /(?<![\d.,:])([01]?\d|2[0-4])[:h]([0-5]\d)(?![\d:])/gi;
const FRENCH = /(?<![\d.,:])([01]?\d|2[0-4]) ?h(?![\p{L}\p{N}])/giu;
/** "5–7 pm": the first hour is understood in the second one's terms. */
const RANGE =
  /(?<![\d.,:])(\d{1,2})(?=(?::\d{2})? ?[-–] ?\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m|p\.m|uhr)(?!\p{L}))/giu;

/** A quick look for both. */
const SUFFIXED = /\d ?(?:[ap]\.?m|uhr)/i;

function time(
  m: RegExpMatchArray,
  hours: string | undefined,
  minutes: string | undefined,
  suffix = "",
): Figure {
  const at = Number(hours) * 60 + Number(minutes ?? 0);
  const twelve = at % HALF_DAY;
  const sure = /^a/i.test(suffix) ? [twelve] : /^p/i.test(suffix) ? [twelve + HALF_DAY] : undefined;
  // Without am or pm, half past seven may be either; from 13 on only one is meant.
  const readings = sure ?? (at > HALF_DAY + 59 || /uhr/i.test(suffix) ? [at] : [twelve, twelve + HALF_DAY]);
  return { text: m[0], at: m.index ?? 0, readings: readings.map((t) => key("t", t)) };
}

/** Times of day: "5 pm", "17:00", "17 Uhr", "17h30". */
export function readClock(text: string): Figure[] {
  return [
    ...allMatches(WITH_SUFFIX, text, SUFFIXED).map((m) => time(m, m[1], m[2], m[3])),
    ...allMatches(RANGE, text, SUFFIXED).map((m) => time(m, m[1], undefined)),
    ...allMatches(WITH_COLON, text)
      .filter(
        (m) =>
          !/^ ?(?:[ap]\.?m|uhr)/i.test(
            text.slice((m.index ?? 0) + m[0].length, (m.index ?? 0) + m[0].length + 4),
          ),
      )
      .map((m) => time(m, m[1], m[2])),
    ...allMatches(FRENCH, text, /\d ?h/i).map((m) => time(m, m[1], undefined)),
  ];
}

/** "At 7 pm" also says 7; a full hour says its number on both clocks. */
export function impliedByTime(reading: string): string[] {
  const at = Number(reading.slice(2));
  const hour = Math.floor(at / 60);
  return [key("n", hour), key("n", hour % 12 || 12), key("n", at % 60)];
}

/** "Doors at 7" allows both "7 am" and "7 pm"; whoever wrote it knew which. */
export const impliedByHour = (hour: number): string[] =>
  Number.isInteger(hour) && hour >= 1 && hour <= 24
    ? [key("t", (hour % 12) * 60), key("t", (hour % 12) * 60 + HALF_DAY), key("t", hour * 60)]
    : [];
