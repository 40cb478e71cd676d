/** How an author asks for a piece, by language: words that stand before what it says. */

/** The parts of a frame in one language, as sources of patterns. */
export type Parts = {
  polite: string;
  make: string;
  article: string;
  asset: string;
  on: string;
  /** Links before a clause, and before a topic. */
  clause: string;
  topic: string;
  /** "tell people", "announce": verbs that open a frame without an asset. */
  tell: string;
};

export const NETWORK =
  "(?:linkedin|instagram|insta|ig|twitter|x|tiktok|tik tok|facebook|fb|youtube|threads|social(?: media)?|socials|our (?:socials?|page|feed|channels?|followers|website|site|blog|stories)|the (?:blog|site|feed|socials|page|gram))";
const ASSETS_ANY =
  "(?:posts?|posting|cards?|carousels?|swipe-throughs?|reels?|story|stories|videos?|tweets?|slideshows?|infographics?|teasers?|trailers?|short film(?!s| festival)|banner|flyer|og[- ]image)";

/** "tell residents about": those who are to read the post. */
const TELLS_READERS =
  "(?:tell|inform|remind|warn|notify|let) (?:the |all |our )?(?:residents|tenants|neighbou?rs|locals|villagers|homeowners|parents|families|pupils|students|teachers|staff|employees|members|visitors|guests|patients|passengers|commuters|travellers|drivers|shoppers|customers|clients|users|subscribers|owners|buyers|sellers|players|fans|donors|supporters|volunteers|walkers|cyclists|runners|swimmers|anglers|farmers|growers|landlords|suppliers|exhibitors|ticket holders)(?= (?:know|about|of|that|how|why) )(?: know)?";

const ENGLISH: Parts = {
  polite:
    "please|pls|plz|kindly|can (?:you|u|we|someone)|could (?:you|we|someone)|would you|will you|i(?:['’]d| would) (?:like|love)(?: (?:you|it))?(?: to)?|we(?:['’]d| would) (?:like|love)(?: you)?(?: to)?(?= (?:have|get|do|make|see|you|an?) )|(?:we['’]re|we are|i['’]m|i am) (?:after|looking for|hoping for)|(?:we|i) could use|(?:could|may|can) (?:we|i) (?:please )?have|(?:i|we) (?:really |just |also )?(?:need|want)(?: you)?(?: to)?|need(?: you)?(?: to)?|let['’]?s|help (?:me|us)(?: to)?|looking for|want(?: you)?(?: to)?|time to|your task is to|the task is to",
  make: "make|do|write|create|draft|design|prepare|put together|knock (?:up|out)|whip up|post|publish|share|generate|produce|send out|put out|build|craft|compose|come up with|have|get|turn this into|spin up|update",
  article:
    "(?:me|us|up|out|a|an|the|one|some|our|my|this|another|quick|short|nice|little|\\d+|\\d+[- ]?s(?:ec(?:onds?)?)?|[\\p{L}’'-]{2,14})",
  asset: `(?:(?:post|content) ideas?|${ASSETS_ANY}|clip|thread|graphic|caption|copy|text|announcement|ad|advert|visual|image|poster|something|thing|content|blurb|piece|write-?up|promo|comparison(?: post)?|overview|case study post)`,
  on: `(?:for (?:complete |absolute |total |new )?(?:beginners|newcomers|starters|first-timers)|(?:for|on|in|to) (?:our )?${NETWORK}(?: and ${NETWORK})?|for (?:the )?(?:weekend|today|tomorrow|this week|next week|us)|by (?:today|tomorrow|monday|friday|eod)|(?:from|by) (?:our|the|my) (?:founder|ceo|cto|coo|team|boss|chef|director|owner|company)|(?:and|\\+) (?:an? )?${ASSETS_ANY}|asap|urgently|now|right away|,? ?\\d{1,2} slides|please|pls)`,
  clause:
    "(?:about|on) the fact that|(?:telling|informing|reminding|warning) (?:\\p{L}+ ){1,3}that|letting (?:\\p{L}+ ){1,3}know that|announcing that|(?:that )?(?:says|say|announces|explains|shows|tells (?:people|everyone|customers|them))(?: that| how)|(?:that )?(?:says|reads)(?= (?:a big |a )?(?:thank|happy|merry|welcome|congrat|goodbye|well done|sorry))|saying(?: that)?|to (?:announce|say|share|explain|communicate|mention) that|to say(?= (?:we|our|the) )|to (?:tell|inform|remind|let|show) (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers|folks|users|tenants|members|guests|patients|parents)(?: know)?(?: that)?",
  topic:
    "about|on|re:?|regarding|announcing|promoting|introducing|celebrating|explaining|showing|covering|comparing|summari[sz]ing|outlining|describing|presenting|listing|(?:inviting|to invite) (?:people|everyone|everybody|all|families|members|visitors|guests|locals|customers|parents|readers|neighbou?rs|students|volunteers)(?: along)? to|for|to (?:announce|promote|celebrate|introduce|share|explain|push|launch|advertise|welcome|thank|mark|find|recruit|attract)|to (?:tell|inform|remind) (?:people|everyone|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers) (?:about|of)|with|,? ?(?:topic|theme|subject)\\s*(?:=|:|is)|of",
  tell: `${TELLS_READERS}|announce|say|mention|explain|state|communicate|highlight|emphasi[sz]e|stress|point out|underline|share|note|tell (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers|folks|users|members|guests)|let (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|followers|folks|users|members|guests) know|inform (?:people|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|tenants|members)|remind (?:people|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them|everyone)|spread the word|get the word out|make (?:it )?clear|include|talk about|focus on|promote|introduce|celebrate|advertise|push|showcase|tease|invite (?:people|everyone|everybody|customers|our [\\w-]+(?:,? (?:and|&) (?:our )?[\\w-]+)?|them) to`,
};

