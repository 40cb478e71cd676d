import { once } from "./once.ts";
import type { Guidelines } from "./types.ts";

/** What the adjectives of a brand voice switch on; more cannot be done honestly without a model. */
export type Voice = {
  formal: boolean;
  playful: boolean;
  bold: boolean;
  warm: boolean;
  technical: boolean;
  emoji: boolean;
};

/** The voice asked for by the Brand DNA and by the tone words of the brief. */
export function voiceOf(guidelines: Guidelines, tone: string[]): Voice {
  const said = [...guidelines.voice, ...tone]
    .join(" ")
    .toLowerCase()
    .replace(/\b(?:not|no|never|avoid|without)\s+(?:too\s+)?\w+/g, "");
  const is = (re: RegExp) => re.test(said);
  const playful = is(/playful|fun\b|funny|witty|cheeky|humou?r|quirky|light-?hearted/);
  return {
    formal:
      is(/formal|professional|corporate|serious|authoritative|precise|legal|academic/) && !is(/informal/),
    playful,
    bold: is(/bold|punchy|direct|confident|energetic|strong/),
    warm: is(/warm|friendly|caring|human|kind|humble|plain|approachable|conversational/),
    technical: is(/technical|dry|developer|engineer|nerdy|precise/),
    emoji: guidelines.emoji ?? playful,
  };
}

const CONTRACTIONS: readonly [short: string, long: string, both?: true][] = [
  ["we’re", "we are", true],
  ["you’re", "you are", true],
  ["can’t", "cannot", true],
  ["don’t", "do not", true],
  ["doesn’t", "does not", true],
  ["isn’t", "is not", true],
  ["it’s", "it is", true],
  ["we’ve", "we have"],
  ["won’t", "will not"],
  ["aren’t", "are not"],
  ["they’ve", "they have"],
  ["they’re", "they are"],
  ["that’s", "that is"],
  ["you’ll", "you will"],
  ["we’ll", "we will"],
  ["didn’t", "did not"],
  ["there’s", "there is"],
  ["what’s", "what is"],
];

const RULES = once(() => ({
  expand: CONTRACTIONS.map(([short, long]) => ({
    from: new RegExp(`\\b${short}(?!\\p{L})`, "giu"),
    to: long,
  })),
  // Not before a full stop or comma: "that is what it is." must keep its stress.
  contract: CONTRACTIONS.filter((c) => c[2]).map(([short, long]) => ({
    from: new RegExp(`\\b${long}\\b(?!\\s*[.,!?]|\\s*$)`, "gi"),
    to: short,
  })),
}));

const keepCase = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;

/** English contractions as the voice wants them: spelt out when formal, short when warm or playful. */
export function inVoice(s: string, voice: Voice): string {
  const rules = voice.formal ? RULES().expand : voice.playful || voice.warm ? RULES().contract : [];
  return rules.reduce((out, rule) => out.replace(rule.from, (m) => keepCase(m, rule.to)), s);
}
