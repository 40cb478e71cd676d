import type { Line } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";

/** What is sold in several sizes: its name with its price, and what belongs to it. */
type PriceTier = { title: string; items: string[] };

const MONEY = "(?:[£$€] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[£$€]|CHF|kr))";
/** "Team £29 a month: five users, approvals, bank feeds". */
const TIER = new RegExp(
  `^(?<name>\\p{L}[^:£$€]{0,22}?)[ ,–-]+(?<price>${MONEY}[^:]{0,16}):\\s+(?<rest>.+)$`,
  "u",
);
const COUNT = { least: 2, most: 3, items: 6, title: 40, item: 90 };

/** The sizes in which something is sold, side by side; empty where points say anything else. */
export function priceTiers(points: readonly Pick<Line, "text">[]): PriceTier[] {
  if (points.length < COUNT.least || points.length > COUNT.most) return [];
  const tiers = points.map(({ text }): PriceTier | undefined => {
    const { name = "", price = "", rest = "" } = TIER.exec(text)?.groups ?? {};
    const title = `${name} ${price}`;
    const items = rest.replace(/\.$/, "").split(/,\s+/).map(capitalized);
    const isWithin = items.length <= COUNT.items && items.every(({ length }) => length <= COUNT.item);
    return name !== "" && title.length <= COUNT.title && isWithin ? { title, items } : undefined;
  });
  return tiers.every((tier) => tier !== undefined) ? tiers : [];
}
