import { once } from "../text/once.ts";
import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import type { Span } from "./schema.ts";

/**
 * Clauses with which authors tell the maker how to say what stands before them: "(not per person, say so)", "– that gap
 * is the story", "scriverlo bene". They stand behind words for readers, in the same sentence. By language.
 */
const CLAUSES: Record<string, string> = {
  en: [
    "for (?:the|our|a|this week[’']s) (?:blog(?: ?post| article| entry)?|newsletter|article|web ?page)(?: (?:of|with) the same (?:name|title))?",
    "approved for publication[^)]{0,40}|without naming (?:them|him|her|anyone|names)",
    "(?:please |so |do |must )?(?:say|write|spell|put|print|state|mention) (?:so|it|this|that)(?: (?:out|clearly|properly|well|in full|like that|exactly|please|somewhere|on (?:it|there)))*",
    "(?:please )?(?:say|mention|show) (?:so|it|this|that) (?:early(?: on)?|first|up front|right away|at the (?:start|beginning|top))(?: (?:because|since|as)(?!\\p{L})[^.!?,\\d]{3,80})?",
    "(?:and )?(?:that|this)(?: point)? (?:should|must|has to|needs to) (?:please |really |clearly )*(?:come across|be clear|be obvious)(?: please)?",
    "(?:please )?(?:make|keep) (?:that|this|it) (?:very |really )?(?:clear|obvious|visible|readable|exact)|(?:please |so )?be (?:very |really )?clear (?:about|on) (?:that|this|it)",
    "(?:and )?(?:that|this) (?:\\p{L}+ )?is the (?:whole )?(?:story|point|hook|angle|headline|message|news|main thing|best bit|joke|punchline)|that[’']s (?:deliberate|on purpose|the (?:whole )?(?:story|point|hook|angle|headline|message|main thing|best bit))",
    "(?:we|i)(?: do|[’']d like to)? (?:really )?(?:want|need) (?:that|this|it) (?:in|on|there|in there|on there|said|mentioned)(?: there)?",
    "(?:please )?do (?:please )?(?:say|mention) so|(?:please |just )?(?:copy|use|take|keep|print|reproduce) (?:it|this|them|these|as (?:it|they))? ?(?:over )?(?:exactly |just )?(?:as (?:is|it is|it stands|they are|they stand|given|written)|word for word|like this|like that|unchanged)(?: please)?",
    "(?:as|for|in) an? (?:(?:short|quick|simple|small|little|nice|single) )*(?:slideshow|carousel|reel|card|post|video|film|infographic|graphic|story|tweet|caption)(?: please)?",
    "please (?:keep|make|leave|hold) (?:it|this|them|everything) (?:to (?:the|these|those|just|only|\\p{L}+ (?:steps|points|lines|words|slides))|short|simple|brief|plain|as (?:it is|is|they are))[^)]{0,50}",
    "(?:so )?(?:please )?(?:do )?(?:mention|say|note|show|add|explain|point out|write|put) (?:that|this|it|so) (?:next to|beside|under|underneath|below|above|near) (?:the |that |this |its )?[\\p{L}-]+(?: [\\p{L}-]+)?",
    "so (?:please )?(?:do )?(?:thank|credit|name|mention) (?:them|him|her|it)(?: (?:by name|properly|publicly|too|please|as well))*",
    "(?:so )?(?:please )?(?:credit|name|quote|tag) (?:them|him|her|it)(?: (?:like that|as such|please|for it))*|(?:in the )?(?:post|caption) only(?:, no \\p{L}+)?|not (?:on|for) the (?:card|slide|picture|image|graphic|photo)|no slide|(?:small|tiny) is (?:ok|okay|fine)",
  ].join("|"),
  de: "für (?:den|das|unseren|unser) (?:gleichnamige[nrs]? )?(?:blog(?:beitrag|post|artikel)?|newsletter|artikel)(?: (?:mit|unter) (?:dem )?gleiche[nm] (?:titel|namen))?|(?:zur veröffentlichung )?freigegeben[^)]{0,40}|ohne (?:sie|ihn|namen|jemanden)(?: zu nennen)?|also (?:bitte )?(?:namentlich |ausdrücklich )?(?:danken|nennen|erwähnen)(?: bitte)?|(?:bitte )?(?:namentlich|ausdrücklich) (?:danken|nennen|erwähnen)|(?:bitte |gern |gerne )*(?:(?:einfach|genau|exakt|unverändert|wörtlich|eins zu eins|1:1) )*(?:so )?(?:übernehmen|abschreiben|abtippen)|(?:als|für) (?:ein[e]?n? )?(?:(?:kurze[ns]?|kleine[ns]?|einfache[ns]?) )?(?:slideshow|karussell|reel|karte|kachel|post|beitrag|video|film|infografik|grafik|story)|(?:bitte )?(?:(?:ganz |sehr )?(?:deutlich|klar|genau|unbedingt|gut) )?(?:so )?(?:dazuschreiben|dazusagen|draufschreiben|hinschreiben|reinschreiben|ausschreiben|erwähnen|nennen|schreiben|klarmachen)|das (?:gehört|kommt|soll|muss) (?:bitte |auch |unbedingt )*(?:als (?:quelle|hinweis|fußnote) )?(?:klein )?(?:mit )?(?:drauf|dazu|rein|drunter|darunter)|das (?:muss|soll(?:te)?) (?:bitte |unbedingt |ganz |sehr )*(?:klar|deutlich|rüberkommen|drauf|drinstehen)[^.!?,)]{0,20}|das ist (?:bewusst|absicht|der (?:punkt|aufhänger|kern)|die (?:geschichte|botschaft|hauptsache))(?: so)?|nur im (?:post|text)|nicht (?:auf|für) (?:die|das|der) (?:karte|bild|folie|kachel)|(?:darf )?klein (?:reicht|genügt|ist ok)",
  fr: "pour (?:l[’']article|le billet|la newsletter)(?: de blog| du blog)?(?: du même nom)?|sans (?:les|le|la) nommer|donc (?:merci de )?(?:les|la|le) (?:remercier|citer|nommer|mentionner)(?: (?:par (?:son|leur) nom|nommément))?|(?:merci de |à )?(?:le |la |les )?(?:reprendre|recopier|copier|laisser) (?:tels? quels?|telles? quelles?|mot pour mot|comme ça|sans rien changer)(?: svp| merci)?|pour (?:un|une) (?:(?:petit|petite|court|courte|simple) )?(?:diaporama|carrousel|reel|carte|post|publication|vidéo|film|infographie|visuel|story)|(?:cela|ça|ce point) doit (?:bien |vraiment )?(?:ressortir|être clair|passer)|(?:à )?(?:bien )?(?:préciser|l[’']écrire|le dire|l[’']indiquer|à indiquer|à mentionner)(?: clairement| bien)?|(?:merci de )?(?:dites|écrivez|précisez|indiquez|mettez|dis|écris|précise|indique)-le(?: bien| clairement)?|il faut (?:bien )?(?:le|l[’']) ?(?:dire|préciser|écrire)|c[’']est (?:voulu|convenu[^.!?,)]{0,20}|le (?:message|point|cœur)|l[’']essentiel)|(?:seulement )?dans le (?:post|texte) seulement|pas sur (?:la carte|le visuel|l[’']image)",
  es: "para (?:la entrada|el artículo|el boletín)(?: del blog)?(?: del mismo nombre)?|sin (?:nombrarl[oa]s?|decir nombres)|así que (?:dadles|dales|den) las gracias(?: por su nombre)?|así que (?:nombradl[oa]s?|citadl[oa]s?|mencionadl[oa]s?)(?: por su nombre)?|(?:por favor,? )?(?:copiad(?:lo|la|los|las)|cópia(?:lo|la|los|las)|ponedlo|ponlo|tal cual|dejad(?:lo|la|los|las)|deja(?:lo|la|los|las)|para copiar)(?: (?:tal cual|así|exactamente igual|como está|palabra por palabra|por favor))*|para (?:un|una) (?:pequeñ[oa] |breve )?(?:presentación|carrusel|reel|tarjeta|publicación|post|vídeo|infografía|imagen|historia)(?: (?:cort[oa]|breve|sencill[oa]))?|(?:eso|esto) (?:debe|tiene que) (?:quedar|verse|estar) (?:bien |muy )?claro|que quede (?:bien |muy )?claro|(?:decidlo|ponedlo|escribidlo|dilo|ponlo|escríbelo|aclaradlo|dejadlo)(?: bien| claro| visible| grande)*|(?:hay que )?(?:decirlo|ponerlo|aclararlo|escribirlo|especificarlo)(?: bien| claro)?|(?:es|está) (?:a propósito|hecho a propósito)|(?:eso|esa|ese) es (?:la historia|el mensaje|lo importante|la clave)|solo en el (?:post|texto)|no en la (?:tarjeta|imagen)",
  it: "per (?:il post|l[’']articolo|la newsletter)(?: del blog)?(?: omonimo| con lo stesso titolo)?|senza (?:nominarl[eio]|fare nomi)|quindi (?:ringraziatel[oiae]|citatel[oiae]|nominatel[oiae]|ringraziamol[oiae])(?: per nome)?|(?:per favore,? )?(?:da )?(?:copiar(?:e|lo|la|li|le)|riportar(?:e|lo|la|li|le)|riprender(?:e|lo|la|li|le)|lasciar(?:e|lo|la|li|le)|copiate(?:lo|la|li|le)?|riportate(?:lo|la|li|le)?|lasciate(?:lo|la|li|le)?) (?:così com['’]è|così come sono|tal[ei] e qual[ei]|parola per parola|così|senza cambiare nulla)(?: per favore| grazie)?|per (?:un|una|un['’]) ?(?:breve |piccol[oa] )?(?:presentazione|carosello|reel|card|post|video|infografica|grafica|storia)|(?:questo|ciò|quello) deve (?:essere (?:ben )?chiaro|emergere|passare)|(?:da )?(?:scriverlo|dirlo|indicarlo|specificarlo|precisarlo|metterlo)(?: bene| chiaro| chiaramente| per bene)*|(?:scrivetelo|scrivilo|ditelo|dillo|specificatelo|mettetelo|mettilo)(?: bene| chiaro| chiaramente)*|(?:va|deve essere) (?:scritto|detto|specificato)(?: bene| chiaro)?|che (?:sia|si capisca) (?:ben )?chiaro|(?:è|questo è) (?:voluto|il messaggio|il punto|la notizia)|solo nel (?:post|testo)|non sulla (?:card|grafica|immagine)",
  nl: "voor (?:het|de|onze) (?:gelijknamige )?(?:blog(?:post)?|nieuwsbrief|artikel)(?: met dezelfde (?:naam|titel))?|zonder (?:namen|ze|hen)(?: te noemen)?|dus (?:bedank|noem) (?:ze|hen|hem|haar)(?: (?:graag|bij naam|met naam))*|(?:graag |aub |alsjeblieft |gewoon |precies |exact |letterlijk )+(?:zo |ongewijzigd |letterlijk )?(?:overnemen|overtypen|kopiëren|laten staan)(?: graag)?|(?:als|voor) (?:een )?(?:korte |kleine |simpele )?(?:diavoorstelling|slideshow|carrousel|reel|kaart|kaartje|post|bericht|video|filmpje|infographic|story)|(?:graag |wel )?(?:duidelijk |goed |even )?(?:vermelden|erbij zetten|erbij zeggen|opschrijven|noemen)|(?:zeg|zet|schrijf) (?:dat|het) (?:er )?(?:duidelijk |goed )?(?:bij|op)|dat (?:moet|mag) (?:graag |heel |echt )*(?:duidelijk (?:zijn|worden)|overkomen)|dat is (?:bewust|expres|het (?:verhaal|punt)|de boodschap)|dat (?:moet|hoort) er (?:echt |wel |zeker )*(?:bij|op|in)|alleen in (?:de post|het bericht)|(?:maar )?(?:die|dat|dit) hoeft niet op de (?:kaart|foto|afbeelding)",
  pt: "para (?:o artigo|a publicação|a newsletter)(?: do blogue?)?(?: com o mesmo nome)?|sem (?:os|as) nomear|sem dizer nomes|por isso (?:agradeçam-lhes|agradece-lhes|citem-n[oa]s|mencionem-n[oa]s)(?: pelo nome)?|(?:por favor,? )?(?:é para |para )?(?:copiar|copiem|copia|deixar|deixem|manter|mantenham) (?:tal e qual|tal como está|assim mesmo|assim|palavra por palavra|sem mudar nada)(?: por favor)?|para (?:um|uma) (?:pequen[oa] |breve )?(?:apresentação|carrossel|reel|cartão|publicação|post|vídeo|infografia|imagem|história)(?: (?:curt[oa]|breve|simples))?|(?:isso|isto) (?:deve|tem de|tem que) (?:ficar|estar) (?:bem )?claro|(?:deixem|deixar|deixa|deixe)(?: isso| isto)? (?:bem )?claro|(?:escrevam|escrever|escreva|digam|dizer|diga)(?:-no| isso| isto)?(?: bem| claro| claramente)+|convém (?:dizer|escrever)|(?:é|isso é|essa é) (?:de propósito|a história|a mensagem|o ponto)|só no (?:post|texto)|não (?:na|no) (?:imagem|cartão)",
};

