import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Sentences that say how readers book, come, pay and dress. */

/** "Für alles andere bitte vorher einen Termin buchen: amt.example/termin": where readers book. */
const RESERVES =
  /(?<!\p{L})(?:book|reserve|register|sign up|apply|order|buchen|vereinbaren|reservieren|anmelden|bestellen|bewerben|réserve[rz]|prenez rendez-vous|inscrivez|commande[rz]|reserv(?:ar|a|e|ad)|pedir cita|inscrib\p{L}+|encarg\p{L}+|prenot(?:are|ate|a)|iscriv\p{L}+|ordin(?:are|ate|a)|boek(?:en)?|reserver(?:en)?|aanmelden|bestel(?:len)?|reserv(?:e|em|ar)|marc(?:ar|que)|inscrev\p{L}+)(?!\p{L})/iu;
const ENDS_IN_ADDRESS =
  /(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[\p{L}\d/_-]*)?[.!]?$|@[\p{L}\d.-]+[.!]?$|\+?\d[\d ()/-]{6,}\d[.!]?$/u;
export const tellsWhereToBook = (sentence: string): boolean =>
  RESERVES.test(sentence) && ENDS_IN_ADDRESS.test(sentence.trim());

/** "Places are limited", "Lugares limitados": how many can come. */
const LIMITED =
  /^(?:(?:the |die |les |las |los |i |de |os )?(?:places|spaces|spots|seats|tickets|plätze|karten|places|billets|plazas|entradas|posti|biglietti|plaatsen|plekken|kaarten|lugares|vagas|bilhetes)) (?:are |sind |sont |son |sono |zijn |são )?(?:very |sehr |très |muy |molto |zeer |muito )?(?:limited|begrenzt|limitées?|limités?|limitad[oa]s|limitati|beperkt)(?!\p{L})/iu;
export const tellsPlaces = (sentence: string): boolean => LIMITED.test(sentence.trim());

/** "Otherwise just turn up", "einfach vorbeikommen", "il suffit de venir": how readers come. */
const COMES = new Prefiltered(
  /^(?:(?:otherwise|or|so|and|everyone else|sonst|ansonsten|sinon|autrement|si no|altrimenti|anders|senão),? )?(?:(?:you can )?just (?:turn up|come (?:along|by|in|over)|walk in|drop (?:in|by)|show up)|(?:no|there['’]s no) need to (?:book|register|reserve|sign up)|(?:einfach|spontan) (?:vorbei|dazu)?(?:kommen|schauen)|(?:komm|kommt|kommen sie) einfach(?: vorbei)?|venez (?:simplement|tout simplement)|il suffit de venir|(?:solo|sólo) hay que venir|basta con venir|venid sin más|basta (?:venire|presentarsi)|(?:loop|kom) gewoon (?:langs|binnen)|gewoon (?:langs)?komen|é só aparecer|basta aparecer)(?: (?:on the (?:day|night|door)|at the door|without booking|am tag))?[.!]?$/iu,
);
export const tellsHowToCome = (sentence: string): boolean => COMES.test(sentence.trim());

/** "Card only.", "Cash or card", "Nur Barzahlung", "Solo contanti": how readers pay. */
const PAID =
  /^(?:(?:please,? |bitte |por favor,? |merci de payer |per favore,? |graag )?(?:pay |paying |zahlung |zahlen |betalen |payer |pagar |pagare )?(?:by |with |in |mit |en |con |met |com )?)?(?:sorry,? |nur |only |uniquement |seulement |solo |sólo |só |alleen )?(?:cash|cards?|bar(?=(?: oder | und |\/| bezahlen| zahlen))|barzahlung|bargeld|kartenzahlung|ec-karte|espèces|carte bancaire|efectivo|tarjeta|contanti|carta|pinnen|contant|dinheiro|multibanco)(?:(?: or | and | oder | und | ou | et | o | y | e | of | en |\/)(?:(?:by |with |mit |per |en |con |met |com )?(?:cash|cards?|karte|bar|carte|espèces|tarjeta|efectivo|carta|contanti|pin|contant|cartão|pinnen|de tarjeta|carta)))?(?: (?:only|payments? only|please|möglich|uniquement|seulement|solo|sólo|only please))?(?:,? sorry)?(?:, (?:both (?:work|are fine|is fine)|either is fine|beides geht(?: inzwischen)?|les deux marchent|las dos cosas valen|vanno bene entrambi|beide kan))?[.!]?$/iu;
const FEWEST_OF_PAYMENT = 2;
export const tellsHowToPay = (sentence: string): boolean =>
  PAID.test(sentence.trim()) && sentence.trim().split(/\s+/u).length >= FEWEST_OF_PAYMENT;

/** "Shoes off, that's the only dress code": what readers wear. */
const WORN =
  /(?<!\p{L})(?:dress ?code|kleiderordnung|code vestimentaire|tenue (?:correcte|libre) (?:exigée|bienvenue)|código de vestimenta|abbigliamento (?:comodo|libero)|kledingvoorschrift|traje (?:livre|obrigatório))(?!\p{L})/iu;
export const tellsWhatToWear = (sentence: string): boolean => WORN.test(sentence);
