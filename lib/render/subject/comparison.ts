import { foundIn } from "./subjects-in.ts";
import type { SubjectLanguage, SubjectWords } from "./words.ts";

/** Between two things of which a text weighs one against the other. */
const OR: Record<Exclude<SubjectLanguage, "ja">, RegExp> = {
  en: /^(?:or|vs|versus)$/,
  de: /^(?:oder|vs|versus)$/,
  fr: /^(?:ou|vs|versus)$/,
  es: /^(?:o|u|vs|frente)$/,
  it: /^(?:o|od|oppure|vs)$/,
  nl: /^(?:of|vs)$/,
  pt: /^(?:ou|vs)$/,
};
/** "A heat pump compared with a boiler", "Kessel und Wärmepumpe im Vergleich". */
const COMPARES =
  /(?<!\p{L})(?:compar(?:ed|ison|aison|a[cç][aã]o|ativo|ativa|ación|ativa|é[es]?|ing)|im vergleich|confront[oi]|vergeleken|vergelijking)(?!\p{L})/iu;
/** Between the two stand articles and adjectives at most. */
const REACH = 4;

/** Whether a text weighs two things: a drawing of one takes its side. */
export function comparesTwo(words: SubjectWords, text: string): boolean {
  const { language } = words;
  if (language === "ja") return false;
  const { tokens, found } = foundIn(words, text);
  const pairs = found.slice(1).map((one, i) => [found[i], one] as const);
  return pairs.some(([first, second]) => {
    if (!first || first.subject === second.subject || second.at - first.end > REACH) return false;
    const between = tokens.slice(first.end, second.at);
    return COMPARES.test(text) || between.some(({ word }) => OR[language].test(word));
  });
}
