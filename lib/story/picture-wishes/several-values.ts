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

/** "The running cost comparison": two values side by side, where "the comparison page" is no value. */
const COMPARISON =
  /(?<!\p{L})(?:comparison|vergleich|comparaison|comparación|confronto|vergelijking|comparação)(?!\p{L})/iu;
const TWO = 2;

/**
 * Whether a text has a value of each of the kinds that words name, or both sides of the comparison that they name, as the
 * facts tell it; undefined where they name one.
 */
export function showsSeveral(
  text: string,
  { words, values, facts }: SeveralWanted,
  language: string,
): boolean | undefined {
  const kinds = values.length === 0 ? severalNamed(words) : undefined;
  const known = facts.flatMap(({ quote }) => valuesIn(quote, language));
  const shown = valuesIn(text, language).filter((value) => known.some((one) => sameValue(one, value)));
  if (values.length === 0 && known.length >= TWO && COMPARISON.test(words) && shown.length < TWO)
    return false;
  return kinds?.every((name) => {
    const of = KINDS.find(([kind]) => kind === name)?.[1] ?? [];
    return shown.some(({ kind }) => of.includes(kind));
  });
}
