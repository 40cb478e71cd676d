import { groupsOf, lower, pattern } from "./lower.ts";

/** What an author wants to stand largest on the picture: "Make the price the biggest thing." */

/** Names of what a picture shows, so that "the date should be big" is about the picture and not about a thing. */
const NAMES = [
  "prices?|fees?|salary|pay|dates?|days?|times?|hours?|numbers?|figures?|percentages?|discounts?|offers?|amounts?|codes?|phone(?: number)?|titles?|names?|headlines?|places?|address|deadline|quotes?|words?|results?|scores?|years?",
  "preis(?:e|en)?|datum|tag|uhrzeit|zahl(?:en)?|prozentzahl|rabatt|angebot|betrag|(?:gutschein)?code|telefonnummer|nummer|titel|name|überschrift|ort|adresse|zitat|ergebnis",
  "prix|tarif|jour|heure|chiffres?|nombre|pourcentage|remise|offre|montant|numéro|titre|nom|lieu|citation|résultat",
  "precios?|fechas?|día|hora|números?|cifras?|porcentaje|descuento|oferta|importe|código|teléfono|título|nombre|lugar|cita|resultado",
  "prezz[oi]|dat[ae]|giorno|ora|numer[oi]|cifr[ae]|percentuale|sconto|offerta|importo|codice|telefono|titolo|nome|luogo|citazione|risultato",
  "prij[sz](?:en)?|tijd|getal|cijfers?|korting|aanbieding|bedrag|telefoonnummer|naam|plaats|citaat|resultaat",
  "pris(?:et)?|datum(?:et)?|tid(?:en)?|nummer|siffran?|belopp(?:et)?|cen[aęyą]|dat[ay]|godzin[ay]|numer|kwot[ay]|liczb[ay]",
  "preços?|horas?|percentagem|desconto|valor|telefone|lugar|citação",
].join("|");
/** A thing of the reader's, or a verb: "make your day big", "the number of guests was huge". */
const OTHERS = "(?:your|dein\\p{L}*|euer|ihr|ton|votre|tu|tuo|je|jouw|seu) ";
const OF =
  "(?: (?:of|for|from|von|der|des|für|de|du|del|della|di|van|voor|do|da|para|per) (?:(?!(?:is|are|was|were|ist|sind|war) )[^\\s.!?:;]+ ?){1,4}?)?";
const NAMED = `(?:(?:(?!${OTHERS})[\\p{L}\\d’'%€$£.,-]+ ){0,3}?(?:${NAMES})${OF}|[^.!?:;]{0,12}\\d(?:[^.!?:;]|[.,:](?=\\d)){0,16}?)`;
const ANY = "[^.!?:;]{2,50}?";
const POLITE =
  "(?:so|please|pls|bitte|graag|and|but|also|und|et|y|e|en|por favor|per favore|s['’]il (?:vous|te) plaît)";
const LEAD = `(?:${POLITE}[, ]+)*`;
const TAIL = `(?:,? ${POLITE})*`;
const MEDIUM = "(?: (?:on|in|of|across) (?:it|(?:the|this|every|each) [\\p{L} ]{3,24}))?";

const MOST =
  "(?:the |as the |be the )?(?:(?:very |single |absolute )?(?:biggest|largest|most prominent|dominant)|hero)(?: (?:and \\p{L}+ )?(?:thing|element|part|item|word|line|text|number|piece|feature|type))?";
const LARGE =
  "(?:(?:really|very|super|nice and|extra|as) )?(?:big|large|huge|bold|prominent|massive)(?: and (?:bold|clear|\\p{L}+))?(?: as (?:possible|it goes))?|stand out|pop|in (?:big|large|huge) (?:type|letters|numbers|figures|print)";
const SHALL = "(?:should|must|needs? to|has to|have to|is to|can)(?: really| clearly)?";

