import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * What is to be done with the words that follow, before a colon: "Please announce: …", "Caso de cliente para publicar:",
 * "Publicad este texto tal cual: …", "Aggiungere in piccolo: …". And sentences that only name what is to be made:
 * "Thank you post."
 */

/** Up to so many words may stand before the end of a label: "Cliente satisfeita, caso para publicar". */
const FEW = "(?:[\\p{L}’'-]+,?\\s){0,4}";
/** What else an order says of the text: "exactly as it is, please". */
const MANNER = '[^.!?:;\\n\\d“”„«»"]{0,60}';

/** What is made, by its name in the languages that are read. */
export const MADE_THINGS = [
  "post|posting|carousel|slideshow|infographic|card|quote card|reel|tweet|caption|story|video|film",
  "beitrag|karussell|infografik|karte|kachel|zitatkarte",
  "publication|carrousel|diaporama|infographie|carte|visuel|vidéo",
  "publicación|carrusel|presentación|infografía|tarjeta|historia",
  "carosello|presentazione|infografica|scheda|storia",
  "bericht|diavoorstelling|kaart",
  "publicação|carrossel|apresentação|infográfico|infografia|cartão",
].join("|");

const ORDERS: Record<string, string[]> = {
  en: [
    `(?:an? |the |one )?(?:[\\p{L}-]+ ){0,2}(?:${MADE_THINGS}) (?:telling|with|about|on|showing|of) (?:an?|one|our|the|this) (?:[\\p{L}’'-]+ ){0,2}(?:story|case study|journey)`,
    `(?:please |pls )(?:announce|publish|post|share|put out|advertise)(?: (?:this|the following))?(?:,? please)?`,
    `(?:please |pls )?(?:announce|publish|put out|advertise|list) (?:these|the following|all of these|all the) \\p{L}+(?:,? (?:please|one (?:per|on each|to a) (?:slide|page|picture|frame)))*`,
    `(?:show|publish|post|print|share|use|set) (?:this|the following|these)(?: \\p{L}+)?${MANNER}`,
    `${FEW}(?:to|for) (?:announce|publish|publishing|publication|post|posting)(?:,? please)?`,
    `(?:please )?add (?:in small(?: print)?|underneath|below|in smaller type)`,
  ],
  de: [
    `(?:eine?n? )?(?:[\\p{L}-]+ ){0,2}(?:${MADE_THINGS}) (?:mit|über|zu) (?:eine[rmn]? )?(?:[\\p{L}-]+ ){0,2}(?:kundengeschichte|erfolgsgeschichte|kundenbeispiel|fallstudie)`,
    `bitte (?:\\p{L}+ )?(?:ankündigen|veröffentlichen|posten|teilen|bekannt ?geben|mitteilen|melden|bewerben)`,
    `${FEW}(?:zum (?:veröffentlichen|posten|teilen)|zur (?:veröffentlichung|ankündigung))`,
    `(?:bitte )?(?:veröffentlich|post|teil)(?:e|en sie|t)? (?:bitte )?(?:diesen|den folgenden|folgenden|das folgende|folgendes)${MANNER}`,
    `(?:bitte )?(?:klein |darunter |unten )+(?:dazu|hinzufügen|ergänzen|schreiben|dazuschreiben)`,
  ],
  fr: [
    `(?:une? )?(?:${MADE_THINGS}) (?:[\\p{L}-]+ )?(?:avec|sur) (?:une? |l[’'])(?:cas client|histoire d[’']une? client[e]?|exemple client)`,
    `${FEW}à (?:publier|annoncer|poster|diffuser|partager)(?: tel(?:le)?s? quel(?:le)?s?)?`,
    `(?:merci (?:de |d['’]))(?:annoncer|publier|poster|diffuser|partager)(?: (?:ce texte|ceci))?${MANNER}`,
    `(?:publiez|postez|diffusez|publie|poste) (?:ce|cette|le|la)${MANNER}`,
    `ajouter (?:en petit|en bas|en dessous)`,
  ],
  es: [
    `(?:una? )?(?:${MADE_THINGS}) (?:con|sobre) (?:una?|la|el) (?:caso de (?:cliente|éxito)|historia de una? client[ea])`,
    `${FEW}para (?:publicar|anunciar)(?: tal cual)?`,
    `(?:por favor,? )?(?:publi(?:cad|que|quen|ca)|anunci(?:ad|e|en|a)|compart(?:id|e|an)) (?:este|esta|lo siguiente|el siguiente)${MANNER}`,
    `(?:añadir|añadid|añade) (?:en pequeño|abajo|debajo)`,
  ],
  it: [
    `(?:un[ao]? )?(?:${MADE_THINGS}) (?:con|su) (?:un[ao]?|la|il) (?:caso cliente|caso di successo|storia di un[ao]? cliente)`,
    `${FEW}da (?:pubblicare|annunciare)(?: così com['’]è)?`,
    `(?:per favore,? )?(?:pubblicate|pubblica|annunciate|condividete) (?:questo|questa|quanto segue|il seguente)${MANNER}`,
    `(?:aggiungere|aggiungete|aggiungi) (?:in piccolo|sotto|in basso|in fondo)`,
  ],
  nl: [
    `(?:een )?(?:${MADE_THINGS}) (?:met|over) (?:een|het) (?:klantverhaal|klantcase|succesverhaal)`,
    `graag (?:\\p{L}+ )?(?:aankondigen|plaatsen|delen|publiceren|melden)`,
    `${FEW}(?:om te (?:plaatsen|delen|publiceren)|ter publicatie)`,
    `(?:plaats|publiceer|deel) (?:deze|dit|het volgende)${MANNER}`,
    `(?:klein |onderaan |eronder )+(?:erbij|toevoegen|vermelden)`,
  ],
  pt: [
    `(?:uma? )?(?:${MADE_THINGS}) (?:com|sobre) (?:uma?|a|o) (?:caso de (?:cliente|sucesso)|história de uma? cliente)`,
    `${FEW}para (?:publicar|anunciar)(?: tal (?:e )?qual)?`,
    `(?:por favor,? )?(?:publi(?:quem|que|ca)|anunci(?:em|e|a)|partilh(?:em|e|a)) (?:este|esta|o seguinte)${MANNER}`,
    `(?:acrescentar|acrescentem|acrescenta|adicionar) (?:em (?:pequeno|letra pequena)|em baixo|por baixo)`,
  ],
};