/**
 * "…, to be explained in 4 steps", "…, ready to publish": into how many parts what stands before it falls, and that it
 * may go out. "Explained in 4 steps" is a title.
 */
const MAKING: Record<string, string> = {
  en: "(?:please |to be |to )(?:explain|show|present|tell|illustrat|summari[sz])\\p{L}{0,2} (?:it |this |them )?(?:in|on|over) {n} (?:\\p{L}+ )?(?:steps|slides|pages|pictures|images|panels)|(?:all )?(?:ready|approved|cleared) (?:to (?:be published|publish|go live|go out(?: on \\p{L}+)?)|for (?:publication|publishing))",
  de: "(?:bitte )?(?:in|auf) {n} (?:\\p{L}+ )?(?:schritten|folien|seiten|bildern) (?:zu )?(?:erklären|zeigen|darstellen|darzustellen|vorstellen|vorzustellen)|zu (?:erklären|zeigen) (?:in|auf) {n} (?:schritten|folien|seiten|bildern)|(?:fertig|bereit) (?:zur veröffentlichung|zum veröffentlichen)|veröffentlichungsreif",
  fr: "à (?:expliquer|présenter|montrer|raconter|résumer|détailler) (?:en|sur) {n} (?:\\p{L}+ )?(?:étapes|pages|images|diapos?|diapositives)|prête?s? (?:à (?:être )?publi(?:er|ée?s?)|pour (?:la )?publication)",
  es: "(?:para|a|que hay que) (?:explicar|presentar|mostrar|contar|resumir)(?:l[oa]s?)? en {n} (?:\\p{L}+ )?(?:pasos|páginas|imágenes|diapositivas)|list[oa]s? para (?:ser publicad[oa]s?|(?:su )?publica(?:r|ción))",
  it: "da (?:spiegare|presentare|mostrare|raccontare|illustrare|riassumere) in {n} (?:\\p{L}+ )?(?:passi|passaggi|pagine|immagini|slide|punti)|pront[oaie] (?:da pubblicare|per la pubblicazione)",
  nl: "(?:uit te leggen|te tonen|te laten zien) in {n} (?:\\p{L}+ )?(?:stappen|pagina['’]s|dia['’]s|beelden)|in {n} (?:\\p{L}+ )?(?:stappen|pagina['’]s|dia['’]s|beelden) (?:uit te leggen|te tonen|te laten zien)|klaar (?:om te (?:publiceren|plaatsen)|voor publicatie)",
  pt: "(?:para|a) (?:explicar|apresentar|mostrar|contar|resumir) em {n} (?:\\p{L}+ )?(?:passos|páginas|imagens|slides)|pront[oa]s? (?:a publicar|para (?:publicar|(?:a )?publicação))",
};
const COUNT = "(?:\\d{1,2}|\\p{L}{2,8})";
/** "…, one per page": the same of each of them. */
const EACH = "(?:,? (?:one|eine?[rs]?|une?|un[oa]|[eé][eé]n|uma?) (?:per|pro|je|par|por) \\p{L}+)?";

