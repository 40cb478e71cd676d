import { namesValue, type ValueName } from "../../text/value-names.ts";
import type { Value, ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { lower, pattern } from "./lower.ts";
import { SIZE_WORDS } from "./size-words.ts";

/** "That date", "this figure": the value that the sentences before end with. */

const DAYS: readonly ValueKind[] = ["date", "month", "ordinal", "weekday"];
const FIGURES: readonly ValueKind[] = ["number", "money", "percent", "factor", "measure", "duration"];
const KINDS: readonly (readonly [ValueName, readonly ValueKind[]])[] = [
  ["phone", ["phone"]],
  ["price", ["money"]],
  ["pay", ["money"]],
  ["date", DAYS],
  ["time", ["time"]],
  ["offer", ["percent", "money"]],
  ["number", ["phone", ...FIGURES]],
];
/** "The number" of a sentence that ends with one to call; a figure is never called. */
const CALLED = pattern("(?<!\\p{L})(?:number|nummer|numéro|número|numero)(?!\\p{L})");
/** What is left of a sentence behind its number to call. */
const END = /^[^\p{L}\d]*(?:\([^()]*\)[^\p{L}\d]*)?$/u;

/** What may stand between a weekday, a day and its month, or between two days. */
const JOINT = /^[\s,.–—-]*(?:(?:al?|to|till|until|bis|und|and|au|tot|t\/m|às?|de|den|dem|the)\s+)?$/iu;
const OF_DAYS: ReadonlySet<ValueKind> = new Set([...DAYS, "time"]);

/** A value with the parts of the same day before it: "Tuesday 15 December". */
export function joinedValue(text: string, value: Value, language: string): string {
  const all = valuesIn(text, language).filter(({ weak, kind }) => !weak && OF_DAYS.has(kind));
  let { start } = value.span;
  const isBefore = ({ span }: Value) => span.end <= start && JOINT.test(text.slice(span.end, start));
  for (
    let before = all.findLast(isBefore);
    OF_DAYS.has(value.kind) && before;
    before = all.findLast(isBefore)
  )
    start = before.span.start;
  return text.slice(start, value.span.end).replace(/[.,;:]+$/u, "");
}

const POINTS = new Map(
  Object.entries(SIZE_WORDS).map(([language, { that }]) => [language, pattern(`^(?:${that})(?!\\p{L})`)]),
);
/** "Those dates" are several. */
const SEVERAL = pattern(
  "^(?:those|these|ces|es[ao]s|est[ao]s|quelle|quei|queste|diese (?:daten|termine|fristen|zahlen)|(?:die|deze) (?:datums|data|getallen|cijfers|prijzen)|ess[ae]s|est[ae]s)(?!\\p{L})",
);
/** "That date", and not "those dates". */
export const pointsBack = (what: string, language: string): boolean =>
  POINTS.get(language)?.().test(lower(what)) === true && !SEVERAL().test(lower(what));

/** Sentences further before are about other things. */
const NEAR = 260;

/** The value that "that date" points to; undefined for words that point to none, or to several. */
export function pointedValue(what: string, before: string, language: string): string | undefined {
  const low = lower(what);
  const near = before.slice(-NEAR);
  if (!pointsBack(what, language)) return calledValue(low, near, language);
  const named = KINDS.find(([name]) => namesValue(what, name))?.[1];
  const kinds = CALLED().test(low) ? named : named?.filter((kind) => kind !== "phone" || named.length === 1);
  const value = valuesIn(near, language).findLast(({ kind, weak }) => !weak && kinds?.includes(kind));
  return value && joinedValue(near, value, language);
}

/** "The number on the first slide, please", right behind the sentence that ends with one to call. */
function calledValue(low: string, near: string, language: string): string | undefined {
  if (!CALLED().test(low) || low.includes("phone") || low.includes("telefo")) return undefined;
  const last = valuesIn(near, language).findLast(({ weak }) => !weak);
  return last?.kind === "phone" && END.test(near.slice(last.span.end)) ? last.text : undefined;
}
