const WHOLE = new Intl.NumberFormat("en");
const SHARE = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** A whole number with its thousands parted. */
export const inWords = (value: number): string => WHOLE.format(value);

/** A share of 0 to 1 in percent. A dash where nothing was measured. */
export const asShare = (value: number | null): string => (value === null ? "–" : SHARE.format(value));
