const INSTEAD =
  "statt|instead of|rather than|au lieu de|en vez de|en lugar de|invece di|anziché|in plaats van|em vez de";
const UNIT = "(?:€|[Ee]uros?|EUR|CHF|kr)(?!\\p{L})";
const LAST = new RegExp(
  `(?<![£$€¥₹\\d.,]\\s?)(?<value>\\d[\\d.,]*)(?<joint>\\s(?:${INSTEAD})\\s)(?<before>\\d[\\d.,]*\\s?)(?<unit>${UNIT})`,
  "gu",
);
const FIRST = new RegExp(
  `(?<value>\\d[\\d.,]*\\s?)(?<unit>${UNIT})(?<joint>\\s(?:${INSTEAD})\\s)(?<before>\\d+(?:[.,]\\d+)?)(?![\\d.,]*\\s?(?:${UNIT}|%)|[.,]?\\d|\\s\\p{L})`,
  "gu",
);

/** "149 statt 189 Euro", "9 euro invece di 12": two amounts of which one has the currency, each with its own. */
export const withSharedCurrency = (text: string): string =>
  text
    .replace(LAST, "$<value> $<unit>$<joint>$<before>$<unit>")
    .replace(FIRST, "$<value>$<unit>$<joint>$<before> $<unit>");
