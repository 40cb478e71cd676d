import { words } from "../../copy/text.ts";
import type { Fact } from "../schema.ts";

const MIN_LETTERS = 4;
const hasDigit = (word: string) => /\d/.test(word);
const tellingWords = (text: string): Set<string> =>
  new Set(words(text.toLowerCase()).filter((word) => hasDigit(word) || word.length >= MIN_LETTERS));

/** How much a fact has to say about a text: a figure counts more than a word. */
function shared(text: ReadonlySet<string>, { says, quote }: Fact): number {
  const said = tellingWords(`${says} ${quote}`);
  return [...text].reduce((sum, word) => sum + (said.has(word) ? (hasDigit(word) ? 2 : 1) : 0), 0);
}

/**
 * The facts a text rests on. These are the facts that the model named. The text may have a figure that they
 * do not hold, and facts that hold it are added. Without names, whatever shares its words.
 */
export function factsFor(text: string, named: readonly string[], facts: readonly Fact[]): string[] {
  const said = tellingWords(text);
  const chosen = facts.filter(({ id }) => named.includes(id));
  if (chosen.length === 0) {
    return facts.filter((fact) => shared(said, fact) >= 2).map(({ id }) => id);
  }
  const known = tellingWords(chosen.map(({ quote }) => quote).join("\n"));
  const missing = new Set([...said].filter((word) => hasDigit(word) && !known.has(word)));
  const added = facts.filter((fact) => shared(missing, fact) > 0);
  return [...new Set([...chosen, ...added].map(({ id }) => id))];
}
