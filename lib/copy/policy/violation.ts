import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { TONES } from "./groups.ts";
import { isOpposed } from "./opposed.ts";
import { plain } from "./plain.ts";
import { RULES, type Rule } from "./rules.ts";

/** Which rule a text breaks, and the words that break it, as they are meant to be read. */
export type Violation = { rule: Rule; words: string };

/** Every rule in one pattern: most texts break none, and are read once and not once for each rule. */
const ANY = new Prefiltered(RULES.map(({ pattern }) => `(?:${pattern.source})`).join("|"));

const MAY_BE_TONES = /\b(?:blacks|whites)\b/;
const MAY_BE_FOOD = /^f.gg?.ts?$/;
const FOOD = /\b(?:gravy|peas|pork|mash|butchers?|recipe|onions?|bake|supper)\b/;

/** The same words, said where they are innocent. */
const isHarmless = (text: string, words: string) =>
  (MAY_BE_TONES.test(words) && TONES.test(text)) || (MAY_BE_FOOD.test(words) && FOOD.test(text));

/**
 * Hate against people for what they are, and calls or threats to hurt a person. Deterministic and made for precision: what
 * it lets through, the judge and people still see. Reports on hate, and words against it, pass.
 */
export function violationIn(text: string): Violation | undefined {
  const words = plain(text);
  if (!ANY.test(words)) return undefined;
  for (const { rule, isSlur, pattern } of RULES) {
    for (const found of words.matchAll(pattern)) {
      const [match] = found;
      const end = found.index + match.length;
      if (isOpposed(words, { start: found.index, end, isSlur }) || isHarmless(words, match)) continue;
      return { rule, words: match.replace(/^[^a-z]+/, "").slice(0, 60) };
    }
  }
  return undefined;
}
