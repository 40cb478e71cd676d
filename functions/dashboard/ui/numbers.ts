const WHOLE = new Intl.NumberFormat("en");
const SHARE = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** A whole number with its thousands parted. */
export const inWords = (value: number): string => WHOLE.format(value).replace("-", "\u2212");

/** A dash: what was not measured is not zero. */
const NOTHING = "–";

/** A sum of figures of networks; a dash where none of them has given any. */
export const asCounted = (sum: number, measured: number): string =>
  sum === 0 && measured === 0 ? NOTHING : inWords(sum);

/** A share of 0 to 1 in percent. A dash where nothing was measured. */
export const asShare = (value: number | null): string => (value === null ? NOTHING : SHARE.format(value));

/** An amount in the smallest unit of its currency, such as "$19" or "€19.50". */
export function asMoney(amount: number, currency: string): string {
  const named = { style: "currency", currency } as const;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", named).resolvedOptions();
  const value = amount / 10 ** digits;
  const minimumFractionDigits = Number.isInteger(value) ? 0 : digits;
  return new Intl.NumberFormat("en", { ...named, minimumFractionDigits }).format(value);
}
