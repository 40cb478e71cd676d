import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";

/** Sentences that are for readers by their form, whatever they are about. */

/** "Can you make a card? Yes, a square one.": what an author asks the maker. */
const ASKS_MAKER =
  /^[¿\s]*(?:(?:can|could|would|will|may|should|shall) (?:you|we|i)|(?:kannst|könn(?:t|en|test|ten)|soll(?:en|t|te[n]?)?) (?:du|ihr|sie|wir|ich)|(?:peux-tu|pouvez-vous|pourriez-vous|on (?:peut|met|garde))|(?:puedes|podéis|podrías|podemos)|(?:puoi|potete|potresti|possiamo)|(?:kun|kunnen) (?:je|jullie|we)|(?:pode[ms]?|consegues?))(?!\p{L})/iu;
const ANSWERED = new Prefiltered(
  /^[^?\n]{8,110}\?\s+(?:yes|no|ja|nein|nee|oui|non|sí|sì|sim|não|yep|nope|doch|si)[,.!:;–—]\s*(?!(?:please|bitte|svp|por favor|per favore|graag)(?!\p{L}))\p{L}[^?]{3,}$/iu,
);

/** "Moet ik eerst mijn theorie halen? Nee, dat kan tegelijk.": a question of readers with its answer. */
const answersItself = (sentence: string): boolean =>
  ANSWERED.test(sentence.trim()) && !ASKS_MAKER.test(sentence);

