import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { matchesIn } from "./matches.ts";
import { isTime, unitAfter } from "./units.ts";
import { keyOf, type Value, type ValueKind } from "./value.ts";

const BLANK = "[ \\u00a0\\u202f]";
/** Blanks stand between groups of three, of which the first may be shorter: "2019 310" are two numbers, and "BV-40 180". */
const AMOUNT = new Prefiltered(
  `(?:(?<!\\d|\\p{L}-?)\\d{1,3}(?:${BLANK}\\d{3}(?!\\d))+|\\d+(?:[.,'’]\\d+)*)(?:[.,]\\d+(?!\\d))?`,
  "gu",
);
const CURRENCY_BEFORE =
  /(?:(?:US|CA|AU|NZ|HK|SG|[ACRS])?\$|€|£|¥|₹|₩|₽|₺|(?<!\p{L})(?:USD|EUR|GBP|CHF|JPY|INR|SEK|NOK|DKK|PLN|CAD|AUD|Rs\.?|zł|Kr|kr|Fr\.))[ \u00a0\u202f]?$/u;
const CURRENCY_AFTER =
  /^(?:[ \u00a0\u202f-]?)(\$|€|£|¥|₹|円|元|원|dollars?|dólares|bucks|euros?|pounds?|pfund|livres?|libras?|quid|pence|p|yens?|rupees?|usd|eur|gbp|chf|francs?|franken|kr|kronor|kroner|sek|nok|dkk|zł|pln|reais|brl|tl|liras?)(?![\p{L}\p{N}])/iu;
const SCALE_AFTER =
  /^(?:[ \u00a0\u202f]?(thousand|tausend|tsd\.?|mille|mila|mil (?:milhões|millones)|mil|millions?|millionen|millones|millón|milh(?:ão|ões)|milyon|mio\.?|mln|billions?|bilh(?:ão|ões)|trilh(?:ão|ões)|milyar|milliarden|milliards?|mrd\.?|bn|mn|lakhs?|crores?|hundred|dozen|dutzend|douzaines?|docenas?)(?!\p{L})|([kKmMbB])(?![\p{L}\p{N}])|(万|億|亿|千|百万|만|억))/iu;
const PERCENT =
  /^[ \u00a0\u202f-]?(?:%|％|percent(?:age points?)?|per cent|prozent|pour cent|por cient[oa]|per cento|procent)/iu;
const FACTOR =
  /^(?: ?(?:×|x)(?![\p{L}\p{N}])|[- ](?:times|fold|mal|fois|veces|volte|vezes)(?!\p{L})|fach(?:e[nrs]?)?(?!\p{L}))/iu;

/** Scales that are other words elsewhere: "3 bin", and "R$ 2,5 mi", which are no miles. */
const TURKISH_SCALE = /^[ \u00a0\u202f](bin)(?!\p{L})/iu;
const REAL_SCALE = /^[ \u00a0\u202f]?(mi|bi)(?!\p{L})/iu;

const SCALES: [RegExp, number][] = [
  [/^mil mil/i, 1e9],
  [/^(?:k|thousand|tausend|tsd|mille|mila|mil$|bin$|千)/i, 1e3],
  [/^(?:m$|mi$|mn|mill?i?[oó]n|milh|milyon|mio|mln|百万)/i, 1e6],
  [/^(?:b$|bi$|bn|billion|bilh|milliard|milyar|mrd)/i, 1e9],
  [/^trilh/i, 1e12],
  [/^(?:万|만)/, 1e4],
  [/^(?:億|亿|억)/, 1e8],
  [/^lakh/i, 1e5],
  [/^crore/i, 1e7],
  [/^hundred/i, 100],
  [/^(?:do[uc]?[zc]en|dutzend|douzaine)/i, 12],
];

