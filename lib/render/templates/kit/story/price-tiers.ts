import type { Line } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";

/** What is sold in several sizes: its name with its price, and what belongs to it. */
type PriceTier = { title: string; items: string[] };

const MONEY = "(?:[£$€₹] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[£$€₹]|CHF|kr))";
/** "Team £29 a month: five users, approvals, bank feeds". */
const TIER = new RegExp(
  `^(?<name>\\p{L}[^:£$€]{0,22}?)[ ,–-]+(?<price>${MONEY}[^:]{0,16}):\\s+(?<rest>.+)$`,
  "u",
);
/** "Hub gears: serviced every 5,000 km, about 2 kg heavier, from £890" */
const NAMED = /^(?<name>\p{Lu}[^:.!?,]{1,32}):\s+(?<rest>[^:]+)$/u;
const COUNT = { least: 2, most: 3, said: 2, items: 6, title: 40, item: 90 };

/** The sizes in which something is sold, or things that are compared, side by side; empty where points say anything else. */
export function priceTiers(points: readonly Pick<Line, "text">[]): PriceTier[] {
  if (points.length < COUNT.least || points.length > COUNT.most) return [];
  const tiers = points.map((point) => tierOf(point.text, TIER));
  if (tiers.every((tier) => tier !== undefined)) return tiers;
  const named = points.flatMap((point) => tierOf(point.text, NAMED) ?? []);
  const areAll = named.length === points.length && named.every(({ items }) => items.length >= COUNT.said);
  return areAll ? named : [];
}

/** Letters of a line of two columns, and of panels under each other; heights of a line, around an item and of a title, in design pixels. */
const SET = { column: 36, panel: 72, line: 30, air: 14, title: 118, page: 780 };

/** Whether tiers have room on a tall page in small type; longer ones are read as a list. */
export function haveRoom(tiers: readonly PriceTier[]): boolean {
  const isRow = tiers.length === COUNT.least;
  const heightOf = ({ items }: PriceTier) =>
    items.reduce(
      (sum, { length }) => sum + Math.ceil(length / (isRow ? SET.column : SET.panel)) * SET.line + SET.air,
      SET.title,
    );
  const heights = tiers.map(heightOf);
  return (isRow ? Math.max(...heights) : heights.reduce((sum, one) => sum + one, 0)) <= SET.page;
}

/** A comma between items; "a battery that is swollen, dented or hot" is one. */
const WITHIN =
  /(?<!\s(?:that|which|who) (?:is|are|was|were) \p{L}+|\s(?:qui (?:est|sont)|que (?:está|están)|che (?:è|sono)) \p{L}+),\s+/u;

function tierOf(text: string, form: RegExp): PriceTier | undefined {
  const { name = "", price = "", rest = "" } = form.exec(text)?.groups ?? {};
  const title = [name, price].filter(Boolean).join(" ");
  const items = rest.replace(/\.$/, "").split(WITHIN).map(capitalized);
  const isWithin = items.length <= COUNT.items && items.every(({ length }) => length <= COUNT.item);
  return name !== "" && title.length <= COUNT.title && isWithin ? { title, items } : undefined;
}
