import { headedFrom } from "../../text/headed-times.ts";
import { namesValue } from "../../text/value-names.ts";
import type { Reading } from "../schema.ts";
import { areHours } from "../write/hours.ts";

/** "Just the hours, nice and big" over days with their hours: the table is what is large, and no hour of it alone. */
export function isTableOfHours(words: string, { items, facts }: Reading): boolean {
  if (!namesValue(words, "time") || /\d/.test(words)) return false;
  const lines = items.flatMap((id) => facts.find((fact) => fact.id === id)?.quote ?? []);
  return areHours(lines) || headedFrom(lines, 0).length > 0;
}