const latin = (parts: Omit<Parts, "asset">): Parts => ({
  ...parts,
  asset: `(?:(?:linkedin|instagram|insta|twitter|facebook|tiktok|x|social[- ]media)?[- ]?(?:${ASSETS_ANY}|beitrag|beiträge|karte|text|anzeige|karussell|diashow|bild|info-?grafik|grafik|diaporama|infographie|infografía|infografica|infográfico|publication|visuel|carte|carrousel|vidéo|annonce|texte|légende|publicación|tarjeta|carrusel|anuncio|vídeo|texto|publicação|cartão|carrossel|scheda|carosello|annuncio|testo|contenuto|bericht|kaart|advertentie|tekst|berichtje|postje|image|imagen|imagem|immagine|afbeelding|plaatje|cosa|was|etwas|quelque chose|algo|qualcosa|iets)(?:\\s(?:courte?|cort[oa]|breve|curt[oa]|simples?|sencill[oa]|semplice|pequeñ[oa]|piccol[oa]|bonit[oa]|carin[oa]))?)`,
});

export const PARTS: Record<string, Parts> = {
  en: ENGLISH,
  de: latin({
    polite:
      "bitte|machst du(?: daraus)?|macht ihr|schreibst du|schreibt ihr|erstellst du|postest du|kannst du|könntest du|könnt ihr|können sie|könnten sie|kann man|wir (?:brauchen|bräuchten|möchten|wollen|hätten gern)|ich (?:brauche|bräuchte|hätte gern|möchte)|noch|mal|uns|mir",
    make: "schreib(?:e|en|en sie|t)?|erstell(?:e|en|en sie|t)?|mach(?:e|en|en sie|t)?|verfass(?:e|en|en sie)|poste?n?|veröffentlich\\w*|entwirf|bau(?:e|t)?",
    article:
      "(?:bitte|uns|mir|einen?|eine|ein|den|die|das|kurzen?|kurze[sr]?|schönen?|kleinen?|neuen?|\\p{Ll}{2,12})",
    on: `(?:(?:für|auf) (?:${NETWORK}|unsere \\p{L}+|social media|insta)|mit (?:je )?eine[mr] \\p{L}+ (?:pro|je) \\p{L}+)`,
    clause:
      "(?:darüber|davon),? dass|dass|in dem steht,? dass|um (?:anzukündigen|mitzuteilen),? dass|der (?:ankündigt|mitteilt),? dass",
    topic:
      "um zu (?:erklären|zeigen),?(?= (?:wie|warum|was) )|(?:das|die|der|in dem wir|in der wir) (?:erklärt|zeigt|erklären|zeigen),?(?= (?:wie|warum|was) )|darüber,|davon,|über|zu[mr]?|für|mit|wegen|rund um|anlässlich",
    tell: "kündig\\w* an|teil\\w* mit|sag\\w*(?: (?:den leuten|allen|unseren \\p{L}+))?|erzähl\\w*(?: (?:von|den leuten|allen))?|erwähn\\w*",
  }),
  fr: latin({
    polite:
      "merci de|veuillez|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|il (?:nous |me )?fau(?:t|drait)|on voudrait|nous (?:voulons|voudrions|souhaitons)|je (?:voudrais|souhaite|souhaiterais|veux)|j['’]aimerais|s['’]il (?:te|vous) plaît,?|on a besoin d['’]|nous avons besoin d['’]",
    make: "écri(?:s|re|vez)|fai(?:s|re|tes)|crée[rz]?|créez|rédige[rz]?|prépare[rz]?|publie[rz]?|poste[rz]?",
    article: "(?:-?moi|-?nous|une?|le|la|un petit|petit|court|joli|nouveau|\\p{Ll}{2,12})",
    on: `(?:(?:pour|sur) ${NETWORK}|avec une? \\p{L}+ par \\p{L}+)`,
    clause:
      "pour (?:annoncer|dire|expliquer|signaler|informer|prévenir)(?: \\p{L}+ \\p{L}+)? que?['’]?|(?:annonçant|qui (?:annonce|dit|explique)) qu[e'’]|disant qu[e'’]",
    topic:
      "(?:pour (?:expliquer|montrer)|qui (?:explique|montre)|expliquant|montrant)(?= (?:comment|pourquoi|quand|quoi|que faire) )|pour (?:annoncer|présenter|promouvoir|célébrer|fêter|lancer|comparer)|comparant|qui compare|avec(?= (?:nos|notre|les|la|le|tous))|sur|pour|à propos d[eu]s?|concernant|autour d[eu]|annonçant|au sujet d[eu]",
    tell: "annonce[rz]?|présente[rz]?|parle[rz]? d[eu]s?|di(?:s|tes)(?: à (?:nos \\p{L}+|tous|tout le monde))?|explique[rz]?|mentionne[rz]?",
  }),
  es: latin({
    polite:
      "por favor|necesitamos(?: que)?|quer(?:emos|íamos)(?: que)?|quiero|necesito|puedes|podéis|podrías|nos gustaría|hay que|me|nos",
    make: "escrib[eai]r?|escribas|crear?|ha[zc](?:er|nos|me)?|hagas|redact[ae]r?|diseñ[ae]r?|prepar[ae]r?|public[ae]r?|publiques|pon(?:er)?|necesitamos|queremos|quiero|necesito",
    article: "(?:una?|el|la|pequeñ[oa]|cort[oa]|bonit[oa]|\\p{Ll}{2,12})",
    on: `(?:(?:para|en) ${NETWORK}|del? \\p{L}+|porfa|con una \\p{L}+ por \\p{L}+)`,
    clause:
      "para (?:avisar|anunciar|decir|contar|comunicar|informar|explicar)(?: \\p{L}+ \\p{L}+ \\p{L}+)?(?: de)? que|que (?:diga|anuncie|explique|cuente) que|diciendo que|anunciando que",
    topic:
      "(?:para (?:explicar|mostrar)|que (?:explique|muestre|explica|muestra)|explicando|mostrando)(?= (?:cómo|qué|por qué|cuándo) )|para (?:anunciar|presentar|promocionar|celebrar|avisar de|lanzar|comparar)|comparando|que compare|sobre|acerca de|para|de|con|anunciando",
    tell: "anunci(?:a|ar|emos)|cuenta|contar|comunica[r]?|di|decir|avisa[r]?|menciona[r]?|explica[r]?",
  }),
  it: latin({
    polite:
      "per favore|vogliamo(?: che)?|vorremmo|vorrei|puoi|potete|potresti|ci serve|mi serve|abbiamo bisogno di|ci servirebbe",
    make: "scriv[ie](?:re)?|cre(?:a|are|ate)|fa(?:i|re|te)(?:ci|mi)?|facci|fammi|prepar(?:a|are|ate)|realizz(?:a|are)|pubblic(?:a|are)|redig(?:i|ere)",
    article: "(?:una?|un['’]|il|la|breve|bel|piccolo|\\p{Ll}{2,12})",
    on: `(?:(?:per|su) ${NETWORK}|con un[ao]? \\p{L}+ per \\p{L}+)`,
    clause:
      "per (?:annunciare|dire|avvisare|comunicare|spiegare|far sapere)(?: \\p{L}+ \\p{L}+)? che|che (?:dica|annunci|spieghi|annuncia|dice) che|dicendo che",
    topic:
      "(?:per (?:spiegare|mostrare|far vedere)|che (?:spieg[ahi]+|mostr[ai]))(?= (?:come|perché|cosa|quando) )|con(?= (?:la|il|le|i|gli|lo|l['’]))|per (?:annunciare|presentare|promuovere|festeggiare|lanciare|confrontare)|che (?:confronta|confronti)|sul?l?[aeo]?|sui|sugli|per|riguardo|di",
    tell: "annunci(?:a|are|amo)|di['’]|dici|dire|racconta|comunica(?:re)?|menziona|spiega",
  }),
  nl: latin({
    polite:
      "graag|kun je|kan je|kunnen jullie|kunt u|zou je|wil je|we (?:willen|hebben nodig|zoeken)|ik (?:wil|zoek)|alsjeblieft|even",
    make: "schrijf|schrijven|maak|maken|ontwerp|post|plaats|publiceer|zet",
    article: "(?:een|de|het|kort|korte|leuk|leuke|mooie|ons|onze|mij|\\p{Ll}{2,12})",
    on: `(?:(?:voor|op) ${NETWORK}|met (?:één|een) \\p{L}+ per \\p{L}+)`,
    clause: "om (?:te (?:vertellen|melden|zeggen)|aan te kondigen) dat|(?:waarin staat |die zegt )?dat",
    topic:
      "om (?:uit te leggen|te laten zien)(?= (?:hoe|waarom|wat) )|(?:die|dat) (?:uitlegt|laat zien)(?= (?:hoe|waarom|wat) )|over|voor|rond(?:om)?|met|ter gelegenheid van",
    tell: "kondig(?: aan)?|vertel(?: (?:mensen|onze \\p{L}+|iedereen))?|meld|laat (?:iedereen|mensen|onze \\p{L}+) weten|zeg|vermeld",
  }),
  pt: latin({
    polite:
      "por favor|quer(?:emos|íamos)(?: que)?|preciso|precisamos(?: de)?|precisávamos(?: de)?|pode(?:m|s|ria)?|podíamos ter|você pode|gostaria de|gostaríamos de|gostava de|gostávamos de",
    make: "escrev[aei]r?|cri[ae]r?|faça|fazer|faz|prepar[ae]r?|redij?[ai]r?|public[ae]r?|publique|posta[r]?",
    article: "(?:uma?|o|a|pequen[oa]|curt[oa]|\\p{Ll}{2,12})",
    on: `(?:(?:para|no|na|em) (?:o |a )?${NETWORK}|com uma? \\p{L}+ por \\p{L}+)`,
    clause:
      "(?:para |a )?(?:anunciar|avisar|dizer|comunicar|informar|explicar|contar|mostrar)(?: \\p{L}+ \\p{L}+)? que|que (?:anuncie|diga|explique) que|dizendo que|anunciando que",
    topic:
      "(?:para (?:explicar|mostrar)|que (?:explique|mostre|explica|mostra)|a (?:explicar|mostrar))(?= (?:como|o que|porque|por que|quando) )|para (?:anunciar|apresentar|divulgar|promover|celebrar|lançar|comparar)|comparando|a comparar|que compare|sobre|para|de|do|da|com|anunciando",
    tell: "anunci[ea]r?|cont[ea]r?|comuniqu?[ea]r?|dig[ao]|dizer|avis[ea]r?|mencion[ea]r?|expliqu?[ea]r?",
  }),
};
