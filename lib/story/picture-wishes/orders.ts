import { once } from "../../text/once.ts";
import { lower, pattern } from "../read/lower.ts";
import { valuesOf } from "../read/values.ts";
import { wantsFewWords } from "./few-words.ts";
import { onlyPartsIn } from "./only-parts.ts";
import { PICTURE_WORDS } from "./picture-words.ts";

/** A sentence of a brief that does nothing but say how much may stand on the picture. */

const POLITE =
  "please|pls|bitte|s[’']il (?:vous|te) plaît|svp|merci de|por favor|per favore|graag|alsjeblieft|se faz favor";
const NAMED = once(
  () =>
    new Map(
      Object.entries(PICTURE_WORDS).map(([code, { place, noun }]) => [
        code,
        pattern(`(?<!\\p{L})(?:${place}|${noun})(?!\\p{L})`),
      ]),
    ),
);
const ASKS = pattern(`(?<!\\p{L})(?:${POLITE})(?!\\p{L})`);
const LONGEST = 140;

/**
 * Whether a sentence is such an order: surely where it names the picture, maybe where it only asks politely. One with a
 * value for readers is none.
 */
export function pictureOrder(sentence: string, language: string): "surely" | "maybe" | undefined {
  if (sentence.length > LONGEST || valuesOf(sentence).length > 0) return undefined;
  if (onlyPartsIn(sentence, language)) return "surely";
  if (!wantsFewWords(sentence, language)) return undefined;
  const low = lower(sentence);
  if (NAMED().get(language)?.().test(low)) return "surely";
  return ASKS().test(low) ? "maybe" : undefined;
}
