import { type LineUnit, unitsOf } from "../../type/breaks.ts";
import type { SplitPhrases } from "../../type/phrases.ts";

/** How wide a text is and how wide a line may be, in any unit. */
export type Measure = {
  widthOf: (text: string) => number;
  width: number;
  /** Where Japanese, Chinese and Thai may break. Default: between words. */
  phrases?: SplitPhrases | undefined;
};

/** Lines of this share of the width look best: neither cut off short nor filled to the brim. */
const IDEAL = 0.78;
/**
 * Costs of good and bad places for a break. They add to the squared distance of a line from its ideal
 * length.
 */
const AFTER_CLAUSE = -0.3;
const BEFORE_LINK = -0.2;
const AFTER_SMALL = 0.35;
const LONELY = 0.3;
const TOO_WIDE = 40;

const SENTENCE_END = /[.!?…。！？]["”’»)]*$/u;
const CLAUSE_END = /[,;:–—、，；：]["”’»)]*$/u;
/** Words that begin a phrase, and words that never end one, in the languages that our customers write most. */
const LINK =
  /^(?:and|or|but|so|because|before|after|when|while|until|that|which|who|if|than|then|with|without|for|from|into|und|oder|aber|weil|bevor|nachdem|wenn|dass|als|mit|ohne|für|von|et|ou|mais|parce|quand|qui|que|avec|sans|pour|y|o|pero|porque|cuando|con|sin|para)$/iu;
const SMALL =
  /^(?:a|an|the|of|to|in|on|at|by|my|our|your|his|her|its|their|no|is|are|was|were|has|have|had|will|can|could|would|should|not|very|I|we|they|he|she|ich|wir|er|sie|ist|sind|war|hat|haben|nicht|sehr|der|die|das|den|dem|des|ein|eine|einen|einem|einer|zu|im|am|in|kein|keine|le|la|les|l’|un|une|des|de|du|au|aux|el|los|las|una|del|al)$/iu;

/**
 * Splits a quote into the phrases that captions show one at a time, as even as possible. It never breaks
 * across the end of a sentence. It prefers a comma or a conjunction to an article. Joined phrases give the
 * text again.
 */
export function phrasesOf(text: string, measure: Measure): LineUnit[] {
  return sentencesOf(unitsOf(text, { isHeadline: true, phrases: measure.phrases })).flatMap((sentence) =>
    divided(sentence, measure),
  );
}

/** Whether a phrase ends a sentence. */
export const endsSentence = (phrase: string) => SENTENCE_END.test(phrase);
/** Whether a phrase begins with a word that links it to what was said before. */
export const beginsLink = (phrase: string): boolean => LINK.test(phrase.split(" ")[0] ?? "");
export const endsClause = (phrase: string) => CLAUSE_END.test(phrase);

/** Whether a phrase ends where a speaker would not pause, or is a single short word out of a sentence. */
export const isTornOff = (phrase: string) =>
  SMALL.test(phrase.split(" ").at(-1) ?? "") || (phrase.length < 9 && /^\p{L}+$/u.test(phrase));

function sentencesOf(units: readonly LineUnit[]): LineUnit[][] {
  const sentences: LineUnit[][] = [[]];
  for (const unit of units) {
    sentences.at(-1)?.push(unit);
    if (SENTENCE_END.test(unit.text)) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0);
}

/** The cheapest way to divide a sentence, found from its end. */
function divided(units: readonly LineUnit[], measure: Measure): LineUnit[] {
  const cheapest: { cost: number; end: number }[] = [];
  cheapest[units.length] = { cost: 0, end: units.length };
  for (let start = units.length - 1; start >= 0; start--) {
    let best = { cost: Number.POSITIVE_INFINITY, end: start + 1 };
    for (let end = start + 1; end <= units.length; end++) {
      const cost = costOf(units, start, end, measure) + (cheapest[end]?.cost ?? 0);
      if (cost < best.cost) best = { cost, end };
    }
    cheapest[start] = best;
  }
  const phrases: LineUnit[] = [];
  for (let start = 0; start < units.length; start = cheapest[start]?.end ?? units.length) {
    const phrase = units.slice(start, cheapest[start]?.end);
    phrases.push({ text: joined(phrase), gap: phrase[0]?.gap ?? "" });
  }
  return phrases;
}

/** Phrases, or the words of one, as running text. */
export const joined = (units: readonly LineUnit[]) =>
  units.reduce((text, unit) => `${text}${text && unit.gap}${unit.text}`, "");

function costOf(units: readonly LineUnit[], start: number, end: number, { widthOf, width }: Measure): number {
  const share = widthOf(joined(units.slice(start, end))) / width;
  const length = (share - IDEAL) ** 2 + (share > 1 ? TOO_WIDE * (share - 1) + 1 : 0);
  const isWhole = start === 0 && end === units.length;
  const isLonely = end - start === 1 && share < IDEAL / 2 && !isWhole;
  return length + (isLonely ? LONELY : 0) + (end < units.length ? breakCost(units, end) : 0);
}

function breakCost(units: readonly LineUnit[], end: number): number {
  const [before = "", after = ""] = [units[end - 1]?.text, units[end]?.text];
  if (CLAUSE_END.test(before)) return AFTER_CLAUSE;
  if (SMALL.test(before)) return AFTER_SMALL;
  return LINK.test(after) ? BEFORE_LINK : 0;
}
