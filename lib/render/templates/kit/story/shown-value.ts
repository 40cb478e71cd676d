import type { NamedValue } from "./named.ts";

/**
 * A value that readers need, and the word before it where it needs one. The facts are those it may be of. The
 * cell is the same for a row of facts.
 */
export type ShownValue = { text: string; label: string; facts: readonly string[]; cell?: NamedValue };

/** A sentence that holds a value, where the value alone would be torn from it. */
export const SENTENCE = 120;
/** First words of a sentence that needs the one before it. */
const LEANS =
  /^(?:or|oder|ou|it|they|he|she|this|that|these|those|so|then|er|es|sie|das|dann|il|elle|ils|ça|cela|ella|esto|eso|luego|dan|het|ze)(?!\p{L})/iu;

/** First words of a clause about a word before its comma, in small letters; an article stands before its noun. */
const RELATIVE =
  /^(?:which|who|whose|whom|where|that|deren|dessen|welche[rsmn]?|wo|womit|worin|qui|que|dont|où|laquelle|lequel|quien(?:es)?|donde|cuy[oa]s?|che|cui|dove|dat|waar\p{Ll}*|onde|cuj[oa]s?)(?!\p{L})|^(?:der|die|das|den|dem)\s(?!\p{Lu}|\d|\p{Ll}+e[nrsm]?\s\p{Lu})/u;

/** "Eight months later it's 19%": what "it" is stands in the sentence before. */
const POINTS_BACK =
  /^(?!(?:if|when|while|whether|because|that|what|why|how)\s)(?:[\p{L}\d’'-]+\s){1,4}(?:it|they)(?:[’'](?:s|re|ll|ve)|\s(?:is|are|was|were|has|have|had|will))(?!\p{L})/iu;

/** Words that need the sentence before them, or the word before their comma. */
export const leansBack = (text: string): boolean =>
  LEANS.test(text) || RELATIVE.test(text) || POINTS_BACK.test(text);

/** Longer values are sentences, and not for a line of details. */
export const LONGEST = 80;
export const LONGEST_NAME = 28;

export const trimmed = (text: string) =>
  text.trim().replace(/^[-–—•*·:,;\s]+|(?<!\d\s?[ap]\.m)[.,;:。\s]+$/giu, "");
