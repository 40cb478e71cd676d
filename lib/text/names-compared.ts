import { remembered } from "./once.ts";
import { own } from "./own.ts";

/** Words that set two things against each other, in any language. */
const AGAINST =
  "vs\\.?|versus|frente a|contra|gegen|contre|tegenover|compared (?:with|to)|im Vergleich zu|comparé à";

/** "Or" of a language: "of" is a word of quite another kind in English, as "o" is in Portuguese. */
const OR: Record<string, string> = {
  en: "or",
  de: "oder",
  fr: "ou",
  es: "o|u",
  it: "o|oppure",
  nl: "of",
  pt: "ou",
};

const NAME = "[^\\s,;:.?!/][^,;:?!/]{0,30}?";
/** Behind the two names: a question about both, or what is compared of them. */
const TAIL = "(?:\\s?[,:–—]\\s?[^?!]{3,80})?\\s?[?.!:]*$";

/** One for each language: titles are asked of every brief. */
const formOf = remembered(
  (or: string) =>
    new RegExp(`^[¿\\s]*(?<first>${NAME}),?\\s+(?:${AGAINST}|${or})\\s+(?<second>${NAME})${TAIL}`, "iu"),
);

/** The two things that a title asks for: "Van or cargo bike?", "Gloves or mittens, which are warmer?". */
export function namesAsked(title: string, language: string): [string, string] | undefined {
  const { first = "", second = "" } = formOf(own(OR, language) ?? "or").exec(title.trim())?.groups ?? {};
  return first && second ? [first.trim(), second.trim()] : undefined;
}
