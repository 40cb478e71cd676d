import { capitalized } from "../../../text/capitalized.ts";
import type { Earlier } from "../kit/story/earlier.ts";

const MOST = 12;

/** `note` is remarked on a number, and `earlier` is what it was before. */
export type Stats = { before?: string; value: string; label: string; note?: string; earlier?: Earlier }[];
type PriceBlock = { rows: { name: string; price: string }[] };

/** Prices that stand as numbers beside a price list are rows of it: half a list misleads. */
export function pricedTogether(shown: object, stats: Stats): { prices?: PriceBlock; stats: Stats } {
  const { prices } = shown as { prices?: PriceBlock };
  if (!prices) return { stats };
  const isPrice = ({ value }: Stats[number]) => SUM.test(value);
  const isRow = ({ value }: Stats[number]) => prices.rows.some(({ price }) => price.includes(value));
  const own = stats.filter((stat) => isPrice(stat) && (stat.before || stat.label || isRow(stat)));
  const rows = own
    .filter((stat) => !isRow(stat))
    .map(({ before, value, label }) => ({
      name: capitalized([before, label].filter(Boolean).join(" ")),
      price: value,
    }));
  if (own.length === 0 || rows.length + prices.rows.length > MOST) return { stats };
  return { prices: { rows: [...rows, ...prices.rows] }, stats: stats.filter((stat) => !own.includes(stat)) };
}
const SUM = /^(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥円]|kr|zł|CHF))$/u;
