import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import { sameValue, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { widestQuotes } from "./quotes-of.ts";

/** Terms of one event that cannot both hold: a price for all beside another, doors that open after the start. */
type Opposed = { first: string; second: string };

/** "All tickets only £15" */
const FOR_ALL = new Prefiltered(
  /(?<!\p{L})(?:all|alle|tous les|toutes les|todas las|todos los|tutti i|tutte le|todos os|todas as) (?<thing>\p{L}{4,})(?!\p{L})[^.!?;\d£$€]{0,24}(?:[£$€]\s?\d|\d[\d.,]*\s?(?:€|euros?))/iu,
);
/** A price of some, or of another time, opposes none for all. */
const FOR_SOME =
  /(?<!\p{L})(?:members?|after|from|until|early|was|instead|mitglieder|ab|bis|statt|früher|membres?|avant|après|jusqu\p{L}*|au lieu|soci[oa]s?|soci|hasta|desde|antes|dal|fino|prima|leden|vanaf|tot|sócios?|até|desde)(?!\p{L})/iu;

const pricesOf = (quote: string, language: string): Value[] =>
  valuesIn(quote, language).filter(({ kind, weak }) => kind === "money" && !weak);

function pricedForAll(quotes: readonly string[], language: string): Opposed[] {
  return quotes.flatMap((first) => {
    const thing = FOR_ALL.exec(first)?.groups?.thing?.toLowerCase().replace(/s$/u, "");
    const [price, ...others] = pricesOf(first, language);
    if (!thing || !price || others.length > 0 || FOR_SOME.test(first)) return [];
    const second = quotes.find(
      (quote) =>
        quote !== first &&
        quote.toLowerCase().includes(thing) &&
        !FOR_SOME.test(quote) &&
        pricesOf(quote, language).some((other) => !sameValue(other, price)),
    );
    return second ? [{ first: second, second: first }] : [];
  });
}

const CLOCK = "(?<hour>\\d{1,2})(?:\\s?[.:h]\\s?(?<minute>\\d{2}))?(?!\\d)";
const AT = "(?:\\s(?:open|opens|from|at|um|ab|à|dès|a las?|alle|om|vanaf|às))*:?\\s";
const DOORS = new Prefiltered(
  `(?<!\\p{L})(?:doors|einlass|ouverture des portes|apertura de puertas|apertura porte|deuren|abertura das portas)${AT}${CLOCK}`,
  "iu",
);
const STARTS = new Prefiltered(
  `(?<!\\p{L})(?:starts?|begins?|beginn|beginnt|début|commence|comienzo|empieza|inizio|inizia|aanvang|begint|início|começa)${AT}${CLOCK}`,
  "iu",
);
const HALF_DAY = 12 * 60;
/** What is so long before is not the start of the same evening. */
const LONGEST = 3 * 60;
/** Minutes of a clock with twelve hours: "6.30pm" and "6" may be hours of one evening. */
function minutesIn(quote: string, form: Prefiltered): number | undefined {
  const { hour = "", minute = "0" } = form.exec(quote)?.groups ?? {};
  return hour === "" ? undefined : (Number(hour) * 60 + Number(minute)) % HALF_DAY;
}

function opensAfterStart(quotes: readonly string[]): Opposed[] {
  const doors = quotes.find((quote) => DOORS.test(quote));
  const start = quotes.find((quote) => STARTS.test(quote));
  const opens = doors && minutesIn(doors, DOORS);
  const begins = start && minutesIn(start, STARTS);
  if (doors === undefined || start === undefined || opens === undefined || begins === undefined) return [];
  const late = Number(opens) - Number(begins);
  return late > 0 && late <= LONGEST ? [{ first: doors, second: start }] : [];
}

/** "All tickets only £15" beside "Tickets £18 adult", "Doors 6.30pm" beside "Starts at 6". */
export function opposedTerms(facts: readonly Fact[], language: string): Opposed[] {
  const quotes = widestQuotes(facts);
  return [...pricedForAll(quotes, language).slice(0, 1), ...opensAfterStart(quotes)];
}