/** ", à partir de ces étapes :", "Based on these facts:": what the text is made from. */
const BASED =
  "[,;]?\\s*(?:based on|from|using|auf (?:grundlage|basis)(?: von)?|aus|anhand|mit|à partir de|sur la base de|avec|a partir de|con|partendo da|basandosi su|op basis van|aan de hand van|met|com base em)\\s(?:these|this|the following|ces|cette|diese[nmr]?|folgende[nmr]?|est[oaei]s?|los siguientes|quest[aeio]|i seguenti|deze|de volgende|os seguintes)\\s?(?:[\\p{L}]+\\s?){0,2}";

/** "A note for our berth holders, please post it as it stands:": how a text is to be published. */
const AS_IT_STANDS =
  "(?:(?:an?|the|this|our|eine?|die|der|das|une?|le|la|un|una|il|lo|een|de|het|um|uma|o|a)\\s)?(?:(?:short|little|brief)\\s)?(?:note|message|text|notice|statement|wording|nachricht|hinweis|mitteilung|texte|mot|mensaje|texto|nota|aviso|messaggio|testo|avviso|bericht|tekst|mensagem)(?!\\p{L})[^.:\\n“„«\"]{0,80}?(?:(?:post|publish|share|use) (?:it|this|them) (?:exactly |just )?(?:as (?:it stands|it is|is|they are|given|written)|word for word|unchanged)|(?:so|genau so|unverändert|wörtlich) (?:veröffentlichen|posten|übernehmen)|(?:publier|poster|reprendre) (?:tel quel|telle quelle|mot pour mot)|(?:publicar|publicadlo|publíquenlo) (?:tal cual|así)|(?:pubblicare|pubblicatelo) (?:così com[’']è|tale e quale)|(?:zo|ongewijzigd|letterlijk) (?:plaatsen|overnemen)|publi(?:car|quem) tal (?:e )?qual)(?:,? (?:please|bitte|svp|por favor|per favore|graag))?";

/** "Concert page preview image:", "Share image for our webinar:": the picture that is wanted, and for what. */
const PREVIEW =
  "(?:the |a |an |our )?(?:[\\p{L}’'-]+ ){0,3}(?:preview|share|sharing|social|link|og|cover|header|thumbnail|hero) (?:image|picture|graphic|card|visual)(?: for (?:the|our|my|a) (?:[\\p{L}’'-]+ ){0,3}[\\p{L}’'-]+)?";