/** The same without a mark before it: "we're not there yet and I'd like that said honestly". */
const JOINED: Record<string, string> = {
  en: "and (?:(?:i|we)(?:[’']d| would) (?:like|love|want)|(?:i|we) (?:want|need)) (?:that|this|it|us) (?:to be )?(?:said|mentioned|stated|told|clear|shown|written|to say (?:so|that|it))(?: (?:honestly|openly|clearly|plainly|too|as well|please))*|and (?:please )?(?:do )?(?:please )?(?:say|mention) (?:so|that|it)(?: (?:honestly|openly|clearly|plainly|too|please))*|and (?:we|it|the \\p{L}+) should (?:say|mention) (?:so|that|it|both)(?: (?:honestly|openly|clearly|plainly))*",
  de: "und (?:das|dies) (?:möchten|wollen|würden) wir (?:gern|gerne|auch|bitte|ganz|so|genau so|offen|ehrlich|klar|deutlich| )*(?:sagen|schreiben|erwähnen|zeigen|erwähnt|gesagt)(?: (?:haben|wissen))?|und (?:das|dies) (?:soll(?:te)?|darf|muss|kann) (?:auch|bitte|ruhig|so|genau so|offen|ehrlich|klar|deutlich| )*(?:gesagt werden|drinstehen|dastehen|drin sein|stehen|rein|vorkommen)|und (?:wir )?(?:möchten|wollen|hätten gern),? dass (?:es|das|dies) (?:[\\p{L}]+ ){0,6}(?:sehen|lesen|mitbekommen|erfahren|gesagt wird|drinsteht|dasteht)",
  fr: "et (?:nous (?:voudrions|aimerions|souhaitons|voulons)|on (?:voudrait|aimerait|veut)|je (?:voudrais|veux)|j[’']aimerais) (?:que (?:ce|cela) soit dit|que (?:ça|cela) soit (?:dit|clair|écrit)|le dire|que ce soit (?:clair|écrit))(?: (?:honnêtement|clairement|franchement|simplement))?|et il faut (?:bien )?(?:le|l[’']) ?(?:dire|préciser|écrire)(?: (?:honnêtement|clairement|franchement|simplement))?",
  es: "y (?:nos gustaría|me gustaría|queremos|quiero|querríamos) que (?:se diga|quede dicho|quede claro|conste|se note|se cuente)(?: (?:con honestidad|honestamente|claramente|claro|bien))*|y (?:nos gustaría|queremos|quiero) (?:decirlo|contarlo)(?: (?:con honestidad|honestamente|claramente|así))?|y (?:hay que )?(?:decidlo|dilo|decirlo)(?: (?:con honestidad|honestamente|claramente|así))?",
  it: "e (?:vorrei|vorremmo|ci piacerebbe|mi piacerebbe|vogliamo) (?:che (?:fosse|venisse|sia|venga) (?:detto|scritto|chiaro)|dirlo|scriverlo)(?: (?:onestamente|chiaramente|con onestà|apertamente))?|e (?:va detto|bisogna dirlo|ditelo|dillo)(?: (?:onestamente|chiaramente|con onestà|apertamente))?",
  nl: "en (?:dat|dit) (?:wil(?:len)? (?:ik|we|wij)|mag|moet|zou(?:den)? (?:ik|we)) (?:graag|ook|wel|gewoon|eerlijk|duidelijk|er|zo| )*(?:gezegd (?:hebben|worden)|zeggen|vermelden|vermeld worden|in staan|bij staan|benoemen)|en (?:zeg|zet|vermeld) (?:dat|het)(?: er)?(?: (?:eerlijk|duidelijk|gewoon|ook|bij))*",
  pt: "e (?:gostava|gostávamos|gostaríamos|queria|queríamos|queremos|quero) que (?:isso |isto )?(?:fosse|ficasse|seja|fique) (?:dito|claro|escrito)(?: (?:com honestidade|honestamente|claramente))?|e (?:é preciso|convém) dizê-lo(?: (?:com honestidade|honestamente|claramente))?|e (?:digam|diga)-no(?: (?:com honestidade|honestamente|claramente))?",
};

