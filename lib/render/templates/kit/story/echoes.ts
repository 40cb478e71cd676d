import { inARow } from "./clip.ts";
import { sentencesOf } from "./sentences.ts";
import { tokensOf } from "./tokens.ts";

/** Words of up to so many letters mostly join others. */
const SMALL = 3;

/** A text without sentences of which every word stands in the headline or is the brand's own: they say it once more. */
export function withoutEchoes(text: string, headline: string, brand: string): string {
  const [said, own] = [tokensOf(headline), tokensOf(brand)];
  const isEcho = (sentence: string) => {
    const { words, numbers } = tokensOf(sentence);
    const long = [...words].filter((word) => word.length > SMALL);
    return (
      numbers.size === 0 &&
      long.some((word) => said.words.has(word)) &&
      long.every((word) => said.words.has(word) || own.words.has(word))
    );
  };
  const all = sentencesOf(text);
  const kept = all.filter((sentence) => !isEcho(sentence));
  return kept.length === all.length || kept.length === 0 ? text : inARow(kept);
}
