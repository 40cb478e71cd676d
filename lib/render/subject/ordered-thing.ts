import type { SubjectLanguage } from "./words.ts";

/** An article, and before where a thing is. */
const GRAMMAR: Record<Exclude<SubjectLanguage, "ja">, readonly [article: string, where: string]> = {
  en: ["an?|the|our|some", "on|in|at|beside|next to|near|behind|under|over|above|below|against|outside"],
  de: ["eine?[nmrs]?|de[rmn]|die|das|unser\\p{L}*", "auf|in|im|neben|unter|über|vor|hinter|am|an|bei"],
  fr: ["une?|l[ae]s?|des|notre", "sur|dans|devant|derrière|sous|près de|à côté de|contre"],
  es: ["una?|el|la|los|las|unos|unas", "en|sobre|junto a|delante de|detrás de|bajo|cerca de"],
  it: ["un[ao]?|il|la|lo|i|gli|le", "su|sul|sull[ao]|in|nel|nell[ao]|davanti a|dietro|sotto|vicino a"],
  nl: ["een|de|het|onze", "op|in|naast|achter|voor|onder|boven|bij"],
  pt: ["uma?|o|a|os|as", "em|n[ao]|sobre|junto a|atrás d[aeo]|debaixo d[aeo]|perto d[aeo]"],
};

/** What is made is no thing on it. */
const MADE =
  "pictures?|images?|cards?|posts?|drawings?|background|bild\\p{L}*|karte|image|dessin|imagen|immagine|beeld|imagem|tarjeta|kaart";

/**
 * An order up to where its thing is: of "a weathervane on a church" only the weathervane is ordered. Another thing in place
 * of one that has no drawing would be wrong.
 */
export function orderedThing(order: string, language: SubjectLanguage): string {
  if (language === "ja") return order;
  const [article, where] = GRAMMAR[language];
  const thing = `(?:${article})\\s(?!(?:${MADE})(?!\\p{L}))\\p{L}{3,}(?:[\\s-]\\p{L}+){0,3}?`;
  const found = new RegExp(`^(.*?(?<!\\p{L})${thing})\\s(?:${where})(?!\\p{L})`, "iu").exec(order)?.[1];
  return found ?? order;
}
