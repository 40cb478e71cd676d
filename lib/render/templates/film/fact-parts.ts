import { capitalized } from "../../../text/capitalized.ts";
import type { RenderContext } from "../../template.ts";
import { writtenDay } from "../card/dates.ts";

/** A clause that is an hour or hours: "7pm to 9.30pm", "10:00–16:00 Uhr". */
const HOURS =
  /^(?:(?:at|from|um|von|ab|à|de|dès|a las|alle|dalle|om|vanaf|às|das)\s)?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]\.?m\.?|Uhr|uur|h)?(?:\s?(?:[–-]|to|until|bis|à|a|al|alle|tot|às)\s?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]\.?m\.?|Uhr|uur|h)?)?$/iu;
/** A longer first clause is a sentence with a day in it, in letters. */
const LONGEST = { day: 32, price: 12 };
/** A street and its town are one address. */
const BREAK = /,\s+/u;

/** "Saturday 23 May, 7pm, in our tasting room, Bristol" as its day, its hours and its place: each is read by itself. */
export function factParts(fact: string): string[] {
  const [day = "", next = "", ...others] = fact.split(BREAK);
  const isDay = writtenDay(day) !== "" && day.length <= LONGEST.day;
  if (!isDay || next === "") return aroundHours(fact.split(BREAK)) ?? [fact];
  if (!HOURS.test(next)) return [day, capitalized([next, ...others].join(", "))];
  const place = capitalized(others.join(", "));
  return [day, next, ...(place ? [place] : [])];
}

/** A line of the last picture: one in the type of the first, or one that goes on from the line over it. */
type Row = { text: string; isKey: boolean; isUnder: boolean };

const PRICED =
  /^(?<price>(?:[€£$¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥₹]|CHF|EUR|euros?)))\s+(?<what>\p{L}.{7,})$/iu;

/** "£28 per person including six wines": on a high film the price is as large as the day, over what it is for. */
export function pricedRow(text: string, { shape }: Pick<RenderContext, "shape">): Row[] {
  const { price = "", what = "" } = (shape === "story" && PRICED.exec(text)?.groups) || {};
  if (price === "" || price.length > LONGEST.price) return [{ text, isKey: false, isUnder: false }];
  return [
    { text: price, isKey: true, isUnder: false },
    { text: what, isKey: false, isUnder: true },
  ];
}

/** "Ohne Termin, Montag bis Freitag 9–18 Uhr, Lindenweg 12": days with their hours part what stands around them. */
function aroundHours(clauses: readonly string[]): string[] | undefined {
  const at = clauses.findIndex((clause) => DAYS_AND_HOURS.test(clause));
  if (at < 1 || at === clauses.length - 1) return undefined;
  const [before, after] = [clauses.slice(0, at), clauses.slice(at + 1)];
  return [before.join(", "), clauses[at] ?? "", after.join(", ")].map(capitalized);
}

/** Words, and a clock behind them. */
const DAYS_AND_HOURS =
  /^\p{L}[\p{L}\s.–-]*\s(?:\p{L}{1,6}\s)?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]\.?m\.?|Uhr|uur|h)?\s?(?:[–-]|to|until|bis|à|a|al|alle|tot|às)\s?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]\.?m\.?|Uhr|uur|h)?$/iu;
