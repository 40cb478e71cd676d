import { amountIn } from "./amount.ts";

/** What a number says, as something to see: a share of a whole, some of a few, or two lengths side by side. */
export type FigureShape =
  | { kind: "share"; share: number }
  | { kind: "of"; part: number; whole: number; arePeople: boolean }
  | { kind: "pair"; from: number; to: number };

type SaidFigure = { before?: string | undefined; value: string; label: string };

const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const OF = /^(\p{L}+|\d{1,2}) (?:in|out of|von|sur|de cada|su) (\p{L}+|\d{1,3})$/iu;
const TIMES = /^(\d+(?:[.,]\d+)?)\s?[×x]$/u;
const PERCENT = /^([+−-]?)\s?(\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent|Prozent|pour cent|por ciento)$/iu;
/** "22 minutes instead of 68", "23 rider-owners, up from 17". */
const INSTEAD =
  /^(?:[\p{L}-]+,? ){0,3}(?:instead of|rather than|down from|up from|compared with|statt|anstatt|au lieu de|gegenüber|contre|en vez de|en lugar de|frente a|contro(?: i| le)?|tegenover|contra)\s+(\d+(?:[.,]\d+)*)/iu;

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu");
const LESS = words(
  "down|fell|fall(?:s|en)?|drop(?:s|ped)?|(?:less|fewer)(?! than \\d)|lower|cheaper|reduced|cut|off|weniger(?! als \\d)|gesunken|sank|günstiger|billiger|moins(?! de \\d)|baisse|baissé|menos(?! de \\d)|bajó|reducción",
);
const MORE = words(
  "up|rose|risen|rise|grew|grown|growth|more(?! than \\d)|higher|increased?|faster|longer|mehr(?! als \\d)|gestiegen|stieg|wuchs|gewachsen|Wachstum|schneller|plus(?! de \\d)|hausse|más(?! de \\d)|creció|aumentó",
);
/** Shares of nothing that could be drawn. */
const RATE = words(
  "interest|rate|APR|VAT|tax|discount|commission|fee|alcohol|Zins(?:en|satz)?|MwSt|Steuer|Rabatt|TVA|IVA|remise|descuento|yield|dividend|return|Rendite|Dividende|rendement|rendimiento|rendimento|rente|intérêts?|interés|interessi?|juros",
);
const PEOPLE = words(
  "people|adults?|members?|customers?|parents?|child(?:ren)?|families|women|men|teams?|employees?|patients?|guests?|readers?|users?|households?|Menschen|Erwachsene[n]?|Kinder[n]?|Kunden|Eltern|Familien|personnes|adultes|clients|enfants|personas|adultos|clientes|niños",
);
const MOST = { whole: 12, factor: 12, percent: 400 };

/** Undefined where the number cannot honestly be drawn. */
export function figureShape({ before = "", value, label }: SaidFigure): FigureShape | undefined {
  const around = `${before} ${label}`;
  return (
    ofShape(value, around) ??
    timesShape(value, around) ??
    courseShape(value) ??
    levelShape({ before, value, label }) ??
    percentShape(value, around) ??
    insteadShape(value, label)
  );
}

/** "9 days → 2": what it was, and what it is. The arrow is drawn as a mark that every typeface has. */
const COURSE = /^[£$€₹]?(\d+(?:[.,]\d+)?)[^→›\d]*[→›]\s[£$€₹]?(\d+(?:[.,]\d+)?)(?!\d)/u;

function courseShape(value: string): FigureShape | undefined {
  const [from = 0, to = 0] = (COURSE.exec(value) ?? []).slice(1).map(numberIn);
  const isGrouped = /\d[.,]\d{3}/.test(value);
  return from > 0 && to > 0 && from !== to && !isGrouped ? { kind: "pair", from, to } : undefined;
}

const numberIn = (text: string) => Number(text.replace(",", "."));

/** Two values of one measure: what it was, and what it is. */
export function pairOf(before: string, now: string): FigureShape | undefined {
  const [from = 0, to = 0] = [amountIn(before), amountIn(now)];
  return from > 0 && to > 0 && from !== to ? { kind: "pair", from, to } : undefined;
}

