import { own } from "../../../text/own.ts";

/** Sentences that tell what has been: a day in them is no day on which readers can do anything. */

const PAST: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:was|were|had|did|took|went|came|gave|ran|sang|swam|rained|(?:we|you|they|he|she|who|it|i) (?:all |also |just |even |first )?(?:made|got|sold|held|won|built|\p{Ll}{2,}ed))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:war(?:en)?|wurden?|hatten?|kam(?:en)?|gab(?!\p{L})|(?:hat|haben|habt|ist|sind) (?:[^\s.!?]+ ){0,8}(?!geöffnet|geschlossen|geplant|geeignet|geboten)ge\p{Ll}+(?:t|en))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:était|étaient|avait|avaient|(?:a|ont|avons) (?:été )?(?!besoin|lieu)\p{Ll}+[éiu]e?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:fue|fueron|era|eran|había|hubo|\p{Ll}{2,}(?:aron|ieron|ó)|ha(?:n|mos)? \p{Ll}+[aí]?do)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:era|erano|fu|furono|(?:ha|hanno|abbiamo) \p{Ll}+(?:ato|uto|ito|tto|sto|so))(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:was|waren|werd|werden|hadden|kwam|kwamen|(?:heeft|hebben) (?:[^\s.!?]+ ){0,8}ge\p{Ll}+(?:d|t|en))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:foi|foram|era|eram|havia|houve|\p{Ll}{2,}(?:aram|eram|iram|ou))(?!\p{L})/iu,
};

/** Words of what is so or will be. */
const STILL: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:is|are|will|can|may|must|until|till|from|by|starts?|opens?|closes?|runs|takes|(?:it|that|there|here|we|you|they|he|she|who|what|i)[’'](?:s|re|ll|m)|please|bring|book|order|come|join|tickets?|closed (?:on|for|all)|open (?:on|daily|every))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wird|werden|kann|können|ab|bis|vom|von|bitte|kommt|kommen|findet|beginnt|wieder|weiter|heute|morgen|geöffnet|geschlossen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sera|seront|est|sont|jusqu[’']\p{Ll}+|dès|à partir|du|venez|réserv\p{Ll}+|lieu|ouvert\p{Ll}*|fermé\p{Ll}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:será|serán|es|son|está|están|desde|hasta|a partir|abre|cierra|cerrad\p{Ll}+|abiert\p{Ll}+|reserv\p{Ll}+|ven)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:sarà|saranno|è|sono|dal|fino|entro|apert\p{Ll}+|chius\p{Ll}+|prenot\p{Ll}+|venite)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:zal|zullen|is|zijn|kan|kunnen|vanaf|tot|t\/m|open|gesloten|kom|weer|graag)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:será|serão|é|são|está|estão|a partir|até|aberto|fechado|reserv\p{Ll}+|venha)(?!\p{L})/iu,
};

/** It tells only what has been. */
export const isOver = (sentence: string, language: string): boolean =>
  own(PAST, language)?.test(sentence) === true && own(STILL, language)?.test(sentence) === false;
