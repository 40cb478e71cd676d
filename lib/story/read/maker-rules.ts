import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isArrangement } from "./arrangements.ts";
import { valuesOf } from "./values.ts";

/** Sentences that rule how a piece is made and tell readers nothing, in every language that is read. */

const QUOTED: Record<string, string> = {
  en: "(?:the )?(?:quote|quotation|testimonial|text) in full(?:,? (?:unaltered|unchanged|uncut|unedited|please))*(?:,? with (?:her |his |the |their )?names?(?: and (?:job )?(?:titles?|roles?|positions?|town))?)?|(?:(?:use|keep|print|leave) )?(?:the|this|that|her|his|their) (?:quote|quotation|text|wording|words|sentence) (?:(?:exactly )?as (?:it is|it stands|they are|is|written|given)|word for word|verbatim|unchanged)",
  de: "(?:das |bitte )?zitat (?:bitte )?(?:in voller länge|ungekürzt|vollständig|im vollen wortlaut)(?:,? (?:unverändert|mit namen?(?: und (?:titel|funktion|position|ort))?))*|(?:bitte )?(?:das|den|der|die) (?:zitat|text|wortlaut|worte|satz) (?:bitte )?(?:(?:wörtlich|wortwörtlich|genau so|unverändert|eins zu eins)(?: (?:lassen|übernehmen|bringen|stehen lassen|wie (?:er|es) ist))*|so (?:lassen|übernehmen|stehen lassen))",
  fr: "(?:la )?citation (?:en entier|intégrale|complète)(?:,? (?:sans (?:rien )?changer|avec (?:le |son )?nom(?: et (?:la |sa )?fonction)?))*|(?:la|cette|le|ce) (?:citation|texte|phrase|témoignage) (?:tel(?:le)? quel(?:le)?|mot pour mot|sans (?:rien )?(?:changer|modifier))",
  es: "(?:la|esta|el|este) (?:cita|texto|frase|opinión) (?:va )?(?:tal cual|literal|palabra por palabra|sin cambiar nada)",
  it: "(?:la|questa|il|questo) (?:citazione|testo|frase) (?:va )?(?:così com['’]è|parola per parola|tale e quale)",
  nl: "(?:het|de|dit|deze) (?:citaat|tekst|zin) (?:graag )?(?:letterlijk|precies zo|woord voor woord)(?: (?:overnemen|laten))?",
  pt: "(?:a|esta|o|este) (?:citação|texto|frase) (?:tal (?:e )?qual|palavra por palavra)",
};
/** "…, without changing anything" */
const UNTOUCHED =
  "(?:,? (?:please|(?:and )?(?:do not|don['’]t) change (?:a (?:word|thing)|anything|it)|without (?:any )?changes?|bitte|(?:und )?(?:nichts ändern|ohne änderungen?)|(?:et )?sans (?:rien )?(?:changer|modifier|y toucher)|(?:y )?sin (?:cambiar|tocar|modificar) nada|(?:e )?senza (?:cambiare|modificare|toccare) (?:nulla|niente)|(?:en )?(?:niets veranderen|zonder wijzigingen)|(?:e )?sem (?:mudar|alterar|mexer em) nada))*";

const REASON = "(?:[,;:–—-] ?[^.!?\\d]{3,80})?";
/** "Please don't make Fixed Care look like the winner, both are fine." */
const LOOKS_LIKE =
  "(?:please |but |and )*(?:do not|don['’]?t) (?:make|let|have) [^.!?,]{2,50}? (?:look|sound|seem|feel|come across|read) (?:like|as|too|more|less|worse|better)(?!\\p{L})[^.!?,\\d]{0,50}";
/** "It must be understandable with the sound off, one tip on the screen at a time, …" */
const WITHOUT_SOUND =
  "(?:please )?(?:(?:it|the (?:film|video|clip|reel)) (?:must|should|has to|needs to|ought to) (?:be (?:understandable|clear|readable|watchable|understood)|work|make sense) (?:with(?: the)? sound off|without (?:the |any )?sound|on mute|with no sound)|(?:der film|das video|es|er) (?:muss|soll(?:te)?) (?:auch )?ohne ton (?:verständlich|lesbar|klar)(?: sein)?|(?:le film|la vidéo|ça|elle) (?:doit|devrait) (?:se comprendre|être compréhensible) sans (?:le )?son|(?:el vídeo|el video|la película) (?:debe|tiene que) entenderse sin sonido|(?:il video|il filmato) (?:deve|dovrebbe) (?:capirsi|essere comprensibile) (?:anche )?senza audio|(?:de film|het filmpje|de video) (?:moet|zou) (?:ook )?zonder geluid (?:te begrijpen|begrijpelijk)(?: zijn)?|(?:o vídeo|o filme) (?:deve|tem de) (?:perceber-se|entender-se) sem som)";
