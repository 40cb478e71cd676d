/** How authors of a language say which feeling and manner a piece is to have, as sources of patterns for small letters. */
type MannerWords = {
  /** What may stand before or behind any clause of such a wish. */
  soft: string;
  and: string;
  /** How a picture or a text may feel. What is eaten, worn or used is so as well, unless it is named as one of these. */
  mood: string;
  something: string;
  nothing: string;
  /** "Not too": of a dog or a dishwasher as well, so that it needs a "please" or a clause that is certain. */
  notToo: string;
  /** The same of whole clauses: "It can be a little moving", "con cariño". */
  likely: string;
  /** What is made, with its article. */
  piece: string;
  wants: string;
  that: string;
  /** What it does to those who see it: "doesn't scare anyone". */
  effect: string;
  /** "should look", before a mood or behind it. */
  looks: string;
  /** How an author asks for it, before a mood: "Can it be". */
  asks: string;
  /** Clauses that only an author says to the maker of a text or a picture. */
  certain: string[];
  /** What an author asks to be fair to, and about. */
  fair: string;
  /** How the reason for a wish begins. */
  reason: string;
};

export const MANNER_WORDS: Record<string, MannerWords> = {
  en: {
    soft: "please|pls|thanks|but|and|so|just|rather|also|only|if possible|though|maybe|perhaps",
    and: "and|or|but not|not|yet",
    mood: "calm|quiet|slow|unhurried|restrained|gentle|warm|kind|friendly|cheerful|happy|joyful|serene|peaceful|hopeful|serious|sober|dignified|respectful|light-hearted|playful|funny|festive|moving|touching|emotional|sad|gloomy|scary|macho|aggressive|flashy|loud|pushy|preachy|salesy|cheesy|corporate|slick|posh|fancy|glossy|gimmicky|twee|sentimental|dramatic|sensational|alarming|trendy|honest|modest|humble|proud|reassuring|comforting|welcoming|inviting|upbeat|cosy|cozy|understated|down-to-earth|matter-of-fact",
    something: "something",
    nothing: "nothing(?: too| overly| remotely)?",
    notToo: "not(?: too| overly)?",
    likely:
      "(?:it |this )?(?:can|may|could|might) (?:well |certainly |even |also )?be (?:a (?:little|bit) |slightly |quite )?(?:moving|touching|emotional|funny|cheeky|playful|sad)|no (?:\\p{L}+ )?(?:music|piano|violins|strings|drums|beats?)(?: that \\p{L}+)?",
    piece:
      "(?:an?|the|our|this) (?:picture|image|photo|card|film|video|clip|post|text|illustration|carousel|slideshow|infographic|reel)",
    wants: "(?:(?:we|i)(?:['’]d| would) (?:like|love|prefer)|we want|(?:can|could) (?:we|you) (?:have|make))",
    that: "that|which|to",
    effect:
      "(?:feels?|looks?|seems?|stays?) (?:\\p{L}+ )?MOOD|(?:does|will|should|is) ?(?:n['’]?t|not) (?:scare|frighten|alarm|upset|shock|shout|lecture|preach|worry|boast|shame)\\p{L}*(?: (?:any(?:one|body)|people|them|at (?:any(?:one|body)|people)))?|(?:calms?|comforts?|reassures?) \\p{L}+|makes? (?:you|people|them) (?:want|hungry|curious|smile)(?: [\\p{L} ]{2,30})?",
    looks:
      "(?:(?:it|this|everything|the (?:picture|image|card|film|post|text|whole thing)) )?(?:should|must|has to|needs to|ought to|can|may) (?:just |really |simply |still )?(?:look|feel|seem|sound|come across as)(?: an?)?(?: bit| little| rather| quite| really| more| very)?",
    asks: "(?:please )?(?:can|could|may|might|would it be possible (?:for|that)|is it possible (?:for|that)) (?:it|this|that|everything|the (?:whole thing|tone|picture|image|card|film|video|post|text|music))(?: all)?(?: please)? (?:to )?(?:be|feel|look|sound|stay)(?: an?)?(?: bit| little| rather| quite| really| more| very)?",
    certain: [
      "(?:don['’]?t|do not|never) (?:let|make) (?:it|this|that|the (?:whole thing|picture|image|card|film|video|post|text)) (?:look|feel|sound|seem|come across)(?: too| so)?(?: as)? [\\p{L}' ’-]{3,40}",
      "(?:don['’]?t|do not|never) (?:let|make|turn|have) (?:it|this|that)(?: (?:sound|look|feel|read|seem|come across|be|become))?(?: too)?(?: much)?(?: (?:like|as|into))?(?: an?| some)? (?:\\p{L}+ )?(?:ads?|advert\\w*|commercial|sales (?:pitch|talk|letter)|brochure|press release|sermon|lecture|marketing)",
      "(?:it|this) (?:should|must)(?:n['’]?t| not) (?:sound|look|feel|read|seem)(?: too)?(?: much)? like an? (?:\\p{L}+ )?(?:ads?|advert\\w*|commercial|sales pitch|brochure|press release|sermon|lecture)",
      "(?:let['’]s )?(?:keep|leave) (?:the |any |all )?(?:sales talk|hype|sales pitch|jargon|pathos|drama|politics|marketing(?: speak)?|superlatives|hard sell) out(?: of (?:it|this))?",
      "(?:(?:write|say|put|phrase|tell|word) it |(?:just|rather|more) )(?:just )?(?:like|as|the way|how) (?:you|we|one|people)(?:['’]d| would| do| might)? (?:talk|speak|say|tell|explain|chat|write|put)(?!\\p{L})[^.!?]{0,50}",
      "(?:an? )?(?:bit|touch|little|hint|dash) of (?:humou?r|fun|irony|emotion|wit|cheek|pathos)(?: (?:is|would be) (?:fine|ok(?:ay)?|welcome|good|allowed|nice))?",
      "not at (?:the |our |any)[\\p{L} ]{2,24}['’]s? expense",
      "(?:no|without(?: any)?)(?: (?:recogni[sz]able|identifiable|sad|real))* (?:children['’]?s? |kids['’]? |people['’]?s? )?(?:faces?|stock (?:photos?|people|models|images)|superlatives|technical (?:terms|language)|long words)",
      "(?:keep|make|leave) (?:it|this|the (?:post|card|picture|film|video|text|tone|whole thing)) (?:nice and |very |really |rather )?MOOD (?:and|but not|but|yet) MOOD",
      "(?:please )?go (?:easy|light) on (?:the )?(?:superlatives|adjectives|jargon|exclamation marks|sales talk|marketing|hype|emotion|pathos|humou?r|jokes|drama)",
      "(?:no|without(?: any)?) (?:begging|asking|fundraising|appeals?)(?: for (?:money|donations|cash))(?: (?:this time|for once|here|now))?|(?:no|without(?: any)?) (?:begging|fundraising)(?: (?:this time|for once))|(?:don['’]?t|do not) (?:ask|beg)(?: (?:people|them|anyone))? for (?:money|donations)(?: this time)?",
      "be (?:kind|gentle|nice|respectful|fair|generous) about (?!.*(?<!\\p{L})your?(?!\\p{L}))[^.!?,;:]{3,40}",
    ],
    fair: "be (?:fair|just) to",
    reason:
      "that|it|this|they|these|those|he|she|we|our|my|people|most|some|many|who|whoever|because|since|as|everyone|customers|readers|members",
  },
  de: {
    soft: "bitte|danke|und|aber|eher|lieber|nur|auch|dabei|gern|gerne|bloß|ja|so|möglichst|wenn möglich|das ganze",
    and: "und|oder|aber|aber nicht",
    mood: "(?:ruhig|langsam|still|sanft|warm|herzlich|freundlich|fröhlich|heiter|friedlich|hoffnungsvoll|ernst|nüchtern|sachlich|würdevoll|respektvoll|verspielt|lustig|festlich|rührend|berührend|emotional|traurig|düster|beängstigend|gruselig|machohaft|aggressiv|protzig|schick|edel|vornehm|laut|aufdringlich|belehrend|werblich|kitschig|steif|glatt|reißerisch|dramatisch|ehrlich|bescheiden|tröstlich|beruhigend|einladend|gemütlich|bodenständig|marktschreierisch)(?:e[snrm]?)?",
    something: "etwas|was",
    nothing: "nichts|nicht (?:so|allzu)",
    notToo: "nicht(?: zu| so| allzu)?",
    likely: "mit (?:herz|gefühl|respekt)|keine (?:\\p{L}+ )?musik",
    piece:
      "(?:ein(?:e[nm]?)?|das|die|den) (?:bild|foto|karte|film|video|clip|beitrag|post|text|illustration|karussell|grafik|infografik)",
    wants: "(?:wir|ich) (?:hätten?|möchten?|wünschen?|wollen|brauchen)(?: uns| mir)?(?: gern\\p{L}?)?",
    that: "das|die|der",
    effect:
      "(?:\\p{L}+ )?MOOD (?:wirkt|ist|bleibt)|(?:niemand\\p{L}*|keine[mnr]?|nicht)(?: \\p{L}+)? (?:erschreckt|angst mach(?:t|en)|schockiert|belehrt|verschreckt|ängstigt)|(?:beruhigt|tröstet)|(?:lust|appetit|neugierig)(?: darauf| auf mehr)? macht",
    looks:
      "(?:(?:es|das|alles|das (?:bild|video|ganze)|der (?:text|beitrag|film|post)|die (?:karte|grafik)) )?(?:soll(?:te)?|muss|darf)(?: ruhig| bitte| einfach| eher| ein bisschen| ein wenig| etwas| auch)*",
    asks: "(?:(?:kann|könnte|darf|dürfte|soll(?:te)?) (?:es|das|das ganze|alles|das (?:bild|video)|der (?:ton|text|beitrag|film|post)|die (?:karte|grafik|musik))|(?:geht|ginge|klappt) (?:es|das)(?: auch)?)(?: bitte| ruhig| eher| ein bisschen| ein wenig| etwas| auch)*",
    certain: [
      "(?:es |das )?(?:darf|kann|soll)(?: ruhig| gern\\p{L}?| auch| schon)*(?: ein (?:bisschen|wenig)| etwas)? (?:rühren|berühren|bewegen|anrühren|rührend sein|berührend sein|lustig sein|witzig sein|emotional (?:sein|werden))",
      "(?:(?:halte?t?|halten sie|macht|mach|machen sie) (?:es|das|alles|das ganze) (?:bitte )?MOOD (?:und|aber) MOOD|MOOD (?:und|aber) MOOD (?:halten|bleiben|gestalten))",
      "(?:macht|mach|machen sie|lasst) (?:bitte )?(?:keine werbung|keinen werbespot|kein werbevideo)(?: daraus| draus)?|keine werbung daraus machen|(?:soll|darf|sollte) (?:bitte )?(?:nicht|keine?) (?:nach |wie |als )?(?:eine? )?werbung(?: sein| klingen| wirken| werden)?",
      "(?:schreibt|schreib|schreiben sie|sagt|formuliert|erzählt) (?:es |das |ihn )?(?:bitte )?(?:so|einfach so)|(?:eher |lieber |einfach |mehr )+(?:so)?",
      "(?:(?:eher |lieber |einfach |mehr |genau )+so |so )?wie (?:wir|man|ihr|du) (?:es |das |sie )?(?:[^.!?,]{0,40} )?(?:reden?|red(?:et|t)|spricht|sprechen|erzähl\\p{L}*|sagen|sagt|sagen würde\\p{L}*|erzählen würde\\p{L}*|erklär\\p{L}*)",
      "(?:ein )?(?:bisschen|wenig|etwas) (?:humor|witz|ironie|gefühl|rührung|pathos)(?: (?:darf|kann) (?:ruhig |gern\\p{L}? )?sein| ist (?:ok|okay|erlaubt|willkommen|in ordnung))?",
      "nicht auf kosten (?:der|des|von) \\p{L}+",
      "(?:das bild|die karte|das video|die grafik|der beitrag)(?: soll| darf| muss)+ (?:MOODS? (?:wirken|sein|bleiben) und )?(?:niemand\\p{L}*|keine[mnr]? \\p{L}+|nicht) (?:angst machen|erschrecken|verschrecken|belehren|schockieren)",
      "(?:ohne|keine?) (?:(?:erkennbare[nr]?|echte[nr]?|traurige[nr]?) )*(?:(?:kinder)?gesichter(?: von kindern)?|stockfotos|superlative|fachbegriffe|fachwörter|fachsprache|fachchinesisch|fremdwörter|werbesprüche|phrasen|floskeln)",
      "(?:dieses mal |diesmal )?(?:ohne|keine?n?) (?:spendenaufruf|spendenbitte|bettelei|spendenappell|betteln)(?: (?:diesmal|dieses mal|heute))?|(?:diesmal |dieses mal |bitte )*(?:nicht|keine?) (?:um (?:geld|spenden) (?:bitten|betteln)|nach (?:geld|spenden) fragen)",
    ],
    fair: "(?:seid|sei|seien sie|bleibt) (?:bitte )?(?:fair|gerecht|ehrlich) (?:zu|gegenüber|mit|bei)",
    reason:
      "das|die|der|es|sie|er|wir|unsere?n?|man|viele|manche|die meisten|wer|weil|denn|da|dafür|sonst|alle",
  },
  fr: {
    soft: "s['’]il vous plaît|s['’]il te plaît|svp|merci|mais|et|plutôt|juste|simplement|surtout|si possible|donc",
    and: "et|ou|mais|ni|mais pas",
    mood: "calmes?|lente?s?|tranquilles?|dou(?:x|ces?)|chaleureu(?:x|ses?)|amica(?:l|le|ux)|gaie?s?|joyeu(?:x|ses?)|serein(?:e|s|es)?|paisibles?|sérieu(?:x|ses?)|sobres?|dignes?|respectueu(?:x|ses?)|lég(?:er|ère)s?|ludiques?|drôles?|festi(?:f|ve)s?|émouvante?s?|touchante?s?|tristes?|sombres?|effrayante?s?|macho|agressi(?:f|ve)s?|tape-à-l['’]œil|chics?|guindée?s?|luxueu(?:x|ses?)|racoleu(?:r|se)s?|moralisat\\p{L}+|commercia(?:l|le|ux)|publicitaires?|dramatiques?|honnêtes?|modestes?|rassurante?s?|apaisante?s?|réconfortante?s?|accueillante?s?|simples?|naturel(?:le)?s?|convivia(?:l|le|ux)|criarde?s?|alarmistes?",
    something: "quelque chose d(?:e |['’])",
    nothing: "rien d(?:e |['’])(?:trop )?",
    notToo: "pas(?: trop)?",
    likely:
      "(?:ça |cela )?peut (?:même )?(?:émouvoir|toucher|faire sourire|être (?:un peu )?(?:émouvant|touchant|drôle))(?: un peu)?|avec (?:tendresse|délicatesse|respect|pudeur)|pas de musique(?: (?:\\p{L}+|qui \\p{L}+))?",
    piece:
      "(?:une?|la|le|l['’]) ?(?:image|photo|carte|film|vidéo|clip|post|texte|visuel|illustration|carrousel|infographie)",
    wants:
      "(?:(?:on|nous) (?:voudrait|voudrions|aimerait|aimerions|souhaite\\p{L}*)|je (?:voudrais|veux)|il nous faudrait)",
    that: "qui",
    effect:
      "(?:soit|reste|ait l['’]air|fasse) (?:\\p{L}+ )?MOOD|(?:ne |n['’])(?:fasse|fait|effraie|effraye|choque|alarme|moralise|culpabilise)(?: pas| personne)(?: peur)?(?: à personne)?|(?:apaise|rassure|réconforte)|(?:donne|fasse|fait) envie",
    looks:
      "(?:(?:ça|cela|il|l['’]image|le (?:visuel|texte|post)|la (?:carte|vidéo)) )?(?:doit|devrait|que (?:ce|ça)) ?(?:rester|être|paraître|avoir l['’]air|soit|reste)(?: plutôt| assez| très| un peu)?",
    asks: "(?:est-ce que )?(?:ça|cela|l['’]image|le (?:visuel|texte|post|ton)|la (?:carte|vidéo|musique))? ?(?:peut|pourrait)(?:-(?:ça|il|on|elle))? (?:être|rester|avoir l['’]air|faire)(?: plutôt| assez| très| un peu)?|(?:on|vous) (?:peut|pouvez|pourriez) (?:le |la )?(?:faire|rendre|garder)(?: quelque chose de| ça)?",
    certain: [
      "(?:que (?:ça|ce)(?: ne)? (?:reste|soit) )?MOODS?(?: et MOODS?)?,? sans en faire (?:trop|des tonnes)|sans en faire (?:trop|des tonnes)|sans (?:dramatiser|exagérer|moraliser|culpabiliser)",
      "(?:n['’]en faites|n['’]en fais|ne faites|ne fais|n['’]en faisons)(?: surtout)? pas (?:de (?:ça|cela) )?(?:une |de la )?(?:pub(?:licité)?|réclame|annonce|spot)|que ça ne (?:fasse|sonne|ressemble)(?: surtout)? pas (?:trop )?(?:à |comme )?(?:une? |de la )?(?:pub(?:licité)?|réclame|annonce)|(?:ce n['’]est )?pas (?:de|une) pub(?:licité)?",
      "(?:plutôt |juste |simplement |un peu |écrivez(?:-le)? |dites-le |sur un ton \\p{L}+,? ?)*comme (?:si )?(?:on|nous|vous)(?: le| l['’]| en)? ?(?:parle|parlons|dit|disons|dirait|diriez|raconte\\p{L}*|annonç\\p{L}*|explique\\p{L}*|parlerait|parleriez)(?!\\p{L})[^.!?]{0,40}",
      "(?:un peu|une touche|une pointe|un brin) d['’](?:émotion|humour|ironie)(?: (?:est|serait) (?:bienvenue?|permise?|possible))?",
      "pas (?:aux dépens|sur le dos) d(?:es?|u) \\p{L}+",
      "(?:sans|pas d(?:e |['’])|éviter? (?:les? )?) ?(?:visages?(?: (?:d['’]|de )?(?:enfants?|reconnaissables?))*|photos? (?:de banque d['’]images|d['’]enfants)|superlatifs|jargon|mots (?:techniques|savants|compliqués)|termes (?:techniques|savants))",
      "(?:reste[rz]?|garde[rz]?(?: (?:le|ça|un ton))?|faites(?:-le)?|que (?:ce soit|ça reste|ça soit)) MOOD (?:et|mais) MOOD",
      "évite[rz]? (?:le |les |tout )?(?:jargon|superlatifs|termes techniques|mots savants|clichés|pathos|misérabilisme)",
      "sur un ton (?:\\p{L}+ )?MOODS?",
      "(?:cette fois,? )?(?:sans|pas d['’]) ?(?:appels? aux dons|demander (?:d['’]argent|de l['’]argent|de dons))(?: cette fois(?:-ci)?)?|(?:cette fois,? )?(?:ne demandez|on ne demande) pas (?:d['’]argent|de dons)(?: cette fois(?:-ci)?)?",
    ],
    fair: "soy(?:ez|ons) (?:justes?|honnêtes?|équitables?) (?:avec|envers|sur)",
    reason:
      "ça|cela|ce|c['’]|elles?|ils?|on|nous|nos|notre|les gens|la plupart|beaucoup|qui|celui|ceux|celle|car|parce|puisque|quand",
  },
  es: {
    soft: "por favor|porfa|gracias|pero|y|mejor|más bien|solo|sólo|sobre todo|si puede ser|también",
    and: "y|e|o|ni|pero|pero no",
    mood: "tranquil[oa]s?|lent[oa]s?|pausad[oa]s?|calmad[oa]s?|suaves?|cálid[oa]s?|cercan[oa]s?|amables?|alegres?|felices|feliz|seren[oa]s?|pacífic[oa]s?|seri[oa]s?|sobri[oa]s?|dign[oa]s?|respetuos[oa]s?|liger[oa]s?|divertid[oa]s?|festiv[oa]s?|emotiv[oa]s?|conmovedor(?:a|es)?|tristes?|sombrí[oa]s?|alarmistas?|machista|agresiv[oa]s?|llamativ[oa]s?|comercial(?:es)?|publicitari[oa]s?|dramátic[oa]s?|honest[oa]s?|modest[oa]s?|tranquilizador(?:a|es)?|acogedor(?:a|es)?|sencill[oa]s?|natural(?:es)?|cursis?|pij[oa]s?|lujos[oa]s?|pretencios[oa]s?|moralista",
    something: "algo",
    nothing: "nada de|no tan",
    notToo: "nada|no(?: muy| demasiado)",
    likely:
      "(?:puede|que) (?:emocionar|emocione|conmover|conmueva|hacer sonreír|ser (?:emotivo|divertido))(?: un (?:poco|poquito))?|con (?:cariño|tacto|delicadeza|respeto)|(?:nada de|sin) música(?: (?:\\p{L}+|a todo volumen))?",
    piece:
      "(?:una?|la|el) (?:imagen|foto|tarjeta|vídeo|video|película|clip|post|publicación|texto|ilustración|carrusel|infografía)",
    wants: "(?:(?:nos|me) gustaría|queremos|quiero|querríamos|preferimos)(?: tener)?",
    that: "que",
    effect:
      "(?:sea|parezca|transmita|resulte) (?:\\p{L}+ )?MOOD|no (?:asuste|espante|alarme|choque|moleste|sermonee)(?: a nadie)?|(?:calme|tranquilice|consuele)|(?:dé|den) ganas|apetezca",
    looks:
      "(?:(?:la (?:imagen|tarjeta)|el (?:texto|vídeo|post)) )?(?:debe|tiene que|debería|que)(?: (?:parecer|ser|resultar|verse|sonar|quede|parezca|sea))(?: más bien| muy| algo| un poco)?",
    asks: "¿?(?:puede|podría|podrá|es posible que) (?:ser|quedar|parecer|sonar|sea|quede)(?: más bien| muy| algo| un poco)?",
    certain: [
      "(?:que )?no (?:parezca|suene a|sea|lo convirtáis en|lo convirtáis|lo hagáis|hagáis de esto)(?: (?:como|en))?(?: una?)? ?(?:publicidad|anuncio(?: publicitario)?|propaganda|folleto|sermón)|sin que (?:parezca|suene a)(?: una?)? ?(?:publicidad|anuncio|propaganda)",
      "(?:mejor |más bien |solo |que suene |escribid(?:lo)? |escríbelo |decidlo |contadlo )+(?:tal )?como (?:si )?(?:se lo )?(?:hablamos|hablas|decimos|contamos|contáramos|contarías|contaríais|se lo (?:contarías|contaríais|dirías)|se habla|lo diríamos|hablaríamos)(?!\\p{L})[^.!?]{0,40}",
      "(?:que (?:sea|quede|resulte|se mantenga)|mantenedlo|mantenlo|manténganlo|hacedlo|hazlo|dejadlo) MOOD (?:y|e|pero) MOOD",
      "(?:algo|un poco|una pizca|un toque) de (?:humor|emoción|ironía|gracia)(?: (?:está bien|vale|es bienvenid[oa]))?",
      "(?:no )?a costa de [\\p{L} ]{3,24}",
      "(?:sin|nada de) (?:caras?(?: (?:de )?(?:niñ[oa]s|menores|reconocibles))*|fotos de (?:archivo|stock|niños)|superlativos|palabras (?:técnicas|raras)|tecnicismos|términos técnicos|jerga|sensacionalismo|sensiblería|machadas)",
      "que lo entienda (?:cualquiera|todo el mundo)|sin (?:dramatizar|exagerar|dramatismos?|sermonear|presumir)",
      "(?:esta vez,? )?sin (?:pedir|mendigar) (?:dinero|donaciones|donativos)(?: esta vez)?|(?:esta vez,? )?no (?:pidáis|pidas|pidan|pedir) (?:dinero|donaciones|donativos)(?: esta vez)?|(?:esta vez,? )?sin llamad[ao]s? a donar",
    ],
    fair: "(?:sed|sé|sean) (?:justos?|justas?|honestos?) con",
    reason:
      "eso|es|a la|a nuestr\\p{L}+|a l[oa]s|quien|quienes|la gente|l[oa]s que|nuestr[oa]s|que|porque|ya|no somos|aquí|esto|muchos|la mayoría",
  },
  it: {
    soft: "per favore|per piacere|grazie|ma|e|piuttosto|solo|soltanto|meglio|se possibile|anche",
    and: "e|ed|o|né|ma|ma non",
    mood: "calm[oaie]|lent[oaie]|tranquill[oaie]|dolc[ei]|cald[oaie]|gentil[ei]|allegr[oaie]|felic[ei]|seren[oaie]|pacific[oaie]|seri[oae]?|sobri[oae]?|dignitos[oaie]|rispettos[oaie]|legger[oaie]|divertent[ei]|festos[oaie]|commovent[ei]|toccant[ei]|trist[ei]|cup[oaie]|spaventos[oaie]|allarmistic[oaie]|maschilista|macho|aggressiv[oaie]|vistos[oaie]|chic|lussuos[oaie]|pretenzios[oaie]|commercial[ei]|pubblicitari[oae]?|drammatic[oaie]|onest[oaie]|modest[oaie]|rassicurant[ei]|accoglient[ei]|semplic[ei]|natural[ei]|sdolcinat[oaie]|moralista",
    something: "qualcosa di",
    nothing: "niente di(?: troppo)?",
    notToo: "niente(?: troppo)?|non troppo",
    likely:
      "(?:può|possa) (?:anche )?(?:commuovere|emozionare|far sorridere|essere (?:commovente|divertente))(?: un po['’]?)?(?: anche)?|con (?:affetto|delicatezza|rispetto|tatto)|(?:niente|senza) musica(?: (?:\\p{L}+|a tutto volume))?",
    piece:
      "(?:una?|un['’]|la|il|l['’]) ?(?:immagine|foto|card|scheda|video|filmato|clip|post|testo|illustrazione|carosello|infografica|grafica)",
    wants: "(?:vorremmo|vorrei|vogliamo|ci (?:piacerebbe|servirebbe)|preferiamo)(?: avere)?",
    that: "che",
    effect:
      "(?:sia|sembri|trasmetta|resti) (?:\\p{L}+ )?MOOD|non (?:spaventi|allarmi|scandalizzi|faccia paura|urti|faccia la predica)(?: nessuno| a nessuno)?|(?:calmi|rassicuri|conforti)|(?:faccia venire|metta|fa venire|mette) voglia",
    looks:
      "(?:(?:l['’]immagine|il (?:testo|video|post)|la (?:card|grafica)) )?(?:dev['’]essere|deve|dovrebbe|che)(?: (?:sembrare|essere|apparire|risultare|suonare|sembri|sia))?(?: piuttosto| molto| un po['’])?",
    asks: "(?:può|potrebbe|possiamo) (?:essere|restare|sembrare|farlo|tenerlo)(?: piuttosto| molto| un po['’]?)?",
    certain: [
      "(?:non (?:fatene|fatelo diventare|trasformatelo in|farne|sembri|suoni come|deve sembrare|dev['’]essere)|senza (?:farne|che sembri))(?: (?:una|uno))? ?(?:pubblicità|spot|réclame|volantino|predica)",
      "(?:piuttosto |meglio |solo |scrivete(?:lo)? |scrivilo |ditelo |raccontatelo )+(?:così )?come (?:se )?(?:lo )?(?:parliamo|si parla|diciamo|diremmo|direste|diresti|racconta\\p{L}+|raccontereste|lo direste|lo raccontereste|parlassimo)(?!\\p{L})[^.!?]{0,40}",
      "un (?:po['’]|pizzico|tocco) (?:di |d['’])(?:umorismo|ironia|emozione|commozione)(?: (?:va bene|ci sta|è benvenut[oa]))?",
      "(?:che (?:sia|resti|rimanga)|tenetelo|tienilo|mantenetelo|lasciatelo|fatelo) MOOD (?:e|ed|ma) MOOD",
      "(?:non )?alle spalle (?:di|de[il]|degli|delle) \\p{L}+",
      "(?:senza|niente) (?:volti?(?: (?:di bambini|riconoscibili))*|facce di bambini|foto (?:di repertorio|di bambini|stock)|superlativi|termini tecnici|parole (?:difficili|tecniche)|paroloni|tecnicismi|gergo|sensazionalismi?)",
      "senza (?:drammatizzare|esagerare|prediche|fare prediche)",
      "(?:stavolta |questa volta )?(?:niente|senza) (?:richieste|raccolta|raccolte|appelli) (?:di |per )?(?:soldi|denaro|donazioni|fondi)(?: (?:stavolta|questa volta))?|(?:stavolta |questa volta )?(?:senza|non) (?:chiedere|chiedete|chiediamo) (?:soldi|denaro|donazioni)(?: (?:stavolta|questa volta))?",
    ],
    fair: "(?:siate|sii) (?:onesti|onesto|giusti|giusto|equi|corretti) (?:con|verso|su)",
    reason:
      "chi|ai|alle?|a molti|la gente|le persone|i nostri|le nostre|non piace|perché|è|sono|molti|questo|così|siamo|noi|non è",
  },
  nl: {
    soft: "graag|alsjeblieft|alstublieft|aub|a\\.u\\.b\\.?|svp|bedankt|maar|en|liever|eerder|gewoon|alleen|ook|vooral|liefst",
    and: "en|of|maar|maar niet",
    mood: "rustige?|langzaam|langzame?|langzaams|traags?|stille?|zachte?|warme?|hartelijke?|vriendelijke?|vrolijk(?:e|s)?|blije?|serene?|sereen|vredige?|serieuze?|serieus|sober|sobere|waardige?|respectvolle?|luchtige?|speelse?|grappige?|feestelijke?|ontroerende?|emotionele?|verdrietige?|sombere?|somber|eng|enge|macho|stoer(?:e|s)?|agressie(?:f|ve|fs)|schreeuwerig(?:e|s)?|opdringerige?|belerende?|commercieel|commerciële|dramatische?|eerlijke?|bescheiden|geruststellende?|troostende?|uitnodigende?|gezellig(?:e|s)?|nuchtere?|klef|kleffe|chique?|sjieke?|deftige?|heftige?|heftigs|rustigs|zakelijk(?:s|e)?",
    something: "iets",
    nothing: "niets|niet (?:zo|al te)",
    notToo: "niet(?: te| al te)?",
    likely: "met (?:gevoel|respect)|geen (?:\\p{L}+ )?muziek",
    piece:
      "(?:een|het|de) (?:beeld|foto|kaart|film|filmpje|video|clip|bericht|post|tekst|illustratie|carrousel|infographic|plaatje|afbeelding)",
    wants: "(?:(?:we|wij|ik) (?:willen|wil|zouden|zou|hebben)(?: graag| het liefst)?)",
    that: "dat|die",
    effect:
      "(?:\\p{L}+ )?MOOD (?:oogt|is|blijft|aanvoelt)|(?:niemand|niet)(?: \\p{L}+)? (?:bang maakt|afschrikt|laat schrikken|schokt|belerend is)|(?:geruststelt|troost|kalmeert)|(?:zin|trek)(?: erin)? (?:geeft|maakt)",
    looks:
      "(?:(?:het|dit|alles|het (?:beeld|geheel)|de (?:tekst|kaart|foto)) )?(?:moet|mag|hoort|zou)(?: (?:vooral|gewoon|wel|een beetje|wat|best|graag))*",
    asks: "(?:kan|mag|zou) (?:het|dit|alles|het (?:beeld|geheel)|de (?:tekst|kaart|foto|toon|muziek))(?: graag| misschien| een beetje| wat| ook)*",
    certain: [
      "(?:het |dit )?(?:mag|kan)(?: (?:best|gerust|wel|ook))*(?: een (?:beetje|tikje)| wat)? (?:ontroeren|raken|ontroerend zijn|grappig zijn|emotioneel (?:zijn|worden))",
      "(?:maak|maken jullie|maakt u) (?:er |het )?(?:alsjeblieft |svp )?(?:geen (?:reclame|advertentie|reclamespot)(?: van)?|niet tot reclame)|(?:het )?(?:mag|moet) (?:geen reclame|niet (?:als|op) reclame)(?: (?:zijn|worden|klinken|lijken))?|zonder dat het (?:reclame|een advertentie) wordt",
      "(?:(?:schrijf|zeg|vertel|schrijven jullie) (?:het |dit )?|liever |eerder |gewoon |meer )+(?:zo)?(?:als|zoals) (?:we|wij|je|u|men)(?!\\p{L})[^.!?]{0,30} (?:praten|praat|zeggen|zegt|zou(?:den)? (?:zeggen|vertellen)|vertelt|vertellen|uitlegt|zeggen zou|vertellen zou)",
      "(?:een )?(?:beetje|vleugje|tikje|snufje) (?:humor|ironie|emotie|ontroering)(?: (?:mag|is (?:prima|welkom|oké)))?",
      "(?:houd?|houden jullie|maak) (?:het|dit|alles) (?:graag |alsjeblieft )?MOOD (?:en|maar) MOOD|(?:het )?graag MOOD (?:en|maar) MOOD (?:houden|laten)",
      "niet ten koste van (?:de |onze )?\\p{L}+",
      "(?:zonder|geen) (?:(?:herkenbare|echte|droevige) )*(?:(?:kinder)?gezichten(?: van kinderen)?|stockfoto['’]?s|superlatieven|vakjargon|vaktaal|vaktermen|jargon|moeilijke woorden|reclametaal)",
      "(?:deze keer |dit keer |nu )?(?:niet om (?:geld|giften|donaties) (?:vragen|bedelen)|zonder om (?:geld|giften|donaties) te vragen|geen (?:donatieoproep|bedelactie|bedelbrief|oproep om (?:geld|giften|donaties)))(?: (?:deze|dit) keer)?",
    ],
    fair: "wees (?:eerlijk|fair|redelijk) (?:over|tegenover|voor|tegen)",
    reason:
      "dat|die|het|ze|zij|we|wij|onze|men|de meeste\\p{L}*|voor de meesten|veel|wie|want|omdat|iedereen|mensen|wie dit|er",
  },
  pt: {
    soft: "por favor|se faz favor|obrigad[oa]|mas|e|mais|antes|só|apenas|de preferência|se possível|também",
    and: "e|ou|nem|mas|mas não",
    mood: "calm[oa]s?|lent[oa]s?|tranquil[oa]s?|suaves?|quentes?|calor?os[oa]s?|amáve(?:l|is)|alegres?|felizes|feliz|seren[oa]s?|pacífic[oa]s?|séri[oa]s?|sóbri[oa]s?|dign[oa]s?|respeitos[oa]s?|leves?|divertid[oa]s?|festiv[oa]s?|comovente?s?|emocionantes?|tristes?|sombri[oa]s?|assustador(?:a|es)?|machistas?|machão|agressiv[oa]s?|vistos[oa]s?|comercia(?:l|is)|publicitári[oa]s?|dramátic[oa]s?|honest[oa]s?|modest[oa]s?|tranquilizador(?:a|es)?|acolhedor(?:a|es)?|simples|natura(?:l|is)|lamechas|chiques?|luxuos[oa]s?|pretensios[oa]s?|moralista|alarmista",
    something: "algo|uma coisa|qualquer coisa",
    nothing: "nada de",
    notToo: "nada(?: muito)?|não(?: muito| demasiado)",
    likely:
      "pode (?:até )?(?:comover|emocionar|fazer sorrir|ser (?:comovente|divertido))(?: um (?:pouco|bocadinho|pouquinho))?|com (?:carinho|delicadeza|respeito|tato)|(?:nada de|sem) música(?: \\p{L}+)?",
    piece:
      "(?:uma?|a|o) (?:imagem|foto|cartão|vídeo|filme|clip|post|publicação|texto|ilustração|carrossel|infográfico|arte)",
    wants:
      "(?:gostávamos|gostaríamos|queríamos|queremos|queria|quero|preferíamos|gostava|gostaria)(?: de)?(?: ter)?",
    that: "que",
    effect:
      "(?:seja|pareça|transmita|fique) (?:\\p{L}+ )?MOOD|não (?:assuste|alarme|choque|meta medo|dê sermão)(?: ninguém| a ninguém)?|(?:acalme|tranquilize|conforte)|(?:dê|dá) vontade|abra o apetite",
    looks:
      "(?:(?:a (?:imagem|arte)|o (?:texto|vídeo|post|cartão)) )?(?:deve|tem (?:de|que)|devia|que)(?: (?:parecer|ser|ficar|soar|pareça|seja|fique))?(?: mais| muito| um pouco)?",
    asks: "(?:pode|podia|poderia) (?:ser|ficar|parecer|soar)(?: mais| muito| um pouco)?",
    certain: [
      "(?:que )?não (?:façam disto|faça disso|façam disso|transformem isto em|pareça|soe a|seja)(?: uma?)? ?(?:publicidade|propaganda|anúncio|reclame|folheto|sermão)|sem (?:parecer|soar a)(?: uma?)? ?(?:publicidade|propaganda|anúncio)",
      "(?:antes |mais |só |escrevam(?:-no)? |escreva |digam(?:-no)? |contem(?:-no)? )+(?:assim )?como (?:se |quem )?(?:o )?(?:falamos|se fala|dizemos|contamos|conta|diria|diz|fala|contaria|contassem|falássemos|a gente fala)(?!\\p{L})[^.!?]{0,40}",
      "(?:um pouco|uma pitada|um toque) de (?:humor|emoção|ironia|graça)(?: (?:é bem-vind[oa]|fica bem|pode ser))?",
      "(?:que (?:seja|fique)|mantenham?(?:-no)?|façam-no|deixem-no) MOOD (?:e|mas) MOOD",
      "(?:não )?à custa d(?:os?|as?|e) \\p{L}+",
      "(?:sem|nada de) (?:rostos?(?: (?:de crianças|reconhecíveis))*|caras de crianças|fotos de (?:banco de imagens|crianças)|superlativos|termos técnicos|palavras (?:difíceis|técnicas)|jargão|sensacionalismo|palavrões)",
      "sem (?:dramatizar|exagerar|dramatismos?|sermões)",
      "(?:desta vez,? )?sem (?:pedir|mendigar) (?:dinheiro|donativos|doações)(?: desta vez)?|(?:desta vez,? )?não (?:peçam|peça|pedir|pedimos) (?:dinheiro|donativos|doações)(?: desta vez)?|(?:desta vez,? )?sem apelos? a(?:os)? (?:donativos|doações)",
    ],
    fair: "sejam? (?:justos?|justas?|honestos?) com",
    reason:
      "não somos|não é|isso|isto|quem|afasta|assusta|a maioria|chega|as pessoas|os nossos|as nossas|porque|muitos|não é|somos|nós|eles|elas|é",
  },
};
