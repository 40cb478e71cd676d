/** How authors ask the maker for a kind of content, by language, as sources of patterns for small letters. */
export type ContentOrderWords = {
  /** A wish or a question to the maker, to which any kind of content belongs. */
  wish: string;
  /** A bare order or need, which business and reader say to each other as well: only with a kind that is sure. */
  order: string;
  /** What may stand between, "please", "for us". */
  soft: string;
  article: string;
  /** Kinds of content that are made for a channel. */
  sure: string;
  /** Kinds that are made for customers too. */
  other: string;
  and: string;
  /** Where it goes: "for", "on", and words for channels besides those all languages share. */
  for: string;
  channel: string;
  /** The verb of making behind the kind. */
  make: string;
  /** What leads to the topic. */
  about: string;
  /** What leads to a clause for readers behind a comma, where that is no relative clause. */
  that: string;
  /** "It is about", in a clause or a sentence of its own behind such an order. */
  isAbout: string;
  /** For whom the sender asks: "for our bakery", behind a topic. */
  ours: string;
};

export const CONTENT_ORDERS: Record<string, ContentOrderWords> = {
  de: {
    wish: "(?:wir|ich) (?:bräuchten?|hätten?(?: gern\\p{L}*)?|möchten?(?: gern\\p{L}*)?|wünschen? uns|wünsche mir|brauchen?|benötigen?|wollen|bitten? um)|(?:könn?t?en|könntet|könnten|könnt|kannst|könntest|würdet|würden) (?:ihr|du|sie)|(?:das|es|dies) (?:ist|wäre) für|bitte(?: um)?",
    order:
      "(?:mach|macht|machst|machen|erstellt?|erstellst|erstellen|bastelt?|gestaltet|gestalten) (?:ihr uns|du uns|sie uns|uns|mir|ihr mir)",
    soft: "bitte|gern|gerne|uns|mir|noch|mal|daraus|dazu|hierzu|dafür|davon|hieraus|auch|wieder|kurz|schnell|erstellen sie|erstellt|machen sie|macht|gestalten sie|gestaltet",
    article: "eine?[nmrs]?|zwei|drei|vier|paar|den|die|das",
    sure: "[\\p{L}-]*(?:post|posting|beitrag|beiträge|kachel|kacheln|karussell|reel|infografik|slideshow|diashow|bilderfolge|bilderserie|teaser|sharepic|stellenanzeige|titelbild|vorschaubild|instagram-\\p{L}+)|(?:instagram |insta-?)?story",
    other:
      "[\\p{L}-]*(?:grafik|visual|clip|video|plakat|aushang|flyer|anzeige|porträt|portrait|hinweis|bekanntmachung|ankündigung|mitteilung|anleitung|vergleich|übersicht|faq|dankeschön|danksagung|nachruf|kundenstimme|rezept|rezeptkarte|checkliste|vorher[ -]nachher|bild|bilder)|etwas(?: \\p{L}+es)?|was \\p{L}+es|(?:das )?gleiche",
    and: "und|oder",
    for: "für|fürs|auf|als",
    channel:
      "schaufenster|whatsapp|gemeindeseite|vereinsseite|startseite|homepage|kanäle|social-media-kanäle|aushang|bild|story|post|beitrag|karussell|bilderfolge|diashow|reel",
    make: "(?:daraus |davon |dazu )?(?:machen|erstellen|schreiben|posten|gestalten|basteln|bauen|verfassen|vorbereiten|entwerfen|veröffentlichen|zaubern|haben)",
    about: "zum thema|zu[mr]?|über|mit|wegen|rund um|anlässlich|nach|für|um",
    that: "dass",
    isAbout: "es geht (?:dabei |hier )?um|thema (?:ist|wäre)|das thema ist",
    ours: "für (?:unser|unsere[nrm]?|meine?n?)",
  },
  fr: {
    wish: "(?:est-ce que )?(?:vous|tu) (?:pourriez|pourrais|pouvez|peux)(?: nous| me)? (?:faire|créer|préparer|réaliser|rédiger|concevoir)|(?:pourriez|pouvez|pourrais|peux)-(?:vous|tu)(?: nous| me)? (?:faire|créer|préparer|réaliser|rédiger|concevoir)|(?:on|nous|je) (?:voudrai[ts]|voudrions|aimeri?ons|aimerai[ts]|souhaitons|souhaiterions|souhaite)(?: avoir)?|(?:on|nous) (?:a|aurait|avons|aurions) besoin d[e'’]|il (?:nous |me )(?:faut|faudrait)|besoin d['’]|merci de (?:bien vouloir )?(?:nous )?(?:faire|créer|préparer|réaliser|rédiger|publier)|veuillez (?:nous )?(?:faire|créer|préparer|réaliser|rédiger)|s['’]il (?:vous|te) plaît|c['’]est pour",
    order: "(?:faites|fais|préparez|prépare|créez|réalisez)-(?:nous|moi)|il (?:faut|faudrait)",
    soft: "bien|svp|s['’]il (?:vous|te) plaît|aussi|encore|rapidement|vite",
    article: "une?|deux|trois|quelques|le|la|l['’]|les|des|de|d['’]",
    sure: "posts?|publication|carrousel|visuel|réel|reel|story|stories|infographie|diaporama|vignette|fiche recette",
    other:
      "image|vidéo|clip|affiche|affichette|flyer|fiche|portrait|annonce|message(?: de remerciements?)?|petit mot|texte|tableau|comparatif|avant[ /-]?(?:et )?après|rappel|témoignage|foire aux questions|faq|pas[ -]à[ -]pas|tuto(?:riel)?|mode d['’]emploi|communiqué|remerciement|quelque chose",
    and: "et|ou",
    for: "pour|sur|en",
    channel: "réseaux(?: sociaux)?|page|site|vitrine|newsletter|story|carrousel|mairie|commune",
    make: "(?!)",
    about:
      "sur|à propos d[eu]s?|au sujet d[eu]s?|concernant|autour d[eu]s?|pour(?: (?:annoncer|présenter|lancer|fêter|promouvoir|rappeler|expliquer|montrer))?|avec|après|du|des|de|d['’]|à partir d[eu]",
    that: "(?!)",
    isAbout: "(?:il s['’]agit|c['’]est au sujet) d[eu]|ça (?:parle|concerne)|le sujet(?: est|,? c['’]est)",
    ours: "pour (?:notre|nos|ma|mon)",
  },
  es: {
    wish: "¿?(?:me|nos) (?:podéis|puedes|pueden|podríais|podrías|podrían) (?:hacer|preparar|crear|montar)|¿?(?:me|nos) (?:hacéis|haces|hacen|preparáis|preparas)|¿?(?:podéis|puedes|pueden|podríais|podrías|podrían)(?: por favor)? (?:hacer|preparar|crear|diseñar|montar)(?:nos|me)?|(?:quería|queríamos|querríamos|quisiera|quisiéramos|queremos|quiero|necesit(?:o|amos|aría|aríamos|ábamos|aba)|(?:me|nos) (?:gustaría|vendría bien|hace falta|haría falta))(?: tener)?|(?:les|os|te|le) agradecer(?:íamos|ía|emos)|(?:esto )?es para|por favor",
    order: "(?:haced|haz|hagan|haga|preparad|prepara|preparen|montad)(?:nos|me)?|hace falta",
    soft: "por favor|porfa|también|ya|si puede ser",
    article: "una?|dos|tres|unos|unas|el|la|los|las",
    sure: "posts?|publicación|carrusel|reel|infografía|historia de instagram|historias? para instagram|stories|story|creatividad",
    other:
      "imagen|vídeo|video|cartel|folleto|flyer|ficha|retrato|anuncio|aviso|mensaje|texto|tabla|comparativa|antes y después|recordatorio|testimonio|guía|paso a paso|comunicado|agradecimiento|algo",
    and: "y|o",
    for: "para|en",
    channel: "redes(?: sociales)?|página|web|escaparate|tablón|boletín|historias|stories|ayuntamiento",
    make: "(?!)",
    about:
      "sobre|acerca d[el]{1,2}|para(?: (?:anunciar|presentar|lanzar|celebrar|recordar|avisar de|explicar|mostrar))?|con|del|de|por",
    that: "(?!)",
    isAbout: "(?:se trata|va) d[el]{1,2}|es sobre|el tema es",
    ours: "para (?:nuestr[oa]s?|mi)",
  },
  it: {
    wish: "(?:ci|mi) (?:fate|fai|fareste|faresti|preparate|prepari|serve|servirebbe|serviva|servono|servirebbero|occorre|piacerebbe(?: avere)?|(?:potete|puoi|potreste|potresti) (?:fare|preparare|creare))|(?:potete|puoi|potreste|potresti)(?: per favore)? (?:far|preparar|crear|realizzar|impostar)(?:e|ci|mi)|(?:vorremmo|vorrei|volevamo|volevo|desideriamo)(?: avere)?|(?:avremmo|abbiamo|avrei|ho) bisogno di|(?:questo )?è per|per favore|per piacere",
    order:
      "(?:fate|fai|faccia|preparate|prepara)(?:ci|mi)?|serve|servirebbe|occorre|vogliamo|dovreste fare(?:ci)?",
    soft: "per favore|anche|subito|ancora",
    article: "un[oa]?|un['’]|due|tre|il|lo|la|l['’]|i|gli|le|dei|delle",
    sure: "posts?|carosello|reel|infografica|grafica|storia (?:di|per) instagram|stories|story",
    other:
      "immagine|video|locandina|volantino|scheda|ritratto|annuncio|avviso|messaggio|testo|tabella|confronto|prima ?[/e] ?dopo|promemoria|testimonianza|guida|passo passo|comunicato|ringraziamento|due righe|qualcosa|cosa",
    and: "e|o",
    for: "per|su|sul|sulla|sui|sulle|in",
    channel: "canali|social|pagina|sito|vetrina|bacheca|newsletter|storie|comune",
    make: "(?!)",
    about:
      "su|sul|sulla|sullo|sull['’]|sui|sugli|sulle|per(?: (?:annunciare|presentare|lanciare|festeggiare|ricordare|comunicare|spiegare|mostrare))?|con|del|della|dell['’]|dei|delle|di|dopo",
    that: "(?!)",
    isAbout: "(?:si tratta|parla) d(?:i|el|ella|ei|elle)|è (?:su|sul|sulla|sui|sulle)|il tema è",
    ours: "per (?:il nostro|la nostra|i nostri|le nostre|il mio|la mia)",
  },
  nl: {
    wish: "(?:kunnen|kun|kan|kunt|konden|zouden|zou|willen|wil|wilt) (?:jullie|je|jij|u|iemand|er)|(?:we|wij|ik) (?:willen|wil|zouden|zou|hebben|heb)(?: graag)?|(?:dit|het) is voor|(?:graag|gelieve|alsjeblieft|alstublieft|aub)",
    order: "(?:maak|doe|schrijf|bedenk)(?: (?:er|maar|even|alsjeblieft|aub|svp))*",
    soft: "graag|even|alsjeblieft|alstublieft|aub|svp|hier|hiervan|hierover|ons|voor ons|nog|ook|maar|eens|willen|kunnen",
    article: "een|één|twee|drie|de|het|ons|onze",
    sure: "(?<!com)(?<!komp)(?:[\\p{L}-]{0,24}?)(?<!com)(?<!kom)(?:postje|post|carrousel|reel|infographic|tegeltje|slideshow|diavoorstelling)|story|verhaal voor instagram|stappenplan",
    other:
      "[\\p{L}-]*(?:bericht|berichtje|afbeelding|plaatje|beeld|video|filmpje|affiche|poster|flyer|vacature|advertentie|portret|oproep|aankondiging|mededeling|herinnering|vergelijking|voor-en-na|recept|prijslijst|klantverhaal|bedankje|tekst|stukje|handleiding|overzicht)|iets(?: (?!met|over|voor|van)\\p{L}+s)?",
    and: "en|of",
    for: "voor|op|in|voor op|voor in",
    channel:
      "socials|site|pagina|etalage|raam|nieuwsbrief|scherm|wachtkamer|scherm in de wachtkamer|prikbord|magazine|kanalen|facebookpagina",
    make: "(?:van )?(?:(?:willen|kunnen) )?(?:maken|schrijven|plaatsen|opstellen|komen|delen|hebben|posten|verzorgen)",
    about:
      "over|voor|rond(?:om)?|met|van|na|naar aanleiding van|om (?:uit te leggen|te laten zien)|die laat zien",
    that: "dat",
    isAbout: "het gaat (?:dan |hierbij )?over|het (?:is|gaat) voor|(?:het )?onderwerp is",
    ours: "voor (?:onze|ons|mijn)",
  },
  pt: {
    wish: "(?:pode|podem|podes|poderia|poderiam|podia|podiam|consegue|conseguem|era possível|seria possível|dá pra|dá para)(?: por favor)?(?: nos| me| vocês)? (?:fazer|fazerem|criar|criarem|preparar|prepararem|montar|montarem|elaborar)(?:-nos|-me)?|(?:queria|queríamos|quero|queremos|preciso|precisamos|precisávamos|precisava|gostaria|gostaríamos|gostava|gostávamos|pretendemos|pretendia)(?: de)?(?: ter)?|era para (?:fazer|criar|preparar)|(?:isto )?é para|por favor|se faz favor",
    order: "(?:faz|faça|façam|fazem|prepara|prepare|preparem|cria|criem|monta|montem)(?:-nos|-me)?",
    soft: "por favor|também|aí|pra gente|para nós|já|pra nós",
    article: "uma?|dois|duas|três|o|a|os|as|uns|umas",
    sure: "posts?|publicação|carrossel|reel|story|stories|infográfico",
    other:
      "arte|imagem|vídeo|cartaz|panfleto|flyer|ficha|retrato|anúncio|aviso|mensagem|texto|tabela|comparação|antes e depois|lembrete|depoimento|testemunho|guia|passo a passo|comunicado|agradecimento|algo|alguma coisa",
    and: "e|ou",
    for: "para|pra|pro|no|na|em|pelo|pelas?",
    channel: "redes(?: sociais)?|página|site|vitrina|montra|boletim|câmara|feed|stor(?:y|ies)|associação",
    make: "(?!)",
    about:
      "sobre|acerca d[eoa]s?|(?:para|a)(?: (?:anunciar|apresentar|lançar|celebrar|lembrar|explicar|mostrar))?|pr[oa]s?|com|d[eoa]s?|pel[oa]s?",
    that: "(?!)",
    isAbout: "trata-se d[eoa]|é sobre|o tema é",
    ours: "(?:para|pra|pro) (?:a minha|o meu|[oa]s? noss[oa]s?|noss[oa]s?)",
  },
};

/** What greets the maker before an order: a word, and perhaps a name. */
export const GREETS =
  "(?:[¡¿]?(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|liebes team|bonjour|bonsoir|salut|coucou|hola|buenas(?: tardes| noches)?|buenos días|ciao|salve|buongiorno|buonasera|hoi|dag|goe(?:de|ie)(?:n?dag|middag|morgen|navond)|beste|olá|oi|boa (?:tarde|noite)|bom dia|gente|pessoal|malta)(?![\\p{L}])[^,.!?:\\n]{0,30}[,.!?]\\s*(?:(?:buenas|boa tarde|tudo bem)[,.!?]\\s*)?)";
