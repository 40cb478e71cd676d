/** How authors of a language say what is to be seen first or largest, as sources of patterns for small letters. */
type SeenFirst = {
  /** How large: "the biggest thing on the card". */
  large: string;
  /** Where it stands. Other things come first as well, so that only what a picture may have is asked for so. */
  placed: string;
  /** A thing of the brief, never the reader's own. */
  what: string;
  /** What belongs to the reader: "your day". */
  readers: string;
  /** What may stand before the name of a thing without being part of it. */
  articles: string;
  /** Sentences around them: with a verb of making, of duty, or none. `part` is a thing that every picture may have. */
  forms: (what: string, large: string, part: string) => string[];
};

export const SEEN_FIRST: Record<string, SeenFirst> = {
  en: {
    large:
      "where (?:people|readers|viewers|everyone|they|nobody) (?:will |can )?(?:sees?|notice) it|(?:the )?first thing (?:that )?(?:people|readers|viewers|everyone|visitors|they) (?:will )?(?:see|read|notice)|(?:the (?:thing|part|bit|line|words) (?:that )?|what )(?:people|readers|viewers|everyone|visitors|they|you|one) (?:will |should |must |need to )?(?:sees?|reads?|notices?) first|impossible to miss|hard to miss|unmissable|(?:by far )?(?:the )?(?:biggest|largest|boldest|loudest|clearest|most (?:prominent|visible|eye-catching))(?: (?:thing|element|word|words|line|part|text|type|number|figure|item)s?)?(?: (?:on|in|of|people) [^.!?]{2,40})?|(?:very|really|quite|extra|absolutely|crystal) (?:clear|obvious|plain)|(?:very |really |nice and |quite |extra |clearly |easily )?(?:big|large|huge|enormous|massive|gigantic|bold|prominent|visible|readable|legible|noticeable)(?:ly)?(?: first)?(?: without [\\p{L} ]{3,25}| (?:even )?(?:as|at|on|in) (?:an? |the )?(?:thumbnail|phone|small size|first (?:glance|sight))s?)?(?: and [\\p{L}]+)?(?: (?:on|in) (?:the|it)[^.!?]{0,30})?|as (?:big|large|bold|prominent) as (?:possible|it goes|you can)|(?:right )?(?:front and cent(?:er|re)|cent(?:er|re) stage)|(?:in )?(?:the |our )?(?:headline|opener|opening|hero|lead|main (?:thing|line|message|focus|number)|centrepiece|centerpiece|star|hook|focus)(?: of [^.!?]{2,30})?|(?:in )?(?:very |really )?(?:big|large|bold|huge) (?:letters|type|print|numbers|numerals|digits)|(?:big|large|clear|bold) enough (?:to|for|that|so)(?!\\p{L})[^.!?,]{2,60}|(?:really |clearly )?(?:stand out|jump out|pop|stick out|catch the eye|dominate)(?: (?:most|the most|on|in|clearly)[^.!?]{0,30})?",
    placed:
      "first(?: of all)?(?: (?:on|in) [^.!?]{2,30})?|(?:right )?(?:on top|at the (?:very )?top|up front)",
    what: '(?<what>(?:(?:that |how |why )?(?:the|our|this|that|these|those|its|his|her|both|all|it|each) ?|[“"„]|[£$€₹]?\\d|\\p{Lu})(?:(?!\\byour?\\b)(?:[^.!?;:]|(?<=\\d)[.:](?=\\d))){1,80}?)',
    readers: "your?",
    articles: "the|our",
    forms: (what, large, part) => [
      `(?:start|open|begin)(?: (?:it|this))?(?: off)? with (?<what>(?:(?:the|our) )?[£$€] ?\\d+(?:[.,]\\d+)*)`,
      `(?:the )?(?:\\p{L}+ ){1,2}(?:to (?:be )?(?:${large})|(?:that|which) (?:should|must|has to|needs to|is to) (?:be )?(?:${large})) (?:is|are):? ${what}`,
      `${what} (?:is|are) (?:the (?:thing|number|figure|one|part)|what) [^.!?,]{3,60},? (?:so|and)(?: please)? (?:(?:that|this|it|they|those)(?: one)? (?:should|must|needs? to|has to|ought to) (?:lead|be (?:${large})|come (?:${large})|stand (?:${large}))|make (?:that|this|it|them)(?: one)? (?:${large}))`,
      `${what} (?:is|are) (?:the (?:thing|part|bit|one|number|figure) (?:that )?|what )(?:people|readers|viewers|everyone|they|you) (?:will |should |must |need to |have to )?(?:see|read|notice|spot) first(?:,? (?:so )?(?:please )?make (?:it|that|this) (?:the )?(?:big(?:gest)?|large(?:st)?|main|hero)(?: \\p{L}+)?)?`,
      `${what} (?:is|are) (?:the (?:thing|part|bit|one|number|figure|fact) (?:that )?|what )(?:we|i)(?:[’']d| would)? (?:want|like|need) (?:people|readers|viewers|everyone|customers|them) to (?:remember|notice|take away|walk away with|talk about)`,
      `(?:make|keep|put|set|show|have|let|get|give|place|write|print|want|we want|we(?: would|[’']d) like|i(?: would|[’']d) like) ${what} (?:to (?:be|come|go|stand)? ?|as |come |go |be |is |are )?(?:${large})`,
      `${what} (?:should|must|needs? to|has to|have to|ought to|is to|are to|can|shall) (?:clearly |really |definitely |also )?(?:(?:be|come|go|stand|appear|read|sit|lead|get)(?: seen| read| shown| set)? )?(?:as |in )?(?:${large})`,
      `${what} (?:must|has to|needs to) (?:survive|work|read|hold up)(?: (?:even )?(?:at|as|in|on|when|being)[^.!?]{3,40}| \\d[^.!?]{2,20})`,
      '(?:so |and )*(?<what>[£$€₹]?\\d[\\d.,]*\\s?(?:%|€|£|\\p{L}{1,6})?|[“"][^”"]{2,60}[”"]|(?:the )?(?:titles?|dates?|years?|prices?|numbers?|times?|names?|deadline|salary|quote|headline)(?: (?:\\+|and|&) (?:the )?(?:titles?|dates?|years?|prices?|numbers?|times?|names?|place|venue))?) (?:is |as )?(?:the )?(?:big|bigger|biggest|large|largest|first|boldest|bold|up front|on top|hero|star)',
      `(?:[^.!?]{3,90},? )?(?:so |and )*(?:lead|open|start|begin) (?:on|with) (?:that|this|it)\\s*[:,–—-]+\\s*${what}`,
      `(?:start|begin|open|lead) with (?<what>(?:her|his|their|the|our) (?:quote|quotation|words|line|number|figure|question|price|fee|cost|date|day)s?)`,
      `(?:i|we)(?:[’']d| would) (?:open|lead|start|begin) with ${what}`,
      `(?:[^.!?;]{3,90}[;,–—] ?)?${part} (?:is |are )?(?:matters?|counts?|what (?:matters|counts)) (?:the )?most(?: (?:to|for|here)[^.!?]{0,30})?`,
      `(?:highlight|emphasi[sz]e|stress|feature|lead with|focus on|draw (?:the eye|attention) to|put the (?:focus|emphasis|weight) on|the (?:focus|emphasis) (?:is|should be) on|emphasis on|the hero is|hero:|emphasis:|focus:) ${what}(?: most| above all| first)?`,
      `(?:the )?(?:biggest|largest|boldest|most prominent|first|main) (?:thing|element|word|line|number|text|type)(?: (?:on|in|of) [^.!?]{2,30}| people (?:see|read|notice))?(?: (?:should|must|has to|needs to) be:?|:) ${what}`,
      `(?:the )?(?:biggest|largest|boldest|most prominent) (?:thing|element|word|line|number|text|type)(?: (?:on|in) [^.!?]{2,30})? is ${part}`,
      `(?:could|can|may) ${what} (?:please )?be (?:${large})`,
      `make sure (?:that )?${what} (?:is |are |stands? |jumps? |comes? |goes )(?:the )?(?:${large}|out)`,
      `${part},? (?:very |really |nice and )?(?:(?:big|large|bold|clear) enough (?:to|for|that|so)(?!\\p{L})[^.!?,]{2,60}|big|large|bold|huge|biggest|largest|first|on top|up front)`,
      `(?:the )?(?:words?|line|sentence|phrase|bit|part):? (?<what>["“'‘][^"“”]{3,80}["”'’]),? (?:(?:really |is what )?(?:matters?|counts?)(?: the)? most|(?:is|are) (?:the )?most important)(?: (?:to|for|here)[^.!?]{0,30})?`,
      `${part} (?:should|must|needs? to|has to|have to) be (?:clearly |easily )?(?:visible|readable|legible|seen|read) (?:from|across) [^.!?]{3,40}`,
    ],
  },
  de: {
    large:
      "(?:groß|deutlich) genug,? (?:dass|damit|um|für)(?!\\p{L})[^.!?]{2,60}|(?:am )?(?:aller)?(?:größten|auffälligsten|deutlichsten|prominentesten|stärksten)|(?:ganz |sehr |richtig |besonders |möglichst )?(?:groß|riesig|riesengroß|gigantisch|fett|prominent|auffällig|deutlich)(?: (?:sein|stehen|erscheinen|rauskommen|zu sehen sein|drauf|im bild|auf (?:der|dem) [^.!?]{3,20}))?|(?:im|in den) (?:vordergrund|mittelpunkt|fokus)|(?:das|die|der) (?:größte|auffälligste|wichtigste)(?: \\p{L}+)?(?: (?:auf|im|in) [^.!?]{3,20})?|hervor|heraus|ins auge",
    placed: "(?:ganz )?(?:oben|vorne?|zuerst|als erstes)",
    what: '(?<what>(?:das|der|die|den|dem|dass|unser\\p{L}*|beide|diese\\p{L}*|[„“"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d| \\p{L})){1,80}?)',
    readers: "deine?[nmrs]?|eue?re?[nmrs]?|ihre?[nmrs]?",
    articles: "d(?:er|ie|as|en|em)|unser\\p{L}*",
    forms: (what, large) => [
      `(?:fang(?:t|en sie)?|beginn(?:t|en sie)?|start(?:e|et|en sie)?) (?:bitte )?mit (?<what>(?:den |dem )?\\d+(?:[.,]\\d+)* ?(?:€|euro|franken))(?: an)?`,
      `${what} (?:ist|sind) (?:die zahl|das|die eine zahl),? (?:die|das|was) (?:(?:sich )?(?:alle|die leute|leser|man) (?:sich )?merken soll(?:en|te|ten)?|(?:hängen|im kopf) bleiben soll(?:te)?)`,
      `(?:das|der|die) \\p{L}+, (?:das|der|die) (?:(?:auffallen|herausstechen|hervorstechen|ins auge (?:fallen|springen)) (?:soll|muss)|(?:${large}) (?:soll|muss)),? (?:ist|sind):? ${what}`,
      `${what} (?:soll(?:te|ten|en)?|muss|müssen|müsste|darf|gehört|gehören|bitte|kommt|kommen|steht|stehen) (?:bitte |klar |auf jeden fall |dabei |wirklich |sofort |gleich |direkt |zuerst )*(?:${large})(?: ?(?:zu (?:sehen|lesen|erkennen)(?: sein)?|auffallen|fallen|lesbar sein|sein|stehen|stechen|kommen|springen|rücken|gestellt werden|zeigen|setzen|machen|darstellen))?`,
      `(?:auf )?${what} (?:sind wir (?:besonders |sehr )?stolz|ist unser (?:ganzer )?stolz),? (?:also |daher |deshalb |und )*(?:das|die|der|es|sie) (?:soll(?:te|en)?|muss|müssen|gehör(?:t|en)) (?:also |daher |deshalb |bitte )?(?:${large})(?: stehen| sein| kommen)?`,
      `(?:(?:stell|setz|zeig|mach|schreib|heb|rück|betone?|nimm|bring)\\p{L}* )(?:bitte )?${what} (?:bitte )?(?:${large})`,
      `(?:bitte )?${what} (?:bitte )?(?:besonders |deutlich |groß )?(?:hervorheben|betonen|herausstellen|(?:deutlich|klar|kenntlich|sichtbar) machen|groß (?:zeigen|darstellen|machen|setzen|schreiben)|in den (?:vordergrund|mittelpunkt)(?: stellen| rücken)?)`,
      `am wichtigsten (?:ist|sind)[,:]? (?:dass (?:man |wir |alle )?)?${what}(?: auf [^.!?]{2,30})?(?: (?:lesen|sehen|erkennen|finden) (?:kann|können|sieht))?`,
      `bitte ${what} (?:${large})`,
      `(?:bitte )?(?:betone?|hebe?)n?(?: sie)? (?:bitte )?${what}(?: hervor)?`,
    ],
  },
  fr: {
    large:
      "assez (?:gros(?:se)?s?|grande?s?) pour [^.!?,]{2,60}|(?:ce qu[’'](?:on|il|elle)[^.!?]{3,20} en premier|(?:bien |très |le plus )?en (?:très )?(?:grand|gros|gras|évidence|avant)|le plus (?:gros|grand|visible)(?: [^.!?]{3,25})?|l[’']élément (?:principal|le plus [^.!?]{3,20})|la vedette|(?:bien|très) clair(?:e|ement)?s?|(?:bien |très |le plus )?(?:gros(?:se)?|grand(?:e)?|énormes?|immenses?|géante?s?|visibles?))",
    placed: "en (?:premier|haut|tête)",
    what: "(?<what>(?:les?|la|l[’']|notre|nos|ce(?:s|tte|t)?|que|[«“\"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)",
    readers: "tes|ta|ton|votre|vos",
    articles: "les?|la|l[’']|notre|nos",
    forms: (what, large, part) => [
      `(?:commence[rz]?|ouvre[rz]|débute[rz]?) (?:donc )?par (?<what>(?:les? )?\\d+(?:[.,]\\d+)* ?(?:€|euros?))`,
      `(?:le|la|l[’'])\\s?\\p{L}+ (?:à mettre (?:bien )?en (?:avant|évidence|valeur)|à faire ressortir|qui doit (?:ressortir|sauter aux yeux|se voir)|qu[’']il faut (?:voir|mettre en avant)),? (?:est|c[’']est):? ${what}`,
      `${what} (?:doi(?:t|vent)|devrai(?:t|ent)|peut|faut que) (?:être |ressortir |apparaître |figurer |sauter aux yeux |se voir |se lire |passer |venir )*(?:bien |clairement )?(?:${large})?`,
      `${what},? (?:c[’']est|est|sont) (?:notre fierté|ce dont nous sommes (?:le plus )?fiers),? (?:donc |et )*(?:il|elle|cela|ça|ils|elles) (?:doi(?:t|vent)|devrai(?:t|ent)) (?:donc )?(?:être |passer |figurer |venir )?(?:${large})`,
      `(?:merci de |veuillez |il faut |on veut |nous voulons )?(?:mett(?:re|ez|ons)|mets|montre[rz]?|affiche[rz]?|place[rz]?|fai(?:tes|re|s) (?:ressortir|apparaître)) (?:bien )?${what} (?:${large})`,
      `(?:merci de |veuillez |il faut |il faudrait |(?:je|nous|on) )?(?:mett(?:re|ez|ons)|mets|mettrai[st]|mettrions) (?:bien |très )?en (?:évidence|avant|valeur|grand|gros|vue) ${what}`,
      `le plus important,? c[’']est (?:que |qu[’']on (?:lise|voie) )?${what}`,
      `${what} (?:bien )?en (?:très )?(?:grand|gros|évidence|avant)`,
      `(?:merci de |veuillez |il faut )?(?:fai(?:tes|re|s) ressortir|insiste[rz]? sur|met(?:tez|tre|s) l[’']accent sur|souligne[rz]?) ${what}`,
      `${part} (?:bien |très |le plus |la plus )+(?:grande?s?|gros(?:ses?)?|visibles?)(?: possible)?`,
    ],
  },
  es: {
    large:
      "(?:lo )?(?:bastante|suficientemente) grandes? (?:como )?para [^.!?,]{2,60}|(?:lo |la |el )?más (?:grande|visible|destacad[oa]|llamativ[oa])(?: [^.!?]{3,25})?|(?:bien |muy )?(?:en )?grandes?|en (?:primer plano|negrita|evidencia)|destacad[oa]s?|(?:el |la )?protagonistas?|(?:bien|muy) clar[oa]s?|(?:bien |muy )?(?:visibles?|llamativ[oa]s?|enormes?|gigantes?)",
    placed: "primero|arriba(?: del todo)?|en primer (?:lugar|término)|lo primero(?: [^.!?]{3,20})?",
    what: '(?<what>(?:el|la|los|las|lo|nuestr[oa]s?|est[eao]s?|que|[«“"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
    readers: "tus?|vuestr[oa]s?",
    articles: "(?:lo|eso) de (?:el|l[ao]s?|que)|el|l[ao]s?|nuestr[oa]s?",
    forms: (what, large, part) => [
      `(?:empez(?:ad|ar)|empiez[ae]n?|comenz(?:ad|ar)|comienz[ae]n?) (?:por|con) (?<what>(?:los |el )?\\d+(?:[.,]\\d+)* ?(?:€|euros?))`,
      `(?:el|la) \\p{L}+ (?:a destacar|que (?:debe|tiene que|hay que|ha de) (?:destacar|resaltar|verse(?: bien)?|saltar a la vista)),? es:? ${what}`,
      `${what} (?:es|son) (?:nuestro orgullo|lo que más nos enorgullece|de lo que estamos (?:más )?orgullosos),? (?:así que |por eso |y )*(?:eso |esto )?(?:debe|debería|tiene que) (?:ir |ser |estar |salir )?(?:${large})`,
      `(?:que )?${what} (?:debe(?:n|ría|rían)?|tienen? que|ha(?:n)? de|hay que|tendría que) (?:ser |verse |aparecer |ir |estar |salir |quedar )?(?:bien )?(?:${large}|destacar|resaltar|llamar la atención)(?: [^.!?]{3,25})?`,
      `(?:por favor,? )?(?:destaca[rd]?|destaque[n]?|resalta[rd]?|resalte[n]?|enfatiza[r]?) (?:bien |sobre todo )?${what}`,
      `(?:yo |nosotros )?(?:pon(?:dría(?:mos)?|dré|emos)|destacar(?:ía|íamos)) (?:bien )?(?:a la vista|en grande|visible) ${what}`,
      `(?:por favor,? )?(?:pon(?:ed|er|gan|ga)?|muestr(?:a|en|e)|mostrad|coloca[rd]?|deja[dr]?|dejen|haz que) ${what} (?:${large})`,
      `lo más importante es (?:que se (?:lea|lean|vea|vean) )?${what}`,
      `${what} (?:bien |muy )?en grande`,
      `que ${what} (?:sea|sean) (?:siempre |claramente )?(?:${large})`,
      `que (?:destaque|resalte|se vea(?: bien)?|salga) (?:bien |sobre todo )?${what}`,
      `(?:que )?${part} (?:sea |vaya |esté )?(?:bien |muy |lo más |el más |la más )+(?:en )?(?:grandes?|visibles?|destacad[oa]s?)(?: posible)?`,
      `${part} destacad[oa]s?`,
    ],
  },
  it: {
    large:
      "abbastanza grand[ei] (?:da|per) [^.!?,]{2,60}|(?:la cosa |l[’']elemento )?(?:il |la |le |i )?più (?:grand[ei]|visibil[ei]|evident[ei])(?: [^.!?]{3,25})?|(?:ben |molto )?in (?:grande|evidenza|primo piano|grassetto)|(?:ben|molto) chiar[oaie]|(?:ben |molto )?(?:grand[ei]|grandissim[oaie]|visibil[ei]|enorm[ei]|gigant(?:e|i|esc[oaie]))",
    placed: "per prim[aoie]|in (?:alto|testa)|al centro",
    what: "(?<what>(?:il|lo|la|i|gli|le|l[’']|quest[oaie]|nostr[oaie]|che|[«“\"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)",
    readers: "(?:(?:il|la|i|le) )?(?:tu[oae]|tuoi|vostr[oaie])",
    articles: "il|l[oae]|gli|i|l[’']",
    forms: (what, large, part) => [
      `(?:inizia(?:te|re)?|part(?:i|ite|ire)|comincia(?:te|re)?) (?:dai|da|con i|con) (?<what>\\d+(?:[.,]\\d+)* ?(?:€|euro))`,
      `(?:il|la|l[’'])\\s?\\p{L}+ (?:da (?:mettere in (?:evidenza|risalto)|evidenziare|far risaltare)|che deve (?:risaltare|spiccare|saltare all[’']occhio)),? è:? ${what}`,
      `${what} (?:è|sono) (?:il nostro orgoglio|ciò di cui siamo (?:più )?orgogliosi),? (?:quindi |perciò |e )*(?:dev(?:e|ono)|va|dovrebbe) (?:essere |stare |andare )?(?:${large})`,
      `${what} (?:dev(?:e|ono)|dovrebbe(?:ro)?|va|vanno) (?:essere |stare |apparire |vedersi |messo |messa |messi |messe )*(?:ben )?(?:${large}|risaltare|spiccare|saltare all[’']occhio)(?: [^.!?]{3,25})?`,
      `(?:per favore,? )?(?:(?:io )?mett(?:i|ete|ere|erei|eremmo)|mostra(?:te|re)?) (?:bene )?(?:in (?:evidenza|grande|primo piano|vista|risalto) )?${what}(?: (?:${large}))?`,
      `la cosa più importante è (?:che si legga(?:no)? )?${what}`,
      `${what} (?:ben |molto )?in grande`,
      `(?:per favore,? )?(?:evidenzia(?:te|re)?|sottolinea(?:te|re)?|fa(?:i|te|re) risaltare) ${what}`,
      `(?:che )?${part} (?:sia |siano )?(?:ben |molto |il più |la più )+(?:in )?(?:grand[ei]|visibil[ei]|evidenza)(?: possibil[ei])?`,
    ],
  },
  nl: {
    large:
      "groot genoeg (?:om|voor) [^.!?,]{2,60}|(?:het )?(?:aller)?(?:grootst|opvallendst|duidelijkst)e?(?: [^.!?]{3,25})?|(?:heel |lekker |goed |extra )?(?:groot|enorm|gigantisch|reusachtig|vet|opvallend|duidelijk|prominent|zichtbaar)(?: (?:in beeld|erop|bovenaan|op [^.!?]{3,20}))?|zo (?:groot|opvallend|duidelijk|zichtbaar) mogelijk|centraal|(?:op|in) (?:de voorgrond|het midden)|eruit",
    placed: "(?:helemaal )?(?:bovenaan|voorop)|(?:als )?eerste?",
    what: '(?<what>(?:de|het|onze?|deze|dit|dat|[“"„‘]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
    readers: "jouw|je|uw",
    articles: "de|het|onze?",
    forms: (what, large) => [
      `(?:begin|start|open) (?:graag )?met (?<what>(?:de |het )?(?:€ ?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d+)* ?euro))`,
      `(?:de|het) \\p{L}+ (?:die|dat) (?:(?:moet|mag) (?:opvallen|eruit springen|in het oog springen)|(?:opvallen|eruit springen) moet),? is:? ${what}`,
      `(?:op )?${what} (?:zijn we (?:het meest |heel )?trots(?: op)?|is onze trots),? (?:dus |en )*(?:dat|die|het) (?:moet|mag|hoort) (?:dus )?(?:${large})(?: te staan| staan| komen)?`,
      `${what} (?:moet(?:en)?|mag|mogen|graag|hoort|horen|dient|liefst) (?:het |graag |er |wel )*(?:${large}|opvallen|eruit springen)(?: ?(?:te (?:zien|lezen)(?: zijn)?|zichtbaar zijn|zijn|staan|komen|springen|worden|uit springen))?(?: [^.!?]{3,25})?`,
      `(?:zet|maak|laat|toon|plaats) (?:graag )?${what} (?:er )?(?:${large}|opvallen|eruit springen)(?: (?:staan|zien|op|in|bij))?`,
      `het belangrijkste is (?:dat (?:je )?)?${what}(?: [^.!?]{2,40})?`,
      `graag ${what} (?:heel |lekker )?groot`,
      `(?:benadruk|leg de nadruk op) ${what}`,
    ],
  },
  pt: {
    large:
      "(?:bastante|suficientemente) grandes? para [^.!?,]{2,60}|(?:o |a )?(?:elemento |coisa )?mais (?:grande|visível|destacad[oa]|important[e])(?: [^.!?]{3,25})?|(?:o |a )?maior(?: (?:elemento|coisa|texto|destaque))?(?: [^.!?]{3,25})?|(?:bem |muito )?(?:em )?(?:grande|destaque|negrito|evidência)s?|em primeiro plano|(?:bem|muito) clar[oa]s?|(?:bem |muito )?(?:visíve(?:l|is)|chamativ[oa]s?|enormes?|gigantes?)",
    placed: "em primeiro(?: lugar)?|no topo",
    what: '(?<what>(?:os?|as?|noss[oa]s?|est[eao]s?|que|[«“"]|\\d|\\p{Lu})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
    readers: "(?:[oa]s? )?(?:seus?|suas?|teus?|tuas?)",
    articles: "os?|as?",
    forms: (what, large, part) => [
      `(?:comec(?:e|em)|começar|abram?) (?:pelos|com os|por|com) (?<what>\\d+(?:[.,]\\d+)* ?(?:€|euros?))`,
      `(?:o|a) \\p{L}+ (?:a destacar|que (?:deve|tem de|tem que) (?:destacar-se|sobressair|saltar à vista|ser destacad[oa])),? é:? ${what}`,
      `${what} (?:é|são) (?:o nosso orgulho|aquilo de que (?:mais )?nos orgulhamos),? (?:por isso |portanto |e )*(?:isso |isto )?(?:deve|tem de|tem que) (?:vir |estar |ficar |ser )?(?:${large})`,
      `${what} (?:deve(?:m|ria|riam)?|tem (?:de|que)|têm (?:de|que)|precisa(?:m)?) (?:de )?(?:ser |estar |aparecer |ficar |vir |ir )*(?:bem )?(?:${large}|sobressair|saltar à vista|se destacar|destacar-se)(?: [^.!?]{3,25})?`,
      `${what} t(?:e|ê)m (?:de|que) se (?:ler|ver)(?: bem)?(?: (?:em|na|no|de) [^.!?;]{3,25})?`,
      `o mais importante é (?:que se (?:leia|veja)m? )?${what}`,
      `(?:por favor,? )?(?:p(?:onham?|ôr|õe)|coloquem?|coloca[r]?|mostr[ea][mr]?|deix[ea][mr]?) ${what} (?:${large})(?: n[oa] [^.!?]{3,25})?`,
      `${what} (?:bem |muito )?em grande`,
      `(?:por favor,? )?(?:destaca[r]?|destaque[m]?|realça[r]?|realce[m]?|enfatiz[ae][r]?) (?:bem )?${what}`,
      `(?:que )?${part} (?:seja |fique )?(?:bem |muito |o mais |a mais )*(?:grandes?|em destaque|visíve(?:l|is))(?: possíve(?:l|is))?`,
    ],
  },
  sv: {
    large:
      "(?:allra )?störst|(?:riktigt |väldigt |extra )?(?:stor[at]?|tydlig(?:t|ast)?|synlig(?:t|ast)?)|mest (?:framträdande|synlig[at]?)|i (?:fokus|blickfånget)",
    placed: "(?:allra )?(?:överst|först)|högst upp",
    what: '(?<what>(?:de[nt]?|vår[at]?|[“"”„]|\\d|\\p{L})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
    readers: "din[ae]?|ditt|er[at]?|ert",
    articles: "de[nt]?|vår[at]?",
    forms: (what, large, part) => [
      `${what} (?:ska|bör|måste|får|kan) (?:gärna )?(?:vara |synas |stå |komma )?(?:${large})`,
      `(?:gör|visa|sätt|skriv) ${what} (?:${large})`,
      `(?:lyft(?:a)? fram|framhäv|framhäva|höj fram|betona) ${what}`,
      `${part} (?:gärna )?(?:${large})`,
    ],
  },
  pl: {
    large:
      "największ\\p{L}{1,3}|najbardziej widoczn\\p{L}{1,3}|(?:bardzo |naprawdę )?(?:duż\\p{L}{1,3}|widoczn\\p{L}{1,3}|wyróżnion\\p{L}{1,3})|na pierwszym planie",
    placed: "(?:na samej górze|na górze|na początku)",
    what: '(?<what>(?:[“"”„]|\\d|\\p{L})(?:[^.!?;:]|(?<=\\d)[.:](?=\\d)){1,80}?)',
    readers: "tw[óo]j\\p{L}*|wasz\\p{L}*",
    articles: "t[ae]n?|nasz[ae]?",
    forms: (what, large, part) => [
      `${part} (?:\\p{L}+ ){0,2}(?:ma|mają|musi|muszą|powinn[aoy]|powinien) być (?:${large})`,
      `niech ${part} (?:\\p{L}+ ){0,2}będ(?:zie|ą) (?:${large})`,
      `(?:wyróżnij|podkreśl|wyeksponuj)(?:cie)? ${what}`,
      `${part} (?:${large})`,
    ],
  },
};

/** Japanese and Chinese name it before the verb. */
export const ASIAN: Record<string, string> = {
  ja: "(?<what>.{1,60}?)(?:を|が|は|の方を|のほうを)(?:、)?(?:一番|いちばん|最も|もっとも|特に|とくに|できるだけ|なるべく|しっかり|はっきり)?(?:大き[くめ]|目立(?:たせ|つ)|強調|前面に|主役に|メインに|トップに|一番上に|最初に|中央に|太字で|太く|ヒーローに)(?:に)?(?:見せ|表示|示し|し|せ|載せ|入れ|書い|出し|配置|置い|使っ|扱っ|お願い|なる)?(?:て|で|に|よう|お願い|ほし)?[^。話声]{0,14}(?:ください|下さい|お願い(?:し|いた)\\S*|ほしい\\S*|希望\\S*|くれますか|もらえますか|いただけますか)",
  zh: "(?:请)?(?:突出|强调|重点突出)(?<what>.{1,40}?)|(?:请)?(?:把|将)(?<that>.{1,40}?)(?:放(?:在)?最(?:大|前|上)|放大|突出|做得最大)(?:.{0,8})?",
};