/** "We don't want to look like we are pushing the expensive one.", "Our name small at the bottom is enough." */
const OUR_PART =
  "(?:and )?(?:below|under(?:neath)?|beneath) (?:it|that|this|the (?:quote|quotation|words|text)),? (?:just |only )?(?:our|the|my) (?:name|logo)(?: (?:small|please))*|(?:und )?darunter (?:nur |bloß )?(?:unser|der|mein) (?:name|logo)|(?:et )?(?:en dessous|dessous),? (?:juste |seulement )?(?:notre|le|mon) (?:nom|logo)|(?:y )?debajo,? (?:solo |sólo )?(?:nuestro|el) (?:nombre|logo)|(?:e )?sotto,? (?:solo )?(?:il nostro |il )?(?:nome|logo)|(?:en )?daaronder (?:alleen )?(?:onze|de) (?:naam|logo)|(?:we|i) (?:do not|don['’]?t) want (?:it |this |that )?to (?:look|sound|seem|come across|feel) (?:like|as if|as though)(?: we)? [^.!?\\d]{3,70}|(?:wir|ich) wollen nicht (?:so )?(?:wirken|klingen|aussehen)(?:,)? als (?:ob|würden) [^.!?\\d]{3,70}|(?:our|the|my) (?:name|logo) (?:just |only )?(?:quite |very )?small(?: (?:at|on|in) the (?:bottom|foot|corner|end|last slide))?(?: (?:is|will be) (?:enough|fine|plenty)| will do)?(?:,? please)?|(?:unser|der|mein) (?:name|logo) (?:nur |bitte )?klein(?: unten| in der ecke| am ende)?(?: (?:reicht|genügt))?|(?:notre|mon) (?:nom|logo) en petit(?: en bas)?(?: suffit)?|(?:nuestro|el) (?:nombre|logo) (?:en )?pequeño(?: abajo)?(?: basta| es suficiente)?|(?:il )?(?:nostro )?(?:nome|logo) (?:in )?piccolo(?: in basso)?(?: basta)?|(?:onze|de) (?:naam|logo) klein(?: onderaan)?(?: is genoeg)?";
const COLOURS =
  "(?:yellow|green|blue|red|orange|pink|purple|teal|colou?rs?|palette|fonts?|typeface|house style|gelb|grün|blau|rot|(?:haus)?farben|hausschrift|jaune|vert|bleu|rouge|couleurs|police|charte|amarillo|verde|azul|rojo|colores|giallo|blu|rosso|colori|geel|groen|blauw|rood|kleuren|huisstijl|amarelo|vermelho|cores)";
/** "Keep our yellow.", "Unser Gelb bitte beibehalten.": what a picture of the brand has. */
const OUR_COLOURS = `(?:please |and )?(?:keep|keep to|stick to|stay with|use) our (?:usual |own |brand )?${COLOURS}(?:,? please)?|(?:bitte )?(?:unser|unsere) (?:üblichen )?${COLOURS} (?:bitte )?(?:(?:bei)?behalten|verwenden|nehmen|benutzen)|(?:gard|utilis)(?:ez|er|e) (?:bien )?(?:notre|nos) ${COLOURS}|(?:mant(?:ened|ener|engan)|us(?:ad|ar|en)) nuestr[oa]s? ${COLOURS}|(?:mant|ten|us)(?:ete|enete|ate|are) (?:il|i) nostr[oi] ${COLOURS}|(?:graag )?(?:ons|onze) ${COLOURS} (?:graag )?(?:houden|aanhouden|gebruiken)|(?:mant(?:enham|er)|us(?:em|ar)) (?:o nosso|as nossas) ${COLOURS}`;
/** "Thank-you card, not an advert." */
const NO_ADVERT =
  "(?:an? )?(?:[\\p{L}-]+ ){0,2}(?:card|post|picture|film|video|notice|karte|beitrag|bild|carte|tarjeta|publicación|scheda|biglietto|kaart|bericht|cartão),? (?:and )?(?:not|nicht|keine?|pas|no|non|niet|geen|não) (?:an? |une? |una? |een |um )?(?:advert|ad|advertisement|werbung|anzeige|pub|publicité|anuncio|publicidad|pubblicità|reclame|advertentie|publicidade|anúncio)(?:,? (?:please|bitte|svp|por favor|per favore|graag))?";
