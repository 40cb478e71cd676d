const CURRENCY = "(?:[$£€¥₹₩₪₺₽]|[A-Z]{3}(?![A-Z])|[Ee]uros?|kr\\.?|zł|Kč|円|元|원)";
const MONEY = new RegExp(CURRENCY, "u");

/** Whether every value of some rows is an amount of money. */
export const areAmounts = (items: readonly { price?: string | undefined }[]): boolean =>
  items.every(({ price = "" }) => /\d/u.test(price) && MONEY.test(price));

/** "from £55", "145 € a month": what stands before and after the amount itself. */
const PARTS = new RegExp(
  `^(?<before>\\D*?)(?<amount>(?:[^\\d\\s]{0,3})\\d[\\d.,'’]*(?:[\\s\\u00a0\\u202f]?${CURRENCY})?)\\s*(?<after>.*)$`,
  "u",
);

/** "40 € instead of 55 €": the price that no longer holds is read after the new one. */
const FORMER =
  /^[,(]?\s?(?:instead of|was|before|down from|statt|anstatt|vorher|früher|au lieu de|avant|en vez de|en lugar de|antes|invece di|anziché|prima|in plaats van|i\.p\.v\.|eerst|was|em vez de|ao invés de)(?!\p{L})[^\d]{0,8}\d[^,;]{0,14}$/iu;

/** The amount of a price, and the words around it. */
export function partsOf(price: string) {
  const { before = "", amount = "", after = "" } = PARTS.exec(price)?.groups ?? {};
  if (FORMER.test(after)) return { before: before.trim(), amount, after: after.replace(/^[,(]\s?/u, "") };
  // A range or two amounts are one thing to read, and so is what is no money: a day, a share, a measure.
  if (!MONEY.test(amount) || /\d/.test(after)) return { before: "", amount: price, after: "" };
  return { before: before.trim(), amount, after };
}
