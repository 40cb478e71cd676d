import { capitalize, wordCount } from "../copy/text.ts";
import type { Emphasis } from "./emphasis.ts";

/** "«Gracias»": a word or two in quotation marks stand large over a headline, and are none. */

const MOST = { letters: 14, words: 2 };
const QUOTED = /^["“„«「]\s?([^"”“»」]{2,}?)\s?["”“»」]$/u;

export const areShort = (words: string): boolean =>
  words.length <= MOST.letters && wordCount(words) <= MOST.words;

const THANKS =
  /^(?:thank you|thanks|danke(?: schön)?|vielen dank|merci|(?:muchas )?gracias|grazie(?: mille)?|bedankt|dank je(?: wel)?|(?:muito )?obrigad[oa]s?)$/iu;

/** As readers see them in a text: thanks are called out, so that they are no word among colleagues. */
export function spoken(words: string, language: string): string {
  const said = capitalize(words);
  if (!THANKS.test(words)) return said;
  return language === "es" ? `¡${said}!` : `${said}${language === "fr" ? " " : ""}!`;
}

/** The words themselves, where a fact says nothing else; undefined for others. */
export function shortWords({ words, facts }: Pick<Emphasis, "words" | "facts">): string | undefined {
  const quoted = QUOTED.exec(words)?.[1] ?? "";
  const isSaid = facts.some(({ quote }) => quote.toLowerCase() === quoted.toLowerCase());
  return quoted !== "" && areShort(quoted) && isSaid ? capitalize(quoted) : undefined;
}
