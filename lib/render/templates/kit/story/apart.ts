import { sentencesIn } from "./clip.ts";
import { type Tokens, tokensOf } from "./tokens.ts";

/** "New hours: …": a word or two that announce what follows. */
const ANNOUNCED = /^\p{L}+(?: \p{L}+)?:\s+/u;
/** Shorter words are mostly particles. */
const SMALL = 3;
/** Words that only link a value to the rest. */
const LINKS = new Set(
  "from until till with this that then open opens starts begins takes place held costs cost price free each only every also und oder vom bis ab der die das beim pour dans avec desde hasta para dalle fino alle vanaf tot met".split(
    " ",
  ),
);

/** A text without the sentences that a row of facts says as well. Their values are read better there. */
export function apartFrom(text: string, row: readonly string[]): string {
  const seen = tokensOf(row.join("\n"));
  const sentences = sentencesIn(text);
  const kept = sentences.filter((sentence) => !isListed(sentence.replace(ANNOUNCED, ""), seen));
  return kept.length === sentences.length ? text : kept.join(/[。！？]/u.test(text) ? "" : " ");
}

/** Every number and every word that counts is there. Without a number a sentence tells more than values. */
function isListed(sentence: string, { numbers, words }: Tokens): boolean {
  const said = tokensOf(sentence);
  if (said.numbers.size === 0) return false;
  const counts = [...said.words].filter((word) => word.length > SMALL && !LINKS.has(word));
  return [...said.numbers].every((number) => numbers.has(number)) && counts.every((word) => words.has(word));
}
