import { NOT_A_FLOAT, refuse } from "./reply.ts";

/** An exact fraction; `bottom` is positive. */
type Fraction = { top: bigint; bottom: bigint };

const INFINITE = /^[+-]?inf(?:inity)?$/i;
const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,6}))?$/i;
/** Significant bits of the x87 long double Redis adds floats with. */
const PRECISION = 64n;
const DIGITS = 17n;
/** Beyond these powers of ten a long double is infinite or zero. */
const MAX_EXPONENT = 4932;

const bits = (n: bigint) => BigInt(n.toString(2).length);
const abs = (n: bigint) => (n < 0n ? -n : n);

/** Divides to the nearest integer, ties to the even one; for `top >= 0`. */
function divide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  const twice = (top % bottom) * 2n;
  if (twice < bottom) return quotient;
  return twice > bottom ? quotient + 1n : quotient + (quotient & 1n);
}

/** The nearest number a long double can hold. */
function nearest({ top, bottom }: Fraction): Fraction {
  if (top === 0n) return { top: 0n, bottom: 1n };
  const guess = PRECISION - bits(abs(top)) + bits(bottom);
  const fits = bits(scaled(abs(top), guess) / scaled(bottom, -guess)) <= PRECISION;
  const shift = fits ? guess : guess - 1n;
  const mantissa = divide(scaled(abs(top), shift), scaled(bottom, -shift));
  return { top: scaled(top < 0n ? -mantissa : mantissa, -shift), bottom: scaled(1n, shift) };
}

const scaled = (n: bigint, shift: bigint) => (shift > 0n ? n << shift : n);

/** The number in a decimal text, undefined when that is infinite. */
function parse(text: string, error: string): Fraction | undefined {
  if (INFINITE.test(text)) return undefined;
  const match = DECIMAL.exec(text);
  const [, sign, whole = "", part = "", exponent = "0"] = match ?? [];
  const digits = whole + part;
  if (!match || !digits || Math.abs(Number(exponent)) + digits.length > MAX_EXPONENT) refuse(error);
  const power = BigInt(Number(exponent) - part.length);
  const top = BigInt(sign === "-" ? `-${digits}` : digits);
  return nearest(power < 0n ? { top, bottom: 10n ** -power } : { top: top * 10n ** power, bottom: 1n });
}

/** Up to 17 decimals without trailing zeros. */
function format({ top, bottom }: Fraction): string {
  const rounded = divide(abs(top) * 10n ** DIGITS, bottom)
    .toString()
    .padStart(Number(DIGITS) + 1, "0");
  const whole = rounded.slice(0, -Number(DIGITS));
  const part = rounded.slice(-Number(DIGITS)).replace(/0+$/, "");
  const text = part ? `${whole}.${part}` : whole;
  return top < 0n && text !== "0" ? `-${text}` : text;
}

/** @throws ReplyError unless the text is a finite decimal; HINCRBYFLOAT looks at its increment first. */
export function requireFinite(text: string): void {
  if (!parse(text, NOT_A_FLOAT)) refuse("ERR value is NaN or Infinity");
}

/**
 * Adds two decimal texts the way INCRBYFLOAT does, in 80-bit long doubles: 0.1 + 0.2 is 0.3 there.
 *
 * @param storedError what to refuse with when the stored text is no float
 * @throws ReplyError when either text is no finite decimal.
 */
export function addDecimals(stored: string, increment: string, storedError = NOT_A_FLOAT): string {
  const [old, by] = [parse(stored, storedError), parse(increment, NOT_A_FLOAT)];
  if (!old || !by) refuse("ERR increment would produce NaN or Infinity");
  return format(nearest({ top: old.top * by.bottom + by.top * old.bottom, bottom: old.bottom * by.bottom }));
}
