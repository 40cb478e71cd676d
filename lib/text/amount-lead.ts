import { Prefiltered } from "./prefilter/prefiltered.ts";

const LEADS =
  "try|use|allow|about|around|up to|at least|bitte|etwa|rund|mindestens|höchstens|environ|essayez|comptez|prueba|prueben|unos|unas|prova|provate|circa|probeer|ongeveer|reken op|cerca de|experimente";
const AT_END = new Prefiltered(`\\s[–—-]\\s(?:${LEADS})$`, "iu");
const ALONE = new Prefiltered(`^(?:${LEADS})$`, "iu");

/** "Moka pots" of "Moka pots – try 400 microns": a name without the words that lead to its amount. */
export const withoutAmountLead = (name: string): string => name.replace(AT_END, "");

/** Whether words only lead to an amount: "try", "etwa". */
export const isAmountLead = (words: string): boolean => ALONE.test(words.trim());