const POLITE = "(?:,? (?:please|bitte|graag|por favor|per favore|svp))?";
const LABEL = new Prefiltered(
  `^\\s*(?:${[BASED, AS_IT_STANDS, ...Object.values(ORDERS).flat(), PREVIEW, `(?:${MADE_THINGS})${POLITE}`].join("|")})\\s*[:：]\\s*(?=\\S|$)`,
  "iu",
);

/** "Use this quote from Ida Holm:" says whose words follow, and is read with them. */
const OF_QUOTATION =
  /(?<!\p{L})(?:quotes?(?! card)|quotations?|testimonials?|reviews?|zitat\p{L}*|kundenstimmen?|citations?|témoignages?|avis|citas?|testimoni\p{L}*|reseñas?|citazion[ei]|recension[ei]|citaten?|recensies?|depoimentos?|citaç\p{L}+)(?!\p{L})/iu;

/** "Testimonio de una clienta, ya tenemos su permiso:" has no name: it stands behind what follows. */
const LEADS_TO_QUOTATION =
  /^\s*(?:an? |the |our |eine? |un |une |una |um |uma |een )?(?:(?:customer|client|patient|reader|guest|member) )?(?:quote|quotation|testimonial|review|zitat|kundenstimme|citation|témoignage|avis|cita|testimonio|reseña|citazione|testimonianza|recensione|citaat|recensie|depoimento|testemunho|citação)(?!\p{L})[^.!?:"“„«\n]{0,90}:\s*$/iu;

/** Length of such a label at the beginning of a sentence, in any language that is read; 0 without one. */
export function jobLabel(sentence: string): number {
  // Most sentences have no colon, and the pattern is a long one.
  const label = /[:：]/.test(sentence) ? (LABEL.exec(sentence)?.[0] ?? "") : "";
  return OF_QUOTATION.test(label) ? 0 : label.length;
}

/** Words that make a sentence speak to readers: "Read our latest post." */
const TELLS =
  /(?<!\p{L})(?:we|our|us|(?<!thank )you|your|i|my|is|are|was|has|have|had|the|this|that|every|all|in|read|see|share|like|follow|new|latest|first|last|\p{L}+ed)(?!\p{L})/iu;
const NAMED =
  /^\s*(?:an?\s)?(?:short |quick |simple |nice |little )?(?:[\p{L}’'-]+\s){1,3}(?:post|carousel|slideshow|infographic)(?:\s(?:for|on)\s[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)?(?:,? please)?\s*[.:!]\s*$/iu;
const NAMED_ELSEWHERE = new Prefiltered(
  /^\s*(?:(?:a |our )?(?:customer|client|patient|guest|member|reader|tenant|student) (?:quote|testimonial|review) for (?:an?|the|our) (?:card|post|carousel|video|picture|slideshow)|(?:dankes|dankeschön|weihnachts|herbst|sommer|winter|oster|neujahrs|stellen|angebots|termin|jubiläums|info|ankündigungs)-?(?:post|beitrag|karussell|karte)|(?:publication|post|carrousel|visuel|infographie|carte) (?:de |d['’])?(?:remerciements?|vœux|noël|recrutement|annonce|rentrée)|(?:publicación|post|carrusel|tarjeta) de (?:agradecimiento|navidad|felicitación|empleo|aviso)|(?:post|carosello|scheda) di (?:ringraziamento|natale|auguri|assunzione|avviso)|(?:bedank|kerst|vacature|nieuwjaars|info)-?(?:post|bericht|kaart)|(?:publicação|post|carrossel|cartão) de (?:agradecimento|natal|boas-festas|recrutamento|aviso))(?:,? (?:bitte|svp|merci|por favor|per favore|graag))?\s*[.:]\s*$/iu,
);

/** Longer sentences tell something. */
const LONGEST = 120;

/** "Thank you post.", "Dankesbeitrag.", "Caso para publicar:": what is to be made, and nothing for readers. */
export const namesJob = (sentence: string): boolean =>
  sentence.length <= LONGEST &&
  (jobLabel(sentence) === sentence.length ||
    (LEADS_TO_QUOTATION.test(sentence) && !/[^\p{L}]\p{Lu}/u.test(sentence.trim())) ||
    NAMED_ELSEWHERE.test(sentence) ||
    (NAMED.test(sentence) && !TELLS.test(sentence)));
