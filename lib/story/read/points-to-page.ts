import { lower, pattern } from "./lower.ts";

/** "Full review on our website.", "Bookings through the website until Friday.": where readers find or do something. */
type Pointers = {
  /** What they find or do there. */
  what: string;
  /** Verbs and small words between. */
  is: string;
  at: string;
};

const POINTERS: Record<string, Pointers> = {
  en: {
    what: "(?:the )?full (?:\\p{L}+ ){1,3}?|(?:more|all|further) (?:\\p{L}+ ){0,2}?|(?:book(?:ing)?s?|rego|registrations?|sign-?ups?|enrol?ments?|applications?|apply|register|enrol?|sign up|join|reserve|reservations?|tickets?|orders?|donations?|donate|entry forms?|entries) (?:online )?",
    is: "(?:is |are |only |open |available |and \\p{L}+ |here or )*",
    at: "(?:on|at|through|via|from) (?:our|the) (?:web ?site|web ?page|web ?shop|online shop|home ?page)",
  },
  de: {
    what: "(?:alle |mehr |weitere )(?:\\p{L}+ ){0,2}?|(?:der|die|das) (?:ganze|ganzen|vollständige) \\p{L}+ |(?:buchung|buchungen|anmeldung|anmeldungen|bewerbung|bewerbungen|karten|tickets|reservierung|bestellung|bestellungen) (?:online )?",
    is: "(?:gibt es |ist |sind |nur |steht |stehen |und \\p{L}+ )*",
    at: "(?:auf|über|unter) (?:unsere[rn]?|der|die) (?:web ?site|webseite|homepage|internetseite)",
  },
  fr: {
    what: "(?:toutes? |plus (?:de |d['’]))(?:\\p{L}+['’ ]){0,3}?|(?:réservations?|inscriptions?|billets|commandes?|candidatures?|dons|adhésions?|billetterie) (?:en ligne )?",
    is: "(?:est |sont |se (?:fait|font) |uniquement |et \\p{L}+ )*",
    at: "(?:sur|via|par) (?:notre|le) site(?: internet| web)?",
  },
  es: {
    what: "(?:toda la |todos los |más )(?:\\p{L}+ ){0,2}?|(?:reservas?|inscripci(?:ón|ones)|entradas|pedidos|solicitudes|donativos|matrícula) ",
    is: "(?:es |son |se (?:hace|hacen) |solo |sólo |y \\p{L}+ )*",
    at: "(?:en|a través de|por) (?:nuestra|la) (?:página )?web",
  },
  it: {
    what: "(?:tutte le |tutti i |maggiori |altre )(?:\\p{L}+ ){0,2}?|(?:prenotazioni|iscrizioni|biglietti|ordini|candidature|donazioni) ",
    is: "(?:è |sono |solo |e \\p{L}+ )*",
    at: "(?:sul|dal|tramite il) (?:nostro )?sito(?: internet| web)?",
  },
  nl: {
    what: "(?:alle |meer )(?:\\p{L}+ ){0,2}?|(?:inschrijven|aanmelden|aanmelding|reserveren|bestellen|kaarten|tickets|solliciteren|boeken) ",
    is: "(?:kan |kunnen |is |zijn |alleen |en \\p{L}+ )*",
    at: "(?:op|via) (?:onze|de) (?:web ?site|webpagina)",
  },
  pt: {
    what: "(?:toda a |todos os |mais )(?:\\p{L}+ ){0,2}?|(?:reservas?|inscriç(?:ão|ões)|bilhetes|ingressos|encomendas|candidaturas|donativos|doações) ",
    is: "(?:é |são |só |e \\p{L}+ )*",
    at: "(?:no|pelo|através do) (?:nosso )?site",
  },
};

/** Pictures and texts that lie there are of use to the maker alone. */
const MATERIAL =
  /(?<!\p{L})(?:photos?|pictures?|images?|logos?|fotos?|bilder|bild|imágenes|immagini|imagens|texts?|colou?rs?)(?!\p{L})/iu;
const MOST_BEHIND = 80;

const POINTS = new Map(
  Object.entries(POINTERS).map(([code, { what, is, at }]) => [
    code,
    pattern(`^\\s*(?:${what})${is}${at}(?<behind>(?!\\p{L})[^!?]{0,${MOST_BEHIND}})$`),
  ]),
);

/** The whole sentence says what readers find or do on the website. */
export function pointsToPage(sentence: string, language: string): boolean {
  if (MATERIAL.test(sentence)) return false;
  return POINTS.get(language)?.().test(lower(sentence).trim()) === true;
}
