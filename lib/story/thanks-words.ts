import { Prefiltered } from "../text/prefilter/prefiltered.ts";

/** How a sentence begins that thanks, in the languages of the house: a source of patterns, for any case. */
export const THANKS_WORDS =
  "(?:a )?(?:big |huge |warm )?thank(?:s| you)|(?:(?:vielen|herzlichen|tausend) )?dank(?:e(?:schön)?)?|merci(?: beaucoup)?|(?:muchas |mil )?gracias|(?:mille |tante )?grazie(?: mille)?|(?:heel erg )?bedankt|dank (?:je|jullie|u)(?: wel)?|(?:muito )?obrigad[oa]s?";

/** "Merci à elle !", "Wir danken ihr.": thanks to whom the words before name. "Danke an Sie" is to readers. */
const TO_THEM = new Prefiltered(
  `^¡?(?:(?:(?:${THANKS_WORDS}|we thank|wir danken)(?: beaucoup)?) (?:to |an |à |al? |aan )?(?:her|him|them|sie|ihn|ih[rm]|elles?|lui|eux|ell[ao]s?|él|lei|loro|haar|hem|hen|el[ae]s?)|(?:nous|on) l[ea]s? remerci\\p{L}+|l[aio] ringrazi\\p{L}+)(?!\\p{L})`,
  "iu",
);
export const thanksThem = (sentence: string): boolean =>
  TO_THEM.test(sentence) && !/ Sie(?!\p{L})/u.test(sentence);
