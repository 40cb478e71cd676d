/** How authors ask for a piece in the first sentence of a brief, by language, as sources of patterns for small letters. */
export type AskedWords = {
  /** "Could you please", "we need". */
  asks: string;
  /** "Do", "put up", "show": verbs that have what the piece is about as their object. */
  makes: string;
  /** Articles and small adjectives before what is made. */
  article: string;
  /** What is made, its small forms as well, alone or with what it is for: "share picture". */
  thing: string;
  /** Between what is made and what it is about. */
  link: string;
  /** "To say that": what stands behind it is the statement. */
  that: string;
  /** Verbs behind the link: the purpose has its own readers. */
  doing: string;
  /** "With" what is made leads to a topic only where an article or a comparison stands behind it. */
  loose: string;
  /** How a name begins that belongs to the author or is known. */
  own: string;
  /** How a question or a guide begins. */
  question: string;
  /** Courtesies. */
  please: string;
  /** "As a picture", "to post": what the topic is to be made into, and what for. */
  into: string;
  /** "One per slide", a reason: what may stand behind the topic, besides courtesies. */
  tail: string;
  /** Verbs of making that stand last. */
  last?: string;
  /** Between the two sides of a comparison. */
  versus: string;
};

const PLACES =
  "(?:insta(?:gram)?|facebook|fb|linkedin|tiktok|threads|twitter|whatsapp|telegram|pinterest|web(?:site)?|blog|stor(?:y|ies))";

/** What a post is of or like, before its name. English. */
const KINDS =
  "short|quick|nice|warm|friendly|cheerful|simple|clean|clear|before[/ -](?:and[/ -])?after|how-?to|step[- ]by[- ]step|(?:thank|welcome|goodbye|reminder|comparison|warning|recruitment|recruiting|hiring|job|safety|recipe|portrait|profile|quote|appeal|milestone|anniversary|spring|summer|autumn|fall|winter|christmas|easter|holiday|video|linkedin|facebook|instagram)(?:[- ]you)?";

