import { HYPE } from "../lexicon.ts";
import { once } from "../once.ts";
import { unique, wordCount, words } from "../text.ts";
import type { Guidelines } from "../types.ts";

/** Turns of phrase that fit any post of any brand, and so say nothing in this one. */
const PHRASES = [
  "(?:take|bring) (?:it|(?:your|the|our) \\p{L}+(?: \\p{L}+)?) to (?:the next|a whole new|new) (?:levels?|heights)",
  "in today[’']s (?:fast-paced|digital|competitive|busy|modern)[ \\p{L}]{0,24}",
  "look no further|say (?:goodbye|hello) to|game[- ]?chang(?:er|ing)|cutting[- ]edge|one[- ]stop[- ]shop",
  "think outside the box|second to none|at the end of the day|(?:stay )?ahead of the curve|the future of \\p{L}+ is here",
  "best[- ]kept secret|hidden gem|win-win|low-hanging fruit|move the needle|don[’']t miss (?:out|this)|stay tuned",
  "you won[’']t believe|the possibilities are endless|a testament to|(?:so much )?more than just an?|we[’']ve got you covered",
  "buckle up|level up your|dive (?:in|deep)(?: to)?|transform the way|like never before|whole new level|wait is over",
  "(?:excited|thrilled|proud|delighted|happy|pleased) to (?:announce|share|present|introduce|unveil)",
  "big (?:news|things|announcement)|something (?:special|amazing|exciting|big)|are you ready|get ready to|imagine a world",
  "for all your \\p{L}+ needs|we are passionate about|we pride ourselves|unlock (?:the|your) [\\p{L} ]{0,24}(?:power|potential)",
  "the perfect (?:solution|choice|blend|way)|your journey|embark on|redefin(?:e|ing) (?:the )?\\p{L}+|the (?:power|magic) of",
  "(?:truly|simply|absolutely) (?:unique|amazing|incredible|special)|experience the difference|why not",
];

const cliches = once(() => new RegExp(`(?<!\\p{L})(?:${PHRASES.join("|")})(?!\\p{L})`, "giu"));

/** Introductions before the news; the first words of a post are its most expensive ones. */
const INTRODUCTION =
  /^(?:\p{Extended_Pictographic}\s*)*(?:we(?:[’']re| are) (?:so |very |super |really |beyond )?(?:excited|thrilled|proud|happy|delighted|pleased)|(?:exciting|big|great|amazing|huge) news|introducing(?!\p{L})|check (?:this|it) out|did you know|in today|are you (?:ready|tired|looking)|get ready|discover(?!\p{L})|unlock(?!\p{L})|elevate(?!\p{L})|unleash(?!\p{L})|say (?:hello|goodbye) to|look no further|welcome to|imagine (?:a world|if)|the wait is over)/iu;

export const isIntroduction = (line: string): boolean => INTRODUCTION.test(line.trim());

/** Empty words and phrases of a text, each once, in small letters. */
export function emptyIn(text: string): string[] {
  const hype = words(text.toLowerCase()).filter((w) => HYPE().has(w));
  return unique([...hype, ...(text.match(cliches()) ?? []).map((c) => c.toLowerCase())]);
}

/** Empty words of the whole copy; what the brand requires is not held against it. */
export function emptyWords(everything: string, guidelines: Guidelines): string[] {
  const required = guidelines.required.join("\n").toLowerCase();
  return emptyIn(everything).filter((w) => !required.includes(w));
}

/** Shorter than this, a single empty word would decide everything. */
const SHORT = 12;

/** How much of a text is empty, 0 to 1. */
export const emptiness = (empty: readonly string[], text: string): number =>
  empty.length / Math.max(SHORT, wordCount(text));
