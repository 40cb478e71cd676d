/** What stands before and after a number, for example "$" and " ms". */
export type ValueUnit = { prefix: string; suffix: string };

const MINUS = "−";
const CURRENCY = /[$€£¥₹]\s?$/u;
/** Numbers from here on are shortened, because long numbers cannot be read off a picture. */
const LONG = 1_000_000;
const SCALES: readonly [number, string][] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
];

/** A number as it is read in a picture: grouped digits, three significant ones beyond a million, and its unit. */
export function spell(value: number, { prefix, suffix }: ValueUnit): string {
  const amount = Math.abs(value);
  const isPrice = CURRENCY.test(prefix) && !Number.isInteger(amount) && amount >= 1 && amount < 1e5;
  const digits = isPrice ? grouped(amount.toFixed(2)) : amount >= LONG ? scaled(amount) : plain(amount);
  const isNothing = /^[0.]*$/.test(digits);
  return `${value < 0 && !isNothing ? MINUS : ""}${prefix}${digits}${suffix}`;
}

/** Marks of an axis: all of them in the same scale, as short as the steps between them allow. */
export function spellTicks(ticks: readonly number[], { prefix, suffix }: ValueUnit): string[] {
  const maximum = Math.max(...ticks.map(Math.abs));
  const [scale, letter] = SCALES.find(([minimum]) => maximum >= Math.max(minimum, 1e4)) ?? [1, ""];
  const tail = suffix.trim().length <= 2 ? suffix : "";
  return ticks.map((tick) => {
    const digits = plain(Math.abs(tick) / scale);
    return tick === 0 ? "0" : `${tick < 0 ? MINUS : ""}${prefix}${digits}${letter}${tail}`;
  });
}

/** Two decimals, and for what would vanish so, three significant digits. */
function plain(amount: number): string {
  if (amount === 0) return "0";
  if (amount < 1e-6) return amount.toExponential(1).replace(".0e", "e");
  return grouped(trimmed(amount < 1 ? Number(amount.toPrecision(3)).toFixed(9) : amount.toFixed(2)));
}

function scaled(amount: number): string {
  const [scale, letter] = SCALES.find(([minimum]) => amount >= minimum * 0.9995) ?? [1, ""];
  return `${grouped(trimmed(Number((amount / scale).toPrecision(3)).toFixed(2)))}${letter}`;
}

const trimmed = (digits: string) => (digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits);
const grouped = (digits: string) => digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ",");