/** "Take your time over it, nothing flashy." */
const NOTHING_LOUD =
  "(?:please )?take your time (?:over|with|on|about) (?:it|this)(?:,? (?:please|nothing (?:too )?\\p{L}+|no \\p{L}+))*|(?:and |but |just )?(?:please )?nothing (?:too )?(?:flashy|fancy|shouty|loud|cheesy|corny|salesy|gimmicky|glossy)(?:,? please)?|(?:bitte )?nichts (?:zu )?(?:reißerisches|grelles|auffälliges|kitschiges|lautes|werbliches)(?:,? bitte)?|rien de (?:trop )?(?:tape-à-l[’']œil|criard|clinquant|commercial)(?:,? (?:svp|merci))?|nada (?:demasiado |muy )?(?:llamativo|estridente|cursi|chillón)(?:,? por favor)?|niente di (?:troppo )?(?:vistoso|chiassoso|sdolcinato|urlato)(?:,? (?:per favore|grazie))?|niets (?:te )?(?:schreeuwerigs|flitsends|opzichtigs)(?: graag)?|nada (?:de )?(?:muito )?(?:vistoso|berrante|espalhafatoso)(?:,? por favor)?";
/** "We have goats, but just the words is best.": what else a picture might show. */
const WORDS_ALONE =
  "(?:[^.!?,\\d]{4,60}, (?:but|so|and) )?(?:just|only) (?:the |plain )?(?:words|text|type|lettering)(?: alone)? (?:is|are|would be|will do)(?: (?:best|fine|better|enough|ok(?:ay)?|perfect))?|(?:[^.!?,\\d]{4,60}, aber )?nur (?:der text|die schrift|die wörter) (?:ist|sind|wäre) (?:am besten|besser|genug)|(?:[^.!?,\\d]{4,60}, mais )?(?:juste|seulement) (?:le texte|les mots),? (?:c['’]est|suffit|suffisent)(?: \\p{L}+)?|(?:[^.!?,\\d]{4,60}, pero )?(?:solo|sólo) (?:el texto|las palabras) (?:es|está|basta|bastan)(?: \\p{L}+)?";
/** "Une vidéo courte, calme, 20 secondes au plus.": what is to be made, in its size. */
const MADE_SO =
  "(?:une?|eine?n?|un[ao]?|een|uma?|an?)?\\s?(?:(?:short|quick|calm|quiet|simple|courte?|petite?|calme|sobre|kurze[rsn]?|ruhige[rsn]?|cort[oa]|breve|tranquil[oa]|korte?|rustige?|curt[oa])[, ]+(?:et |und |and |y |e |en )?){0,2}(?:vidéo|video|film|filmpje|vídeo|clip|reel|filmato)(?:(?:,| et| und| and| y| e| en)? (?:short|quick|calm|quiet|simple|courte?|calme|sobre|kurz|ruhig|cort[oa]|breve|tranquil[oa]|kort|rustig|curt[oa]|(?:de |of |von |di |van )?\\d{1,3} (?:secondes?|seconds?|sekunden|segundos|secondi|seconden)|(?:at most|au plus|au maximum|maximum|max\\.?|höchstens|como máximo|al massimo|hooguit|no máximo)(?: \\d{1,3} (?:secondes?|seconds?|sekunden|segundos|secondi|seconden))?)){1,5}";
