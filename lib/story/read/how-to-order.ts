import { pattern } from "./lower.ts";

/** What customers do, and where or how: no maker of a post orders at a counter. By language. */
const HOW_TO_ORDER: Record<string, string> = {
  en: "(?:please )?(?:(?:pre-?)?order|book|buy|pay|collect|pick (?:it|them|yours|orders)? ?up|register|sign up|enrol|reserve|get (?:yours|your \\p{L}+)|(?:tickets|bookings|orders|payment|collection)(?: only| are)?) [^.!?:;]{0,40}?(?:at the (?:counter|till|bar|desk|door|shop|gate|reception|front desk|stall)|on (?:the|our) (?:web ?site|web ?page|web|app)|in (?:the )?(?:shop|store|person|branch)|online|by (?:phone|e?-?mail|text|post)|over the (?:phone|counter)|at reception)",
  de: "(?:bitte )?(?:(?:vor)?bestell(?:t|en sie|ung(?:en)?)|buch(?:t|en sie|ung(?:en)?)|kauft|kaufen sie|zahlt|zahlen sie|holt|holen sie|meldet euch|melden sie sich|anmeldung(?:en)?|reservier(?:t|en sie|ung(?:en)?)|karten|tickets|bezahlung|abholung)(?: nur| gibt es)? [^.!?:;]{0,40}?(?:an der (?:theke|kasse|bar|tür|rezeption)|am (?:tresen|empfang|schalter|stand)|auf (?:der|unserer) (?:website|webseite|homepage)|im (?:laden|geschäft|shop|hofladen)|online|per (?:telefon|e-?mail|post)|telefonisch)",
  fr: "(?:merci de )?(?:commande[zr]?s?|réserve[zr]?|réservations?|achete[zr]|paye[zr]|paiement|retire[zr]|retrait|inscrivez-vous|inscriptions?|billets)(?: uniquement)? [^.!?:;]{0,40}?(?:au (?:comptoir|guichet|bar|magasin|stand)|à la (?:caisse|boutique|réception|porte|ferme)|à l['’]accueil|sur (?:le|notre) site|en (?:ligne|boutique|magasin)|par (?:téléphone|mail|courriel))",
  es: "(?:por favor,? )?(?:pedid?|pida|encargad?|encargue|pedidos|encargos|reserv(?:ad?|e|as)|compr(?:ad?|e)|pag(?:ad?|ue|os?)|recog(?:ed?|ida)|recoja|apunta(?:os|d|te)|apúntate|apúntese|inscripci(?:ón|ones)|entradas)(?: solo| sólo)? [^.!?:;]{0,40}?(?:en (?:el (?:mostrador|bar|local|puesto|despacho)|la (?:barra|caja|tienda|web|puerta|recepción|página|panadería)|nuestra web|línea|persona)|por (?:teléfono|correo|whatsapp)|online)",
  it: "(?:per favore,? )?(?:ordina(?:te)?|ordini|prenota(?:te|zioni)?|compra(?:te)?|paga(?:te|mento)?|ritira(?:te)?|ritiro|iscri(?:vetevi|viti|zioni)|biglietti)(?: solo)? [^.!?:;]{0,40}?(?:al (?:banco|bancone|bar|botteghino)|alla (?:cassa|reception|porta)|in (?:negozio|bottega|cassa|sede)|sul (?:nostro )?sito|online|per (?:telefono|e?-?mail)|telefonicamente)",
  nl: "(?:graag )?(?:bestel(?:len|lingen)?|boek(?:en|ingen)?|reserve(?:er|ren|ringen)|koop|kopen|betaal|betalen|betaling|haal|ophalen|afhalen|meld je aan|aanmelden|inschrijven|kaarten|tickets)(?: kan| alleen)* [^.!?:;]{0,40}?(?:aan de (?:balie|kassa|bar|deur|toonbank)|in de (?:winkel|zaak)|op (?:de|onze) (?:website|site)|via (?:de|onze) (?:website|site|app)|online|per (?:telefoon|mail|post)|telefonisch)",
  pt: "(?:por favor,? )?(?:encomend(?:e|em|as)|peç(?:a|am)|pedidos|reserv(?:e|em|as)|compr(?:e|em)|pag(?:ue|uem|amento)|levant(?:e|em|amento)|inscrev(?:a-se|am-se)|inscrições|bilhetes)(?: só| apenas)? [^.!?:;]{0,40}?(?:ao (?:balcão|bar)|na (?:loja|caixa|receção|recepção|porta|bilheteira)|no (?:nosso )?site|em linha|online|por (?:telefone|e?-?mail|whatsapp))",
};

const PATTERNS = new Map(
  Object.entries(HOW_TO_ORDER).map(([code, source]) => [code, pattern(`^\\s*[¡¿]?(?:${source})(?!\\p{L})`)]),
);

/** "Order at the counter or on the website, no phone orders this time please.": how customers come by what is offered. */
export const tellsHowToOrder = (low: string, language: string): boolean =>
  PATTERNS.get(language)?.().test(low) === true;
