import { namesValue } from "../../text/value-names.ts";
import type { Reading } from "../schema.ts";
import { areHours } from "../write/hours.ts";

/** "Just the hours, nice and big" over days with their hours: the table is what is large, and no hour of it alone. */
export const isTableOfHours = (words: string, { items, facts }: Reading): boolean =>
  namesValue(words, "time") &&
  !/\d/.test(words) &&
  areHours(items.flatMap((id) => facts.find((fact) => fact.id === id)?.quote ?? []));