/** "Two columns side by side, mend on the left, new on the right, …" */
const IN_COLUMNS =
  "(?:please |in )?(?:two|2|three|3) columns,? (?:side by side|next to each other|please)|(?:bitte )?(?:in )?(?:zwei|drei) spalten,? (?:nebeneinander|bitte)|(?:en |sur )?(?:deux|trois) colonnes,? (?:côte à côte|s['’]il vous plaît)|(?:en )?(?:dos|tres) columnas,? (?:una al lado de (?:la )?otra|por favor)|(?:in |su )?(?:due|tre) colonne,? (?:affiancate|una accanto all['’]altra|per favore)|(?:in )?(?:twee|drie) kolommen,? (?:naast elkaar|graag)|(?:em )?(?:duas|três) colunas,? (?:lado a lado|por favor)";
/** "This is what she wrote, please don't shorten it:" */
const UNSHORTENED =
  "(?:(?:this|here) is what (?:she|he|they) (?:wrote|said)[, ]+)?(?:please |but |and )*(?:do not|don['’]?t) (?:shorten|cut|trim|abbreviate|edit|change|touch|alter|reword|rephrase|correct) (?:it|this|that|them|her words|his words|their words|the (?:quote|quotation|words|text))(?: at all| please)?\\s?:?|(?:bitte )?nicht kürzen(?: bitte)?|(?:merci de )?ne (?:le |la )?(?:pas )?(?:raccourci\\p{L}+|coupe\\p{L}*)(?: pas)?|(?:por favor,? )?no (?:l[oa] )?(?:acort\\p{L}+|recort\\p{L}+)|(?:per favore,? )?non (?:accorciatel[oa]|tagliatel[oa])|(?:graag )?niet (?:inkorten|korter maken)|(?:por favor,? )?não (?:encurt\\p{L}+|cort\\p{L}+)";
/** "… and then just the list, one price at a time.": how the rest is to follow. */
const THEN_THE_REST =
  "(?:and |but )?then (?:just|only|simply|straight to|go straight to|(?:move )?on to) (?:the|our|all the) (?:\\p{L}+ ){0,2}(?:list|prices|rest|dates|numbers|figures|facts|steps|times|details|rows|names)(?:,? one(?: \\p{L}+)? (?:at a time|after (?:the|an)other|by one|per \\p{L}+))?|(?:und )?dann (?:nur|einfach|direkt|gleich|bloß)(?: noch)? die (?:liste|preise|daten|zahlen|termine|schritte|zeiten|übrigen \\p{L}+)(?:,? (?:eine?[nrs]?) nach dem ander[en]+)?|(?:et )?(?:puis|ensuite) (?:juste|seulement|simplement) (?:la liste|les (?:prix|dates|chiffres|étapes|horaires))(?:,? une? (?:à la fois|par une?))?|(?:y )?(?:luego|después) (?:solo|sólo|simplemente) (?:la lista|los (?:precios|datos|pasos)|las (?:fechas|cifras))(?:,? un[oa] (?:a|por) un[oa])?|(?:e )?poi (?:solo|soltanto|semplicemente) (?:la lista|i (?:prezzi|dati|passi)|le (?:date|cifre))(?:,? un[oa] (?:alla volta|per un[oa]))?|(?:en )?dan (?:alleen|gewoon|enkel) (?:de (?:lijst|prijzen|data|cijfers|stappen|tijden))(?:,? (?:één|een) voor (?:één|een))?|(?:e )?depois (?:só|apenas|simplesmente) (?:a lista|os (?:preços|dados|passos)|as datas)(?:,? um[a]? (?:de cada vez|por um[a]?))?";
