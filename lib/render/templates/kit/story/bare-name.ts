import type { Story } from "../../../../story/schema.ts";
import { isTranslated } from "./must-show.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** A longer first sentence says something of its own. */
const MOST = { letters: 32, words: 4 };
const NAME = /^(?:\p{Lu}|\p{Lo}|\d)[^.!?:;,。！？、]*$/u;
/** The same of scripts without spaces, whose sentences are as short as names elsewhere. */
const UNSPACED = { script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, letters: 12 };

/**
 * The name of a thing, where a brief begins with it as a sentence of its own: "The Night Loaf. Rye that rests for
 * 36 hours." Empty where a headline or a sentence says it.
 */
export function bareName(story: Story, said: readonly string[]): string {
  const [first] = story.facts;
  if (first?.from !== "brief" || first.kind !== "news" || isTranslated(story)) return "";
  const name = first.quote.trim().replace(/[.。]$/u, "");
  const most = UNSPACED.script.test(name) ? UNSPACED.letters : MOST.letters;
  const isShort = name.length <= most && name.split(/\s+/u).length <= MOST.words;
  return isShort && NAME.test(name) && !isSaid(name, tokensOf(said.join("\n"))) ? name : "";
}
