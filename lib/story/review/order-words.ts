import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * Lines that give an order to the writer, whatever else stands in them: "Terminez en invitant à réserver", "Caso de
 * cliente para publicar:", "…, so mention that next to the dip". Readers of a post are never asked this.
 */
const LINES: Record<string, string[]> = {
  en: [
    "(?:under|below|beneath|underneath) (?:it|that|this|the (?:title|headline|heading))\\s*:",
    "(?:(?:the|our|this)(?: new| latest)? (?:article|post|guide|page|blog post), )?(?:it|this) (?:shows up|appears|pops up|is shown) (?:when|where|wherever) (?:somebody|someone|people|anyone|the link)",
    "(?:by|before|until) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|end of (?:day|week))(?: (?:morning|noon|evening|night))?,? (?:please|pls|if possible|latest)(?=[.!]?\\s*$)",
    "(?:please )?(?:end|close|finish|conclude|start|open|begin) (?:it |this |the \\p{L}+ )?(?:by|with) (?:inviting|asking|saying|telling|reminding|a call to action|a (?:line|sentence|note|reminder) (?:that|about|on|saying))",
    "(?:[\\p{L}’'-]+ ){1,4}(?:to|for) (?:publish|publishing|publication|post|posting|announce)\\s*:",
    "(?:thank[- ]you|hiring|christmas|launch|announcement|birthday|anniversary|welcome|reminder) (?:post|carousel|card|reel)[.:]",
    "(?:please )?mention(?: [\\p{L}’'-]+){0,5} that ",
    "(?:please )?(?:add|note|say|include) (?:at|on|in) the (?:very )?(?:end|bottom|last \\p{L}+|beginning|start)(?!\\p{L})",
    "(?:closing|ending) with (?:our|the|an?) ",
    "(?:the |a )?first name and (?:the )?initial",
    "based on (?:these|the following) (?:steps|points|facts|notes|figures|numbers)",
    "about how ",
    "in the (?:post|caption)(?: (?:text|itself))?,? (?:please|you|just|say|mention|add)",
  ],
  de: [
    "bis (?:\\p{L}+tag|mittwoch|morgen|heute|ende der woche)(?: \\p{L}+)?,? bitte(?=[.!]?\\s*$)",
    "(?:bitte )?(?:ankündigen|veröffentlichen|bekannt ?geben|dazuschreiben|erwähnen)\\s*[:.]",
    "(?:bitte )?(?:schließ|beend|end)\\p{L}* (?:bitte )?mit (?:der|einer|dem|einem) (?:einladung|hinweis|aufforderung|bitte|satz|zeile)",
    "(?:ab)?schluss mit (?:unser\\p{L}*|der|dem|einem|einer) ",
    "(?:bitte )?(?:am ende|zum schluss) (?:noch )?(?:erwähnen|darauf hinweisen|sagen|schreiben)",
    "(?:bitte )?erwähn\\p{L}*(?: [\\p{L}]+){0,3}, dass ",
    "(?:darüber|davon), (?:wie|dass|warum) ",
    "(?:im|in den) (?:beitrags?|post)(?:-?text)? (?:bitte|gerne?|noch|auch)",
    "(?:auf (?:grundlage|basis)|anhand) (?:dieser|der folgenden) (?:schritte|punkte|fakten|zahlen|notizen)",
  ],
  fr: [
    "(?:d[’']ici|avant|pour) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce)(?: (?:matin|midi|soir))?,? (?:svp|stp|merci|s[’']il (?:vous|te) plaît)(?=[ .!]*$)",
    "(?:merci de )?(?:termine[rz]|fini(?:r|ssez)|conclu(?:re|ez)|commence[rz]) (?:en|par) (?:invit|rappel|demand|dis|un mot|une phrase|une ligne|l[’']invitation)\\p{L}*",
    "(?:[\\p{L}’'-]+ ){1,4}à (?:publier|poster|annoncer|diffuser)\\s*:",
    "(?:fin|clôture|conclusion) avec (?:notre|le|la|une?) ",
    "(?:merci de )?mentionne[rz](?: [\\p{L}’'-]+){0,4} qu[e’']",
    "dans (?:le texte (?:du post|de la publication)|la légende),? (?:merci|svp|vous|pensez|dire|mettre|ajouter|préciser)",
    "à partir de (?:ces|les) (?:étapes|points|faits|éléments|notes|chiffres)",
    "(?:n[’']oubliez pas de |merci de |pensez à )(?:dire|mentionner|préciser|indiquer|ajouter)",
  ],
  es: [
    "(?:para|antes del?) (?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana),? por favor(?=[.!]?\\s*$)",
    "(?:termin(?:ad|a|en|ar)|acab(?:ad|a|en|ar)|cerrad|cierr\\p{L}+) (?:invitando|pidiendo|recordando|con (?:una (?:frase|línea|invitación)|un recordatorio))",
    "(?:[\\p{L}’'-]+ ){1,4}para (?:publicar|anunciar)\\s*:",
    "a partir de est[oa]s (?:pasos|puntos|datos|notas|cifras)",
    "(?:public|mencion)ad ",
    "en el texto (?:del post|de la publicación),? (?:por favor|podéis|puedes|poned|decid|añad)",
    "cierre con (?:nuestr\\p{L}+|el|la|una?) ",
    "menciona(?:r|d)?(?: \\p{L}+){0,4} que ",
  ],
  it: [
    "(?:entro|per) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani),? (?:per favore|grazie)(?=[.!]?\\s*$)",
    "(?:termin(?:are|ate|a)|conclud(?:ere|ete|i)|chiud(?:ere|ete|i)) (?:invitando|chiedendo|ricordando|con (?:un invito|una frase|una riga|un promemoria))",
    "(?:[\\p{L}’'-]+ ){1,4}da (?:pubblicare|annunciare)\\s*:",
    "partendo da quest[ei] (?:passi|punti|dati|note|cifre)",
    "nel testo (?:del post|della pubblicazione),? (?:per favore|potete|scrivete|dite|aggiung)",
    "chiusura con (?:il|la|lo|un[ao]?) ",
    "(?:menziona|accenna)(?:re|te)?(?: \\p{L}+){0,4} che ",
    "aggiungere in (?:piccolo|fondo|basso)",
  ],
  nl: [
    "(?:voor|vóór|uiterlijk) (?:\\p{L}+dag|morgen)(?: \\p{L}+)?,? (?:graag|aub|alsjeblieft|alstublieft)(?=[.!]?\\s*$)",
    "(?:eindig|sluit|besluit)\\p{L}*(?: af)? met (?:een|de) (?:uitnodiging|oproep|zin|regel|herinnering)",
    "graag (?:aankondigen|plaatsen|publiceren|vermelden)\\s*[:.]",
    "op basis van deze (?:stappen|punten|feiten|notities|cijfers)",
    "(?:slot|afsluiting) met (?:onze|ons|de|het|een) ",
    "vermeld(?: \\p{L}+){0,4} dat ",
    "over hoe ",
    "in de (?:post|tekst|posttekst) (?:zelf )?(?:graag|mag|kun|alsjeblieft|ook)",
  ],
  pt: [
    "até (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã)(?:-feira)?,? por favor(?=[.!]?\\s*$)",
    "(?:termin(?:ar|em|e)|acab(?:ar|em|e)|fech(?:ar|em|e)) (?:convidando|pedindo|lembrando|com (?:um convite|uma frase|uma linha))",
    "(?:[\\p{L}’'-]+ ){1,4}para (?:publicar|anunciar)\\s*:",
    "a partir dest(?:es|as) (?:passos|pontos|dados|notas|números)",
    "(?:acrescent|mencion)(?:ar?|em?)(?: \\p{L}+){0,4} que ",
  ],
};

