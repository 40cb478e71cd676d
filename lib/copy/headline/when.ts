import type { Facts } from "../types.ts";

/** The date that matters most: one with a number that is not an end. */
export const mainDate = (f: Facts): string | undefined =>
  f.dates.find((d) => /\d/.test(d) && !/^(?:today|this|until|by|ends?)/i.test(d)) ?? f.dates[0];

/** A date short enough for a headline: without its preposition, year and clock. */
export const shortDate = (d: string): string =>
  d
    .replace(/^(?:on|starts?|starting)\s+/i, "")
    .replace(/,?\s+\d{4}\b/, "")
    .replace(/,?\s+(?:at|from)\s+(?:\d|noon|midnight).*$/i, "")
    .replace(/,?\s+\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)\b.*$|,\s*\d.*$|\s\d{1,2}:\d\d.*$/i, "")
    .trim();
