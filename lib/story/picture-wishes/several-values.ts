import { namesValue, type ValueName } from "../../text/value-names.ts";
import type { Emphasis } from "../emphasis.ts";
import { sameValue, type ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";

/** "The date and the hours", "Preis und Datum": values of two kinds, each of which is to be seen. */

const KINDS: readonly (readonly [ValueName, readonly ValueKind[]])[] = [
  ["date", ["date", "month", "ordinal"]],
  ["time", ["time"]],
  ["price", ["money", "percent"]],
  ["phone", ["phone"]],
];
const AND = /,\s|\s(?:and|und|et|y|e|ed|en|&|\+|plus|sowie|as well as)\s/iu;

/** The kinds that words name, in their order; undefined where they name one, or anything besides. */
export function severalNamed(words: string): ValueName[] | undefined {
  const names = words.split(AND).filter((name) => /\p{L}/u.test(name));
  const kinds = names.map((name) => KINDS.find(([kind]) => namesValue(name, kind))?.[0]);
  const known = kinds.flatMap((kind) => kind ?? []);
  return known.length > 1 && known.length === names.length && new Set(known).size === known.length
    ? known
    : undefined;
}

/** A text has a value of each of these kinds, as the facts tell it. */
export function showsSeveral(
  text: string,
  kinds: readonly ValueName[],
  { facts }: Pick<Emphasis, "facts">,
  language: string,
): boolean {
  const known = facts.flatMap(({ quote }) => valuesIn(quote, language));
  const shown = valuesIn(text, language).filter((value) => known.some((one) => sameValue(one, value)));
  return kinds.every((name) => {
    const of = KINDS.find(([kind]) => kind === name)?.[1] ?? [];
    return shown.some(({ kind }) => of.includes(kind));
  });
}
