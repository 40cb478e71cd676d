import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "Tell people they can book at …", "inviting parents to bring their children": an order speaks of readers as others, and
 * its words speak to them. Only what customers do and have is turned; "they" may be anything else. English.
 */
const DOES =
  "find|book|get|pick|choose|sign|reserve|buy|register|order|see|read|call|ring|write|come|apply|download|try|join|visit|bring|save|pay|collect|ask|need|want|leave";
const THEY = new Prefiltered(
  `(?<!\\p{L})they(?=(?:['’](?:ll|d))? (?:can |could |may |will |just |only )?(?:${DOES})(?!\\p{L}))`,
  "giu",
);
const THEIR = new Prefiltered(
  `(?<=(?<!\\p{L})(?:${DOES}|you|move|bring|take)(?: \\p{L}+)? )their(?!\\p{L})`,
  "giu",
);

const cased = (word: string, as: string) =>
  /^\p{Lu}/u.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;

/** The words of an order as readers are addressed. */
export const toReaders = (text: string, language: string): string =>
  language === "en"
    ? text.replace(THEY, (they) => cased("you", they)).replace(THEIR, (their) => cased("your", their))
    : text;
