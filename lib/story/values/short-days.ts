import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { matchesIn } from "./matches.ts";
import { type Value, valueAt } from "./value.ts";

/** Short weekdays that stand in a row: "Sat and Sun", "Sa. und So.", "za en zo", "seg a sex". */

type Week = { days: string; joints: string; inCapitals: boolean };

/** From Monday; a bar parts two spellings. Where such a word is another one as well, it needs a capital. */
const WEEKS: readonly Week[] = [
  { days: "Mon Tues|Tue Weds|Wed Thurs|Thur|Thu Fri Sat Sun", joints: "and|or", inCapitals: true },
  { days: "Mo Di Mi Do Fr Sa So", joints: "und|oder", inCapitals: true },
  { days: "lun mar mer jeu ven sam dim", joints: "et|ou|au", inCapitals: false },
  { days: "lun mar mié|mie jue vie sáb|sab dom", joints: "y|o|a", inCapitals: false },
  { days: "lun mar mer gio ven sab dom", joints: "e|o|a", inCapitals: false },
  { days: "ma di wo do vr za zo", joints: "en|of|t/m|tot", inCapitals: false },
  { days: "seg ter qua qui sex sáb|sab dom", joints: "e|ou|a|à", inCapitals: false },
];

const rowOf = ({ days, joints, inCapitals }: Week) => {
  const day = `(?:${days.replaceAll(" ", "|")})`;
  const joint = `\\.?(?: (?:${joints}) | ?[,/&+–-] ?)`;
  return {
    names: days.split(" ").map((names) => names.toLowerCase().split("|")),
    words: new Prefiltered(
      `(?<![\\p{L}’'])${day}(?=${joint}${day}(?!\\p{L}))(?!\\p{L})|(?<=(?<![\\p{L}’'])${day}${joint})${day}(?![\\p{L}’'])`,
      inCapitals ? "gu" : "giu",
    ),
  };
};

const ROWS = once(() => WEEKS.map(rowOf));

/** Two short days of whatever languages, side by side. */
const IN_A_ROW = once(() => {
  const day = `(?:${WEEKS.map(({ days }) => days.replaceAll(" ", "|")).join("|")})`;
  const joint = `\\.?(?: (?:${WEEKS.map(({ joints }) => joints).join("|")}) | ?[,/&+–-] ?)`;
  return new Prefiltered(`(?<![\\p{L}’'])${day}${joint}${day}(?!\\p{L})`, "iu");
});

/** English short forms that are no other word, or stand before what only a day has: "Closed Thurs", "Sat from 10". */
const ALONE =
  /(?<!\p{L})(?:Tues|Weds|Thurs?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?= (?:from|until|till|only|closed|open|mornings?|afternoons?|evenings?|nights?)(?!\p{L})))(?!\p{L})/gu;
const ENGLISH = ["mo", "tu", "we", "th", "fr", "sa", "su"];

const weekday = (m: RegExpExecArray, day: number): Value => valueAt("weekday", m, [`weekday:${day}`]);

/** Short weekdays that need no number beside them. */
export const readShortDays = (text: string): Value[] => [
  ...(IN_A_ROW().test(text) ? ROWS() : []).flatMap(({ names, words }) =>
    matchesIn(words, text).flatMap((m) => {
      const at = names.findIndex((day) => day.includes(m[0].toLowerCase()));
      return at < 0 ? [] : [weekday(m, at + 1)];
    }),
  ),
  ...matchesIn(ALONE, text).map((m) => weekday(m, ENGLISH.indexOf(m[0].slice(0, 2).toLowerCase()) + 1)),
];