/** "Don't make one of them the winner, it really depends.": who wins a raffle is for readers. */
const NO_WINNER =
  "(?:please |but |and )*(?:(?:do not|don['’]?t) (?:make|name|declare|crown|call) (?:either|any|one|neither)(?: (?:one|of (?:them|the two|these|both)))*(?: as)? (?:the|a) (?:winner|better one|best)|(?:do not|don['’]?t) (?:pick|choose|declare|name|crown) (?:a winner|sides|a side|a favourite|a favorite)|please no winner|no winner,? please)|(?:bitte )?(?:keinen? (?:sieger|gewinner|favoriten)(?: (?:küren|nennen|bestimmen|ausrufen)| bitte)|bitte keinen? (?:sieger|gewinner))|(?:s['’]il vous plaît,? |merci de )?(?:ne (?:pas )?(?:désigne[rz]|nomme[rz]) (?:pas )?de (?:gagnant|vainqueur))|(?:por favor,? )?no (?:pongáis|nombréis|elijáis|pongan|elijan) (?:un )?(?:ganador|favorito)|(?:per favore,? )?non (?:indicate|scegliete|nominate) (?:un )?(?:vincitore|preferito)|(?:graag |alsjeblieft )geen winnaar(?: (?:aanwijzen|kiezen))?|(?:por favor,? )?não (?:escolham|indiquem|nomeiem) (?:um )?(?:vencedor|favorito)|(?:please )?neither (?:one |of (?:them|the two|these|both) )?(?:should|must|may) (?:look|come (?:out|across)|seem|appear|be shown) (?:like|as) (?:the |a )?['‘\"“]?(?:winner|better one|best)['’\"”]?|(?:bitte )?keine[nrs]? (?:von|der|von den) beiden (?:bitte )?als ['‘\"„]?(?:sieger|gewinner|bessere\\p{L}*)['’\"“]? (?:darstellen|zeigen|hinstellen|präsentieren|wirken lassen)(?: bitte)?|(?:merci de |s['’]il vous plaît,? )?ne (?:présente[rz]|montre[rz]|désigne[rz]|pas présenter) (?:surtout )?aucune? des deux comme (?:le |la )?['‘\"«]?\\s?(?:gagnante?|vainqueur|meilleure?)\\s?['’\"»]?|(?:por favor,? )?que ningun[oa] de l[oa]s dos (?:parezca|quede como|salga como) (?:el |la )?['‘\"«]?(?:ganador[a]?|mejor)['’\"»]?|(?:per favore,? )?(?:che )?nessun[oa] d(?:ei|elle) due (?:deve sembrare|sembri|come|risulti) (?:il |la )?['‘\"«]?(?:vincitore|vincitrice|migliore)['’\"»]?|(?:graag )?geen van (?:de twee|beiden?|de beide) als ['‘\"„]?(?:winnaar|beste|betere)['’\"”]? (?:neerzetten|aanwijzen|presenteren|tonen|laten zien|bestempelen)(?:,? (?:alsjeblieft|graag|aub|alstublieft))?|(?:por favor,? )?que nenhum[a]? d[oa]s d(?:ois|uas) (?:pareça|fique como) (?:o |a )?['‘\"«]?(?:vencedor[a]?|melhor)['’\"»]?";
/** "Pas d'appel à donner encore.", "No appeal for more donations." */
const NO_APPEAL =
  "(?:no|please no|(?:diesmal |dieses mal )?bitte kein(?:en)?|kein(?:en)?|pas d['’]|surtout pas d['’]|sin|niente|geen|sem) ?(?:new |further |more |weiterer |weiteren |erneuten |nouvel )?(?:appeals?|spendenaufruf|spendenbitte|appel(?: (?:aux dons|à (?:donner|la générosité)))?|llamada a donar|appello(?: a donare)?|oproep(?: om te doneren)?|apelo a (?:doações|donativos))(?= ?(?:[.!,;]|$)| (?:for|to|please|yet|here|bitte|à|aux|ici|encore|aquí|otra|ancora|nog|mais)(?!\\p{L}))[^.!?:,\\d]{0,40}";
/** "Ne demandez pas de dons cette fois-ci, l'appel part en mars." */
const NO_BEGGING =
  "(?:ne (?:demandez|demande) pas (?:de dons|d['’]argent)|no pid(?:áis|as|an) (?:dinero|donativos|donaciones)|non chied(?:ete|ere) (?:soldi|donazioni|offerte)|não peçam (?:dinheiro|donativos|doações)|bittet nicht um (?:spenden|geld)|vraag niet om (?:geld|donaties|giften)) (?:cette fois(?:-ci)?|esta vez|stavolta|questa volta|desta vez|diesmal|deze keer|dit keer)(?!\\p{L})";
/** "Bitte keine CO2-Angaben, die werden noch berechnet." */
const NO_FIGURES =
  "bitte (?:noch )?keine?n? (?:[\\p{L}\\d-]*(?:angaben|zahlen|werte|preise|namen|fotos|bilder|logos|vergleiche|versprechen|superlative)|[\\p{L}\\d-]+ (?:nennen|zeigen|erwähnen))(?: (?:nennen|zeigen|erwähnen))?(?: und (?:bitte )?keine?n? [\\p{L} ]{3,30})?";
