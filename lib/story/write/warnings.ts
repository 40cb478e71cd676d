import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { forbidsReaders } from "../read/prohibitions.ts";

/** First words of a warning or a duty: what readers must or must not do, what food holds, whom something is not for. */
const BEGINS = new Prefiltered(
  /^(?:do not|don[’']t|never|must not|bring|(?:may )?contains?|allergens?|not suitable|warning|caution|important|please (?:note|use|enter|keep|park|stay)|bitte (?:benutzen|nutzen|nehmen|halten|parken)|veuillez|merci d[e’']|si prega di|achtung|vorsicht|warnung|wichtig|bitte beachten|bringen sie|enthält|nicht geeignet|attention|apportez|munissez|contient|déconseillé|ne|atención|importante|advertencia|traiga|trae|contiene|no (?:apto|usar?|use)|attenzione|portate|non (?:adatto|usare|usate)|let op|waarschuwing|belangrijk|neem|bevat|niet geschikt|atenção|traga|contém|não (?:recomendado|use|utilize))(?!\p{L})/iu,
);
/** Words of one anywhere in a sentence. */
const HOLDS =
  /(?<!\p{L})(?:must (?:not )?(?:be|bring|have|wear|book|register|show|carry)|(?:is|are) (?:required|mandatory|compulsory)|(?:may|will|might) not be (?:able to|available|reachable)|won[’']t be (?:able to|available|reachable)|(?:not|only) affected|pflicht|(?:nicht|nur) betroffen|erforderlich|zwingend|obligatoires?|indispensable|obligatori[oa]s?|imprescindible|verplicht|obrigatóri[oa]s?)(?!\p{L})|アレルギー|禁煙|ご遠慮|必須|ご注意|禁止/iu;

/** "Farmers please fill troughs the evening before.": a duty in the words of a request, and no invitation. */
const ASKS_TO =
  /(?<!\p{L})(?:please (?:fill|have|move|take|leave|remove|store|clear|shut|lock|empty|turn|switch|keep|use|park|stay|enter|bring|wear|arrive|allow|run|boil)|bitte (?:\p{L}+ ){0,4}(?:füllen|freihalten|räumen|entfernen|schließen|mitbringen|abkochen|parken|abschließen|wegfahren)|(?:merci de|prière de|pensez à|veuillez) (?:bien )?(?:remplir|fermer|laisser|enlever|déplacer|apporter|couper|rentrer)|por favor,? (?:llen|cierr|retir|dej|traig|muev|apagu)\p{L}+|(?:si prega di|per favore,?) (?:riempire|chiudere|lasciare|portare|spostare|togliere)|(?:gelieve|graag) (?:\p{L}+ ){0,4}(?:vullen|sluiten|weghalen|meenemen|verplaatsen|vrijhouden)|por favor,? (?:ench|fech|retir|deix|trag|tir)\p{L}+)(?!\p{L})/iu;

/** What is not allowed, by its noun or by a verb anywhere: "No glass at the poolside", "No se puede entrar con botellas". */
const FORBIDS = new Prefiltered(
  /(?<!\p{L})(?:not allowed|not permitted|forbidden|prohibited|(?:is|are) not suitable|bitte nicht|bitte keine?n?|nicht erlaubt|nicht gestattet|verboten|nicht geeignet|interdits?|interdites?|n[’']est pas adapté\p{L}*|pas autorisé\p{L}*|merci de ne pas|prohibid[oa]s?|no se puede|no está\p{L}* permitid[oa]s?|no (?:es|son) apt[oa]s?|vietat[oaie]|non si può|non (?:è|sono) (?:adatt[oaie]|ammess[oaie]|consentit[oaie]|permess[oaie])|verboden|niet toegestaan|niet geschikt|proibid[oa]s?|não (?:é|são) (?:permitid[oa]s?|adequad[oa]s?|recomendad[oa]s?)|não se pode)(?!\p{L})/iu,
);
const FORBIDS_NOUN =
  /^(?:no|keine?n?|pas d(?:e |[’'])|sin|niente|geen|nada de|nenhum[a]?|sem) ?(?!more(?!\p{L})|longer)\p{L}/iu;
/** "No booking needed", "Keine Anmeldung nötig": what readers may do without. */
const NEEDLESS =
  /(?<!\p{L})(?:needed|required|necessary|fees?|charge|catch|contract|obligation|experience|worries|problem|nötig|erforderlich|notwendig|kosten|vertrag|nécessaire|besoin|frais|engagement|necesari[oa]s?|hace falta|compromiso|coste|necessari[oa]|bisogno|costi|impegno|nodig|verplicht|kosten|preciso|necessári[oa]s?|custos?|compromisso)(?!\p{L})/iu;
/** The sentence says that something is not allowed. */
export const tellsOfBan = (sentence: string): boolean => FORBIDS.test(sentence);
const forbids = (sentence: string): boolean =>
  tellsOfBan(sentence) || (FORBIDS_NOUN.test(sentence) && !NEEDLESS.test(sentence));

/** "Wer allergisch ist, bitte nicht essen.", "If you have a nut allergy, please don't eat it." */
const OF_ALLERGY =
  /(?<!\p{L})(?:allerg|alérg|intoleran|unverträglich|coeliac|celiac|zöliakie|cœliaque|celiac|celíac)\p{L}*(?!\p{L})/iu;

/** Numbers of police, fire and rescue services: too short to be read as telephone numbers. */
const EMERGENCY =
  /(?<!\p{L})(?:call|ring|dial|phone|rufen?|ruft|wählen?|wählt|notruf|appelez|appeler|composez|llam[ae]n?|llamad|marque|marca|chiam(?:i|a|ate|are)|componete|bel|belt|ligue|liga)(?!\p{L})[^.!?]{0,40}?(?<![\p{L}\d.,:£$€¥+-])(?:999|911|988|000|11[0-9]|10[15]|144|19[0-9]|le 1[578])(?![\p{L}\d%£$€¥]|[.,:]\d|\s?(?:\d|%|€|£|uhr|euros?|times|people))|(?<!\d)(?:110|118|119)番?(?:へ|に|番)/iu;

/** "Call 999 and ask for the coastguard." */
export const callsForHelp = (sentence: string): boolean => EMERGENCY.test(sentence);

/** The sentence warns, or tells what readers have to do. */
export const warns = (sentence: string): boolean =>
  BEGINS.test(sentence) ||
  HOLDS.test(sentence) ||
  ASKS_TO.test(sentence) ||
  OF_ALLERGY.test(sentence) ||
  callsForHelp(sentence) ||
  forbids(sentence);

/** A warning, a duty or a prohibition: readers come to harm, or come in vain, where a post leaves it out. */
export const warnsOrForbids = (sentence: string, language: string): boolean =>
  warns(sentence) || forbidsReaders(sentence, language);

const REGRETS =
  /(?<!\p{L})(?:sorry|apologi[sz]e|apologies|tut uns (?:\p{L}+ ){0,3}leid|entschuldig\p{L}*|excuser|excuses|désolés?|lamentamos|disculp\p{L}+|scus\p{L}+|ci dispiace|spijt|excuses|lamentamos|desculp\p{L}+)(?!\p{L})|お詫び|申し訳/iu;

/** The sentence regrets: kind, and no help to anybody. */
export const regrets = (sentence: string): boolean => REGRETS.test(sentence);
