/** How a sentence begins that thanks, in the languages of the house: a source of patterns, for any case. */
export const THANKS_WORDS =
  "(?:a )?(?:big |huge |warm )?thank(?:s| you)|(?:(?:vielen|herzlichen|tausend) )?dank(?:e(?:schön)?)?|merci(?: beaucoup)?|(?:muchas |mil )?gracias|(?:mille |tante )?grazie(?: mille)?|(?:heel erg )?bedankt|dank (?:je|jullie|u)(?: wel)?|(?:muito )?obrigad[oa]s?";

/** "Merci à elle !", "Wir danken ihr.": thanks to whom the words before name. "Danke an Sie" and "Ihnen" are to readers. */
const TO_THEM =
  /^¡?(?:(?:(?:[Aa] |[Uu]n )?(?:\p{L}+ )?(?:[Tt]hank(?:s| you)|[Dd]ank(?:e(?:schön)?)?|[Mm]erci|[Gg]racias|[Gg]razie|[Bb]edankt|[Oo]brigad[oa])(?: \p{Ll}{4,})?|[Ww]e (?:want to |would like to )?thank|[Ww]ir danken) (?:to |an |à |al? |aan )?(?:her|him|them|sie|ihn|ihr|ihm|elles?|lui|eux|ell[ao]s?|él|lei|loro|haar|hem|hen|el[ae]s?)|(?:[Nn]ous|[Oo]n) l[ea]s? remerci\p{Ll}+|L[ea]s? (?:damos|doy) (?:\p{Ll}+ )?gracias|L[aio] ringrazi\p{Ll}+)(?!\p{L})/u;
export const thanksThem = (sentence: string): boolean => TO_THEM.test(sentence);
