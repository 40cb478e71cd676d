import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";

/** "Order at the counter or on the website, no phone orders this time please.": how customers order, book or pay. */
type Ways = {
  /** The order to customers. */
  act: string;
  /** Where or by what, with its preposition. */
  at: string;
  or: string;
  /** A way that is closed, as a whole clause. */
  closed: string;
};

const WAYS: Record<string, Ways> = {
  en: {
    act: "(?:order|pre-?order|book|buy|pay|collect|register|sign up|reserve|pick (?:it|them|yours) up|pick up|tickets|bookings|orders|payment|collection)(?: (?:it|them|yours|early|ahead|in advance|only|are|is|your \\p{L}+)){0,2}",
    at: "(?:(?:at|in|on|by|from|via|through|over) )?(?:the |our )?(?:counter|shop|till|web ?site|site|phone|desk|door|bar|stall|market|reception|office|app|gate|e-?mail|card|cash|post|pub|kiosk|online|in person)",
    or: "or|and",
    closed:
      "(?:no|not by|sorry,? no) (?:phone|telephone|e-?mail|online|web|card|cash|walk-in)(?: (?:orders?|bookings?|payments?|reservations?|sales))?",
  },
  de: {
    act: "(?:bestell(?:t|en sie|en)?|reservier(?:t|en sie|en)?|(?:be)?zahl(?:t|en sie|en)?|abhol(?:en|ung)|bestellungen|bestellung|reservierung(?:en)?|anmeldung(?:en)?|karten|tickets)(?: (?:nur|bitte))?",
    at: "(?:(?:an|am|auf|im|in|bei|per|über|mit|via) )?(?:der |die |das |unsere[rm]? )?(?:theke|kasse|laden|website|webseite|telefon|empfang|bar|stand|markt|app|e-?mail|karte|tür|internet|online)",
    or: "oder|und",
    closed:
      "(?:keine|nicht per) (?:telefonischen? |online-?)?(?:telefon|bestellungen|reservierungen|telefonbestellungen|kartenzahlung(?:en)?|barzahlung)(?: (?:per|am) telefon)?",
  },
  fr: {
    act: "(?:commande[rz]|réserve[rz]|paye[rz]|retire[rz]|commandes|réservations?|inscriptions?|inscrivez-vous|billets|paiement|retrait)(?: uniquement)?",
    at: "(?:(?:au|à|en|sur|par|dans|via) )?(?:la |le |l['’]|notre )?(?:comptoir|caisse|boutique|magasin|site|internet|ligne|téléphone|accueil|bar|stand|marché|appli|e-?mail|mail|courriel|espèces|carte)",
    or: "ou|et",
    closed:
      "pas (?:de |d['’])(?:commandes?|réservations?|paiements?)(?: (?:par|au) (?:téléphone|mail|carte))?",
  },
  es: {
    act: "(?:haced (?:el|vuestro) pedido|pedid(?:lo)?|pide(?:lo)?|encarga(?:d|lo)?|reserva(?:d|s)?|paga(?:d)?|pedidos?|encargos?|apúnt(?:ate|ese|ense)|apuntaos|inscripci(?:ón|ones)|entradas)(?: s[oó]lo)?",
    at: "(?:(?:en|por|con|a través de) )?(?:el |la |nuestra |nuestro )?(?:mostrador|tienda|caja|web|página|teléfono|recepción|barra|bar|puesto|taquilla|online|mercado|app|correo|efectivo|tarjeta)",
    or: "o|y",
    closed:
      "(?:no (?:se admiten|admitimos|aceptamos)|sin) (?:pedidos|reservas|encargos|pagos)(?: por teléfono| con tarjeta)?",
  },
  it: {
    act: "(?:ordina(?:te|re)?|prenota(?:te|re)?|paga(?:te|re)?|ritira(?:te|re)?|ordini|prenotazioni|iscrizioni|biglietti|ritiro)(?: solo)?",
    at: "(?:(?:al|alla|in|sul|nel|per|via|con) )?(?:il |la |nostro )?(?:bancone|banco|cassa|negozio|bottega|sito|telefono|reception|bar|botteghino|online|mercato|app|e-?mail|contanti|carta)",
    or: "o|e",
    closed:
      "(?:niente|non accettiamo|no) (?:ordini|prenotazioni|pagamenti)(?: (?:per|al) telefono| con carta)?",
  },
  nl: {
    act: "(?:bestel(?:len)?|reserveer|reserveren|betaal|betalen|afhalen|bestellingen|aanmelden|kaarten|tickets)(?: kan| alleen)*",
    at: "(?:(?:aan|in|op|via|per|bij|met) )?(?:de |het |onze )?(?:balie|toonbank|kassa|winkel|website|site|telefoon|receptie|bar|kraam|markt|app|mail|e-?mail|pin|contant|deur|online)",
    or: "of|en",
    closed:
      "(?:geen|niet per) (?:telefonische |online )?(?:telefoon|bestellingen|reserveringen|pinbetalingen)(?: per telefoon)?",
  },
  pt: {
    act: "(?:encomend(?:e|em|ar)|reserv(?:e|em|ar)|pagu?(?:e|em|ar)|levant(?:e|em|ar)|encomendas|reservas|inscrições|bilhetes)(?: só| apenas)?",
    at: "(?:(?:ao|à|no|na|em|por|pelo|pela|com) )?(?:o |a |nosso |nossa )?(?:balcão|loja|caixa|site|telefone|receção|recepção|bar|banca|bilheteira|online|mercado|app|e-?mail|dinheiro|cartão)",
    or: "ou|e",
    closed:
      "(?:não aceitamos|sem|nada de) (?:encomendas|reservas|pagamentos)(?: (?:por|pelo) telefone| com cartão)?",
  },
};

const THIS_TIME =
  "(?: (?:this (?:time|year|week)|diesmal|dieses jahr|cette (?:fois|année)|esta vez|este año|stavolta|quest['’]anno|(?:deze|dit) (?:keer|jaar)|desta vez|este ano))?";
const POLITE = "(?:,? (?:please|bitte|s['’]il vous plaît|svp|merci|por favor|per favore|graag|alstublieft))?";

const waysOf = remembered((language) => {
  const ways = own(WAYS, language);
  if (!ways) return undefined;
  const { act, at, or, closed } = ways;
  const end = `${THIS_TIME}${POLITE}`;
  const open = `(?:(?:please|bitte|graag|por favor|per favore),? )?${act}(?:,? (?:(?:${or}) )?${at})+${THIS_TIME}`;
  return pattern(`^\\s*(?:${open}(?:[,;–] ?${closed})?|${closed})${end}[\\s.!]*$`)();
});

/** The whole sentence tells customers how they order, book or pay, and how not. */
export const tellsWaysToOrder = (sentence: string, language: string): boolean =>
  sentence.length <= 160 && waysOf(language)?.test(lower(sentence)) === true;
