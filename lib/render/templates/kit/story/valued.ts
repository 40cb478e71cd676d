import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "./clip.ts";
import { SMALL_PRICE } from "./named.ts";

/** What is sold or named, and its price or value. */
type ValuedRow = { name: string; price: string };

const CLOCK = "\\d{1,2}[:.h]\\d{2}";
const HOURS = `(?:(?:de|das?|dalle|von|from|van|ab) )?${CLOCK}(?: ?(?:[–-]|to|till|until|bis|à|al?|alle|tot|às) ?${CLOCK})?(?: ?(?:am|pm|uhr|h))?`;
const AMOUNT = "\\d[\\d.,]* ?%|[£$€] ?\\d[\\d.,]*|\\d[\\d.,]* ?[£$€]";
/** "Mon–Thu 10:00–23:00", "Sábados: de 9:00 a 21:00", "Better internet: 31 %": a name and its value. */
const VALUED = new RegExp(`^(?<name>\\p{L}.{1,58}?)(?::\\s+|\\s+)(?<price>${HOURS}|${AMOUNT})$`, "iu");
const LEAST = 3;
const LONGEST = { name: 70, price: 32 };

/** Rows of two columns: the price list of a story, else its list where every line is a name and its value. */
export function valuedRows({ prices, items, points }: Story, most: number): ValuedRow[] {
  if (prices.length > 0) return within(prices, most);
  const found = items.length === 0 ? [] : points.map(({ text }) => VALUED.exec(text)?.groups);
  const rows = found.flatMap((row) => (row ? { name: row.name ?? "", price: row.price ?? "" } : []));
  return rows.length === points.length ? within(rows, most) : [];
}

/** All of the rows or none: half a price list misleads. */
function within(rows: readonly ValuedRow[], most: number): ValuedRow[] {
  const isWithin = ({ name, price }: ValuedRow) =>
    name.length <= LONGEST.name && price.length <= LONGEST.price;
  if (rows.length < LEAST || rows.length > most || !rows.every(isWithin)) return [];
  return rows.map(({ name, price }) => ({ name: capitalized(name.replace(SMALL_PRICE, "")), price }));
}
