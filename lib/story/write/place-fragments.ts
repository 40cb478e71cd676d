import { hasVerb } from "../../copy/grammar.ts";
import { lowerFirst } from "../../copy/text.ts";
import { own } from "../../text/own.ts";

/** "At the Quaker Meeting House.", "Im Hof der Bäckerei.": words that only say where, of the sentence before them. */

const BEGINS: Record<string, RegExp> = {
  en: /^(?:at|in|on|outside|inside|behind|opposite|next to|near|under|along) (?:the|our|an?|\p{Lu})/u,
  de: /^(?:im|in (?:der|den|unser\p{L}*)|am|an der|auf (?:dem|der)|beim?|vor (?:dem|der)|hinter (?:dem|der)|neben (?:dem|der)|unter (?:dem|der)|gegenüber)\s/iu,
  fr: /^(?:à l[ae’']|au|aux|dans (?:le|la|les|l[’']|notre)|sur (?:le|la|les|l[’'])|sous (?:le|la|les)|devant|derrière|chez|face (?:à|au)|près d)\s?/iu,
  es: /^(?:en (?:el|la|los|las|nuestr[oa])|junto al?|frente al?|detrás del?|bajo (?:el|la))\s/iu,
  it: /^(?:nel(?:la|lo|l[’'])?|ne[gi]l?i|al(?:la|lo|l[’'])?|sul(?:la|lo|l[’'])?|presso|davanti a|dietro|sotto)(?:(?<=[’'])|(?!\p{L})) ?/iu,
  nl: /^(?:op|in|bij|achter|voor|naast|onder|tegenover) (?:de|het|ons|onze|een)\s/iu,
  pt: /^(?:n[oa]s?|à|ao|em frente|atrás d|junto|debaixo d\p{L})(?!\p{L}) ?/iu,
};

/** Articles and prepositions between the nouns of a place. */
const BETWEEN = new Set(
  (
    "der die das den dem des und am im in an bei beim vor von vom zur zum hinter neben auf unser unserem unserer " +
    "le la les l du de des d au aux à et sur dans notre el los las del al y en nuestro nuestra " +
    "il lo gli i di dello della dei delle degli dell nel nella e da het op van bij voor achter aan ons onze en " +
    "o os as do da dos das no na nos nas ao em"
  ).split(" "),
);
const MOST_WORDS = 8;

/** Two words without a capital side by side may be a noun and its verb. */
function holdsClause(words: readonly string[]): boolean {
  const isPlain = (word: string | undefined) =>
    word !== undefined && /^\p{Ll}/u.test(word) && !BETWEEN.has(word);
  return words.some((word, i) => !BETWEEN.has(word.toLowerCase()) && isPlain(words[i + 1]));
}

/** The sentence only says where. */
export function onlySaysWhere(sentence: string, language: string): boolean {
  const text = sentence.trim().replace(/[.!]$/, "");
  const begins = own(BEGINS, language);
  const words = text.match(/\p{L}+/gu) ?? [];
  if (!begins?.test(lowerFirst(text)) || words.length > MOST_WORDS || /[\d,;:?]/.test(text)) return false;
  // "Meeting House" is a name, whatever its words are elsewhere.
  const plain = text.replace(/(?<=\s)\p{Lu}[\p{L}’'-]*/gu, "");
  return language === "en" ? !hasVerb(plain) : !holdsClause(words);
}
