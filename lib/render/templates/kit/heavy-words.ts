import { findValues } from "./values/find-values.ts";

/** Words behind a number that say what it measures. */
const UNITS = [
  "mm|cm|m|km|m²|m2|ha|µm|mg|g|kg|lb|lbs|oz|t|ml|cl|dl|l|bar|psi|V|W|kW|kWh|A|Hz|px|MB|GB",
  "in|inch|inches|ft|foot|feet|miles?|Zentimeter|Meter|mètres?|metros?|metri|meter",
  "lit(?:er|re)s?|litros?|litri|cups?|tsp|tbsp|EL|TL|Esslöffel|Teelöffel|cuill?ères?|cucharad(?:as?|itas?)|cucchiai(?:o|ni|no)?|eetlepels?|theelepels?|colher(?:es)?",
  "grams?|grammes?|gramos?|grammi|gramm|gram|gramas?|kilos?",
  "s|sec|secs|seconds?|Sekunden?|secondes?|segundos?|second[oi]|seconden?",
  "min|mins|minutes?|[Mm]inuten?|minutos?|minut[oi]|minuut",
  "h|hrs?|hours?|Stunden?|heures?|horas?|or[ae]|uur|uren",
  "days?|Tagen?|jours?|días?|giorn[oi]|dag(?:en)?|dias?",
  "weeks?|Wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)",
  "months?|Monaten?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|mês",
  "years?|Jahren?|ans?|années?|años?|ann[oi]|jaar|jaren|anos?",
  "degrees?|Grad|degrés?|grados?|gradi|graden|graus?|times|times?|Mal|fois|veces|volte|keer|vezes",
].join("|");

/** Between the two numbers of a range. */
const TO = "(?:\\s?[–-]\\s?|\\s(?:to|bis|à|al?|tot|até)\\s)";
/** "40 cm", "3–4 minutes", "10 to 15 minutes", "250 °C", "10%": a number with what it counts. */
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d])\\d+(?:[.,:/]\\d+)*(?:${TO}\\d+(?:[.,]\\d+)?)?(?:\\s?%|\\s?°\\s?[CF]?|\\s(?:${UNITS})(?![\\p{L}\\d])|(?:${UNITS})(?![\\p{L}\\d]))?`,
  "gu",
);

const AND = "(?:and|or|und|oder|et|ou|y|o|e|en|of|&)";
/** "(15", "age 11", "lanes 1 and": what comes next is an age, or one of several numbers that count nothing. */
const NAMED_BEFORE = new RegExp(
  `(?:\\(|(?<!\\p{L})(?:age[sd]?|aged? from|alter|âges?|edad|età|leeftijd|idade)\\s|\\d\\s${AND}\\s)$`,
  "iu",
);
/** "and 2", "and over" behind such a number. */
const NAMED_BEHIND = new RegExp(
  `^\\s${AND}\\s(?:\\d|over|older|above|up|under|younger|älter|jünger|plus|más|più|ouder|mais)`,
  "iu",
);
const RANGE = new RegExp(`^\\d+(?:[.,:/]\\d+)*${TO}\\d+(?:[.,]\\d+)?$`, "iu");
const COUNTS = new RegExp(`^\\s(?!${AND}\\s)\\p{L}`, "iu");

/** Whether a number measures something: neither an age nor the bare digits of a range. */
function measures(found: string, before: string, behind: string): boolean {
  if (/^\d+$/u.test(found)) return !NAMED_BEFORE.test(before) && !NAMED_BEHIND.test(behind);
  return !RANGE.test(found) || (COUNTS.test(behind) && !NAMED_BEFORE.test(before));
}

/** What stands before a colon or in a first short sentence, in characters. */
const LEAD = { least: 4, most: 36 };
const LED = /^(?<lead>[^:：.!?]+[:：.!?])\s+\S/u;

/** Where most of a text would be heavy nothing stands out. */
const MOST_HEAVY = 0.62;

type Span = { start: number; end: number };

/** Where the words of a text stand in it. */
const wordsOf = (text: string): Span[] =>
  [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));

function leadOf(text: string): Span[] {
  const lead = LED.exec(text)?.groups?.lead ?? "";
  return lead.length >= LEAD.least && lead.length <= LEAD.most ? [{ start: 0, end: lead.length }] : [];
}

/** Which words of a step matter most, by their order: amounts, times, numbers to call, and what it begins with. */
export function heavyWords(text: string): ReadonlySet<number> {
  const spans: Span[] = [
    ...leadOf(text),
    ...findValues(text),
    ...[...text.matchAll(MEASURE)]
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
      .filter(({ start, end }) => measures(text.slice(start, end), text.slice(0, start), text.slice(end))),
  ];
  const words = wordsOf(text);
  const heavy = words.flatMap(({ start, end }, i) =>
    spans.some((span) => span.start < end && start < span.end) ? i : [],
  );
  const length = heavy.reduce((sum, i) => sum + (words[i]?.end ?? 0) - (words[i]?.start ?? 0), 0);
  const all = words.reduce((sum, { start, end }) => sum + end - start, 0);
  return new Set(length > all * MOST_HEAVY ? [] : heavy);
}
