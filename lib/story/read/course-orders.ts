import { lower, pattern } from "./lower.ts";

/**
 * "Start with the state she was in, end with the launch.": an order that names the first and the last scene by what the
 * brief tells elsewhere. No word of it is for readers.
 */

const ORDERS: Record<string, { begin: string; end: string; and: string }> = {
  en: {
    begin: "(?:start|begin|open)(?:ing)? (?:with|on|from)",
    end: "(?:end|finish|close)(?:ing)? (?:with|on)",
    and: "and|then",
  },
  de: {
    begin: "(?:beginn|fang|start|eröffne)\\p{L}* (?:mit|bei)",
    end: "(?:end|hör|schließ)\\p{L}* (?:mit|bei)",
    and: "und|dann",
  },
  fr: {
    begin: "(?:commence|ouvr|débute)\\p{L}* (?:par|sur|avec)",
    end: "(?:fini|termine|conclu|ferme)\\p{L}* (?:par|sur|avec)",
    and: "et|puis",
  },
  es: {
    begin: "(?:empe[zc]|empiec|empiez|comienz|comienc|comen[zc]|abr)\\p{L}* (?:con|por)",
    end: "(?:termin|acab|cerr|cierr|finali[zc])\\p{L}* (?:con|por)",
    and: "y|luego",
  },
  it: {
    begin: "(?:inizia|cominci|apri|parti)\\p{L}* (?:con|da|dall[oae]?)",
    end: "(?:fini|termina|chiud|conclud)\\p{L}* (?:con|su)",
    and: "e|poi",
  },
  nl: {
    begin: "(?:begin|start|open)\\p{L}* (?:met|bij)",
    end: "(?:eindig|sluit|stop)\\p{L}*(?: af)? (?:met|bij)",
    and: "en|dan",
  },
  pt: {
    begin: "(?:come[çc]|abr|inici)\\p{L}* (?:com|por|pel[oa])",
    end: "(?:termin|acab|fech|encerr)\\p{L}* (?:com|por|n[oa])",
    and: "e|depois",
  },
};

/** What such an order names has no value and no words in quotation marks: those are for readers. */
const SCENE = '[^.!?;:,\\d"“„«]{3,60}';
const FORMS = new Map(
  Object.entries(ORDERS).map(([code, { begin, end, and }]) => [
    code,
    pattern(
      `^\\s*(?:(?:please|bitte|merci de|por favor|per favore|graag)[, ]+)?(?:${begin}) ${SCENE}(?:[,;]\\s*(?:(?:${and}) )?| (?:${and}) )(?:${end}) ${SCENE}[.!]?\\s*$`,
    ),
  ]),
);

/** "I'd like to tell this in order: the wall with holes, the kiln, the whole wall." */
const IN_ORDER = pattern(
  "^\\s*(?:(?:please|bitte|por favor|per favore|graag|merci de)[, ]+)?(?:i(?:['’]d| would) like to (?:tell|show)|(?:tell|show)|ich (?:würde|möchte) (?:gern )?|erzählt?|zeigt?|j['’]aimerais (?:raconter|montrer)|raconte[rz]?|me gustaría (?:contar|mostrar)|contad?|vorrei (?:raccontare|mostrare)|raccontate|ik wil (?:graag )?|vertel|gostava de (?:contar|mostrar)|gostaria de (?:contar|mostrar)|contem)[^:,\\d]{0,20} ?(?:in (?:this |that )?order|der reihe nach|dans l['’]ordre|(?:en|por) orden|in ordine|op volgorde|por ordem)(?: (?:erzählen|zeigen|vertellen|laten zien))?\\s*[:：][^\\d\"“„«]{5,200}$",
);

export const isCourseOrder = (sentence: string, language: string): boolean =>
  IN_ORDER().test(lower(sentence)) || FORMS.get(language)?.().test(lower(sentence)) === true;
