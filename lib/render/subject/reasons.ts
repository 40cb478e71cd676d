import type { SubjectLanguage } from "./words.ts";

/** Words that begin why something is so, what it is for, what it is without, or what is left out. */
const BEGINS: Record<Exclude<SubjectLanguage, "ja">, string> = {
  en: "because|since|due to|owing to|(?<=[\\p{L}\\p{N}],?\\s)so(?=\\s(?:that|your?|they|every|everyone|nobody|no one)(?!\\p{L}))|without|instead of|rather than|except|apart from|other than|skip(?:s|ping|ped)?|leav(?:e|es|ing) out|never mind",
  de: "weil|denn|da(?=\\s(?:der|die|das|ein|eine|unser\\p{L}*|wir|es|sie|er|ich)\\s)|wegen|aufgrund|damit|um(?=\\s[^,.;!?]*\\szu\\s)|ohne|außer|anstelle|anstatt|(?<!find(?:et|en)[^.!?]{0,60})statt",
  fr: "parce qu[e’']|puisqu[e’']|(?<=,\\s)car|à cause d[eu’']s?|en raison d[eu’']s?|pour qu[e’']|afin d[e’']|afin qu[e’']|sans|sauf|hormis|plutôt qu[e’']|au lieu d[eu’']",
  es: "porque|ya que|puesto que|debido al?|a causa del?|para que|sin|excepto|salvo|en lugar de|en vez de",
  it: "perché|poiché|siccome|a causa d[ei]l*[ae]?|affinché|senza|tranne|eccetto|anziché|invece d[ei]l*[ae]?",
  nl: "omdat|want|doordat|wegens|vanwege|zodat|opdat|zonder|behalve|in plaats van",
  pt: "porque|pois|já que|devido a[os]?|por causa d[aeo]s?|para que|sem|exceto|salvo|em lugar de|em vez de",
};

const patternOf = (begins: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${begins})(?:(?<=[’'])|(?![\\p{L}\\p{N}]))[^,.;:!?–—\\n]*`, "giu");

const PATTERNS = new Map<string, RegExp>(
  Object.entries(BEGINS).map(([language, begins]) => [language, patternOf(begins)]),
);

/** In Japanese the reason stands before its word. */
const JAPANESE = /[^、。！？\n]*(?:ので|のため|だから|ために)(?=、)/gu;

/** A text without its reasons: a roof that leaks is not what a move is about. */
export const withoutReasons = (text: string, language: SubjectLanguage): string =>
  text.replace(PATTERNS.get(language) ?? JAPANESE, " . ");
