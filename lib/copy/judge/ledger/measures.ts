import { own } from "../../../text/own.ts";

/** Units that change what a number means, by the spellings that stand right after it. */
const UNITS: [name: string, spellings: string][] = [
  ["second", "s|secs?|seconds?|sek\\.?|sekunden?|secondes?|segundos?|secondi|秒"],
  ["minute", "mins?|minutes?|minuten?|minutos?|minuti|minuut|分"],
  ["hour", "h|hrs?|hours?|std\\.?|stunden?|heures?|horas?|ore|uur|時間"],
  ["day", "days?|tagen?|tage?|jours?|días?|dias?|giorni|dagen|dag|日"],
  ["week", "weeks?|wochen?|semaines?|semanas?|settimane|weken"],
  ["month", "mo|months?|monaten?|monate?|mois|meses|mesi|maanden"],
  ["year", "yr|years?|jahren?|jahre?|ans?|années?|años?|anos|anni|jaar|年"],
  ["gram", "g|grams?|gramm"],
  ["kilo", "kg|kilos?|kilograms?"],
  ["metre", "metres?|meters?|metern?"],
  ["kilometre", "km|kilomet(?:re|er)s?"],
  ["mile", "miles?|mi"],
  ["millimetre", "mm"],
  ["centimetre", "cm"],
  ["megabyte", "MB|megabytes?"],
  ["gigabyte", "GB|gigabytes?"],
  ["terabyte", "TB|terabytes?"],
  ["millisecond", "ms|milliseconds?"],
  ["watt", "W|watts?"],
  ["kilowatt hour", "kWh"],
];

const spelled = new Map(
  UNITS.flatMap(([name, list]) => [[name, new RegExp(`^(?:${list})$`, "iu")] as const]),
);
const AFTER = new RegExp(
  `^(?: ?(?:/|per|a|an|each|every|pro|par|al|im|je) ?| ?-? ?|[- ])(${UNITS.map(([, list]) => list).join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);
const PERIODS: Record<string, string> = {
  monthly: "month",
  yearly: "year",
  annually: "year",
  weekly: "week",
  daily: "day",
};

/** The unit or period right after a number: "minute" in "10 min", "month" in "$49 a month". */
export function measureAfter(text: string, end: number): string | undefined {
  const rest = text.slice(end, end + 24);
  const adverb = /^ (monthly|yearly|annually|weekly|daily)(?!\p{L})/iu.exec(rest)?.[1];
  if (adverb) return own(PERIODS, adverb.toLowerCase());
  const word = AFTER.exec(rest)?.[1];
  // "40% w/ our app" is no power.
  if (word === "w") return undefined;
  return word && [...spelled].find(([, re]) => re.test(word))?.[0];
}

/** How a number is meant: `least` it or more, `most` it, or `start`ing there. */
export type Stance = "least" | "most" | "start";

const BEFORE: [Stance, RegExp][] = [
  ["least", /(?:over|more than|at least|above|exceeding|mehr als|über|mindestens|plus de|más de|oltre) $/iu],
  [
    "most",
    /(?:up to|under|less than|fewer than|below|at most|as much as|as many as|bis zu|unter|weniger als|jusqu[’']à|moins de|hasta|menos de|fino a) $/iu,
  ],
];

/** Where a number stands, and whether it is money. */
type Spot = { at: number; end: number; money: boolean };

/** "Over 10,000", "12,000+", "up to 40%", "from $49"; undefined for the bare number. */
export function stanceOf(text: string, { at, end, money }: Spot): Stance | undefined {
  if (/^\+(?!\p{N})/u.test(text.slice(end, end + 2))) return "least";
  const before = text.slice(Math.max(0, at - 16), at);
  const said = BEFORE.find(([, re]) => re.test(before))?.[0];
  if (said || !money) return said;
  const starts = /(?<!\p{L})(?:from|starting at|starts at|ab|dès|desde|da) $/iu.test(before);
  const range = /^ ?(?:to|bis|à|a|-|–) ?[$€£\d]/i.test(text.slice(end, end + 7));
  return starts && !range ? "start" : undefined;
}
