import type { FactCell } from "./fact-cells.ts";
import { isLabel } from "./labels.ts";

/** An amount with its currency, and a word or two around it; or nothing to pay. */
const PRICE =
  /^(?:(?:from|ab|dès|desde|da|vanaf|je)\s)?(?:[£$€¥₹]\s?\d[\d.,’']*|(?:CHF|EUR)\s?\d[\d.,’']*|\d[\d.,’']*\s?(?:[£$€¥₹円元]|kr|zł|CHF|EUR|euros?))(?:\s?(?:\/|per|pro|par|por|al?|an?|each|pp)\s?\p{L}{0,10})?$|^(?:free|frei|kostenlos|gratis|gratuite?s?|grátis|無料)$/iu;
const LEAST = 2;

/** Whether facts are names of things with what each costs: a reader looks down the amounts. */
export const isPriceTable = (cells: readonly FactCell[]): boolean =>
  cells.length >= LEAST &&
  cells.every(({ label, value }) => label !== "" && !isLabel(label, "price") && PRICE.test(value));
