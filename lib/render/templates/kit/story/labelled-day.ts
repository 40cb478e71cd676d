import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { SHORT_DAYS, weekdayOf } from "../../../../text/weekdays.ts";
import { MONTHS, writtenDay } from "../../card/dates.ts";
import { amountsIn } from "./needed-facts.ts";
import { isOf } from "./occasions.ts";
import { isSaid, tokensOf } from "./tokens.ts";

const HOUR_ALONE = /\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|Uhr|uur|h)?(?!\p{L})/giu;
const LEADS_TO_DAY =
  /^(?:from|since|until|till|the|and|seit|depuis|sinds|dès|desde|hasta|dal|vanaf|von|vom|bis|zum|dem|den|und|até|partir|Uhr|uur|jusqu|today|tomorrow|heute|morgen|demain|hoy|mañana|oggi|domani|vandaag|hoje|amanhã|aujourd|hui|this|next|diesen|nächsten|prochain|próximo|prossimo)$/iu;
const MONTH = new RegExp(`^(?:${MONTHS})$`, "iu");

/** "From Friday 4 December", "10am", "August": a day or an hour that says nothing of what takes place. */
export function isDayAlone(text: string): boolean {
  const said = text.replace(HOUR_ALONE, "").match(/\p{L}{3,}/gu) ?? [];
  return said.every((word) => LEADS_TO_DAY.test(word) || MONTH.test(word) || isWeekday(word));
}

const isWeekday = (word: string): boolean =>
  weekdayOf(word) !== undefined || SHORT_DAYS.has(word.toLowerCase());

/** A longer clause is no label, in letters. */
const LONGEST = 52;
const BULLET = /^[-–—*•·\d.)\s]*(?=\p{L})/u;

/** Whether a line of the story is a day or an hour that belongs neither to its event nor to its headline. */
export const isUnlabelledTime = (text: string, story: Story): boolean =>
  story.spoken === story.language && isTime(text) && isDayAlone(text) && !isOfNews(text, story);

/** A price and a number to call have no words either. */
const isTime = (text: string) =>
  amountsIn(text).length === 0 && (text.match(/\d/gu) ?? []).length < CALLED && /\d|\p{L}{3}/u.test(text);
/** Digits of a number to call; two dates with their years have more, and words. */
const CALLED = 9;

/**
 * A day or an hour with the words it stands behind in the brief: "Start: 1. April 2027", "Deliveries from August".
 * Empty where no few words say what it is of.
 */
export function withItsLabel(text: string, { facts }: Story): string {
  const low = text.toLowerCase();
  const quotes = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote.trim());
  const clauses = quotes.flatMap((quote) => {
    const at = quote.toLowerCase().indexOf(low);
    return at < 0 ? [] : [clauseAround(quote, at, at + text.length)];
  });
  const named = clauses.filter((clause) => clause.length <= LONGEST && !isDayAlone(clause));
  const [shortest = ""] = named.toSorted((a, b) => a.length - b.length);
  if (shortest !== "") return capitalized(shortest);
  // A line that begins with its day is of what stands before it.
  const begins = (quote: string) =>
    quote.toLowerCase().startsWith(low) && /^(?:[,.]|$)/u.test(quote.slice(low.length));
  return quotes.some(begins) ? text : "";
}

/** The day of an event, and one that the headline or its sentence tells, is of the title that it stands under. */
function isOfNews(text: string, { when, headline, occasion, facts }: Story): boolean {
  const own = tokensOf([when?.date, when?.time].filter(Boolean).join(" "));
  const isOwn = when !== null && isSaid(text, own);
  if (isOwn && isOf({ occasion }, "event")) return !isOfWeek(text, facts);
  const day = writtenDay(text) || text;
  const tells = (words: string) => isSaid(day, tokensOf(words));
  if (tells(headline.text)) return true;
  const holders = facts.filter(({ from, quote }) => from === "brief" && tells(quote));
  return holders.some(({ id, quote }) => headline.facts.includes(id) || has(quote, headline.text));
}

const has = (text: string, part: string) => part !== "" && text.toLowerCase().includes(part.toLowerCase());

/** "Monday to Friday 8 to 18.30": hours right behind a weekday are of that day, and not of the date of the story. */
function isOfWeek(text: string, facts: Story["facts"]): boolean {
  return facts.some(({ from, quote }) => {
    const at = from === "brief" ? quote.indexOf(text) : -1;
    const word = at < 0 ? "" : (/(\p{L}+)[\s,:]*$/u.exec(quote.slice(0, at))?.[1] ?? "");
    return !/\p{L}{3}/u.test(text) && isWeekday(word);
  });
}

/** From the beginning of the clause to the end of the day. */
function clauseAround(quote: string, start: number, end: number): string {
  const ends = [...quote.slice(0, start).matchAll(/(?:(?<!\d)\.|[!?;,])\s+|\(/gu)];
  const from = Math.max(0, ...ends.map(({ index, 0: sign }) => index + sign.length));
  const clause = quote.slice(from, end);
  // "9 January start": the label may stand behind.
  const rest = /^\s(?:[^.,;!?()]|[.,](?=\d)){3,}/u.exec(quote.slice(end))?.[0] ?? "";
  return (isDayAlone(clause) ? `${clause}${rest}` : clause).replace(BULLET, "").trim();
}