export const ASKED_WORDS: Record<string, AskedWords> = {
  en: {
    asks: "please|pls|plz|kindly|just a quick one|(?:can|could|would|will) (?:you|u|we|someone|somebody)|(?:i|we)(?: was| were|['’]m|['’]re| am| are)? hoping (?:that )?you (?:could|can)|(?:i|we)(?:['’]d| would)? (?:need|want|like|love|could use)|need|want|may we",
    makes:
      "(?:to )?(?:do|make|prepare|create|design|draw up|put up|put together|put out|set out|lay out|show|present|publish|post|share|update)(?: (?:us|me|up))?",
    article:
      "a|an|the|some|one|our|my|us|me|up|to|have|get|do|make|create|few|couple|of|quick|short|little|nice|small|simple|new",
    thing: `something for (?:our |the )?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:short|quick|little|simple) one(?= (?:on|about|for)(?! (?:(?:the|your) (?:left|right|top|other)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)))|(?:(?:share|sharing|preview|link|cover|og|blog|social|title|thank[- ]you) )?(?:posts?|posting|cards?|carousels?|swipe-throughs?|reels?|stor(?:y|ies)|videos?|films?|clips?|slideshows?|slides?|infographics?|graphics?|images?|pictures?|pics?|visuals?|posters?|overview|text|line or two|comparison|(?:quick )?(?:message|note|announcement)|(?:social|link|share) preview|something(?: (?:nice|festive|fun|cheerful|short|small))?)|(?:(?:${KINDS}) ){0,2}(?:posts?|cards?|carousels?|reels?|videos?|slideshows?|infographics?|graphics?|notices?|appeals?|adverts?|scripts?|posters?|portraits?|write-ups?|captions?|reminders?)(?: (?:text|script|copy))?`,
    link: "that (?:announces|introduces|presents|advertises|promotes|celebrates|explains)|comparing|to compare|for|about|on|of|called|titled|to go with|showing|explaining|announcing|regarding|re",
    doing: "(?!)",
    that: "(?:(?:to (?:say|tell (?:people|everyone)|let (?:people|everyone) know)|saying|telling (?:people|everyone))(?: that)?|(?:to announce|announcing) that|that (?:says|announces|explains|tells (?:\\p{L}+ ){1,3}?|lets (?:\\p{L}+ ){1,3}?know )(?<=\\s|says|announces|explains) ?that)",
    loose: "with",
    own: "our|the|my|this (?:year|week|month|season)['’]s|(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s|next week['’]s",
    question: "how|what|why|when|where|which|who",
    please: "please|pls|plz|needed|wanted|thanks|thank you|ta|cheers|if you can|if possible",
    into: `in something \\p{L}+(?: for (?:our )?${PLACES})?|(?:as|in|into) (?:an? )?(?:\\p{L}+ )?(?:post|card|carousel|reel|story|video|slideshow|infographic|graphic|image|picture|pic|visual|poster)(?: (?:for|on|to) (?:our )?(?:${PLACES}|post|share))?|(?:for|on) ${PLACES}|to (?:post|share|announce)`,
    tail: "(?:one|a) (?:\\p{L}+ )?(?:per|for each|on each|a) (?:slide|picture|page|image|frame)|one each",
    versus: "or|vs\\.?|versus|against",
  },
  de: {
    asks: "bitte|gern|gerne|(?:macht|mach(?:st|en)?|bastel(?:t|st)|gestaltet) (?:ihr|du|sie)|bräuchten?|(?:könn(?:t|tet|en|ten)|kannst|könntest|würde(?:t|st|n)) (?:ihr|du|sie)|(?:wir|ich) (?:brauchen?|bräuchten?|möchten?|wollen|würden?|hätten?|suchen?)|möchten wir|mal|uns|mir",
    makes: "(?:zeig|mach|stell|gestalte|bereite)(?:t|en|en sie|e)?",
    article:
      "ein|eine|einen|einem|unser|unsere|unseren|uns|mir|was|etwas|paar|noch|mal|kleine[sn]?|kurze[sn]?|nette[sn]?|neue[sn]?|schöne[sn]?|bitte|gern|gerne|für (?:unsere?n?|die|den) (?:webseite|website|homepage|seite|aushang|kanal)",
    thing: `(?:was|etwas) für (?:unser\\p{L}* |den |die |das )?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:[\\p{L}]+-?)?(?:post|posting|beitrag|video|reel|filmchen|karussell|slideshow|diashow|folien|slides|bilder(?:folge|serie|reihe)|infografik|grafik|vorschaubild|titelbild|teilbild|beispielbild|plakat|aushang|hinweis|info|mitteilung|nachricht|teilbild|übersicht|überblick|aufstellung|vergleich|gegenüberstellung|nettes|schönes)|film|clip|bild|bildchen|karte|kärtchen|(?:kurzer |kleiner )?text`,
    link: "zum vergleich(?: von)?|zum thema|für|über|zum?|zur|von|rund um|namens",
    doing: "(?!)",
    that: "(?:(?:darüber|davon),? )?dass",
    loose: "mit",
    own: "unsere?[nrms]?|die|der|das|den|meine?[nr]?",
    question: "wie|was|warum|wann|wo|wohin|woran|welche[rs]?|wer|worauf",
    please: "bitte|danke|gern|gerne",
    into: `als (?:\\p{L}+ )?(?:post|karte|karussell|reel|story|video|slideshow|infografik|grafik|bild)(?: (?:für|auf) (?:unser\\p{L}* )?${PLACES}| zum (?:posten|teilen|verschicken))?|für ${PLACES}|zum (?:posten|teilen|ankündigen)`,
    tail: "(?:pro|je) (?:bild|folie|seite|slide) eine? \\p{L}+|eine? \\p{L}+ (?:pro|je|auf jede[rm]?) (?:bild|folie|seite|slide)",
    last: "machen|zeigen|gestalten|erstellen|vorbereiten|einstellen|posten|aufbereiten|darstellen|zusammenstellen|basteln|rausgeben",
    versus: "oder|gegen|vs\\.?|statt",
  },
  fr: {
    asks: "merci de|veuillez|(?:pouvez|pourriez)[- ]vous|(?:peux|pourrais)[- ]tu|tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|(?:on|nous) (?:voudrait|voudrions|aimerait|aimerions|souhaite|souhaitons|veut|voulons)|je (?:voudrais|veux|souhaite)|j['’]aimerais|il (?:nous |me )?(?:faut|faudrait)|(?:nous avons|on a) besoin d['’]|svp|(?:faites|ferez|feriez)[- ]vous|vous (?:nous )?(?:faites|feriez)|tu (?:nous )?fais",
    makes:
      "faire|faites|mettre(?: en forme)?|prépare[rz]?|publie[rz]?|présente[rz]?|montre[rz]?|affiche[rz]?|partage[rz]?|créer|créez",
    article:
      "une?|la|le|l['’]|des|quelques|petit|petite|court|courte|joli|jolie|nouveau|nous|moi|faire|faites|bref",
    thing: `(?:quelque chose|un truc) pour (?:notre |le |la )?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:petite?|courte?|rapide|brève)(?= (?:sur|à propos) )|(?:post|publication|vidéo|réel|reel|carrousel|diaporama|diapos?|infographie|visuel|image|vignette|comparaison|comparatif|carte|affiche|affichette|schéma|récap(?:itulatif)?|texte|mot|message|annonce|info|truc|quelque chose)(?: (?:de (?:partage|couverture|lien|présentation)|d['’]aperçu|à partager|court|courte|simple|sympa))?`,
    link: "pour comparer|comparant|pour|sur|à propos d[eu]s?|concernant|autour d[eu]|de|du|des|d['’]",
    doing: "(?!(?:notre|votre|être|lettre|fenêtre) )\\p{L}+(?:er|ir|re)(?!\\p{L})(?! (?:de|des|du) )",
    that: "(?:(?:pour|afin de) (?:dire|annoncer|prévenir|signaler|rappeler|informer)|disant|annonçant|qui (?:dit|annonce))(?: (?:aux|à nos) \\p{L}+)? qu(?:e|(?=['’]))['’]?",
    loose: "avec",
    own: "notre|nos|les?|la|l['’]|mon|ma|mes|tous les|toutes les",
    question: "comment|que|quoi|pourquoi|quand|où|quels?|quelles?|qui",
    please: "svp|stp|s['’]il (?:vous|te) pla[iî]t|merci",
    into: `(?:en|comme|sous forme (?:de|d['’])) ?(?:une? )?(?:post|publication|carte|carrousel|réel|story|vidéo|diaporama|infographie|visuel|image)(?: (?:pour|sur) (?:notre )?${PLACES})?|(?:pour|sur) ${PLACES}|(?<!prête?s? )à (?:publier|partager|annoncer|poster)`,
    tail: "une? \\p{L}+ par (?:image|page|diapo|diapositive|slide|vue)|une? (?:image|page|diapo|vue) par \\p{L}+",
    versus: "ou|contre|vs\\.?|versus",
  },
  es: {
    asks: "por favor|porfa|¿?(?:pod(?:éis|rías|ríais|rían)|puedes?|pueden)|(?:queremos|querríamos|quiero|necesitamos|necesito)|(?:nos|me) gustaría(?: tener)?|nos hace falta|¿?(?:nos|me) (?:hac(?:éis|es|en)|prepar(?:áis|as|an)|pon(?:éis|es|en))|haced(?:nos)?|hagan(?:nos)?",
    makes:
      "hacer(?:nos)?|poner|preparar|prepar(?:ad|a|en|e)|publicar|public(?:ad|a|uen)|mostrar|mostrad|enseñar|compartir|presentar|sacar|haced|poned|hagan",
    article:
      "una?|unos|unas|el|la|los|las|cuant[oa]s|pequeñ[oa]|cort[oa]|bonit[oa]|nuev[oa]|sencill[oa]|hacer|hacednos|tener|nos",
    thing: `algo para (?:nuestr[oa] |el |la )?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:uno )?(?:cort(?:it)?[oa]|breve|rapidit[oa])(?= sobre )|(?:post|publicación|v[ií]deo|reel|carrusel|presentación|diapositivas|infografía|imagen|gráfico|cartel|cartelito|tarjeta|tarjetita|texto|textito|mensaje|mensajito|aviso|anuncio|esquema|resumen|comparación|comparativa|algo)(?: (?:para compartir|de (?:portada|enlace)|cort[oa]|breve|sencill[oa]|bonit[oa]))?`,
    link: "para comparar|comparando|para|sobre|acerca de|de|del",
    doing:
      "(?!mar |lugar |hogar |bar |taller |alquiler |mujer )\\p{L}+(?:ar|er|ir|arl[aoe]s?|erl[aoe]s?)(?!\\p{L})",
    that: "(?:para (?:decir|avisar|anunciar|comunicar)(?: a \\p{L}+)?(?: de)?|diciendo|anunciando|que diga) que|de que",
    loose: "con",
    own: "nuestr[oa]s?|el|la|los|las|mi|mis",
    question: "cómo|qué|por qué|cuándo|dónde|cuáles?|quién",
    please: "por favor|porfa|porfi|gracias|pf",
    into: `(?:en|como) (?:una? )?(?:post|publicación|tarjeta|carrusel|reel|story|historia|vídeo|presentación|infografía|imagen)(?: (?:para|en) (?:nuestr[oa] )?${PLACES})?|para ${PLACES}|para (?:publicar|compartir|anunciar)`,
    tail: "una? \\p{L}+ por (?:imagen|página|diapositiva|slide)",
    versus: "o|u|frente a|vs\\.?|versus|contra",
  },
  it: {
    asks: "per favore|per piacere|(?:potete|potreste|puoi|potresti)|(?:vorremmo|vorrei|vogliamo|voglio)|(?:ci|mi) (?:serve|servirebbe|servono|servirebbero|piacerebbe|far(?:este|esti|ete|ai)|fate|fai|prepar(?:ereste|ate))|abbiamo bisogno di|vi chiediamo di|chiediamo di",
    makes:
      "fare|farci|fate|mettere|preparare|preparate|pubblicare|mostrare|presentare|far vedere|condividere|realizzare",
    article:
      "una?|uno|un['’]|il|la|lo|i|le|gli|qualche|breve|piccol[oa]|bel|bella|nuov[oa]|semplice|fare|farci|avere|più|due",
    thing: `qualcosa per (?:il (?:nostro )?|la (?:nostra )?)?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:breve|cort[oa]|veloce)(?= su )|(?:post|video|reel|carosello|presentazione|slide|diapositive|infografica|immagine|grafica|locandina|schema|riepilogo|confronto|comparazione|scheda|cartolina|card|testo|testino|messaggio|avviso|annuncio|righe|qualcosa)(?: (?:di (?:condivisione|anteprima|copertina)|da condividere|breve|semplice|carin[oa]))?`,
    link: "per confrontare|che confront[ai]|per|su|sul|sulla|sui|sulle|di|del|della|dei|delle|degli|dell['’]",
    doing: "\\p{L}+(?:are|ere|ire|arre|urre)(?!\\p{L})",
    that: "(?:per (?:dire|avvisare|annunciare|comunicare|ricordare)|che (?:dica|annunci)) che",
    loose: "con",
    own: "il|la|lo|i|gli|le|l['’]|nostr[oaie]",
    question: "come|cosa|che cosa|perché|quando|dove|quali?|chi",
    please: "per favore|per piacere|grazie|pf",
    into: `(?:in|come) (?:una? |un['’])?(?:post|card|carosello|reel|storia|video|presentazione|infografica|immagine)(?: (?:per|su) (?:il nostro )?${PLACES})?|(?:per|su) ${PLACES}|da (?:pubblicare|condividere|annunciare)`,
    tail: "un[ao]? \\p{L}+ per (?:immagine|pagina|slide|diapositiva)",
    versus: "o|oppure|contro|vs\\.?|versus",
  },
  nl: {
    asks: "graag|(?:kun(?:nen|t)?|kan|zou(?:den)?|wil(?:len|t)?) (?:je|jij|jullie|u|we)|(?:we|wij|ik) (?:willen?|wil|zouden|zou|zoeken?|hebben|heb)|(?:maken|maak) (?:jullie|je|jij)|alsjeblieft|aub|even|eens",
    makes: "maak|maken|zet|toon|laat|plaats|deel",
    article:
      "een|de|het|ons|onze|wat|iets|paar|kort|korte|klein|kleine|leuk|leuke|mooi|mooie|nieuwe?|graag|nodig|maken",
    thing: `iets voor (?:onze |de )?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:korte?|snelle?|kleintje)(?= over )|(?:post|bericht|berichtje|video|videootje|filmpje|reel|carrousel|(?:foto|beeld|plaatjes)-?(?:reeks|serie)|slideshow|diavoorstelling|dia['’]s|slides|infographic|afbeelding|plaatje|deelplaatje|deelafbeelding|voorbeeldplaatje|voorbeeldafbeelding|overzicht|overzichtje|vergelijking|schema|kaartje|poster|tekst|tekstje|mededeling|flyer|leuks|film|clip|kaart)(?: nodig)?`,
    link: "voor|over|van|bij|rond(?:om)?|rondom|genaamd",
    doing: "(?!)",
    that: "om te (?:zeggen|melden|vertellen) dat",
    loose: "met",
    own: "onze|ons|de|het|mijn",
    question: "hoe|wat|waarom|wanneer|waar|welke?|wie",
    please: "graag|alsjeblieft|alstublieft|aub|svp|bedankt|dank je|a\\.?u\\.?b\\.?",
    into: `(?:nodig )?als (?:\\p{L}+ )?(?:post|kaart|carrousel|reel|story|video|slideshow|infographic|afbeelding|plaatje)(?: (?:voor|op) (?:onze )?${PLACES}| om te (?:posten|delen))?|(?:voor|op) ${PLACES}|om te (?:posten|delen)`,
    tail: "(?:één|een) \\p{L}+ per (?:dia|slide|beeld|afbeelding|plaatje|pagina)",
    last: "maken|laten zien|tonen|plaatsen|posten|delen|klaarmaken|voorbereiden",
    versus: "tegenover|of|versus|vs\\.?|tegen",
  },
  pt: {
    asks: "por favor|se faz favor|faz(?:em)?-nos|precis(?:amos|ávamos|ava|o) d[oa]s?(?= noss| nov| \\p{L}+s )|(?:pode(?:m|s|ria|riam)?|podiam|você pode)|(?:queremos|queríamos|quero|queria|precisamos de|precisávamos de|precisava de|preciso de|gostávamos de|gostaríamos de|gostava de|gostaria de)(?: ter)?",
    makes:
      "faz(?:er|em)?|faça[m]?|pôr|prepar(?:ar|em|e)|publicar|publiquem?|mostrar|apresentar|partilhar|compartilhar|postar|colocar",
    article: "uma?|uns|umas|o|a|os|as|pequen[oa]|curt[oa]|bonit[oa]|nov[oa]|simples|alguns|algumas|fazer|ter",
    thing: `(?:algo|alguma coisa|qualquer coisa) p(?:a)?ra (?:o (?:nosso )?|a (?:nossa )?)?${PLACES}(?:[ -](?:page|seite|story|feed|kanal|pagina|página))?|(?:curt(?:inh)?[oa]|breve|rapidinh[oa])(?= sobre )|(?:post|publicação|v[ií]deo|reel|carrossel|apresentação|slides|diapositivos|infogr[aá]fi(?:a|co)|imagem|cartaz|cartazinho|cartão|texto|textinho|mensagem|recado|aviso|anúncio|esquema|resumo|comparação|comparativo|algo)(?: (?:de (?:partilha|capa|prévia)|para partilhar|curt[oa]|breve|simples|bonit[oa]))?`,
    link: "(?:para|a) comparar|comparando|para|sobre|acerca d[eoa]s?|de|do|da|dos|das|pr[oa]",
    doing: "(?!mar |lugar |jantar |bar )\\p{L}+(?:ar|er|ir|ar-\\p{L}+)(?!\\p{L})",
    that: "(?:(?:para|a) (?:dizer|avisar|anunciar|informar|comunicar)|que diga|dizendo) que",
    loose: "com",
    own: "[oa]s? noss[oa]s?|noss[oa]s?|os?|as?|meus?|minhas?",
    question: "como|o que|porque|por que|porquê|quando|onde|quais|qual|quem",
    please: "por favor|se faz favor|sff|obrigad[oa]",
    into: `(?:em |como |numa? )(?:uma? )?(?:post|publicação|cartão|carrossel|reel|story|vídeo|apresentação|infografia|imagem)(?: (?:para|no) (?:o nosso )?${PLACES})?|para (?:o )?${PLACES}|para (?:publicar|partilhar|anunciar|postar)`,
    tail: "uma? \\p{L}+ por (?:imagem|página|slide)",
    versus: "ou|versus|vs\\.?|contra",
  },
};