/**
 * "…, which we'd like to share with our supporters:", "… and we'd like to tell customers what has changed": what the
 * author wants to do with the news, said to the maker. With readers it is shared in their own person: "with you".
 */
const SHARED: Record<string, [which: string, and: string]> = {
  en: [
    "(?:which|that) (?:we|i)(?:[’']d| would) (?:like|love) to (?:share|show|publish|pass on|tell|present)(?!{0}(?<!\\p{L})your?(?!\\p{L})){0}",
    "and (?:we|i)(?:[’']d| would) (?:like|love) to (?:tell|show|let) (?:our |all |the )?(?:\\p{L}+ )?(?:customers|clients|members|people|everyone|users|guests|patients|parents|families|supporters|followers|readers|visitors|neighbou?rs)(?!\\p{L}){0}",
  ],
  de: [
    "d(?:ie|as|en|er) wir (?:gern |gerne |jetzt )*(?:mit|unser|den|dem|all)(?!{0}(?<!\\p{L})(?:euch|dir|ihnen)(?!\\p{L})){0} (?:teilen|zeigen|vorstellen|mitteilen|erzählen)(?: (?:möchten|wollen|würden))?",
    "und (?:wir )?(?:möchten|würden|wollen) (?:wir )?(?:das |dies )?(?:gern |gerne )?(?:unseren|allen|den) {0} (?:sagen|erzählen|zeigen|mitteilen)(?:, was [^.!?;:\\d]{3,50})?",
  ],
  fr: [
    "que (?:nous|on|j[’'])\\s?(?:aimerions|voudrions|souhaitons|souhaiterions|aimerait|voudrait|aimerais|voudrais) (?:partager|montrer|communiquer|présenter|transmettre)(?!{0}(?<!\\p{L})(?:vous|toi|tous)(?!\\p{L})){0}",
    "et (?:nous|on) (?:aimerions|voudrions|souhaitons|souhaiterions|aimerait|voudrait) (?:dire|expliquer|montrer|annoncer|raconter) (?:à|aux) (?!tous|vous){0}",
  ],
  es: [
    "que (?:nos gustaría|me gustaría|querríamos|queremos) (?:compartir|mostrar|enseñar|contar|presentar)(?!{0}(?<!\\p{L})(?:contigo|vosotr[oa]s|ustedes|todos)(?!\\p{L})){0}",
    "y (?:nos gustaría|me gustaría|querríamos|queremos) (?:contar|decir|explicar|mostrar|enseñar)(?:les?)? a (?:nuestr[oa]s|l[oa]s|la) {0}",
  ],
  it: [
    "che (?:ci piacerebbe|vorremmo|vogliamo|vorrei) (?:condividere|mostrare|raccontare|presentare)(?!{0}(?<!\\p{L})(?:voi|te|tutti)(?!\\p{L})){0}",
    "e (?:ci piacerebbe|vorremmo|vogliamo|vorrei) (?:dire|raccontare|spiegare|mostrare|far sapere) (?:ai|alle|agli|alla) {0}",
  ],
  nl: [
    "d(?:ie|at) (?:we|wij) (?:graag |willen |zouden )+(?:met|aan|onze)(?!{0}(?<!\\p{L})(?:jullie|jou|je|u)(?!\\p{L})){0} (?:delen|laten zien|tonen|vertellen|voorstellen)",
    "en (?:we|wij) (?:willen|zouden) (?:graag )?(?:aan )?(?:onze|de|alle|ons) {0} (?:vertellen|laten weten|laten zien|tonen)(?: wat [^.!?;:\\d]{3,50})?",
  ],
  pt: [
    "que (?:gostávamos de|gostaríamos de|queríamos|queremos|gostava de) (?:partilhar|compartilhar|mostrar|contar|apresentar)(?!{0}(?<!\\p{L})(?:vocês|convosco|consigo|todos)(?!\\p{L})){0}",
    "e (?:gostávamos de|gostaríamos de|queríamos|queremos|gostava de) (?:dizer|contar|explicar|mostrar) (?:ao|à|aos|às) {0}",
  ],
};
const sharing = (code: string, i: 0 | 1): string =>
  `(?:${(own(SHARED, code)?.[i] ?? "(?!)").replaceAll("{0}", "[^.!?;:\\d]{0,80}?")})(?=[.!)]|:?\\s*$)`;