/** "Si impara a preparare il bagno, …", "You learn to …": what a course teaches. */
const LEARNED = new Prefiltered(
  /^(?:you(?:['’]ll| will)? (?:also )?learn(?:s)?|participants (?:will )?learn|(?:ihr|du|sie|man) (?:lernt|lernst|lernen)|(?:die )?teilnehmer\p{L}* lernen|(?:on|vous|tu) (?:apprend(?:s|rez|ras|ra)?|apprenez)|(?:se aprende|aprender(?:ás|éis|án)|aprenderemos)|(?:si impara(?:no)?|impar(?:erai|erete|iamo|i|ate))|(?:je|jullie|u) leert|(?:aprende-se|aprender(?:ás|ão|emos)|vais aprender|você aprende))(?!\p{L})[^?]{10,}$/iu,
);
const tellsLearned = (sentence: string): boolean => LEARNED.test(sentence.trim());

/** "wreath price list", "Unsere neue Preisliste": what heads the lines under it. */
const NAMES_LIST = new Prefiltered(
  /^(?:[\p{L}\d’'-]+ ){0,5}(?:price ?list|timetable|opening hours|preisliste|fahrplan|stundenplan|öffnungszeiten|tarifs|liste des prix|horaires|lista de precios|horarios?|listino(?: prezzi)?|orari|prijslijst|dienstregeling|openingstijden|tabela de preços|horários?)(?: (?:\d{4}(?:[-/]\d{2,4})?|for \d{4}))?\s*:?$/iu,
);
/** "Un resumen:", "A quick summary:": what heads the sentences behind it. */
const SUMS_UP =
  /^(?:(?:an?|our|ein|eine|unser|unsere|un|une|notre|una|el|nuestro|il|het|een|um|uma|o) )?(?:(?:quick|short|brief|little|kurzer?|kleiner?|petite?|rapide|breve|pequeño|piccolo|korte?|kleine|pequeno) )?(?:summary|round-?up|rückblick|zusammenfassung|überblick|bilan|résumé|resumen|balance|riepilogo|bilancio|riassunto|samenvatting|terugblik|resumo|balanço)\s?:$/iu;
const namesList = (sentence: string): boolean =>
  NAMES_LIST.test(sentence.trim()) || SUMS_UP.test(sentence.trim());

/** "Für alles andere bitte vorher einen Termin buchen: amt.example/termin": where readers book. */
const RESERVES =
  /(?<!\p{L})(?:book|reserve|register|sign up|apply|order|buchen|vereinbaren|reservieren|anmelden|bestellen|bewerben|réserve[rz]|prenez rendez-vous|inscrivez|commande[rz]|reserv(?:ar|a|e|ad)|pedir cita|inscrib\p{L}+|encarg\p{L}+|prenot(?:are|ate|a)|iscriv\p{L}+|ordin(?:are|ate|a)|boek(?:en)?|reserver(?:en)?|aanmelden|bestel(?:len)?|reserv(?:e|em|ar)|marc(?:ar|que)|inscrev\p{L}+)(?!\p{L})/iu;
const ENDS_IN_ADDRESS =
  /(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[\p{L}\d/_-]*)?[.!]?$|@[\p{L}\d.-]+[.!]?$|\+?\d[\d ()/-]{6,}\d[.!]?$/u;
const tellsWhereToBook = (sentence: string): boolean =>
  RESERVES.test(sentence) && ENDS_IN_ADDRESS.test(sentence.trim());

/** "Places are limited", "Lugares limitados": how many can come. */
const LIMITED =
  /^(?:(?:the |die |les |las |los |i |de |os )?(?:places|spaces|spots|seats|tickets|plätze|karten|places|billets|plazas|entradas|posti|biglietti|plaatsen|plekken|kaarten|lugares|vagas|bilhetes)) (?:are |sind |sont |son |sono |zijn |são )?(?:very |sehr |très |muy |molto |zeer |muito )?(?:limited|begrenzt|limitées?|limités?|limitad[oa]s|limitati|beperkt)(?!\p{L})/iu;
const tellsPlaces = (sentence: string): boolean => LIMITED.test(sentence.trim());

/** "Otherwise just turn up", "einfach vorbeikommen", "il suffit de venir": how readers come. */
const COMES = new Prefiltered(
  /^(?:(?:otherwise|or|so|and|everyone else|sonst|ansonsten|sinon|autrement|si no|altrimenti|anders|senão),? )?(?:(?:you can )?just (?:turn up|come (?:along|by|in|over)|walk in|drop (?:in|by)|show up)|(?:no|there['’]s no) need to (?:book|register|reserve|sign up)|(?:einfach|spontan) (?:vorbei|dazu)?(?:kommen|schauen)|(?:komm|kommt|kommen sie) einfach(?: vorbei)?|venez (?:simplement|tout simplement)|il suffit de venir|(?:solo|sólo) hay que venir|basta con venir|venid sin más|basta (?:venire|presentarsi)|(?:loop|kom) gewoon (?:langs|binnen)|gewoon (?:langs)?komen|é só aparecer|basta aparecer)(?: (?:on the (?:day|night|door)|at the door|without booking|am tag))?[.!]?$/iu,
);
const tellsHowToCome = (sentence: string): boolean => COMES.test(sentence.trim());

/** "Card only.", "Cash or card", "Nur Barzahlung", "Solo contanti": how readers pay. */
const PAID =
  /^(?:sorry,? |nur |only |uniquement |seulement |solo |sólo |só |alleen )?(?:cash|cards?|barzahlung|bargeld|kartenzahlung|ec-karte|espèces|carte bancaire|efectivo|tarjeta|contanti|carta|pinnen|contant|dinheiro|multibanco)(?:(?: or | and | oder | und | ou | et | o | y | e | of | en |\/)(?:cash|cards?|karte|bar|carte|espèces|tarjeta|efectivo|carta|contanti|pin|contant|cartão))?(?: (?:only|payments? only|please|möglich|uniquement|seulement|solo|sólo|only please))?(?:,? sorry)?[.!]?$/iu;
const FEWEST_OF_PAYMENT = 2;
const tellsHowToPay = (sentence: string): boolean =>
  PAID.test(sentence.trim()) && sentence.trim().split(/\s+/u).length >= FEWEST_OF_PAYMENT;

/** "Shoes off, that's the only dress code": what readers wear. */
const WORN =
  /(?<!\p{L})(?:dress ?code|kleiderordnung|code vestimentaire|tenue (?:correcte|libre) (?:exigée|bienvenue)|código de vestimenta|abbigliamento (?:comodo|libero)|kledingvoorschrift|traje (?:livre|obrigatório))(?!\p{L})/iu;
const tellsWhatToWear = (sentence: string): boolean => WORN.test(sentence);

/** "Two years in a workshop would be great.", "Ein Führerschein wäre von Vorteil": what is hoped for of applicants. */
const HOPED_FOR = new Prefiltered(
  /(?<!\p{L})(?:(?:experience|years?|licen[cs]e|certificat\p{L}+|degree|qualifications?|training|knowledge|skills?|english|german|french|spanish|background|ticket)(?!\p{L})[^.!?]{0,60} (?:would be|is|are|(?:will|would) (?:also )?be) (?:\p{L}+ )?(?:great|lovely|ideal|good|nice|a plus|an? (?:advantage|asset|bonus)|welcome|helpful|desirable|useful|preferred)|(?:erfahrung\p{L}*|jahre|führerschein|kenntnisse?|ausbildung|abschluss|\p{L}+schein|deutsch|englisch)(?!\p{L})[^.!?]{0,60} (?:wäre|wären|ist|sind) (?:\p{L}+ )?(?:toll|schön|super|ideal|von vorteil|ein (?:plus|vorteil)|wünschenswert|willkommen)|(?:expérience|permis|diplôme|connaissances?|formation|anglais|années?)(?!\p{L})[^.!?]{0,60} (?:serait|seraient|est|sont) (?:un (?:plus|atout)|appréciée?s?|bienvenue?s?|souhaitée?s?)|(?:experiencia|carn[eé]t?|conocimientos?|título|inglés|años)(?!\p{L})[^.!?]{0,60} (?:sería|serían|es|son) (?:un plus|una ventaja|bienvenid[oa]s?|deseables?|valorables?)|(?:esperienza|patente|conoscenza|diploma|inglese|anni)(?!\p{L})[^.!?]{0,60} (?:sarebbe|sarebbero|è|sono) (?:un plus|gradit[oaie]|preferibil[ei]|un vantaggio|benvenut[oaie])|(?:ervaring|rijbewijs|kennis|diploma|engels|jaren?)(?!\p{L})[^.!?]{0,60} (?:zou|is|zijn) (?:een (?:pre|plus)|mooi|fijn|welkom|handig)|(?:experiência|carta de condução|conhecimentos?|formação|inglês|anos)(?!\p{L})[^.!?]{0,60} (?:seria|seriam|é|são) (?:um[a]? (?:plus|mais-valia|vantagem)|bem-vind[oa]s?|desejáve(?:l|is)))(?: [\p{L} ]{2,30})?[.!]?\s*$/iu,
);
const isHopedFor = (sentence: string): boolean => HOPED_FOR.test(sentence.trim());

/** "We get asked every day about the difference between our two cheeses, so here it is.": what readers ask, and an answer follows. */
const ANSWERS_NOW = new Prefiltered(
  /^[^.!?\n]{20,160}[,;:–—-]\s*(?:(?:so )?here (?:it is|goes|you go|(?:is|['’]s) the answer)|hier (?:ist |kommt )?(?:die|unsere|eine) (?:antwort|erklärung)|(?:alors|donc) (?:la )?voi(?:là|ci)(?: la réponse)?|aquí (?:va|está|tenéis)(?: la respuesta)?|ecco(?:la|lo| (?:la|una) risposta)?|hier (?:is|komt) het(?: antwoord)?|aqui (?:vai|está)(?: a resposta)?)\s*[.!:]?$/iu,
);
/** "Here they are:", "So this is what happens:", "So geht's:" */
const LEADS_ON =
  /^(?:(?:so|and|und|et|y|e|en) )?(?:here (?:they|it|we|you) (?:are|is|go)|this is (?:what happens|how (?:it|this) (?:works|goes))|so (?:geht|läuft|funktioniert)(?: ?['’]?s| es| das)|hier (?:sind sie|kommen sie)|les voici|voici comment (?:ça|cela) se passe|aquí (?:están|van|los tenéis)|así (?:es|funciona)|eccol[ieo]|ecco come (?:funziona|va)|hier zijn ze|zo (?:gaat|werkt) het|aqui estão|é assim que funciona)\s?[:.]$/iu;
export const leadsToAnswer = (sentence: string): boolean =>
  ANSWERS_NOW.test(sentence.trim()) || LEADS_ON.test(sentence.trim());

/** "Thank you to the 27 marshals who stood out there for four hours, to Low Farm for …": what people are thanked for. */
const THANKED_FOR =
  /^(?:a (?:huge|big|special) )?(?:thanks|thank you) (?:also )?to [^.!?]{3,120}(?<!\p{L})(?:who|for)(?!\p{L})(?! (?:the )?(?:post|picture|card|video|slide))[^.!?]{8,}[.!]?$|^(?:vielen |herzlichen )?dank an [^.!?]{3,120}(?<!\p{L})(?:die|der|für)(?!\p{L})[^.!?]{8,}[.!]?$|^(?:un grand )?merci (?:à|aux?) [^.!?]{3,120}(?<!\p{L})(?:qui|pour)(?!\p{L})[^.!?]{8,}[.!]?$|^(?:muchas )?gracias al? [^.!?]{3,120}(?<!\p{L})(?:que|por)(?!\p{L})[^.!?]{8,}[.!]?$|^grazie (?:a|ai|agli|alle|alla|al) [^.!?]{3,120}(?<!\p{L})(?:che|per)(?!\p{L})[^.!?]{8,}[.!]?$|^(?:dank|bedankt) aan [^.!?]{3,120}(?<!\p{L})(?:die|voor)(?!\p{L})[^.!?]{8,}[.!]?$|^obrigad[oa] (?:ao?s?|às?) [^.!?]{3,120}(?<!\p{L})(?:que|por|pel[oa]s?)(?!\p{L})[^.!?]{8,}[.!]?$/iu;
const ORDERS_PLACE =
  /(?<!\p{L})(?:please|bitte|at the end|am (?:ende|schluss)|à la fin|al final|alla fine|aan het eind|no fim)(?!\p{L})/iu;
const thanksForHelp = (sentence: string): boolean =>
  THANKED_FOR.test(sentence.trim()) && !ORDERS_PLACE.test(sentence);

/** "Card only." speaks of no picture, "would be great" of no wish where an applicant brings it, "Here they are:" of readers' things. */
export const isSurelyForReaders = (sentence: string): boolean =>
  tellsHowToPay(sentence) || isHopedFor(sentence) || LEADS_ON.test(sentence.trim());

/** Whether a sentence has one of these forms, and no word of an order to the maker. */
export const hasReaderForm = (sentence: string): boolean =>
  isSurelyForReaders(sentence) ||
  (FORMS.some((is) => is(sentence)) && matchesIn(MAKER_WORDS, sentence).length === 0);
const FORMS = [
  answersItself,
  tellsLearned,
  namesList,
  tellsWhereToBook,
  tellsPlaces,
  tellsHowToCome,
  tellsWhatToWear,
  thanksForHelp,
  leadsToAnswer,
];
