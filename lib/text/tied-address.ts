import { Prefiltered } from "./prefilter/prefiltered.ts";

const WHO =
  "whoever|anyone who|those who|if|wer|wenn|falls|qui|si|ceux qui|quien(?:es)?|chi|se|wie|als|wanneer|quem|caso";

/**
 * "Chi non può venire ordina su kite.example": without its address the clause of those who are meant ends in the middle.
 * The address ends the sentence.
 */
const TIED = new Prefiltered(
  `^(?:${WHO})(?!\\p{L})[^.!?:]{4,90}\\s\\p{L}{1,6}\\s+(?:https?:\\/\\/)?[\\p{L}\\d@-]+(?:[.@][\\p{L}\\d-]+)+(?:\\/\\S*)?[.!]?$`,
  "iu",
);
export const needsAddress = (sentence: string): boolean => TIED.test(sentence.trim());
