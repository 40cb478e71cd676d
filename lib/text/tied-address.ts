import { Prefiltered } from "./prefilter/prefiltered.ts";

const WHO =
  "whoever|anyone who|those who|if|wer|wenn|falls|qui|si|ceux qui|quien(?:es)?|chi|se|wie|als|wanneer|quem|caso";

/** "Il test è gratuito e si fa su kite.example": what is done there is said with the place alone. */
const DONE_THERE = "[^.!?]{0,110}?(?:se|si)\\s\\p{Ll}+\\s(?:en|in|su|sul|nel|no|na|em)";

/**
 * "Chi non può venire ordina su kite.example": without its address the clause of those who are meant ends in the middle.
 * The address ends the sentence.
 */
const TIED = new Prefiltered(
  `^(?:(?:${WHO})(?!\\p{L})[^.!?:]{4,90}\\s\\p{L}{1,6}|${DONE_THERE})\\s+(?:https?:\\/\\/)?[\\p{L}\\d@-]+(?:[.@][\\p{L}\\d-]+)+(?:\\/\\S*)?[.!]?$`,
  "iu",
);
export const needsAddress = (sentence: string): boolean => TIED.test(sentence.trim());
