import { FROM_THREE } from "../slide-words.ts";
import { pattern } from "./lower.ts";

/** "Order of slides: what, when, price": what stands on which picture is for the maker, whatever it names. */
const PICTURES =
  "(?:slides?|pages?|pictures?|images?|scenes?|frames?|cards?|folien|seiten|bilder|szenen|karten|diapos?|diapositives?|vues|scènes|diapositivas?|imágenes|escenas|páginas|diapositive|immagini|scene|pagine|dia['’]?s|beelden|scènes|pagina['’]?s|imagens|cenas|lâminas)";
const ORDER =
  "(?:(?:running )?order|sequence|structure|reihenfolge|abfolge|aufbau|ordre|enchaînement|orden|secuencia|ordine|sequenza|volgorde|opbouw|ordem|sequência)";
const OF =
  "(?:of|for|der|für die|des|de|de las|de los|delle|dei|van de|voor de|dos|das)(?: (?:the|our|die|les|las|los|le|de|os|as))?";
const SLIDE_ORDER = pattern(
  `^\\s*(?:(?:please|bitte|the|die|l[’']|el|la|il|de|a|o) ?)?(?:${ORDER} ${OF} ${PICTURES}|${PICTURES} ${ORDER})(?: (?:please|bitte|svp|por favor|per favore|graag))?\\s?[:：]`,
);

const COUNT = `(?:two|zwei|deux|dos|due|twee|duas|${FROM_THREE})`;
const IN_ORDER =
  "(?:,? (?:in (?:this|that|the following) order|in (?:dieser|folgender) reihenfolge|dans cet ordre|dans l['’]ordre|en este orden|por este orden|nell['’]ordine|in quest['’]ordine|in deze volgorde|por esta ordem|nesta ordem))";
/** Pages and cards are what is sold as well. */
const SLIDES = "(?:slides?|folien|diapos?|diapositives?|diapositivas?|dia['’]?s)";
/** "Four slides, in this order: the date, the hours, where we are.": what stands on each of so many. */
const COUNTED_PLAN = pattern(
  `^\\s*(?:[^:.!?,\\d]{0,30} )?${COUNT} (?:${SLIDES}(?:${IN_ORDER})?|${PICTURES}${IN_ORDER})\\s?[:：] ?(?=[^:.!?\\d]+$)(?:[^:,]{2,50}, ?){2,}[^:,]{2,50}$`,
);

/** "And start with the hedge before, finish with it laid.": what the first and the last picture show. */
const FIRST_AND_LAST = pattern(
  "^\\s*(?:and|please|then|und|bitte|et|y|e|en|por favor|per favore|graag),? (?:(?:start|open|begin) (?:with|on) [^.!?,\\d]{3,40},? (?:and )?(?:end|finish|close) (?:with|on) |(?:mit|beginn\\p{L}* mit) [^.!?,\\d]{3,40} (?:anfangen|beginnen|starten),? (?:und )?mit |(?:commence[rz]|commencez) par [^.!?,\\d]{3,40},? (?:et )?(?:fini\\p{L}*|termin\\p{L}*) (?:par|sur) |(?:empez\\p{L}+|empieza\\p{L}*) con [^.!?,\\d]{3,40},? (?:y )?(?:acab\\p{L}+|termin\\p{L}+) con |(?:inizia\\p{L}*) con [^.!?,\\d]{3,40},? (?:e )?(?:fini\\p{L}+|chiud\\p{L}+) con )[^.!?\\d]{3,40}[.!]?$",
);

/** Whether a sentence gives the order of the pictures. */
export const isSlideOrder = (sentence: string): boolean =>
  [SLIDE_ORDER, FIRST_AND_LAST, COUNTED_PLAN].some((order) =>
    order().test(sentence.trim().toLowerCase().replace(/[.!]$/u, "")),
  );
