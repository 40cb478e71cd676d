import type { Fact, Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { label } from "../labels.ts";
import { withoutAsked } from "./ask.ts";
import { valuesOf, written } from "./must-show.ts";
import type { ShownValue } from "./shown-value.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Kinds of facts that one needs to come or to buy. */
const NEEDED = new Set<string>(["price", "where", "contact", "promo_code"]);
/** So many prices are a list, which is read where it stands. */
const LIST = 3;

type Kept = { text: string; rank: number; value: ShownValue };

/**
 * What a viewer takes along from the last picture: day, hours, place and price, as far as they fit into so many
 * characters. Sentences that hold most of them go before the others, and values that stand in such a sentence are not
 * said beside it.
 */
export function keptFacts(story: Story, said: readonly string[], most: number): string[] {
  const seen = tokensOf(said.join("\n"));
  const values = valuesOf(story);
  const found = values.flatMap((value): Kept[] => {
    const text = capitalized(withoutAsked(named(value, story), story));
    const rank = rankOf(value, story);
    const isApart = isOfEntry(value, story) || isOfPriceList(value, story);
    const isLeft = text === "" || rank === 0 || isSaid(value.text, seen) || isApart;
    return isLeft ? [] : [{ text, rank, value }];
  });
  const prices = found.filter(isPrice);
  const list = prices.length >= LIST ? prices : [];
  const kept: Kept[] = [];
  for (const one of found
    .filter((each) => !list.includes(each))
    .toSorted((a, b) => b.rank - a.rank || b.text.length - a.text.length)) {
    const isHeld = kept.some(({ text }) => isSaid(one.value.text, tokensOf(text)));
    const line = [...kept, one].map(({ text }) => text).join(SEPARATOR);
    if (!isHeld && line.length <= most) kept.push(one);
  }
  return found.filter((one) => kept.includes(one)).map(({ text }) => text);
}

/** How much longer an entry is than a value that is only a part of it. */
const LONGER = 1.6;

/** "New: family plan for six people, £9 a month": the price of one entry of a list says nothing without the entry. */
function isOfEntry(value: ShownValue, story: Story): boolean {
  if (isOwn(value, story)) return false;
  const { text } = value;
  const { changes, points, steps, slides } = story;
  if (changes.some((entry) => text.includes(entry.text))) return true;
  const entries = [
    ...[...changes, ...points].map((entry) => entry.text),
    ...[...steps, ...slides].map(({ title, body }) => `${title} ${body}`),
  ];
  const isMany = entries.length > 1;
  return isMany && entries.some((entry) => entry.includes(text) && entry.length > LONGER * text.length);
}

/** "Vanilla crescents, 250 g: 7,80 €" of a list of prices. */
const isOfPriceList = ({ facts }: ShownValue, { prices }: Story): boolean =>
  prices.length >= LIST && facts.length > 0 && facts.every((id) => prices.some(({ fact }) => fact === id));

const isPrice = ({ value: { cell } }: Kept) =>
  cell !== undefined && /\d\s?[€£$]|[€£$]\s?\d/u.test(cell.value);

/** A price is nothing without what it is for: "Winter check £35". Days and places need no name. */
function named(value: ShownValue, { spoken }: Story): string {
  const { cell, text } = value;
  if (!cell) return written(value);
  const general = (["date", "time", "place", "price"] as const).map((part) => label(part, spoken));
  const isNamed = !general.includes(cell.name) && !text.includes(cell.name);
  return isNamed ? `${cell.name}: ${cell.value}` : text.length > cell.value.length ? text : cell.value;
}

/** The day, the hours and the place of the news itself. */
const isOwn = ({ facts, cell }: ShownValue, { when }: Story): boolean =>
  when !== null && cell !== undefined && facts.some((id) => when.facts.includes(id));

/** How many needed facts a value holds; an hour or a date counts, a mere habit ("every Sunday") does not. */
function rankOf(value: ShownValue, story: Story): number {
  const held = story.facts.filter((fact) => isNeeded(fact) && isIn(value, fact));
  return (isOwn(value, story) ? 1 : 0) + held.length;
}

const isNeeded = ({ kind, quote }: Fact) => NEEDED.has(kind) || (kind === "when" && /\d/u.test(quote));

const isIn = ({ facts, text }: ShownValue, { id, quote }: Fact) =>
  facts.includes(id) || isSaid(quote, tokensOf(text));