/** "First name and town only." */
const NAMED_ONLY =
  "(?:please |but )?(?:(?:the |her |his |their )?(?:first names?|surnames?|last names?|initials?|christian names?)(?: and (?:town|city|village|age|initial|job)s?)?,? only|(?:only|just) (?:the |her |his |their )?(?:first names?|initials?)(?: and (?:town|city|village|age|initial|job)s?)?(?:,? please)?|(?:bitte )?nur (?:den |der |die )?(?:vornamen?|initialen)(?: und (?:ort|stadt|alter|wohnort))?(?: nennen)?|(?:juste |seulement |uniquement )(?:le |son )?prénom(?: et (?:la |sa )?ville| et l['’]âge)?|(?:solo|sólo|solamente) (?:el )?nombre(?: de pila)?(?: y (?:la )?(?:ciudad|edad))?|(?:solo|soltanto) (?:il )?nome(?: e (?:la )?(?:città|paese|età))?|alleen (?:de |haar |zijn )?voornaam(?: en (?:woonplaats|plaats|leeftijd))?|(?:só|apenas) (?:o )?(?:primeiro )?nome(?: e (?:a )?(?:cidade|terra|idade))?)";
/** "Bitte als Ablauf in vier Schritten darstellen:" */
const AS_FORM =
  "bitte (?:als|in form) (?:[\\p{L}-]+ ){1,5}(?:darstellen|zeigen|aufbereiten|machen|gestalten|umsetzen)\\s?:?";

const WANTS =
  "(?:we|i)(?:[’']d| would)? (?:like|want|need)|(?:ich|wir) (?:möchten?|hätten? gern|will|wollen|brauchen?)|(?:je|nous|on) (?:veux|voulons|veut|voudrais|voudrions|voudrait)|qu(?:iero|eremos|isiera|isiéramos|erríamos)|vo(?:glio|gliamo|rrei|rremmo)|(?:ik|we) (?:wil|willen|zou|zouden)(?: graag)?|qu(?:ero|eremos|eríamos)";
const DRAWN =
  "(?:(?:bar |line |pie )?chart|graph|diagram|table|(?:balken|linien|kreis)?diagramm|tabelle|graphique|diagramme|tableau|gráfic[oa]|diagrama|tabla|grafico|diagramma|tabella|grafiek|diagram|tabel|tabela)";
/** "Quiero un gráfico por meses y el total bien visible." */
const ASKS_DRAWING = `(?:${WANTS}) (?:an?|eine?n?|une?|una?|un|een|uma?) (?:[\\p{L}-]+ ){0,2}?${DRAWN}(?!\\p{L})[^.!?\\d]{0,90}`;

const RULES = once(
  () =>
    new Prefiltered(
      `^\\s*(?:(?:${Object.values(QUOTED).join("|")})${UNTOUCHED}${REASON}|(?:${LOOKS_LIKE}|${UNSHORTENED}|${THEN_THE_REST}|${NO_WINNER}|${NO_APPEAL}|${NO_BEGGING}|${NO_FIGURES})${REASON}|${AS_FORM}|${ASKS_DRAWING}|${NAMED_ONLY})\\s*[.!]*\\s*$`,
      "iu",
    ),
);

/** How a film is watched and a table arranged limits nothing that readers are offered, whatever it says "must". */
const OF_MAKING = new Prefiltered(
  `^\\s*(?:${WITHOUT_SOUND}|${IN_COLUMNS}|${MADE_SO}|${WORDS_ALONE}|${OUR_PART}|${OUR_COLOURS}|${NO_ADVERT}|${NOTHING_LOUD})(?:,[^.!?\\d]{3,130})?\\s*[.!]*\\s*$`,
  "iu",
);

const LONGEST = 160;

/** "La cita tal cual, sin cambiar nada." A sentence with a value of its own is none: readers may need that. */
export const isMakerRule = (sentence: string): boolean =>
  sentence.length <= LONGEST &&
  (OF_MAKING.test(sentence) ||
    isArrangement(sentence) ||
    (RULES().test(sentence) && valuesOf(sentence).length === 0));