function ofShape(value: string, around: string): FigureShape | undefined {
  const [, first = "", second = ""] = OF.exec(value) ?? [];
  const [part, whole] = [first, second].map((one) =>
    /\d/.test(one) ? Number(one) : COUNTS.indexOf(one.toLowerCase()),
  ) as [number, number];
  if (!(part > 0 && whole > part)) return undefined;
  if (whole > MOST.whole) return { kind: "share", share: part / whole };
  return { kind: "of", part, whole, arePeople: PEOPLE.test(around) };
}

function timesShape(value: string, around: string): FigureShape | undefined {
  const factor = numberIn(TIMES.exec(value)?.[1] ?? "0");
  if (!(factor > 1 && factor <= MOST.factor)) return undefined;
  return LESS.test(around) ? { kind: "pair", from: factor, to: 1 } : { kind: "pair", from: 1, to: factor };
}

function percentShape(value: string, around: string): FigureShape | undefined {
  const [, sign = "", digits = ""] = PERCENT.exec(value) ?? [];
  const percent = numberIn(digits);
  if (digits === "" || percent <= 0 || RATE.test(around)) return undefined;
  const change = changeIn(sign, around);
  if (change === 0) return percent <= 100 ? { kind: "share", share: percent / 100 } : undefined;
  const most = change === 1 ? MOST.percent : 99;
  return change && percent <= most ? { kind: "pair", from: 100, to: 100 + change * percent } : undefined;
}

/** "fell to 4.1% this year, from 9.6%": what a share is now, and what it was. */
const LEVEL = /(?<!\p{L})(?:to|at|auf|à|a|al|naar|para)$/iu;
const FROM =
  /(?<!\p{L})(?:from|von|de|da|van|contre|gegenüber) (\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent|Prozent)/iu;

function levelShape({ before = "", value, label }: SaidFigure): FigureShape | undefined {
  const to = numberIn(PERCENT.exec(value)?.[2] ?? "0");
  const isMoved =
    LEVEL.test(before.trim()) &&
    !/(?<!\p{L})up to$/iu.test(before.trim()) &&
    LESS.test(before) !== MORE.test(before);
  if (!isMoved || to <= 0 || to > 100 || RATE.test(`${before} ${label}`)) return undefined;
  const from = numberIn(FROM.exec(label)?.[1] ?? "0");
  return from > 0 && from !== to ? { kind: "pair", from, to } : { kind: "share", share: to / 100 };
}

/** "94% on time, up from 91%" is a share: it did not grow by 94%. */
const EARLIER = /(?<!\p{L})(?:up|down|risen|fallen|gestiegen|gesunken) (?:from|on|von|gegenüber) \d.*$/iu;

/** "22% or more on a refractometer": a bound, and no change. */
const OR_MORE =
  /(?<!\p{L})(?:or|oder|ou|o|of) (?:more|less|fewer|higher|lower|above|mehr|weniger|höher|plus|moins|davantage|más|menos|più|meno|meer|minder|hoger|mais|menos)(?!\p{L})/giu;

/** 1 for more, -1 for less, 0 for no change; undefined where the words say both. */
function changeIn(sign: string, said: string): -1 | 0 | 1 | undefined {
  const around = said.replace(EARLIER, "").replace(OR_MORE, "");
  const isLess = LESS.test(around) || /[−-]/.test(sign);
  const isMore = MORE.test(around) || sign === "+";
  if (isLess && isMore) return undefined;
  return isLess ? -1 : isMore ? 1 : 0;
}

function insteadShape(value: string, label: string): FigureShape | undefined {
  // A price and the one before it are read, not measured.
  if (/[£$€¥₹]/u.test(value)) return undefined;
  const from = countIn(INSTEAD.exec(label)?.[1] ?? "0");
  const to = countIn(/\d+(?:[.,]\d+)*/.exec(value)?.[0] ?? "0");
  return from > 0 && to > 0 && from !== to ? { kind: "pair", from, to } : undefined;
}

/** "3,412" and "48.300" are counts with their thousands apart. */
const countIn = (text: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replace(/[.,]/g, "")) : numberIn(text);
