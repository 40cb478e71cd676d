import { inNumerals, numeralsOf } from "../../../../text/numerals.ts";

/** What stands before and after a number, for example "$" and " ms", and the language that it is written in. */
export type ValueUnit = { prefix: string; suffix: string; language?: string | undefined };

const MINUS = "−";
const CURRENCY = /^[$€£¥₹]$/u;
/** Numbers from here on are shortened, because long numbers cannot be read off a picture. */
const LONG = 1_000_000;
/** Marks of an axis are shortened earlier. */
const LONG_MARK = 1e4;

type Numerals = ReturnType<typeof numeralsOf>;

/** "2,40 €", and not "2,4 €". */
function isPrice(amount: number, { prefix, suffix }: ValueUnit): boolean {
  const isSum = [prefix, suffix].some((sign) => CURRENCY.test(sign.trim().slice(-1)));
  const isFine = amount < 1 && Number(amount.toFixed(2)) !== amount;
  return isSum && !Number.isInteger(amount) && !isFine && amount < 1e5;
}

/** A number as it is read in a picture: grouped digits, three significant ones beyond a million, and its unit. */
export function spell(value: number, unit: ValueUnit): string {
  const numerals = numeralsOf(unit.language);
  const amount = Math.abs(value);
  const digits = isPrice(amount, unit)
    ? inNumerals(amount.toFixed(2), numerals)
    : amount >= LONG
      ? scaled(amount, numerals)
      : plain(amount, numerals);
  const isNothing = /^[0.,]*$/.test(digits);
  return `${value < 0 && !isNothing ? MINUS : ""}${unit.prefix}${digits}${measured(unit.suffix, numerals)}`;
}

/** Marks of an axis: all of them in the same scale, as short as the steps between them allow. */
export function spellTicks(ticks: readonly number[], { prefix, suffix, language }: ValueUnit): string[] {
  const numerals = numeralsOf(language);
  const maximum = Math.max(...ticks.map(Math.abs));
  const [scale, word] = numerals.scales.find(([least]) => maximum >= Math.max(least, LONG_MARK)) ?? [1, ""];
  const tail = suffix.trim().length <= 2 ? measured(suffix, numerals) : "";
  return ticks.map((tick) => {
    const digits = plain(Math.abs(tick) / scale, numerals);
    return tick === 0 ? "0" : `${tick < 0 ? MINUS : ""}${prefix}${digits}${spaced(word, numerals)}${tail}`;
  });
}

/** What follows a number, with the blank that its language sets there. */
function spaced(word: string, { gap, percentGap }: Numerals): string {
  if (/^%/.test(word)) return `${percentGap}${word}`;
  return /^[\p{L}\p{Sc}]/u.test(word) ? `${gap}${word}` : word;
}

/** A word after a number needs a blank in every language, "8 days"; a sign does not. */
const measured = (suffix: string, numerals: Numerals): string =>
  /^\p{L}{2,}/u.test(suffix) ? ` ${suffix}` : spaced(suffix, numerals);

/** Two decimals, and for what would vanish so, three significant digits. */
function plain(amount: number, numerals: Numerals): string {
  if (amount === 0) return "0";
  if (amount < 1e-6) return amount.toExponential(1).replace(".0e", "e");
  const digits = amount < 1 ? Number(amount.toPrecision(3)).toFixed(9) : amount.toFixed(2);
  return inNumerals(trimmed(digits), numerals);
}

function scaled(amount: number, numerals: Numerals): string {
  const [scale, word] = numerals.scales.find(([least]) => amount >= least * 0.9995) ?? [1, ""];
  const digits = trimmed(Number((amount / scale).toPrecision(3)).toFixed(2));
  return `${inNumerals(digits, numerals)}${spaced(word, numerals)}`;
}

const trimmed = (digits: string) => (digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits);
