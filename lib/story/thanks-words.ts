/** How a sentence begins that thanks, in the languages of the house: a source of patterns, for any case. */
export const THANKS_WORDS =
  "(?:a )?(?:big |huge |warm )?thank(?:s| you)|(?:(?:vielen|herzlichen|tausend) )?dank(?:e(?:schön)?)?|merci(?: beaucoup)?|(?:muchas |mil )?gracias|(?:mille |tante )?grazie(?: mille)?|(?:heel erg )?bedankt|dank (?:je|jullie|u)(?: wel)?|(?:muito )?obrigad[oa]s?";
