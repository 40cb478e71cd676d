import type { Span } from "../schema.ts";
import type { Value, ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { lower, pattern } from "./lower.ts";
import { type Notebook, wish } from "./notebook.ts";
import { joinedValue } from "./pointed-value.ts";
import { isWishOfBrackets, slideWished } from "./size-wish.ts";
import { SIZE_WORDS } from "./size-words.ts";

/** "Our new number is 088 … (on the first slide please)": what stands before the brackets is wanted there. */

const BRACKETS = /\s*\(([^()\n]{3,70})\)/gu;
/** Without a word of an order, "(large)" behind a price or a number is a size that one can buy. */
const PLAIN: ReadonlySet<ValueKind> = new Set([
  "date",
  "month",
  "weekday",
  "phone",
  "email",
  "time",
  "ordinal",
]);
const OF_MAKER = new Map(
  Object.entries(SIZE_WORDS).map(([language, { order }]) => [
    language,
    pattern(`(?<!\\p{L})(?:${order})(?!\\p{L})`),
  ]),
);
/** Blanks and signs between a value and its brackets. */
const NEAR = 2;

type Bracket = { start: number; end: number; value: Value };

function bracketsIn(text: string, language: string): Bracket[] {
  return [...text.matchAll(BRACKETS)].flatMap((m) => {
    const inside = m[1] ?? "";
    if (!isWishOfBrackets(inside, language)) return [];
    const value = valuesIn(text.slice(0, m.index), language).findLast(
      ({ weak, kind }) => !weak && kind !== "name",
    );
    const isBehind = value !== undefined && m.index - value.span.end <= NEAR;
    const isOrder =
      OF_MAKER.get(language)?.().test(lower(inside)) || slideWished(inside, language) !== undefined;
    const isMeant = isOrder || (isBehind && PLAIN.has(value.kind));
    return value && isMeant ? [{ start: m.index, end: m.index + m[0].length, value }] : [];
  });
}

/** Writes the wishes of such brackets down, and leaves blanks in their place, so that offsets stay. */
export function readWishedBrackets(n: Notebook, { start: at, end: close }: Span): void {
  const text = n.plain.slice(at, close);
  for (const { start, end, value } of bracketsIn(text, n.language)) {
    const meant = joinedValue(text.slice(0, start), value, n.language);
    wish(n, { rule: "emphasis", value: meant }, at + start, at + end);
    n.plain = `${n.plain.slice(0, at + start)}${" ".repeat(end - start)}${n.plain.slice(at + end)}`;
  }
}

/** What is said around such blanks. */
export const withoutBlanks = (text: string): string =>
  text.replace(/[^\S\n]{3,}(?=[.,;:!?])/gu, "").replace(/[^\S\n]{3,}/gu, " ");