/** One pattern for each way to say it; `any` wants the largest thing, `named` a thing that pictures show. */
const SOURCES = [
  `(?:make|let|keep|have|set|show|put|give|print|write) (?:the |our |that )?(?<en1>${ANY}) (?:(?:be|as) )?${MOST}${MEDIUM}`,
  `(?:make|let|keep|have|set|show|put|print|write) (?:the |our |that )?(?<en2>${NAMED}) (?:be )?(?:${LARGE})${MEDIUM}`,
  `(?:the |our )?(?<en3>${ANY}) ${SHALL} be ${MOST}${MEDIUM}`,
  `(?:the |our )?(?<en4>${NAMED}) ${SHALL} (?:be )?(?:${LARGE})${MEDIUM}`,
  `${MOST}${MEDIUM}(?: (?:should|must|has to) be| is|:) (?:the |our )?(?<en5>${ANY})`,
  `(?:the )?(?<en6>${NAMED}) (?:really |very |nice and )?(?:big|large|huge)${MEDIUM}`,
  `(?:the )?(?<en8>${NAMED}) (?:the )?(?:biggest|largest)${MEDIUM}`,
  `(?:the |our )?(?<en9>${NAMED}) ${SHALL} be (?:clearly |easily )?(?:visible|readable|legible|seen|read)(?: [^.!?]{3,40})?`,
  `(?:emphasi[sz]e|highlight|feature) (?:the |our )?(?<en7>${NAMED})${MEDIUM}`,
  `(?:mach(?:e|t|en)?|zeig(?:e|t|en)?|setz(?:e|t|en)?|stell(?:e|t|en)?|schreib(?:e|t|en)?|lass(?:t)?)(?: bitte)? (?:den |die |das |unser\\p{L}* )(?<de1>${NAMED}) (?:bitte )?(?:am größten|ganz groß|möglichst groß|sehr groß|groß|fett|auffällig)(?: (?:drauf|raus|dar|heraus))?`,
  `(?:der |die |das |den |unser\\p{L}* )(?<de2>${NAMED}) (?:soll(?:te|en)?|muss|bitte|darf)(?: bitte)? (?:am größten|ganz groß|möglichst groß|sehr groß|groß|am auffälligsten|das größte(?: element)?)(?: sein| stehen| drauf| zu sehen sein)*`,
  `(?:den |die |das )(?<de3>${NAMED}) (?:bitte )?(?:am größten|ganz groß|möglichst groß|hervorheben|groß zeigen|groß herausstellen|groß)`,
  `(?:(?:mettre|mettez|mets|affiche[rz]?|montre[rz]?) )?(?:bien )?(?:le |la |les |l['’]|notre )(?<fr1>${NAMED}) (?:doit être |bien |très |en |le plus |la plus )*(?:grand(?:e|s|es)?|gros(?:se|ses)?|évidence|avant|visible)(?: possible)?`,
  `(?:(?:poner|pon|pongan|poned|mostrar?|que) )?(?:el |la |los |las )(?<es1>${NAMED}) (?:debe (?:ser|ir) |sea |vaya |bien |muy |en |lo más |el más |la más )*(?:grandes?|destacad[oa]|protagonista)(?: posible)?`,
  `(?:(?:metti|mettete|mettere|mostra|mostrate|che) )?(?:il |la |lo |le |i |l['’])(?<it1>${NAMED}) (?:deve essere |sia |ben |molto |in |il più |la più )*(?:grand[ei]|evidenza|visibile)(?: possibile)?`,
  `(?:(?:maak|zet|toon|laat) )?(?:de |het |onze )(?<nl1>${NAMED}) (?:moet |mag |graag |het |heel |zo |erg )*(?:groot|grootst|opvallend)(?: (?:mogelijk|zijn|in beeld|erop))*`,
  `(?:(?:coloca(?:r|quem)?|põe|mostra(?:r|em)?|que) )?(?:o |a |os |as )(?<pt1>${NAMED}) (?:deve ser |seja |bem |muito |em |o mais |a mais )*(?:grandes?|destaque)(?: possível)?`,
  `(?:o |a )?(?<pt2>${NAMED}) t[eê]m de se (?:ler|ver)(?: [^.!?]{3,40})?`,
  `(?:lyft(?:a)? fram|framhäv|höj fram) (?<sv1>${NAMED})`,
  `(?<sv2>${NAMED}) (?:ska vara |bör vara |gärna )?(?:störst|stort|stor)`,
  `(?<pl1>${NAMED}) (?:ma być |musi być |powinna być |powinien być )?(?:największ\\p{L}|duż\\p{L}|wyróżnion\\p{L})`,
  '[「『"]?(?<ja1>[^「『」』。！]{2,20})[」』"]?(?:を|は)(?:一番)?(?:目立たせて|大きく|強調して)(?:して)?(?:ください|お願いします)?',
];
const ASKED = SOURCES.map((source) => pattern(`^[\\s,]*${LEAD}(?:${source})${TAIL}[\\s.!。！]*$`, "d"));
const MAY_ASK = pattern(
  "big|larg|huge|bold|prominent|massive|hero|stand out|pop|emphasi|highlight|feature|groß|größ|fett|auffällig|hervor|grand|gros|évidence|avant|visible|destac|destaque|protagonista|evidenza|visib|readable|legible|se ler|se ver|lyft|framhäv|höj|stör|stor|najwięk|duż|wyróżn|目立|大きく|強調|groot|opvallend",
);
const LONGEST = 140;

/** The words for what is to stand largest; undefined where a clause asks for nothing of the kind. */
export function emphasisIn(clause: string): string | undefined {
  const low = lower(clause);
  if (clause.length > LONGEST || !MAY_ASK().test(low)) return undefined;
  for (const re of ASKED) {
    const m = re().exec(low);
    const value = m ? Object.values(groupsOf(m, clause)).find(Boolean)?.trim() : undefined;
    if (value) return value.replace(/^["“„«'‘]|["”»'’]$/gu, "");
  }
  return undefined;
}
