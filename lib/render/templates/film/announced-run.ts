import type { Fact, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { writtenDay } from "../card/dates.ts";

/** The longest line of a last picture, in letters. */
const LONGEST = 90;
/** "From 1 pm to 5 pm": hours and nothing else. */
const HOURS =
  /^(?:(?:from|open|von|ab|um|de|dès|à|desde|a las|dalle|alle|van|vanaf|om|das|às)\s)?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]\.?m\.?|Uhr|uur|h)?\s?(?:[–-]|to|until|till|bis|à|a|al|alle|tot|às)\s?\d{1,2}(?:[:.h]\d{0,2})?\s?(?:[ap]\.?m\.?|Uhr|uur|h)?$/iu;
const FREE = /^(?:free|frei|kostenlos|gratis|gratuit\p{L}*|libre|ingresso libero|grátis)(?!\p{L})/iu;

/**
 * The day, the hours and the place that one sentence of the brief announces, and that it is free: a story that is no
 * event to the reader of the brief may still invite. Empty without the day, and beside another one.
 */
export function announcedRun({ when, headline, facts, scenes }: Story): string[] {
  const dated = scenes.filter(({ text }) => writtenDay(text) !== "");
  const [day] = dated;
  if (when?.date || !day || dated.length > 1 || writtenDay(headline.text) !== "") return [];
  const sentence = sentenceOf(day.text, facts);
  const at = scenes.indexOf(day);
  const run = scenes.slice(at + 1).filter(({ text }) => has(sentence, text));
  const hours = run.find(({ text }) => HOURS.test(text))?.text ?? "";
  const place = run.find(({ text }) => text.length <= LONGEST && namesPlace(text, facts))?.text ?? "";
  if (hours === "" || place === "") return [];
  const free = scenes.find(({ text }) => FREE.test(text) && text.length <= LONGEST)?.text ?? "";
  return [capitalized(writtenDay(day.text)), hours, place, free].filter(Boolean);
}

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** The longest text of the brief that holds it. */
const sentenceOf = (part: string, facts: readonly Fact[]): string =>
  facts
    .filter(({ from, quote }) => from === "brief" && has(quote, part))
    .reduce((longest, { quote }) => (quote.length > longest.length ? quote : longest), "");

const namesPlace = (text: string, facts: readonly Fact[]): boolean =>
  facts.some(({ from, kind, quote }) => from === "brief" && kind === "where" && has(quote, text));
