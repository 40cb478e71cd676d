import { namesValue, type ValueName } from "../../text/value-names.ts";
import type { Fact } from "../schema.ts";
import { sameValue, type Value, type ValueKind } from "../values/value.ts";
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

type Wanted = { words: string; values: readonly Value[]; facts: readonly Fact[] };

/** Whether a text has a value of each of the kinds that words name, as the facts tell it; undefined where they name one. */
export function showsSeveral(
  text: string,
  { words, values, facts }: Wanted,
  language: string,
): boolean | undefined {
  const kinds = values.length === 0 ? severalNamed(words) : undefined;
  const known = facts.flatMap(({ quote }) => valuesIn(quote, language));
  const shown = valuesIn(text, language).filter((value) => known.some((one) => sameValue(one, value)));
  return kinds?.every((name) => {
    const of = KINDS.find(([kind]) => kind === name)?.[1] ?? [];
    return shown.some(({ kind }) => of.includes(kind));
  });
}
