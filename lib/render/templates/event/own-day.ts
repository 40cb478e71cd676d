import { type FoundValue, findValues } from "../kit/values/find-values.ts";

const WEEKDAY = "\\p{L}{3,12}(?:-feira)?s?";
const EACH =
  "every|each|jeden|jede|immer|tous les|toutes les|chaque|cada|todos los|todas las|ogni|tutti i|elke|iedere|todos os|todas as";
const FROM = "from|vom|von|ab|du|à partir du|del|desde el|dal|van|vanaf|de|desde";
const COUNT =
  "two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|twee|vier|vijf|dois|duas|três|quatro|\\d{1,2}";
/** "every Saturday from", "two Saturdays,", "three days,": on which days of a span, which its author says before it. */
const RECURS = new RegExp(
  `(?<!\\p{L})(?:(?:${EACH})\\s${WEEKDAY}(?:\\s(?:${FROM})|,)|(?:${COUNT})\\s\\p{L}{3,12},)\\s$`,
  "iu",
);
/** Words before a day until which, or from which on, something is to be done. */
const LIMITS =
  /(?<!\p{L})(?:by|until|till|before|from|since|bis(?: zum)?|vor(?: dem)?|ab(?: dem)?|seit|avant(?: le)?|jusqu[’']au|dès(?: le)?|à partir du|hasta(?: el)?|antes del?|desde(?: el)?|a partir del?|entro(?: il)?|fino al|dal|tot|voor|vanaf|até|antes de|a partir de)[\s,]+$/iu;
/** "Enrolment opens on", "Anmeldung ab": what readers may do from a day on takes place on no day. */
const SIGNS_UP =
  /(?<!\p{L})(?:enrol\p{L}*|regist\p{L}*|bookings?|sign-?ups?|applications?|sales?|tickets|orders?|deadline|anmeld\p{L}*|buchung\p{L}*|vorverkauf|karten|inscri\p{L}+|réservations?|billetterie|reservas?|entradas|iscrizion\p{L}+|prenotazion\p{L}+|biglietti|aanmeld\p{L}*|inschrijv\p{L}*|kaarten|bilhetes)(?!\p{L})/iu;
/** A day with its month, or its weekday. */
const MONTH = /\p{L}{3}/u;

/** The day, or the days, on which a sentence says that something takes place, as the author has them; empty for none. */
export function ownDayIn(sentence: string): string {
  const values = findValues(sentence);
  for (const [i, { kind, start, parts }] of values.entries()) {
    const day = withSecond(sentence, (parts[0] ?? "").replace(/,$/u, ""), values.slice(i, i + 2));
    const before = sentence.slice(0, start);
    if (kind !== "date" || !MONTH.test(day) || SIGNS_UP.test(before)) continue;
    const recurs = RECURS.exec(before)?.[0] ?? "";
    if (recurs !== "") return `${recurs}${day}`;
    if (LIMITS.test(before) && !isOfDays(day)) continue;
    return day;
  }
  return "";
}

/** "16 January to 27 March": "from" before it leads to both. */
const isOfDays = (day: string): boolean => /\d\D+\d{1,2}(?!\d)/u.test(day.replace(/20\d{2}/gu, ""));

/** "Friday, 15 January, and Saturday, 16 January": two days that each have their month. */
function withSecond(sentence: string, day: string, [first, second]: readonly FoundValue[]): string {
  if (!first || second?.kind !== "date" || first.parts.length > 1) return day;
  const other = (second.parts[0] ?? "").replace(/,$/u, "");
  const isTied = AND.test(sentence.slice(first.end, second.start));
  return isTied ? sentence.slice(first.start, second.start) + other : day;
}
const AND = /^,?\s(?:and|und|et|y|e|en|&)\s$/iu;