/** What a person has agreed to be published with: talk about a quotation, and no part of it. */
const CONSENT = [
  "(?:she|he|they)(?:[’']s| has|[’']ve| have) (?:said|agreed|confirmed)(?: that)? (?:we|you) (?:can|may|could) (?:use|name|quote|publish|print|show)",
  "we(?:[’']ve| have)(?: got)? (?:her|his|their) (?:permission|consent|ok(?:ay)?)|(?:ha|hat|haben) (?:uns )?(?:der veröffentlichung|dem) zugestimmt|wir dürfen (?:ihren|seinen|den) namen (?:nennen|verwenden)",
  "(?:elle|il) (?:est d[’']accord pour|nous autorise à|a accepté de|a accepté que)|(?:ya )?tenemos su permiso|(?:abbiamo|ha dato) il (?:suo )?permesso|we hebben (?:haar|zijn|hun) toestemming|temos a (?:sua )?autorização",
].join("|");

/** "For our swim-a-thon I need a video": what is wanted is the piece itself. */
const NEEDS_PIECE = [
  "(?:i|we)(?:[’']d| would)? (?:need|want|like|love) (?:an?|some|one) (?:\\p{L}+ ){0,2}(?:video|clip|reel|carousel|slideshow|infographic|graphic|post)(?=[.,;:!?]|\\s*$| (?:for|about|on|to go))",
  "brauch(?:e|en)? (?:ich|wir) (?:\\p{L}+ )?ein\\p{L}* (?:\\p{L}+ ){0,2}(?:video|filmchen|clip|reel|post|beitrag|karussell|slideshow|infografik|grafik|bild|plakat)(?!\\p{L})",
  "il (?:me|nous) (?:faut|faudrait) une? (?:\\p{L}+ ){0,2}(?:vidéo|réel|post|carrousel|diaporama|visuel|infographie|image)(?!\\p{L})",
  "(?:me|nos) hace falta un[ao]? (?:\\p{L}+ ){0,2}(?:v[ií]deo|reel|post|carrusel|imagen|infografía)(?!\\p{L})|(?:mi|ci) serv(?:e|irebbe) un[a’']? ?(?:\\p{L}+ ){0,2}(?:video|filmatino|reel|post|carosello|immagine|infografica)(?!\\p{L})",
  "(?:heb|hebben) (?:ik|we|wij) een (?:\\p{L}+ ){0,2}(?:video|filmpje|reel|post|carrousel|afbeelding|plaatje|infographic) nodig|(?:preciso|precisamos) de uma? (?:\\p{L}+ ){0,2}(?:v[ií]deo|reel|post|carrossel|imagem|infogr[aá]fi(?:a|co))(?!\\p{L})",
].join("|");

