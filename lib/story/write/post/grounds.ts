import { own } from "../../../text/own.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { speaksOfAll } from "./antecedents.ts";

/** A sentence of a post, and the one that it is not understood without. */
type Leaning = { text: string; shape?: string; leansOn: Leaning | undefined };

const family = (...lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => line.split(" ").map((word, _, [head = ""]) => [word, head] as const)),
  );

/** Words that stand for the same thing, by language. */
const PRONOUNS: Record<string, Record<string, string>> = {
  en: family("it it's its", "they they're their", "he he's his", "she she's her"),
  de: family("er sein seine", "sie ihr ihre", "es"),
  fr: family("il", "elle", "ils", "elles leur leurs"),
  es: family("él", "ella", "ellos", "ellas"),
  it: family("lui", "lei", "loro", "esso"),
  nl: family("hij zijn", "zij ze", "het"),
  pt: family("ele", "ela", "eles", "elas"),
};

const firstWord = (text: string) => /^[\p{L}’']+/u.exec(text)?.[0].replace("’", "'").toLowerCase() ?? "";
const pronounOf = (text: string, language: string): string | undefined =>
  own(own(PRONOUNS, language) ?? {}, firstWord(text));

const says = (text: string, pronoun: string) =>
  new Prefiltered(`(?<!\\p{L})${pronoun}(?!\\p{L})`, "iu").test(text);

/**
 * What a sentence behind these leans on. Of "It folds flat. It is built here." the second is about the same thing as the
 * first, and does without it.
 */
export function groundOf<A extends Leaning>(text: string, before: readonly A[], language: string) {
  const pronoun = pronounOf(text, language);
  const last = before.at(-1);
  // Behind "All of it is included", "Web users have it" is about what the list is of.
  if (pronoun === undefined && last && speaksOfAll(last.text))
    return before.findLast(({ shape, text: said }) => shape !== "item" && !speaksOfAll(said));
  if (pronoun === undefined) return last;
  for (const a of before.toReversed()) {
    if (a.leansOn && pronounOf(a.text, language) === pronoun) return a.leansOn as A;
    if (!a.leansOn && !says(a.text, pronoun)) return last;
  }
  return last;
}
