import { allMatches } from "../matches.ts";
import { type Figure, key } from "./figure.ts";

const CURRENCY_BEFORE =
  /((?:US|CA|AU|NZ|HK|SG|[ACRS])?\$|€|£|¥|₹|₩|₽|₺|(?:USD|EUR|GBP|CHF|JPY|INR|SEK|NOK|DKK|PLN|CAD|AUD|Rs\.?|zł|kr)(?= ?\d)) ?$/;
const AMOUNT = /\d+(?:[.,'’]\d+)*(?: \d{3}(?![\d]))*(?:[.,]\d+(?!\d))?/g;
const SCALE_AFTER =
  /^(?: ?(thousand|tausend|tsd\.?|mille|mila|mil|millions?|millionen|millones|milioni|milhões|miljoner|miljoen|mio\.?|mln|billions?|milliarden|milliards?|miliardi|mrd\.?|bn|mn|lakhs?|crores?|hundred|dozen)(?!\p{L})| ?(万|億|亿|千|百万|만|억)|([kKmMbB])(?![\p{L}\p{N}]))/iu;
const UNIT_AFTER =
  /^(?: ?(%|％|percent(?:age points?)?|per cent|prozent|pour cent|por ciento|por cento|per cento|procent)| ?(×|x)(?![\p{L}\p{N}])|[- ](times|fold|mal|fois|veces|volte|vezes)(?!\p{L})|[- ]?(\$|€|£|¥|₹|円|元|원|dollars?|bucks|euros?|pounds?|quid|yen|rupees?|usd|eur|gbp|chf|francs?|franken|kr|sek|nok|dkk|zł|pln)(?![\p{L}\p{N}]))/iu;

const SCALES: [RegExp, number][] = [
  [/^(?:k|thousand|tausend|tsd|mille|mila|mil$|千)/i, 1e3],
  [/^(?:m$|mn|million|milli?on|milioni|milh|miljo|mio|mln|百万)/i, 1e6],
  [/^(?:b$|bn|billion|milliard|miliard|mrd)/i, 1e9],
  [/^(?:万|만)/, 1e4],
  [/^(?:億|亿|억)/, 1e8],
  [/^lakh/i, 1e5],
  [/^crore/i, 1e7],
  [/^hundred/i, 100],
  [/^dozen/i, 12],
];

const CURRENCIES: [RegExp, string][] = [
  [/\$|dollar|bucks|usd|cad|aud/i, "$"],
  [/€|eur/i, "€"],
  [/£|gbp|pound|quid/i, "£"],
  [/¥|円|元|yen|jpy/i, "¥"],
  [/₹|rs|inr|rupee/i, "₹"],
  [/chf|franc|franken/i, "chf"],
  [/zł|pln/i, "zł"],
  [/kr|sek|nok|dkk/i, "kr"],
];

const match = <T>(table: [RegExp, T][], s: string) => table.find(([re]) => re.test(s))?.[1];

/** "1,500" is fifteen hundred to one reader and one and a half to another: both are kept. */
function valuesOf(digits: string): number[] {
  const raw = digits.replace(/['’ ]/g, "");
  const marks = raw.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [Number(raw)];
  const last = marks[marks.length - 1] ?? "";
  const decimal = Number(raw.replaceAll(last === "," ? "." : ",", "").replace(",", "."));
  const grouped = Number(raw.replace(/[.,]/g, ""));
  if (marks.length > 1) return [marks.every((m) => m === last) ? grouped : decimal];
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(raw) ? [grouped, decimal] : [decimal];
}

type Shape = { unit: string[]; scale: number | undefined; length: number; sure: boolean };

/** What follows the digits: "million", "M", then "%", "×" or a currency. */
function shapeAfter(rest: string): Shape {
  const scaled = SCALE_AFTER.exec(rest);
  const name = (scaled?.[1] ?? scaled?.[2] ?? scaled?.[3] ?? "").replace(".", "");
  const skip = scaled?.[0].length ?? 0;
  const unit = UNIT_AFTER.exec(rest.slice(skip));
  const length = skip + (unit?.[0].length ?? 0);
  return {
    unit: unitNames(unit),
    scale: name ? match(SCALES, name) : undefined,
    length,
    sure: !/^[mbk]$/i.test(name),
  };
}

function unitNames(unit: RegExpExecArray | null): string[] {
  if (!unit) return [];
  if (unit[1]) return ["%"];
  if (unit[2]) return ["x"];
  // "Ten times" may be a factor or a count; pounds may be money or weight.
  if (unit[3]) return ["x", "n"];
  const currency = match(CURRENCIES, unit[4] ?? "") ?? "n";
  return /^pounds?$/i.test(unit[4] ?? "") ? [currency, "n"] : [currency];
}

function amountAt(text: string, m: RegExpMatchArray): Figure {
  const at = m.index ?? 0;
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, at - 5), at));
  const shape = shapeAfter(text.slice(at + m[0].length, at + m[0].length + 24));
  const money = before && (match(CURRENCIES, before[1] ?? "") ?? "$");
  const units = money ? [money] : shape.unit.length ? shape.unit : ["n"];
  const values = valuesOf(m[0]).flatMap((v) => {
    if (!shape.scale) return [v];
    // "5m" may be five metres; "5 million" is only one thing.
    return shape.sure ? [v * shape.scale] : [v * shape.scale, v];
  });
  const start = at - (before?.[0].length ?? 0);
  return {
    text: text.slice(start, at + m[0].length + shape.length).trim(),
    at: start,
    readings: units.flatMap((unit) => values.map((v) => key(unit, v))),
  };
}

const RANGE = /^ ?(?:-|–|to|bis|à|a|and|und|et|y) ?$/i;
const unitOf = (figure: Figure | undefined) => /^[%$€£¥](?=:)/.exec(figure?.readings[0] ?? "")?.[0];
const isBare = (figure: Figure) => figure.readings.every((r) => r.startsWith("n:"));
const between = (text: string, a: Figure, b: Figure) => text.slice(a.at + a.text.length, b.at);

/** "5 to 10%" and "$5-10": both numbers are meant in the unit of the one that shows it. */
function shareUnits(text: string, figures: Figure[]): Figure[] {
  return figures.map((figure, i) => {
    const [before, after] = [figures[i - 1], figures[i + 1]];
    const next = after && RANGE.test(between(text, figure, after)) ? unitOf(after) : undefined;
    const previous = before && /^ ?[-–] ?$/.test(between(text, before, figure)) ? unitOf(before) : undefined;
    const unit = next ?? previous;
    if (!unit || !isBare(figure)) return figure;
    return { ...figure, readings: figure.readings.map((r) => r.replace("n:", `${unit}:`)) };
  });
}

/** Plain amounts in digits, with their scale, percent sign, factor or currency. */
export function readAmounts(text: string): Figure[] {
  return shareUnits(
    text,
    allMatches(AMOUNT, text).map((m) => amountAt(text, m)),
  );
}

/** "1 000" may also be a 1 beside a 000: "Route 12 300 seats". */
export const looseParts = (figure: Figure): string[] =>
  /^\D?\d{1,3}(?: \d{3})+(?!\d)/.test(figure.text)
    ? (figure.text.match(/\d+/g) ?? []).map((d) => key("n", Number(d)))
    : [];
