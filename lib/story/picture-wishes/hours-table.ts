import { headedFrom } from "../../text/headed-times.ts";
import { namesValue } from "../../text/value-names.ts";
import type { Reading } from "../schema.ts";
import { startsWithDay } from "../values/starts-with-day.ts";
import { areHours } from "../write/hours.ts";

/** "Just the hours, nice and big" over days with their hours: the table is what is large, and no hour of it alone. */
export function isTableOfHours(words: string, { items, facts, prices, language }: Reading): boolean {
  if (/\d/.test(words)) return false;
  if (namesValue(words, "price")) return prices.length >= LEAST && SEVERAL.test(words);
  const lines = items.flatMap((id) => facts.find((fact) => fact.id === id)?.quote ?? []);
  if (namesValue(words, "date")) return areDayRows(lines) || areDays(lines, language);
  return namesValue(words, "time") && (areHours(lines) || headedFrom(lines, 0).length > 0);
}

/** "Dates first and big" over rows of days with arrows: all of them are the table, and no sentence besides with a date. */
const ARROW = /\s(?:→|⇒|=>|->)\s/u;
const LEAST = 3;
/** "The prices have to be large" over a price list: all of them are, and none of them leads. */
const SEVERAL =
  /(?<!\p{L})(?:prices|preise|prix|tarifs|precios|tarifas|prezzi|tariffe|prijzen|tarieven|preços)(?!\p{L})/iu;
const areDayRows = (lines: readonly string[]): boolean =>
  lines.length >= LEAST &&
  lines.every((line) => ARROW.test(line)) &&
  lines.filter((line) => /\d/u.test(line)).length >= LEAST;

/** "16 January", "20 February", "20 March": a list of nothing but days. */
const areDays = (lines: readonly string[], language: string): boolean =>
  lines.length >= LEAST && lines.every((line) => startsWithDay(line, language));
