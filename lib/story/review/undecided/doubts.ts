import { quoted } from "../check.ts";
import type { WhyOpen } from "./search.ts";
import type { Undecided } from "./undecided.ts";

const SAYS: Record<WhyOpen, (words: string) => string> = {
  values: (words) => `the brief is not sure of ${words}`,
  person: (words) => `the brief leaves it to a colleague what is right in ${words}`,
  to_come: (words) => `the brief says that something is still to come or to be decided: ${words}`,
  blank: (words) => `the brief leaves a blank: ${words}`,
  forgotten: (words) => `the author of the brief looks for a word in ${words}`,
  file: (words) => `the brief sends to a file that readers do not have: ${words}`,
  broken_off: (words) => `the brief breaks off at ${words}`,
};

/** A longer sentence is cut where it is quoted: it is shown from its open words on. */
const LONGEST = 60;

/** What a person has to look at, as a part of a sentence. */
export const doubtOf = ({ why, quote, words }: Undecided): string =>
  SAYS[why](quoted(quote.length > LONGEST ? words : quote));
