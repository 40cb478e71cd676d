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
