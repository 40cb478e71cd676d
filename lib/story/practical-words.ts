import { remembered } from "../text/once.ts";
import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";

/**
 * Words of sentences that readers act on, whether or not they hold a value: denials and restrictions, duties,
 * conditions, what is free, shut, cancelled or in danger, and what to bring, book or answer. By language.
 */
const PRACTICAL: Record<string, readonly string[]> = {
  en: [
    "no|not|never|none|nobody|without|only|except|excluding|unless|until|if|cannot|\\p{L}+n['’]t",
    "must|should|may|allowed|has to|have to|needs?|needed|requires?d?|required|please|limited|first come",
    "free|closed?|closing|closure|opens?|reopens?|cancel\\p{L}*|postpon\\p{L}*|moved|sold out|in stock|available|back|stops?|ends?",
    "warn\\p{L}*|careful|danger\\p{L}*|allerg\\p{L}*|contains?|recall\\p{L}*|safe|safety|refunds?|returns?|vegan|gluten|halal|kosher",
    "bring|wear|welcome|appointments?|book|booking|register|sign up|apply|order|call|email|write to|visit|join|donate|volunteer\\p{L}*|children|dogs|parking|wheelchair|step-free|deliver\\p{L}*",
  ],
  de: [
    "nicht|nie|niemals|keine?[nrms]?|ohne|nur|außer|ausgenommen|falls|wenn|sofern|bis",
    "muss|müssen|soll\\p{L}*|darf|dürfen|bitte|nötig|erforderlich|begrenzt|solange",
    "frei|kostenlos|gratis|umsonst|geschlossen|geöffnet|öffn\\p{L}*|schließ\\p{L}*|abgesagt|entfällt|verschoben|ausverkauft|verfügbar|lieferbar|erhältlich|wieder|zurück|endet",
    "warn\\p{L}*|vorsicht|gefahr|gefähr\\p{L}*|allerg\\p{L}*|enthält|rückruf|sicher|erstatt\\p{L}*|vegan|glutenfrei",
    "mitbring\\p{L}*|termine?|bring\\p{L}*|willkommen|buch(?:en|t|bar)|anmeld\\p{L}*|bewerb\\p{L}*|bestell\\p{L}*|ruf\\p{L}*|schreib\\p{L}*|kommt|kommen|spend\\p{L}*|kinder|hunde|parkplätze|barrierefrei|liefer\\p{L}*",
  ],
  fr: [
    "ne|n['’]\\p{L}+|pas|jamais|aucune?|sans|seulement|uniquement|sauf|hors|si|jusqu['’]\\p{L}+",
    "doi(?:t|vent)|devez|faut|peut|peuvent|merci de|veuillez|nécessaire|obligatoire|limitée?s?",
    "gratuite?s?|libre|fermée?s?|ferm\\p{L}*|ouvr\\p{L}*|ouverte?s?|annul\\p{L}*|report\\p{L}*|complet|épuisée?s?|disponibles?|retour|de nouveau",
    "attention|danger\\p{L}*|allerg\\p{L}*|contient|rappel\\p{L}*|sécurité|rembours\\p{L}*|vegan|végane?s?|gluten",
    "apport\\p{L}*|rendez-vous|bienvenue?s?|réserv\\p{L}*|inscri\\p{L}*|postul\\p{L}*|command\\p{L}*|appel\\p{L}*|écri\\p{L}*|venez|rejoign\\p{L}*|enfants|chiens|parking|accessibles?|livr\\p{L}*",
  ],
  es: [
    "no|nunca|ningún|ninguna?|sin|solo|sólo|solamente|únicamente|salvo|excepto|si|hasta",
    "debe\\p{L}*|hay que|puede|pueden|por favor|necesari[oa]s?|obligatori[oa]s?|limitad[oa]s?",
    "gratis|gratuit[oa]s?|libre|cerrad[oa]s?|cierr\\p{L}*|abiert[oa]s?|abr\\p{L}*|cancel\\p{L}*|aplaz\\p{L}*|agotad[oa]s?|disponibles?|vuelv\\p{L}*|de nuevo",
    "atención|peligr\\p{L}*|alerg\\p{L}*|alérg\\p{L}*|contiene|seguridad|devol\\p{L}*|reembols\\p{L}*|vegan[oa]s?|gluten",
    "tra(?:e|ed|iga)|citas?(?: previas?)?|bienvenid[oa]s?|reserv\\p{L}*|inscrib\\p{L}*|apúnt\\p{L}*|pid[ea]|pedid\\p{L}*|llam\\p{L}*|escrib\\p{L}*|ven(?:id|gan)?|niñ[oa]s|perros|aparcamiento|accesibles?|env[ií]\\p{L}*",
  ],
  it: [
    "non|mai|nessun[oa]?|senza|solo|soltanto|solamente|tranne|eccetto|salvo|se|fino",
    "deve|devono|bisogna|occorre|può|possono|per favore|necessari[oa]|obbligatori[oa]|limitat[oaie]",
    "gratis|gratuit[oaie]|liber[oaie]|chius[oaie]|chiud\\p{L}*|apert[oaie]|apr[ei]\\p{L}*|annullat[oaie]|rinviat[oaie]|esaurit[oaie]|disponibil[ei]|torna\\p{L}*|di nuovo",
    "attenzione|pericol\\p{L}*|allerg\\p{L}*|contiene|sicurezza|rimbors\\p{L}*|vegan[oaie]|glutine",
    "portat?e?|appuntament\\p{L}*|benvenut[oaie]|prenot\\p{L}*|iscri\\p{L}*|candid\\p{L}*|ordin\\p{L}*|chiama\\p{L}*|scriv\\p{L}*|venite|vieni|bambini|cani|parcheggio|accessibil[ei]|consegn\\p{L}*",
  ],
  nl: [
    "niet|nooit|geen|zonder|alleen|enkel|slechts|behalve|tenzij|als|indien|tot",
    "moet\\p{L}*|mag|mogen|hoeft?|graag|alsjeblieft|nodig|verplicht|beperkt\\p{L}*",
    "gratis|vrij|gesloten|sluit\\p{L}*|open|opent|geopend|afgelast|geannuleerd|verplaatst|uitverkocht|beschikbaar|leverbaar|terug|weer",
    "let op|gevaar\\p{L}*|allerg\\p{L}*|bevat|terugroep\\p{L}*|veilig\\p{L}*|terugbetal\\p{L}*|vegan\\p{L}*|glutenvrij",
    "neem|breng|afspra\\p{L}+|welkom|boek\\p{L}*|reserve\\p{L}*|aanmeld\\p{L}*|meld|inschrijv\\p{L}*|solliciteer\\p{L}*|bestel\\p{L}*|bel|schrijf|kom|kinderen|honden|parkeren|toegankelijk|bezorg\\p{L}*",
  ],
  pt: [
    "não|nunca|nenhum[a]?|sem|só|somente|apenas|exceto|salvo|se|até",
    "deve\\p{L}*|é preciso|pode|podem|por favor|necessári[oa]s?|obrigatóri[oa]s?|limitad[oa]s?",
    "grátis|gratuit[oa]s?|livre|fechad[oa]s?|fech\\p{L}*|abert[oa]s?|abr[ei]\\p{L}*|cancelad[oa]s?|adiad[oa]s?|esgotad[oa]s?|disponíve(?:l|is)|volt\\p{L}*|de novo",
    "atenção|perig\\p{L}*|alerg\\p{L}*|alérg\\p{L}*|contém|segurança|reembols\\p{L}*|vegan[oa]s?|glúten",
    "tra(?:ga|gam|z)|marcaç\\p{L}+|bem-vind[oa]s?|reserv\\p{L}*|inscri\\p{L}*|candidat\\p{L}*|encomend\\p{L}*|lig(?:ue|a)|escrev\\p{L}*|venha\\p{L}*|crianças|cães|estacionamento|acessíve(?:l|is)|entreg\\p{L}*",
  ],
};

/** Japanese has no blanks: endings and words, wherever they stand. */
const PRACTICAL_JA =
  /ない|ません|なし|のみ|だけ|以外|限り|限定|場合|まで|必要|ください|無料|休業|閉店|定休|開店|中止|延期|完売|売り切れ|再開|注意|危険|アレルギー|返品|返金|安全|持参|予約|申込|申し込み|応募|注文|電話|歓迎|駐車|お子|犬|配送/u;

const patternOf = remembered((language) => {
  const words = own(PRACTICAL, language);
  return words && new Prefiltered(`(?<![\\p{L}'’])(?:${words.join("|")})(?![\\p{L}])`, "iu");
});

/** The sentence has a word that readers may have to act on. Of a language without a list every sentence may. */
export function hasPractical(sentence: string, language: string): boolean {
  if (language === "ja") return PRACTICAL_JA.test(sentence);
  return patternOf(language)?.test(sentence) ?? true;
}
