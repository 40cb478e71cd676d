import { own } from "../../text/own.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { lower, pattern } from "../read/lower.ts";
import { matchesIn } from "../values/matches.ts";

/** "Anything booked before the end of May stays at this year's price": until when one books for which price. */

type Terms = { booked: string; before: string; price: string };

const WORDS: Record<string, Terms> = {
  en: {
    booked:
      "(?:booked|booking|bookings|book|ordered|order|orders|reserved|reserve|paid|pay|bought|buy|placed|signed up|sign up|registered|register|joined|join|renewed|renew)",
    before: "(?:before|by|until|till|up to|after|from)",
    price: "(?:prices?|rates?|fees?|charges?|tariffs?|cost)",
  },
  de: {
    booked:
      "(?:(?:ge)?bucht\\p{L}*|bestell\\p{L}*|reservier\\p{L}*|(?:be)?zahl\\p{L}*|kauf\\p{L}*|gekauft|\\p{L}*anmeld\\p{L}*|angemeldet)",
    before: "(?:vor|bis|ab|nach)",
    price: "(?:\\p{L}*preise?n?|\\p{L}*tarife?|gebühr(?:en)?|beitrag)",
  },
  fr: {
    booked: "(?:réserv\\p{L}+|command\\p{L}+|pay\\p{L}+|achet\\p{L}+|inscri\\p{L}+)",
    before: "(?:avant|jusqu[’']\\p{L}+|après|dès)",
    price: "(?:prix|tarifs?|cotisation)",
  },
  es: {
    booked: "(?:reserv\\p{L}+|encarg\\p{L}+|pag\\p{L}+|compr\\p{L}+|inscri\\p{L}+|pedid\\p{L}+)",
    before: "(?:antes|hasta|después|desde)",
    price: "(?:precios?|tarifas?|cuotas?)",
  },
  it: {
    booked: "(?:prenot\\p{L}+|ordin\\p{L}+|pag\\p{L}+|acquist\\p{L}+|compr\\p{L}+|iscri\\p{L}+)",
    before: "(?:prima|entro|fino|dopo|dal)",
    price: "(?:prezz[oi]|tariff[ae]|quot[ae])",
  },
  nl: {
    booked:
      "(?:boek\\p{L}*|geboekt\\p{L}*|bestel\\p{L}*|besteld|reserve\\p{L}*|gereserveerd|beta\\p{L}+|koop\\p{L}*|gekocht|\\p{L}*meld\\p{L}*)",
    before: "(?:voor|vóór|tot|na|vanaf)",
    price: "(?:prijs|prijzen|tarie(?:f|ven)|bijdrage)",
  },
  pt: {
    booked: "(?:reserv\\p{L}+|marc\\p{L}+|encomend\\p{L}+|pag\\p{L}+|compr\\p{L}+|inscri\\p{L}+)",
    before: "(?:antes|até|depois|a partir)",
    price: "(?:preços?|tarifas?|quotas?)",
  },
};

const TESTS = Object.fromEntries(
  Object.entries(WORDS).map(([code, { booked, before, price }]) => [
    code,
    pattern(
      `(?<!\\p{L})(?:${booked}(?!\\p{L})[^.!?]{0,25}(?<!\\p{L})${before}|${before}(?!\\p{L})[^.!?]{0,25}(?<!\\p{L})${booked})(?!\\p{L})[^.!?]*(?<!\\p{L})${price}(?!\\p{L})`,
    ),
  ]),
);
/** What an author says to the maker begins with a verb of saying or showing. */
const ORDERS =
  /^(?:please|bitte|s['’]il|por favor|per favore|graag|say|mention|show|write|put|add|make|keep|use|don['’]t|sagt|schreibt|zeigt|dites|mettez|decid|poned|scrivete|dite|mettete|zeg|zet|schrijf|digam|ponham)(?!\p{L})/iu;

/** The sentence tells when one has to book for which price. */
export const tellsTermsOfBooking = (sentence: string, language: string): boolean =>
  own(TESTS, language)?.().test(lower(sentence)) === true &&
  !ORDERS.test(sentence.trim()) &&
  matchesIn(MAKER_WORDS, sentence).length === 0;
