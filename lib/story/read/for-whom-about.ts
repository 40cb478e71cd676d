import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * What an order says behind its "for", where that is who asks or who is to read it: "for our tailoring shop in Jaipur
 * about the wedding season", "for the council's page on what goes in which bin", "for our yoga studio in Cape Town".
 * Only what stands behind the "about" is a topic.
 */

const FOR = /(?<!\p{L})(?:for|für|pour|para|per|voor)\s*$/iu;

/** Of whom or for whom, without any value, up to the word that leads to the topic. */
const ABOUT = new Prefiltered(
  /^\s*(?=[^,.:;!?\d"“„«]{3,80}?\s(?:about|regarding|explaining|announcing|on|über|zum|zur|sur|sobre|acerca de|su|sul|sulla|riguardo|over)\s)(?:(?:our|the|my|all|unsere?[nrms]?|die|den|das|alle|notre|nos|les?|la|l['’]|nuestr[oa]s?|el|los|las|il|i|le|gli|nostr[oaei]|onze|ons|de|het|noss[oa]s?|[oa]s?)\s+)?[^,.:;!?\d"“„«]{2,70}?\s(?:about|regarding|explaining|announcing|on(?=\s(?:how|what|why|when|where|the|our)(?!\p{L}))|über|zum thema|à propos d(?:e|u|es)|au sujet d(?:e|u|es)|sur(?=\s(?:les?|la|l['’]|nos|notre|la façon))|sobre|acerca de|sul(?:l[ae]?|le)?|sui|sugli|riguardo a|over)\s+(?=\S.{3,})/iu,
);

/** Kinds of houses that send briefs. */
const HOUSE =
  "(?:shop|store|bookshop|bakery|brewery|winery|caf[eé]|restaurant|pub|hotel|b&b|farm|orchard|nursery|garden cent(?:re|er)|studio|salon|barber(?:shop)?|gym|practice|surgery|clinic|pharmacy|hospital|school|kindergarten|preschool|college|institute|academy|library|museum|gallery|theatre|theater|church|parish|temple|council|town hall|office|firm|company|business|start-?up|agency|bank|credit union|co-?op|cooperative|charity|foundation|association|society|club|choir|orchestra|pta|garage|workshop|laundry|dry cleaner['’]?s?)";
/** "our physiotherapy practice in Durban": who asks, and nothing that the piece is about. English. */
const OWN_HOUSE = new Prefiltered(
  `^(?!.*\\s(?:about|regarding|explaining|announcing)\\s)\\s*(?:our|my) (?:small |little |local )?(?:[\\p{L}’'&-]+ ){0,3}${HOUSE}(?: (?:in|at|near|on|outside) (?:the )?\\p{L}[\\p{L} ’'-]{2,40})?(?:,? (?:please|pls))?[\\s.!:]*$`,
  "iu",
);
/** Whether words name no more than who asks. */
export const isOwnHouse = (text: string): boolean => OWN_HOUSE.test(text);

const PEOPLE =
  "beginners|newcomers|members|customers|clients|parents|carers|readers|followers|visitors|guests|users|people|families|students|pupils|learners|teachers|residents|tenants|neighbou?rs|patients|donors|funders|supporters|volunteers|managers|owners|buyers|landlords|farmers|growers|gardeners|developers|engineers|secretaries|treasurers|solicitors|nurses|employers|staff|partners|companies|businesses|schools|kunden|mitglieder|gäste|leser|eltern|familien|mieter|patienten|spender|besucher|clients|abonnés|parents|familles|adhérents|habitants|locataires|clientes|socios|familias|vecinos|padres|visitantes|clienti|soci|famiglie|genitori|klanten|leden|ouders|gezinnen|bewoners|sócios|famílias|pais|moradores";
/** "parents of our nursery", "facility managers", "les nouvelles familles": who is to read it, and nothing more. */
const WHO_READS = new Prefiltered(
  `^\\s*(?:(?:all|our|the|new|your|first-time|neue|unsere|die|nos|les|nouvelles|nouveaux|nuestr[oa]s|las|los|nuev[oa]s|i|le|nostr[ie]|nuov[ie]|onze|de|nieuwe|noss[oa]s|[oa]s|nov[oa]s) ){0,3}(?:\\p{L}+ )?(?:${PEOPLE})(?: (?:and|und|et|y|e|en) (?:\\p{L}+ )?(?:${PEOPLE}))?(?: (?:of|at|in|from) (?:our|the) [\\p{L}’'-]+(?: [\\p{L}’'-]+)?)?[\\s.!:]*$`,
  "iu",
);

const SMALL_FOR = /^\s*(?:for|für|pour|para|per|voor)\s+/u;
/** "for new families." behind the title that an order gives: whom the piece is for. */
export function endsForWhom(words: string): boolean {
  const lead = SMALL_FOR.exec(words)?.[0];
  return lead !== undefined && WHO_READS.test(words.slice(lead.length));
}

/** "Please make a post | from this letter that came last week.": the words stand behind it. */
const FROM_WORDS = new Prefiltered(
  /^\s*(?:(?:out of|from|using|based on|with) (?:this|that|the|a|an|these|our|her|his) (?:\p{L}+ )?(?:letter|e-?mail|message|review|note|card|postcard|text|comment|quote|quotation|words)|(?:aus|mit|anhand) (?:diese[mnr]?|de[mnr]|eine[mnr]?) (?:brief|mail|nachricht|bewertung|karte|text|zitat)|(?:à partir d(?:e|['’])|avec) ?(?:cette?|ce|la|le|une?) (?:lettre|mail|message|avis|mot|texte|carte)|(?:a partir de|con) (?:est[ae]|l[ao]|una?) (?:carta|correo|mensaje|reseña|texto|nota)|(?:da|con) (?:quest[ao]|una?) (?:lettera|mail|messaggio|recensione|testo)|(?:van|met|uit) (?:deze|dit|de|een) (?:brief|mail|bericht|recensie|tekst|kaart)|(?:a partir d(?:esta|este|e uma?)|com (?:esta|este)) (?:carta|mensagem|texto|avaliação))(?!\p{L})[^.:!?"“„«\d]{0,70}[.:]?\s*$/iu,
);
/** "… om iedereen te bedanken na het tuinseizoen.": the thanks themselves stand behind it, or are the writer's to say. */
const TO_THANK = new Prefiltered(
  /^\s*(?:to (?:say thank(?:s| you) to|thank)|um [^.:!?\d]{3,50} zu (?:danken|bedanken)|pour (?:remercier|dire merci)|para (?:agradecer|dar las gracias)|per (?:ringraziare|dire grazie)|om [^.:!?\d]{3,50} te bedanken|para (?:agradecer|dizer obrigad))(?!\p{L})[^.:!?"“„«\d]{0,80}[.:]?\s*$/iu,
);

/** "from this for our yoga studio" */
const FROM_THIS =
  /^\s*(?:from|out of|with|using) (?:this|it|these|that|the (?:following|text below)) (?:for )?/iu;

/** "an infographic" · "residents can save to their phone, explaining the new bins": what readers do with the piece. English. */
const READERS_DO =
  /^\s*(?:that )?(?:our |the |my )?(?:[\p{L}’'-]+ ){1,4}?(?:can|will|could|would|may)(?: (?:actually|really|easily|just|all))? (?:read|save|flick|flip|swipe|share|print|keep|watch|skim|scroll|stick|pin|hang|look|forward|pass|understand|screenshot)(?!\p{L})[^.,:;!?\d"“]*(?:,?\s*(?:explaining|showing|about|announcing|listing)\s+|(?=\s*[.!?:]|\s*$))/iu;

/** Where the topic stands behind those words; the length of the text where they are all, and undefined elsewhere. */
export function pastForWhom(text: string, before: string): number | undefined {
  const done = READERS_DO.exec(text)?.[0].length;
  if (done !== undefined) return done;
  if (FROM_WORDS.test(text) || TO_THANK.test(text)) return text.length;
  const past = FROM_THIS.exec(text)?.[0].length ?? 0;
  const rest = text.slice(past);
  if (past === 0 && !FOR.test(before)) return undefined;
  if (FROM_WORDS.test(rest) || TO_THANK.test(rest)) return text.length;
  if (OWN_HOUSE.test(rest) || (FOR.test(before) && WHO_READS.test(rest))) return text.length;
  const lead = ABOUT.exec(rest)?.[0];
  return lead === undefined ? undefined : past + lead.length;
}
