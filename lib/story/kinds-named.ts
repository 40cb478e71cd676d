import { namesValue, type ValueName } from "../text/value-names.ts";
import type { FactKind } from "./kinds.ts";

/** Kinds of facts that tell a kind of value. */
const KINDS: [ValueName, FactKind][] = [
  ["phone", "contact"],
  ["date", "when"],
  ["time", "when"],
  ["price", "price"],
  ["pay", "price"],
  ["place", "where"],
  ["quotation", "quotation"],
  ["code", "promo_code"],
];

/** The kinds of facts whose values words name: "the phone number", "der Preis". */
export const kindsNamed = (words: string): FactKind[] =>
  KINDS.flatMap(([name, kind]) => (namesValue(words, name) ? [kind] : []));

/** Whether words name such a kind at all. */
export const namesAnyKind = (words: string): boolean => KINDS.some(([name]) => namesValue(words, name));

/** The words without those that only name a kind of value. */
export const withoutKinds = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => !namesAnyKind(word))
    .join(" ");
