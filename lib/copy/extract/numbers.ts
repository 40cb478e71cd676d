import { own } from "../../text/own.ts";
import { once, remembered } from "../once.ts";
import { countsNothing, type Groups } from "./counts-nothing.ts";
import { maskNonFigures } from "./masks.ts";

/** Numbers people spell out. */
export const NUMBER_WORDS: Record<string, string> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  ninety: "90",
  hundred: "100",
};
const WORDS = Object.keys(NUMBER_WORDS).join("|");
const digits = (n: string) => own(NUMBER_WORDS, n.toLowerCase()) ?? n.trim();

const UNITS =
  "milliseconds?|msecs?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|tonnes?|tons?|kg|ml|cl|cm|mm|kilos?|grams?|km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|lit(?:re|er)s?|GB|MB|TB|kWh|MW|acres?|hectares?|sqm|inches|stars?";
const SHORT_UNITS: Record<string, string> = {
  millisecond: "ms",
  msec: "ms",
  second: "sec",
  sec: "sec",
  minute: "min",
  min: "min",
  hour: "hours",
};

/** Words before a number that change what it says. */
const QUALIFIERS: Record<string, string> = {
  "more than": "+",
  over: "+",
  "at least": "+",
  "mehr als": "+",
  über: "+",
  "plus de": "+",
  "más de": "+",
  oltre: "+",
  "meer dan": "+",
  "mais de": "+",
  ">": "+",
  under: "Under ",
  "less than": "Under ",
  "fewer than": "Under ",
  "<": "Under ",
  about: "~",
  around: "~",
  nearly: "~",
  almost: "~",
  roughly: "~",
  approx: "~",
  "approx.": "~",
  "~": "~",
  "up to": "Up to ",
};

const FIGURE = once(() => {
  const qualifier = `(?<qualifier>${Object.keys(QUALIFIERS)
    .map((q) => q.replace(".", "\\."))
    .join("|")}|only|just)?`;
  const number = `(?<number>\\d{1,3}(?:[.,  ]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?(?:[–-]\\d+(?:[.,]\\d+)?(?=\\s?(?:%|k\\b|m\\b|million)))?|(?:${WORDS})(?=[\\s-]))`;
  const scale =
    "(?:\\s?(?<scale>%|percent\\b|per cent\\b|×|x\\b|times\\b|k\\b|m\\b|bn\\b|million\\b|billion\\b|thousand\\b|Millionen\\b|millions?\\b|millones\\b))?";
  const ratio = `(?:(?<=\\d)\\s(?<ratio>in|out of|of(?= \\d))\\s(?<of>\\d+|${WORDS})\\b)?`;
  const source = `${qualifier}\\s*(?<currency>[$€£¥₹])?\\s?(?<![\\w.,:/#-])${number}${scale}(?<plus>\\+)?${ratio}(?:[\\s-]?(?<unit>${UNITS})\\b)?`;
  return new RegExp(source, "giu");
});

/** One number as it stands in the text. `start` and `end` are offsets; `value` is how it would be set large. */
export type Figure = { value: string; start: number; end: number; hasUnit: boolean; hasCurrency: boolean };

const SCALES: Record<string, string> = {
  "%": "%",
  percent: "%",
  "per cent": "%",
  "×": "×",
  x: "×",
  times: "×",
  k: "k",
  thousand: "k",
  m: "M",
  million: "M",
  millions: "M",
  millionen: "M",
  millones: "M",
  bn: "B",
  billion: "B",
};

function unitOf(value: string, unit: string | undefined): string {
  if (!unit) return value;
  if (/^stars?$/i.test(unit)) return `${value}★`;
  return `${value} ${own(SHORT_UNITS, unit.replace(/s$/, "").toLowerCase()) ?? unit}`;
}

function qualified(value: string, g: Groups): string {
  const qualifier = (g.qualifier ?? "").toLowerCase();
  // "over three days" is a duration, not a bound.
  const mark = g.unit && qualifier === "over" ? "" : (own(QUALIFIERS, qualifier) ?? "");
  if (mark === "+" || (g.plus && !mark)) return value.replace(/^(\S+)/, "$1+");
  return `${mark}${value}`;
}

function readValue(g: Groups, behind: string): { value: string; extra: number } {
  const n = digits(g.number ?? "");
  const currencyAfter = g.currency ? null : /^\s?(€|kr\b|zł|CHF\b)/.exec(behind);
  const per =
    g.unit || g.currency ? /^\s(?:a|per) (?:day|week|month|year|night|person|head)\b/.exec(behind) : null;
  let value = n + (own(SCALES, (g.scale ?? "").toLowerCase()) ?? "");
  if (currencyAfter) value += ` ${currencyAfter[1]}`;
  if (g.currency) value = g.currency + value;
  if (g.ratio) value = `${n} ${g.ratio.toLowerCase()} ${digits(g.of ?? "")}`;
  const rate = per?.[0] ?? "";
  return {
    value: qualified(unitOf(value, g.unit), g) + rate,
    extra: (currencyAfter?.[0].length ?? 0) + rate.length,
  };
}

/** The figures of a sentence: numbers that count or measure something. */
export const figures: (s: string) => readonly Figure[] = remembered(readFigures);

function readFigures(s: string): Figure[] {
  if (!/\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|ty|hundred)\b/i.test(s))
    return [];
  if (/\bfor the price of\b/i.test(s)) return [];
  const masked = maskNonFigures(s);
  const out: Figure[] = [];
  for (const m of masked.matchAll(FIGURE())) {
    const g = m.groups ?? {};
    const start = m.index + (m[0].length - m[0].trimStart().length);
    const end = m.index + m[0].length;
    const [before, after] = [masked.slice(0, start), masked.slice(end)];
    if (countsNothing(g, before, after)) continue;
    const { value, extra } = readValue(g, s.slice(end, end + 14));
    out.push({
      value,
      start,
      end: end + extra,
      hasUnit: Boolean(g.unit),
      hasCurrency: /[$€£¥₹]|kr|zł|CHF/.test(value),
    });
  }
  return out;
}

/** Number words as digits and units in their short form, for a value that is set large. */
export const shortValue = (s: string): string =>
  s
    .replace(new RegExp(`\\b(?:${WORDS})\\b`, "gi"), digits)
    .replace(/\bminutes?\b/, "min")
    .replace(/\bseconds?\b/, "sec");