const CURRENCIES: [RegExp, string][] = [
  [/r\$|reais|brl/i, "brl"],
  [/₺|^tl$|lira/i, "try"],
  [/\$|dollar|dólar|bucks|usd|cad|aud/i, "usd"],
  [/€|eur/i, "eur"],
  [/£|gbp|pound|pfund|livre|libra|quid/i, "gbp"],
  [/¥|円|元|yen|jpy/i, "jpy"],
  [/₹|rs|inr|rupee/i, "inr"],
  [/chf|franc|franken|fr\./i, "chf"],
  [/zł|pln/i, "pln"],
  [/kr|sek|nok|dkk/i, "kr"],
];

const firstOf = <T>(table: [RegExp, T][], text: string) => table.find(([re]) => re.test(text))?.[1];

/** "1,500" is fifteen hundred to one reader and one and a half to another: both are kept. */
function readingsOf(digits: string): number[] {
  const raw = digits.replace(/['’ \u00a0\u202f]/g, "");
  const points = raw.match(/[.,]/g) ?? [];
  if (points.length === 0) return [Number(raw)];
  const last = points[points.length - 1] ?? "";
  const decimal = Number(raw.replaceAll(last === "," ? "." : ",", "").replace(",", "."));
  const grouped = Number(raw.replace(/[.,]/g, ""));
  if (points.length > 1) return [points.every((p) => p === last) ? grouped : decimal];
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(raw) ? [grouped, decimal] : [decimal];
}

type Shape = { kind: ValueKind; units: string[]; factor: number; length: number };

const PENCE = /^(?:pence|p)$/i;

function moneyAfter(word: string, length: number): Shape {
  if (PENCE.test(word)) return { kind: "money", units: ["money:gbp"], factor: 0.01, length };
  const currency = `money:${firstOf(CURRENCIES, word)}`;
  // Pounds may be money or weight.
  const units = /^(?:pounds?|pfund|livres?|libras?)$/i.test(word) ? [currency, "number"] : [currency];
  return { kind: "money", units, factor: 1, length };
}

/** What a number is, by the words right after it. */
export function shapeOf(rest: string): Shape {
  const percent = PERCENT.exec(rest);
  if (percent) return { kind: "percent", units: ["percent"], factor: 1, length: percent[0].length };
  const times = FACTOR.exec(rest);
  // "Ten times" may be a factor or a count.
  if (times) return { kind: "factor", units: ["factor", "number"], factor: 1, length: times[0].length };
  const money = CURRENCY_AFTER.exec(rest);
  if (money && !(PENCE.test(money[1] ?? "") && money[0].startsWith(" ")))
    return moneyAfter(money[1] ?? "", money[0].length);
  const unit = unitAfter(rest);
  if (!unit) return { kind: "number", units: ["number"], factor: 1, length: 0 };
  const kind = isTime(unit.unit) ? "duration" : "measure";
  return { kind, units: [`measure:${unit.unit}`], factor: unit.factor, length: unit.length };
}

/** "5m" may be five metres or five million; "5 million" is only one thing. */
function scaleOf(rest: string, own: RegExp | undefined): { scales: number[]; length: number } {
  const m = own?.exec(rest) ?? SCALE_AFTER.exec(rest);
  const scale = m && firstOf(SCALES, (m[1] ?? m[2] ?? m[3] ?? "").replace(".", ""));
  if (!m || !scale) return { scales: [1], length: 0 };
  return { scales: m[2] ? [scale, 1] : [scale], length: m[0].length };
}

/** A number with a unit is also the bare number, as a figure shows it. */
export const rawKeys = ({ units }: Shape, numbers: readonly number[]): string[] =>
  units[0]?.startsWith("measure") ? numbers.map((n) => keyOf("raw", n)) : [];

/** "In 2016 an average": a year, and not so many of them. */
const YEAR = /^(?:19|20)\d{2}$/;
const isYears = ({ units }: Shape, digits: string) => YEAR.test(digits) && units[0] === "measure:month";

/** "%20" and "yüzde 20". */
const PERCENT_BEFORE = /(?:%|(?<!\p{L})yüzde) ?$/iu;

/** What a number is by the words before it. */
function shapeBefore(lead: string, language: string): { shape: Shape; text: string } | undefined {
  const currency = CURRENCY_BEFORE.exec(lead);
  const shape = { factor: 1, length: 0 };
  if (currency) {
    const units = [`money:${firstOf(CURRENCIES, currency[0]) ?? "usd"}`];
    return { shape: { kind: "money", units, ...shape }, text: currency[0] };
  }
  const percent = language === "tr" ? PERCENT_BEFORE.exec(lead) : null;
  return percent ? { shape: { kind: "percent", units: ["percent"], ...shape }, text: percent[0] } : undefined;
}

function amountAt(text: string, m: RegExpExecArray, language: string): Value {
  const end = m.index + m[0].length;
  const rest = text.slice(end, end + 48);
  const before = shapeBefore(text.slice(Math.max(0, m.index - 7), m.index), language);
  const own = language === "tr" ? TURKISH_SCALE : /^R\$/i.test(before?.text ?? "") ? REAL_SCALE : undefined;
  const { scales, length } = scaleOf(rest, own);
  const read = shapeOf(rest.slice(length));
  const shape = before?.shape ?? (isYears(read, m[0]) ? shapeOf("") : read);
  const start = m.index - (before?.text.length ?? 0);
  const stop = end + length + shape.length;
  const amounts = readingsOf(m[0]).flatMap((n) => scales.map((scale) => n * scale * shape.factor));
  return {
    kind: shape.kind,
    text: text.slice(start, stop).trim(),
    span: { start, end: stop },
    keys: [
      ...shape.units.flatMap((unit) => amounts.map((n) => keyOf(unit, n))),
      ...rawKeys(shape, readingsOf(m[0])),
    ],
  };
}

const RANGE = /^ ?(?:-|–|—|〜|to|or|and|bis|oder|und|à|ou|et|a|o|y) ?$/i;
const IN_YEAR =
  /(?<!\p{L})(?:in|im|jahre?|since|seit|by|until|bis|en|dès|depuis|d[’']ici|l[’']an|año|desde|hasta|nel|dal|entro|sinds|tot|jaar|em|até|ano) $/iu;
/** "3% in 2028 and 4%", "2022 – $23,900": a year takes no unit from what follows. */
const isLabel = ({ text: digits, span }: Value, text: string) =>
  YEAR.test(digits) &&
  (/^ [-–—] /.test(text.slice(span.end)) ||
    IN_YEAR.test(text.slice(Math.max(0, span.start - 12), span.start)));
const isShared = (value: Value, text: string) => value.kind === "number" && !isLabel(value, text);
const SHARED = /^(?:percent|money:[a-z]+|measure:[a-z ]+)(?=:)/;

/** "5 to 10%", "$5-10" and "32 or 40 hrs": both numbers are meant in the unit of the one that shows it. */
function withSharedUnits(text: string, values: Value[]): Value[] {
  return values.map((value, i) => {
    if (!isShared(value, text)) return value;
    const [before, after] = [values[i - 1], values[i + 1]];
    const next = after && RANGE.test(text.slice(value.span.end, after.span.start)) ? after : undefined;
    const previous =
      before && /^ ?[-–—] ?$/.test(text.slice(before.span.end, value.span.start)) ? before : undefined;
    const giver = [next, previous].find((v) => v && SHARED.test(v.keys[0] ?? ""));
    const unit = SHARED.exec(giver?.keys[0] ?? "")?.[0];
    // Minutes are kept in seconds, so that only the plain number is safe to share for measures.
    if (!giver || !unit || unit.startsWith("measure")) return value;
    return { ...value, kind: giver.kind, keys: value.keys.map((key) => key.replace(/^number/, unit)) };
  });
}

/** Amounts in digits, with their scale, percent sign, factor, unit or currency. */
export const readAmounts = (text: string, language = ""): Value[] =>
  withSharedUnits(
    text,
    matchesIn(AMOUNT, text).map((m) => amountAt(text, m, language)),
  );
