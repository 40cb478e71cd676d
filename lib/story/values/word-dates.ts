import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MONTH_WORD, monthOf } from "./calendar-words.ts";
import { matchesIn } from "./matches.ts";
import { type Value, valueAt, where } from "./value.ts";

/** Days of a month as words, from the first on. */
const EN =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first";
const DE = "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften";

const DAYS = once(
  () =>
    new Map<string, number>([
      ...[EN, DE].flatMap((list) => list.split(" ").map((word, i) => [word, i + 1] as const)),
      ["premier", 1],
      ["primero", 1],
    ]),
);

const either = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .join("|")
    .replaceAll("-", "[- ]");

const DAY_FIRST = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L})(${either(DAYS().keys())})(?: | of | de |, )(${MONTH_WORD()})(?!\\p{L})`,
      "giu",
    ),
);
const MONTH_FIRST = once(
  () => new Prefiltered(`(?<!\\p{L})(${MONTH_WORD()}) the (${either(EN.split(" "))})(?!\\p{L})`, "giu"),
);

function dateOf(m: RegExpExecArray, day = "", month = ""): Value {
  const number = DAYS().get(day.toLowerCase().replace(" ", "-"));
  return valueAt("date", m, [`date:${monthOf(month)}-${number}`]);
}

/** How the words for days of a month end. */
const DAY_ENDS = /(?:first|second|third|[efhnrx]th|ten|premier|primero)(?!\p{L})/iu;

/** Calendar days as they are spoken: "the second of March", "March the second", "am ersten Mai". */
export const readWordDates = where(DAY_ENDS, (text) => [
  ...matchesIn(DAY_FIRST(), text)
    // "The second March run": a month that counts has "of" in English.
    .filter((m) => / of |,/i.test(m[0]) || !EN.split(" ").includes((m[1] ?? "").toLowerCase()))
    .map((m) => dateOf(m, m[1], m[2])),
  ...matchesIn(MONTH_FIRST(), text).map((m) => dateOf(m, m[2], m[1])),
]);
