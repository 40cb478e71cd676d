import { severalNamed } from "../../text/several-names.ts";
import type { ValueName } from "../../text/value-names.ts";
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
type SeveralWanted = { words: string; values: readonly Value[]; facts: readonly Fact[] };

/** Whether a text has a value of each of the kinds that words name, as the facts tell it; undefined where they name one. */
export function showsSeveral(
  text: string,
  { words, values, facts }: SeveralWanted,
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
