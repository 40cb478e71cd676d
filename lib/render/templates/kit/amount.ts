/** "412", "1,940", "214.600", "1 460", "1,5": a comma, a point or a space before three digits parts thousands. */
export const amountOf = (text: string): number => {
  const digits = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, "");
  return Number(
    /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(",", "."),
  );
};

const AMOUNT = /\d+(?:[.,\s\u00a0\u202f]\d+)*/u;

/** "3 h 20", "3 min 40": so many of the larger unit, and sixtieths of it. */
const CLOCKED = /^(?<whole>\d{1,3})\s?(?:h|min|Std\.?|uur)\s?(?<part>\d{1,2})(?:\s?(?:min|m|s|sec)\.?)?$/iu;

/** The number of a value as it is written with its unit, "1 460 €"; undefined for a value of letters. */
export function amountIn(value: string): number | undefined {
  const clocked = CLOCKED.exec(value.trim())?.groups;
  if (clocked) return Number(clocked.whole) + Number(clocked.part) / 60;
  const [found] = AMOUNT.exec(value) ?? [];
  const amount = found === undefined ? Number.NaN : amountOf(found);
  return Number.isFinite(amount) ? amount : undefined;
}

/** What a value is in, without its number. */
export const unitOf = (value: string): string => value.replace(AMOUNT, "").trim().toLowerCase();
