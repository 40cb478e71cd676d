import { unique, words } from "../../copy/text.ts";
import { once, wordSet } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Praise that says nothing about the thing praised. */
const HYPE = once(() =>
  wordSet(`amazing awesome incredible unbelievable revolutionary revolutionise revolutionize game-changing game-changer
  cutting-edge best-in-class world-class next-level next-gen groundbreaking state-of-the-art unparalleled unprecedented
  seamless seamlessly effortless effortlessly supercharge supercharged turbocharge skyrocket unleash unlock elevate empower
  empowers empowering leverage leveraging synergy synergies holistic robust innovative disruptive disrupt mind-blowing
  jaw-dropping epic insane magical delve tapestry transformative reimagined paradigm ultimate exciting excited thrilled
  stunning spectacular phenomenal extraordinary`),
);

/** Turns of phrase that fit any post of any brand, and so say nothing in this one. */
const PHRASES = [
  "(?:take|bring) (?:it|(?:your|the|our) \\p{L}+(?: \\p{L}+)?) to (?:the next|a whole new|new) (?:levels?|heights)",
  "in today[’']s (?:fast-paced|digital|competitive|busy|modern)[ \\p{L}]{0,24}|look no further|say (?:goodbye|hello) to",
  "think outside the box|second to none|at the end of the day|ahead of the curve|the future of \\p{L}+ is here",
  "best[- ]kept secret|hidden gem|win-win|low-hanging fruit|move the needle|don[’']?t miss (?:out|this)|stay tuned",
  "you won[’']?t believe|the possibilities are endless|a testament to|(?:so much )?more than just an?|we[’']ve got you covered",
  "buckle up|level up your|transform the way|like never before|whole new level|wait is over|big (?:news|things|announcement)",
  "(?:excited|thrilled|proud|delighted|happy|pleased) to (?:announce|share|present|introduce|unveil)|imagine a world",
  "something (?:special|amazing|exciting|big)|are you ready|get ready to|for all your \\p{L}+ needs|we pride ourselves",
  "the perfect (?:solution|choice|blend|way)|embark on|redefin(?:e|ing) (?:the )?\\p{L}+|experience the difference",
];

const cliches = once(() => new Prefiltered(`(?<!\\p{L})(?:${PHRASES.join("|")})(?!\\p{L})`, "giu"));

/** Introductions before the news; the first words of a post are its most expensive ones. */
const INTRODUCTION =
  /^(?:\p{Extended_Pictographic}\s*)*(?:we(?:[’']re| are) (?:so |very |super |really |beyond )?(?:excited|thrilled|proud|happy|delighted|pleased)|(?:exciting|big|great|amazing|huge) news|introducing(?!\p{L})|check (?:this|it) out|did you know|in today|are you (?:ready|tired|looking)|get ready|say (?:hello|goodbye) to|look no further|welcome to|imagine (?:a world|if)|the wait is over)/iu;

export const isIntroduction = (line: string): boolean => INTRODUCTION.test(line.trim());

/** Empty words and phrases of a text, each once, in small letters. English only. */
export const emptyIn = (text: string): string[] =>
  unique([
    ...words(text.toLowerCase()).filter((word) => HYPE().has(word)),
    ...(text.match(cliches()) ?? []).map((phrase) => phrase.toLowerCase()),
  ]);
