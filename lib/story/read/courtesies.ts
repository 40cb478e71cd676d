import { isImperative } from "../../copy/grammar.ts";
import { wordCount } from "../../copy/text.ts";
import { groupsOf, lower, pattern } from "./lower.ts";

/** A courtesy behind news, "New price list from 1 January please": it asks the maker for a piece. */

export const ASKED =
  "(?:please|pls|plz|bitte|danke|svp|s[’']il (?:vous|te) plaît|merci|por favor|porfa|per favore|grazie|graag|aub|alsjeblieft|alstublieft|se faz favor|sff)";

/** Behind the courtesy the order may go on: "…, make the prices big". */
const BEHIND_NEWS = pattern(
  `^\\s*(?<news>(?:[^,;:.!?]|(?<=\\d)\\.(?= )){8,90}?),? ${ASKED}(?:[\\s.:!]*$|,\\s+(?<rest>\\S.*)$)`,
  "ds",
);
const FEWEST_WORDS = 3;

/** What visitors are asked: "No dogs please", "Cash only please", "Réservez avant lundi svp". */
const TO_READERS = pattern(
  "^(?:no|not|kein\\p{L}*|nicht|pas|ne|non|geen|niet|não|sin|sem|senza|sans|ohne|without)(?!\\p{L})|(?<!\\p{L})(?:only|nur|seulement|uniquement|solo|sólo|alleen|só|apenas|off|your|ihren?|dein\\p{L}*|eure?\\p{L}*|votre|vos|tus?|vuestr[oa]s?|vostr[oaie]|jullie|uw|voss[oa]s?)(?!\\p{L})|^\\p{L}+ez(?!\\p{L})",
);
/** "Nous voulons dire merci.": what is said to readers. */
const SAID = /(?<!\p{L})(?:say|sagen|dire|decir|zeggen|dizer)(?: \p{L}+){0,2}$/iu;
/** "Eintrittskarten bereithalten bitte" */
const INFINITIVE_DE = /\s\p{Ll}+en$/u;

const asksReaders = (words: string, language: string): boolean =>
  TO_READERS().test(lower(words)) ||
  SAID.test(words) ||
  (language === "de" && INFINITIVE_DE.test(words)) ||
  (language === "en" && isImperative(words));

/** The news before such a courtesy, and what the sentence says behind it; undefined where readers may be asked. */
export function beforeCourtesy(text: string, language: string): { news: string; rest: string } | undefined {
  const m = BEHIND_NEWS().exec(lower(text));
  const { news = "", rest = "" } = m ? groupsOf(m, text) : {};
  return wordCount(news) < FEWEST_WORDS || asksReaders(news.trim(), language) ? undefined : { news, rest };
}