/** "Tenants need to see this before the frost": why the piece is wanted. */
const MUST_BE_SEEN = [
  "(?:\\p{L}+s|people|everyone|everybody|staff) (?:need|have|ought) to (?:see|read|get|know) this(?!\\p{L})",
  "(?:müssen|sollen|sollten) das (?:unbedingt |alle )?(?:sehen|lesen|wissen)|(?:doivent|devraient) (?:voir|lire|savoir) (?:ça|ceci|cela)",
  "(?:tienen|deben) (?:que )?(?:ver|leer|saber) (?:esto|eso)|(?:devono|dovrebbero) (?:vedere|leggere|sapere) (?:questo|ciò)",
  "moeten dit (?:zien|lezen|weten)|(?:têm|devem) (?:de |que )?(?:ver|ler|saber) (?:isto|isso)",
].join("|");

/** "Five steps, exactly like this please": the author's own words are to stay. */
const AS_IT_IS =
  "bitte (?:genau|exakt) so|exactly (?:like this|as (?:it is|written|listed)),? please|merci de (?:garder|laisser) tel(?:le)?s? quel(?:le)?s?|(?:por favor,? )?exactamente así|esattamente così|graag precies zo|exatamente assim,? por favor";

/** At the beginning of a line or sentence, to its end; "so mention that" stands behind a comma. */
export const ORDER_LINE = new Prefiltered(
  `(?<=^|[.!?:]["”“»«]?\\s)(?:${Object.values(LINES).flat().join("|")})[^.!?\\n]*|(?<=,\\s)so (?:please )?(?:mention|note|say|add|include) (?:that|this|it)(?!\\p{L})[^.!?\\n]*|(?<!\\p{L})(?:${CONSENT}|${AS_IT_IS}|${NEEDS_PIECE}|${MUST_BE_SEEN})(?!\\p{L})`,
  "gimu",
);
