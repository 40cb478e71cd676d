import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Units by the spellings that stand right after a number. `factor` brings a unit to the one it is compared in. */
const UNITS: [unit: string, factor: number, spellings: string][] = [
  ["second", 1, "secs?|seconds?|sek\\.?|sekunden?|secondes?|segundos?|s|秒"],
  ["second", 60, "mins?\\.?|minutes?|minuten?|minutos?|minuti|分"],
  ["second", 3600, "hrs?|hours?|std\\.?|stunden?|heures?|horas?|uur|時間"],
  [
    "workday",
    1,
    "(?:working|business) days?|werktagen?|werktage|arbeitstagen?|jours ouvrés|días (?:laborables|hábiles)|営業日",
  ],
  ["second", 86_400, "days?|tagen?|tage?|jours?|días?|giorni|dagen|日間"],
  ["second", 604_800, "weeks?|wochen?|semaines?|semanas?|settimane|weken|週間"],
  ["month", 1, "months?|monaten?|monate?|mois|mes|meses|mesi|maanden|か月|ヶ月"],
  ["month", 12, "yrs?|years?|jahren?|jahre?|ans?|années?|años?|anni|jaar|年間"],
  ["gram", 0.001, "mg|milligram(?:me)?s?"],
  ["gram", 1, "g|grams?|grammes?|gramm|gramos?"],
  ["gram", 1e3, "kg|kilos?|kilogram(?:me)?s?"],
  ["gram", 1e6, "t|tonn?es?|tons?|tonnen|toneladas?|トン"],
  ["litre", 0.001, "ml|millilit(?:re|er)s?"],
  ["litre", 0.01, "cl"],
  ["litre", 1, "l|litres?|liters?|litern?|litros?|リットル"],
  ["metre", 0.001, "mm|millimet(?:re|er)s?"],
  ["metre", 0.01, "cm|centimet(?:re|er)s?|zentimetern?"],
  ["metre", 1, "m|metres?|meters?|metern?|mètres?|metros?"],
  ["metre", 1e3, "km|kilomet(?:re|er)s?|kilometern?|kilomètres?|kilómetros?"],
  ["metre", 1609.344, "miles?|mi"],
  [
    "square metre",
    1,
    "m²|m2|sqm|square (?:metres?|meters?)|quadratmetern?|mètres carrés|metros cuadrados|㎡",
  ],
  ["degree", 1, "°c?|degrees?|grad|degrés?|grados?|度"],
  ["millisecond", 1, "ms|milliseconds?|millisekunden?"],
  ["byte", 1e6, "mb|megabytes?"],
  ["byte", 1e9, "gb|gigabytes?"],
  ["byte", 1e12, "tb|terabytes?"],
  ["watt", 1, "w|watts?"],
  ["watt", 1e3, "kw"],
  ["watt hour", 1e3, "kwh"],
];

const AFTER = once(
  () =>
    new Prefiltered(
      `^(?:[ \u00a0\u202f]?|-)(?:${UNITS.map(([, , spellings], i) => `(?<u${i}>${spellings})`).join("|")})(?![\\p{Ll}\\p{Lu}\\p{N}])`,
      "iu",
    ),
);

/** Letters that are units only without a blank, or with one and before a stop: "40% w/ our app", "5 m". */
const ONE_LETTER = /^ [a-z]$/i;

export type Unit = { unit: string; factor: number; length: number };

/** The unit right after a number: "minute" in "20 min" and "15-year". */
export function unitAfter(rest: string): Unit | undefined {
  const m = AFTER().exec(rest.slice(0, 24));
  const name = m && Object.entries(m.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
  const row = name ? UNITS[Number(name.slice(1))] : undefined;
  if (!m || !row || (ONE_LETTER.test(m[0]) && /^ ?\//.test(rest.slice(m[0].length)))) return undefined;
  return { unit: row[0], factor: row[1], length: m[0].length };
}

/** The unit measures how long, and not how much. */
export const isTime = (unit: string): boolean => /^(?:second|month|workday|millisecond)$/.test(unit);
