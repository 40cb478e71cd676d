import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MONTH_WORD } from "../values/calendar-words.ts";
import { matchesIn } from "../values/matches.ts";
import { aroundMissing, dateLike } from "../values/right-dates.ts";
import { valuesIn } from "../values/values.ts";

type MissingDay = { start: number; text: string; options?: string[] };

/** Days that a month may have; February's last one without a year, since it may be a leap year. */
const daysOf = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const A_LEAP_YEAR = 2024;

/** Of "in April 31 shops joined" the number counts what follows; small words go on after a date. */
const COUNTS =
  /^ (?!(?:at|and|to|or|from|in|on|until|till|by|with|for|the|is|are|we|our|um|und|bis|ab|im|in|von)(?!\p{L}))\p{L}/iu;
const MONTH_IS_FIRST = /^\p{L}.*\d$/u;
/** "32 December": more days than any month has, behind a word that leads to a day or before a year. */
const TOO_MANY = once(() => {
  const day = `(?:3[2-9]|[4-9]\\d)(?:st|nd|rd|th|\\.)? ?(?:of |de |di )?(?:${MONTH_WORD()})(?!\\p{L})`;
  const led =
    "(?<=(?<!\\p{L})(?:on|by|until|till|from|before|am|vom|ab|bis|zum|le|du|au|el|al|del|hasta|op|tot|em|até|il|dal) (?:the |el |zum |den )?)";
  const year = "\\.?,? (?:de |del )?20\\d{2}(?!\\d)";
  return new Prefiltered(`${led}${day}(?:${year})?|(?<![\\d.,])${day}${year}`, "giu");
});

/** Dates that no calendar has: "30 Feb 2027", "31.11.2026", "31 avril". `year` is the one that its sentence names. */
export function daysThatAreNone(words: string, language: string, year?: string): MissingDay[] {
  const none = valuesIn(words, language).flatMap(({ kind, keys, weak, span, text }) => {
    const days = keys.flatMap((key) => [...(/^date:(\d+)-(\d+)(?:-(\d{4}))?$/.exec(key) ?? [])].slice(1, 4));
    const [month, day, own] = days;
    if (kind !== "date" || weak || !month || keys.length > 1) return [];
    const isCount = MONTH_IS_FIRST.test(text) && !own && COUNTS.test(words.slice(span.end));
    const was = { year: Number(own ?? year ?? A_LEAP_YEAR), month: Number(month), day: Number(day) };
    const isThere = was.day <= daysOf(was.month, was.year);
    const options = () => aroundMissing(was).map((one) => dateLike(text, was, one, language));
    return isThere || isCount ? [] : [{ start: span.start, text, options: options() }];
  });
  return [...none, ...matchesIn(TOO_MANY(), words).map((m) => ({ start: m.index, text: m[0] }))];
}
