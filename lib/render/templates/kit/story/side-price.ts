import type { Fact, Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { label } from "../labels.ts";
import type { NamedValue } from "./named.ts";
import { LONGEST_NAME } from "./shown-value.ts";

/**
 * The first price of a brief is the price. "Small dogs are welcome, €10 a night" is another, and says what for; so does
 * the first one beside other news.
 */
export function ofSidePrice(
  cell: NamedValue,
  { id, kind, says }: Fact,
  story: Story,
): NamedValue | undefined {
  const { facts, spoken, occasion, headline } = story;
  const first = facts.find((fact) => fact.from === "brief" && fact.kind === "price");
  if (kind !== "price" || cell.name !== label("price", spoken) || !first) return cell;
  const isFirst = first.id === id;
  const isOfNews = NEWS.has(occasion) && !headline.facts.includes(id) && !headline.text.includes(cell.value);
  if (isFirst && !isOfNews) return cell;
  const name = itemBefore(says, cell.value);
  if (name) return { ...cell, name: capitalized(name) };
  return isFirst ? cell : undefined;
}

/** Occasions that are about something else than what is sold. */
const NEWS: ReadonlySet<Story["occasion"]> = new Set([
  "update",
  "closing",
  "incident",
  "thanks",
  "greeting",
  "milestone",
  "hiring",
]);

/** What joins a thing and its price. */
const COSTS =
  /(?:^|\s+)(?:is|are|costs?|for|at|from|only|ist|sind|kostet|kosten|für|ab|nur|est|coûte|à|dès|es|cuesta|por|desde|costa|da|a|kost|voor|custa|é|è)$/iu;

/** The words before a price in its sentence, where they can name what it is of. */
function itemBefore(says: string, value: string): string | undefined {
  const before = says.slice(0, Math.max(0, says.indexOf(value)));
  const name = (before.split(/[.;:!?]\s+/u).at(-1) ?? "")
    .replace(/[\s,–—-]+$/u, "")
    .replace(COSTS, "")
    .trim();
  return /\p{L}{3}/u.test(name) && name.length <= LONGEST_NAME ? name : undefined;
}

/** "Rye, spelt and cinnamon buns from £2.10": a price of several things has all their names, or stands in its sentence. */
export function withWholeName(cell: NamedValue, { says }: Fact): NamedValue | undefined {
  const at = says.toLowerCase().indexOf(cell.name.toLowerCase());
  const [, others] = LISTED.exec(says.slice(0, Math.max(0, at))) ?? [];
  if (others === undefined || !JOINS.test(cell.name)) return cell;
  const name = `${others}${says.slice(at, at + cell.name.length)}`;
  return name.length <= LONGEST_NAME ? { ...cell, name: capitalized(name) } : undefined;
}

/** Names with commas from the beginning of a sentence on, and what joins the last one to them. */
const LISTED = /(?:^|[.;:!?]\s+)((?:\p{L}[\p{L}'’ -]{1,20},\s+)+)$/u;
const JOINS = /\s(?:and|or|und|oder|et|ou|y|o|e|en|of|och|i)\s/iu;
