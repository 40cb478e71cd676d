/** "Don't name any families": their names are to be left out, and not the word. The source of a pattern. */
export const NAMES_OF =
  "(?:don['’]?t|do not|never) name (?:any|individual|specific|particular)(?: of (?:the|our))? [\\p{L} -]{3,40}|keine (?:einzelnen )?[\\p{L} -]{3,30} (?:namentlich|beim namen) nennen|(?:merci de )?ne (?:pas )?(?:citer|citez|nommer|nommez) aucune? [\\p{L} -]{3,40}|no (?:nombr|cit)(?:es|éis|en|ar) a? ?ningun[oa]? [\\p{L} -]{3,40}|non (?:nomin|cit)(?:ate|are) nessun[oa]? [\\p{L} -]{3,40}";

/** "Afsluiten met ons nummer": without a word of the author's own it may be a course: "Afsluiten met een borrel". */
export const OWN_ENDING =
  '(?:(?:afsluiten|eindigen|besluiten) met|(?:terminar|acabar|finalizar|cerrar) con|(?:terminare|chiudere|concludere|finire) con|(?:terminar|acabar|fechar|concluir|encerrar) com)(?=(?:\\s(?:el|la|il|lo|o|a))?\\s(?:onze?|ons|nuestr|nostr|noss|["“«]))';
