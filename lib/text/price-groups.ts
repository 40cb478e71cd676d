/** People who pay a price of their own. */
const GROUPS = [
  "adults?|children|child|kids?|students?|pupils?|concessions?|seniors?|pensioners?|(?:over|under)[- ]?\\d+s?|(?:under|over)[- ](?:fives|tens|twelves|sixteens|eighteens)|(?:non-)?members?|famil(?:y|ies)|babies|infants?|toddlers?|juniors?|teenagers?|unwaged|spectators?|carers?",
  "erwachsene[nr]?|kind(?:er)?|jugendliche[nr]?|schüler\\p{L}*|studierende|student(?:en|innen)|ermäßigte?|senior(?:en|innen)|(?:nicht)?mitglieder|familien?|rentner\\p{L}*|(?:unter|über|bis) \\d+",
  "adultes?|enfants?|étudiante?s?|(?:moins|plus) de \\d+|tarif réduit|plein tarif|adhérente?s?|(?:non-)?membres|familles?|retraité\\p{L}*",
  "adultos?|niñ[oa]s?|menores|mayores|estudiantes?|jubilad[oa]s|soci[oa]s|familias?|bebés",
  "adulti|bambin[oi]|ragazzi|studenti|ridotto|intero|soci|famigli[ae]|minori|anziani",
  "volwassenen?|kinderen|studenten|(?:niet-)?leden|jongeren|scholieren|gezinnen|jeugd|peuters",
  "crianças?|estudantes?|sóci[oa]s|jovens|reformados",
].join("|");

const GROUP = new RegExp(`(?<!\\p{L})(?:${GROUPS})(?!\\p{L})`, "iu");

/** "under 11s", "menores de 12 años": whether a name is of people who pay a price of their own. */
export const isPriceGroup = (name: string): boolean => GROUP.test(name);