const END = "(?=\\s*(?:[.!?;:)\\]]|$))";

/** Each clause behind a comma, a dash or a bracket, to the end of its sentence or bracket. */
const PATTERNS = once(
  () =>
    new Map(
      Object.entries(CLAUSES).map(([code, source]) => [
        code,
        new Prefiltered(
          `(?:(?:\\s*[,;]\\s+|\\s+[–—-]\\s+|\\s*[([])(?:${source}|${(own(MAKING, code) ?? source).replaceAll("{n}", COUNT)}|${sharing(code, 0)})${EACH}|(?:\\s*,)?\\s+(?:${own(JOINED, code) ?? source}|${sharing(code, 1)}))${END}`,
          "iu",
        ),
      ]),
    ),
);

/** Clauses that say that what stands before them is the point of it all. */
const POINT = new Prefiltered(
  /(?<!\p{L})(?:come across|be (?:clear|obvious)|deutlich|rüber ?kommen|ressortir|(?:quedar|verse|ficar) (?:bien |muy |bem )?claro|emergere|deve passare|duidelijk (?:zijn|worden)|overkomen|story|point|hook|angle|headline|message|main thing|best bit|punchline|punkt|aufhänger|kern|geschichte|botschaft|hauptsache|cœur|l[’']essentiel|historia|mensaje|importante|clave|messaggio|punto|notizia|verhaal|boodschap|história|mensagem|ponto)(?!\p{L})/iu,
);
export const namesThePoint = (clause: string): boolean => POINT.test(clause);

/** Clauses that want what stands before them to be said. */
const SAID =
  /(?<!\p{L})(?:said|mention(?:ed)?|stated|say (?:so|that|it|both)|sagen|gesagt|(?:drin|da)stehen|drinsteht|schreiben|erwähn\p{L}*|soit dit|le dire|préciser|écrit|se diga|dicho|conste|decirlo|detto|dirlo|scritto|gezegd|zeggen|vermeld\p{L}*|in staan|bij staan|dito|dizê-lo|escrito)(?!\p{L})/iu;
export const wantsSaid = (clause: string): boolean => SAID.test(clause);

/** Where such a clause begins, with what parts it from the words before it, and where it ends; undefined without one. */
export function remarkClause(text: string, language: string): Span | undefined {
  const m = PATTERNS().get(language)?.exec(text);
  return m && m.index > 0 ? { start: m.index, end: m.index + m[0].length } : undefined;
}

/** The text without such a clause, with the bracket that only held it. */
export function withoutRemark(text: string, language: string): string {
  const clause = remarkClause(text, language);
  if (!clause) return text;
  const [before, taken, after] = [
    text.slice(0, clause.start),
    text.slice(clause.start, clause.end),
    text.slice(clause.end),
  ];
  return `${before}${/^\s*[([]/u.test(taken) ? after.replace(/^\s*[)\]]/u, "") : after}`;
}
