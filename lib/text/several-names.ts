import { namesValue, type ValueName } from "./value-names.ts";

/** "The date and the hours", "Preis und Datum": what names values of two kinds. */

const KINDS: readonly ValueName[] = ["date", "time", "price", "phone"];
const AND = /,\s|\s(?:and|und|et|y|e|ed|en|&|\+|plus|sowie|as well as)\s/iu;

/** The kinds that words name, in their order; undefined where they name one, or anything besides. */
export function severalNamed(words: string): ValueName[] | undefined {
  const names = words.split(AND).filter((name) => /\p{L}/u.test(name));
  const known = names.flatMap((name) => KINDS.find((kind) => namesValue(name, kind)) ?? []);
  const isAll = known.length === names.length && new Set(known).size === known.length;
  return known.length > 1 && isAll ? known : undefined;
}
