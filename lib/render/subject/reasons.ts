import type { SubjectLanguage } from "./words.ts";

/** Words that begin why something is so, what it is for, what it is without, what is left out, or what there is none of. */
const BEGINS: Record<Exclude<SubjectLanguage, "ja">, string> = {
  en: "because|since|due to|owing to|(?<=[\\p{L}\\p{N}],?\\s)so(?=\\s(?:that|your?|they|every|everyone|nobody|no one)(?!\\p{L}))|without|instead of|rather than|except|apart from|other than|skip(?:s|ping|ped)?|leav(?:e|es|ing) out|never mind|no(?! (?:longer|matter|doubt|wonder|better|need|more than|less than)(?!\\p{L}))|not (?:an?|the|your|for)(?! matter)",
  de: "weil|denn|da(?=\\s(?:der|die|das|ein|eine|unser\\p{L}*|wir|es|sie|er|ich)\\s)|wegen|aufgrund|damit|um(?=\\s[^,.;!?]*\\szu\\s)|ohne|außer|anstelle|anstatt|(?<!find(?:et|en)[^.!?]{0,60})statt|keine?[nmrs]?",
  fr: "parce qu[e’']|puisqu[e’']|(?<=,\\s)car|à cause d[eu’']s?|en raison d[eu’']s?|pour qu[e’']|afin d[e’']|afin qu[e’']|sans|sauf|hormis|plutôt qu[e’']|au lieu d[eu’']",
  es: "porque|ya que|puesto que|debido al?|a causa del?|para que|sin|excepto|salvo|en lugar de|en vez de|ning[uú]n[oa]?|nada de",
  it: "perché|poiché|siccome|a causa d[ei]l*[ae]?|affinché|senza|tranne|eccetto|anziché|invece d[ei]l*[ae]?|nessun[oa]?|niente",
  nl: "omdat|want|doordat|wegens|vanwege|zodat|opdat|zonder|behalve|in plaats van|geen",
  pt: "porque|pois|já que|devido a[os]?|por causa d[aeo]s?|para que|sem|exceto|salvo|em lugar de|em vez de|nenhuma?|nada de",
};

const patternOf = (begins: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${begins})(?:(?<=[’'])|(?![\\p{L}\\p{N}]))[^,.;:!?–—\\n]*`, "giu");

const PATTERNS = new Map<string, RegExp>(
  Object.entries(BEGINS).map(([language, begins]) => [language, patternOf(begins)]),
);

/** In Japanese the reason stands before its word. */
const JAPANESE = /[^、。！？\n]*(?:ので|のため|だから|ために)(?=、)/gu;

/** What is given up for another thing, up to the word that brings in the other: "swap your boiler for a heat pump". */
const REPLACED: Partial<Record<SubjectLanguage, RegExp>> = {
  en: replaced("(?:swap|trad(?:e|ing)|replac|exchang|switch)\\p{L}*", "for|with|by|to"),
  de: replaced("(?:tausch|ersetz)\\p{L}*", "gegen|durch"),
  fr: replaced("(?:rempla[cç]|échang|chang)\\p{L}*", "par|contre"),
  es: replaced("(?:cambi(?:a|e|amos|ar)|sustitu\\p{L}*|reempla\\p{L}*)", "por"),
  it: replaced("sostitu\\p{L}*", "con"),
  nl: replaced("(?:vervang|ruil)\\p{L}*", "door|in voor"),
  pt: replaced("(?:troc|troqu|substitu)\\p{L}*", "por"),
};

/** A price is no other thing: "we replace tyres for £20". */
function replaced(verb: string, by: string): RegExp {
  const pattern = `(?<!\\p{L})${verb}\\s[^,.;:!?\\n]*?\\s(?:${by})\\s(?!\\p{Sc}|\\d|(?:free|less|only|just|under)(?!\\p{L}))`;
  return new RegExp(pattern, "giu");
}

/** A text without its reasons and without what is given up: a roof that leaks is not what a move is about. */
export function withoutReasons(text: string, language: SubjectLanguage): string {
  const given = REPLACED[language];
  const kept = given ? text.replace(given, " . ") : text;
  return kept.replace(PATTERNS.get(language) ?? JAPANESE, " . ");
}
