/** How authors of a language order the layout of a picture, as sources of patterns for small letters. */
export type LayoutWords = {
  /** What may stand before or behind such an order. */
  polite: string;
  upright: string;
  wide: string;
  square: string;
  /** Two things next to each other. */
  beside: string;
  /** "Old on the left, new on the right": a place for each of two things. */
  sides: [left: string, right: string];
  /** "Don't list all seven." */
  notAll: string;
  /** "One piece per picture", and all of them behind. */
  each: string;
  together: string;
  /** "We would like people to see the process step by step." */
  steps: string;
  /** "Nothing else on it." */
  nothingElse: string;
  /** "Just the sentence, her name and the year". */
  only: string;
  part: string;
  and: string;
};

/** "Old and new", "before and after": what is set against each other. Two boards side by side are a step for readers. */
const OLD_NEW = {
  en: "(?:the )?(?:old|before|then|last year|summer|wet) (?:and|with) (?:the )?(?:new|after|now|this year|winter|dry)",
  de: "(?:(?:das |den |die )?(?:alte?n?|bisherige?n?) (?:und|mit) (?:das |den |die )?neue?n?|vorher (?:und|/) nachher|früher und heute)",
  fr: "(?:l['’]ancien(?:ne)? et l[ea] (?:nouveau|nouvelle)|(?:l['’])?avant et (?:l['’])?après)",
  es: "(?:lo viejo y lo nuevo|el antes y el (?:después|ahora)|antes y después|(?:el antiguo|el viejo) y el nuevo)",
  it: "(?:(?:il )?vecchio e (?:il )?nuovo|(?:il )?prima e (?:il )?dopo)",
  nl: "(?:(?:het )?(?:oud|oude) en (?:het )?(?:nieuw|nieuwe)|voor en na|vroeger en nu)",
  pt: "(?:o (?:antigo|velho) e o novo|(?:o )?antes e (?:o )?depois)",
};

const HAS = "[^.!?;:]{0,60}?";

export const LAYOUT_WORDS: Record<string, LayoutWords> = {
  en: {
    polite:
      "please|pls|thanks|and|but|also|if possible|ideally|it should be|should be|make it|we want it|show them|put them|set them|the two|the pictures?|both",
    upright: "(?:in )?(?:vertical|upright|portrait)(?: format| orientation)?|(?:tall|9:16|4:5)(?: format)?",
    wide: "(?:in )?(?:horizontal|landscape|widescreen)(?: format| orientation)?|(?:wide|16:9)(?: format)?",
    square: "square(?: format)?|1:1(?: format)?",
    beside: `(?:show |put |set |place )?(?:them |both |the two |${OLD_NEW.en} )?(?:side by side|next to each other)|(?:can|could|would) (?:you|we) (?:please )?(?:show|put|set|place|have) [^.!?,:]{3,50} (?:side by side|next to each other)\\s?\\??`,
    sides: ["(?:on|to) the left|left", "(?:on|to) the right|right"],
    notAll:
      "(?:do not|don['’]?t|no need to) (?:list|name|mention|show|include|spell out) (?:them all|all(?: of (?:them|these|those)| the \\p{L}+| \\p{L}+)?|every (?:single )?(?:one|\\p{L}+))",
    each: "(?:(?:first|then|and|after that) )*(?:one|each|a single) \\p{L}+ (?:(?:per|on each|on one|to a|in each|a) (?:picture|slide|frame|image|page|scene|screen)|alone|separately|on its own|by itself)",
    together:
      "(?:(?:and|then|and then|with|at the end|finally|last) )+(?:the whole (?:set|lot|\\p{L}+)|all(?: of them)?(?: together)?|all (?:\\p{L}+ )?together|the set|everything together)(?: at the end)?",
    steps: `${HAS}(?:process|work|repair|job|restoration|making|it)(?: [^.!?;:,]{0,30})? step by step`,
    nothingElse:
      "(?:and )?(?:with )?nothing else(?: (?:on|in) (?:it|there|the (?:picture|image|card)))?|(?:no other (?:text|words)|no more text)(?: (?:on|in) (?:it|the (?:picture|image|card)))?",
    only: "just|only",
    part: "(?:the |her |his |their |our |my )?(?:\\p{L}+ )?(?:sentence|line|quote|quotation|motto|words|title|headline|question|name|names|surname|year|date|time|place|price|number|logo)(?: of \\p{L}+)?",
    and: "and|plus|with",
  },
  de: {
    polite:
      "bitte|danke|und|aber|möglichst|wenn möglich|gern|gerne|am besten|das bild|die bilder|beides?|die beiden|als|im|soll|sein",
    upright: "(?:im )?(?:hochformat|hochkant|vertikal)|(?:9:16|4:5)",
    wide: "(?:im )?(?:querformat|horizontal|breitformat)|16:9",
    square: "quadratisch(?:es format)?|(?:im )?quadrat|1:1",
    beside: `(?:${OLD_NEW.de} )?(?:bitte )?(?:direkt |alles )?nebeneinander(?: (?:stellen|zeigen|setzen))?|(?:seite an seite)|(?:könnt|könnten|kannst|könntest) (?:ihr|sie|du) [^.!?,:]{3,50} nebeneinander(?: (?:stellen|zeigen|setzen))\\s?\\??`,
    sides: ["links", "rechts"],
    notAll:
      "nicht (?:alle|alles|sämtliche|jede[nrs]?)(?: \\p{L}+){0,2} (?:auflisten|aufzählen|nennen|erwähnen|zeigen|aufführen|bringen)",
    each: "(?:(?:erst|zuerst|dann|danach|und) )*(?:jedes?|jede[nr]?|je ein(?:e[ns]?)?|ein(?:e[ns]?)?) \\p{L}+ (?:einzeln|für sich|pro bild|je bild|pro folie|pro seite|pro (?:bild)?schirm|auf einem bild)(?: zeigen)?",
    together:
      "(?:(?:und|dann|danach|am ende|zum schluss|zuletzt) )*(?:alle(?:s)?(?: \\p{L}+)? (?:zusammen|gemeinsam)|das ganze(?: set)?|alle zusammen)(?: zeigen)?",
    steps: `${HAS}(?:schritt für schritt|schrittweise)(?: (?:zeigen|sehen|sieht|zu sehen ist|zu sehen|darstellen))?`,
    nothingElse:
      "(?:und )?(?:sonst|weiter) (?:bitte )?(?:gar )?nichts(?: (?:drauf|darauf|aufs bild|auf (?:dem|das) bild))?|nichts (?:anderes|weiter|sonst)(?: (?:drauf|darauf|aufs bild|auf (?:dem|das) bild))?",
    only: "nur",
    part: "(?:der |die |das |den |ihr |sein |ihren |seinen |unser |unseren )?(?:satz|zeile|zitat|spruch|worte|titel|überschrift|frage|name|namen|jahr|jahreszahl|datum|uhrzeit|ort|preis|zahl|logo)",
    and: "und|plus|mit",
  },
  fr: {
    polite: "s['’]il (?:vous|te) plaît|svp|merci|et|mais|si possible|plutôt|les deux|les mettre|mettre|les",
    upright: "(?:(?:au |en )?format )?(?:à la |en |au )?(?:vertical|portrait)|(?:9:16|4:5)",
    wide: "(?:(?:au |en )?format )?(?:à l['’]|en |au )?(?:horizontal|paysage)|16:9",
    square: "(?:(?:au |en |un )?format )?(?:en )?carré|1:1",
    beside: `(?:(?:mettez|montrez) )?(?:les deux |${OLD_NEW.fr} )?(?:côte à côte|l['’]un à côté de l['’]autre)|(?:(?:pouvez|pourriez)-vous|(?:peux|pourrais)-tu) (?:mettre|montrer|placer) [^.!?,:]{3,50} côte à côte\\s?\\??`,
    sides: ["à gauche", "à droite"],
    notAll:
      "(?:inutile de|pas besoin de|ne pas|merci de ne pas) (?:tous |toutes |tout )?(?:les |en )?(?:énumérer|lister|citer|nommer|montrer|détailler)(?: (?:tous|toutes|les \\p{L}+|tous les \\p{L}+|tout))?|ne (?:les )?(?:énumérez|listez|citez) pas (?:tous|toutes|tout)",
    each: "(?:(?:d['’]abord|puis|ensuite|et) )*(?:une?|chaque) \\p{L}+ (?:par image|par diapo|par vue|par écran|par page|à part|séparément|seule?)",
    together:
      "(?:(?:et|puis|et puis|ensuite|à la fin|pour finir|enfin) )+(?:l['’]ensemble|tous? ensemble|toutes ensemble|le tout|la série(?: entière)?)",
    steps: `${HAS}(?:étape par étape|pas à pas)`,
    nothingElse:
      "(?:et )?rien d['’]autre(?: (?:dessus|sur l['’]image|sur la carte|sur le visuel))?|sans autre texte|pas d['’]autre texte",
    only: "juste|seulement|uniquement|rien que",
    part: "(?:la |le |les |l['’]|son |sa |notre )?(?:phrase|ligne|citation|devise|mots|titre|question|nom|prénom|année|date|heure|lieu|prix|chiffre|logo)",
    and: "et|plus|avec",
  },
  es: {
    polite: "por favor|porfa|gracias|y|pero|si puede ser|mejor|las dos|los dos|ponedlos|ponedlas|poner",
    upright: "(?:(?:en )?formato |en )?vertical|(?:9:16|4:5)",
    wide: "(?:(?:en )?formato |en )?(?:horizontal|apaisado)|16:9",
    square: "(?:(?:en )?formato )?cuadrad[oa]|1:1",
    beside: `(?:(?:poned|pon|mostrad) )?(?:${OLD_NEW.es} )?(?:(?:uno|una) al lado (?:del otro|de la otra)|lado a lado|(?:los dos|las dos) juntos)|¿?(?:podéis|puedes|podríais) (?:poner|mostrar) [^.!?,:]{3,50} (?:lado a lado|uno al lado del otro)\\s?\\??`,
    sides: ["a la izquierda", "a la derecha"],
    notAll:
      "(?:no hace falta|no) (?:l[oa]s )?(?:enumer|list|nombr|cit|pon|mencion)\\p{L}+(?: tod[oa]s)?(?: l[oa]s \\p{L}+)?(?<=tod[oa]s|tod[oa]s l[oa]s \\p{L}{3,15})",
    each: "(?:(?:primero|luego|después|y) )*(?:un[ao]?|cada) \\p{L}+ (?:por imagen|por diapositiva|por pantalla|por página|por separado|sol[oa]|aparte)",
    together:
      "(?:(?:y|luego|después|al final|y al final|y luego) )+(?:el conjunto|tod[oa]s junt[oa]s|tod[oa]s|el grupo)",
    steps: `${HAS}paso a paso`,
    nothingElse: "(?:y )?nada más(?: (?:en la (?:imagen|tarjeta)|encima))?|sin (?:más|otro) texto",
    only: "solo|sólo|solamente|únicamente",
    part: "(?:la |el |los |su |sus |nuestro )?(?:frase|línea|cita|lema|palabras|título|pregunta|nombre|apellido|año|fecha|hora|lugar|precio|número|logo)",
    and: "y|e|más|con",
  },
  it: {
    polite: "per favore|per piacere|grazie|e|ma|se possibile|meglio|le due|i due|metteteli|mettetele|mettere",
    upright: "(?:(?:in )?formato |in )?verticale|(?:9:16|4:5)",
    wide: "(?:(?:in )?formato |in )?orizzontale|16:9",
    square: "(?:(?:in )?formato )?quadrat[oa]|1:1",
    beside: `(?:(?:mettete|metti|mostrate) )?(?:${OLD_NEW.it} )?(?:(?:uno|una) (?:accanto|di fianco|vicino) all['’]altr[oa]|fianco a fianco|affiancat[ie])|(?:potete|puoi|potreste) (?:mettere|mostrare) [^.!?,:]{3,50} (?:uno accanto all['’]altro|fianco a fianco|affiancati)\\s?\\??`,
    sides: ["a sinistra", "a destra"],
    notAll:
      "(?:non (?:serve|occorre) |non )(?:elenc|nomin|cit|mettet|mostr)\\p{L}+ tutt[ie](?: (?:i|le|gli) \\p{L}+)?",
    each: "(?:(?:prima|poi|e) )*(?:un[ao]?|ogni) \\p{L}+ (?:per immagine|per slide|per schermata|per pagina|da sol[oa]|singolarmente|a parte)",
    together:
      "(?:(?:e|poi|e poi|alla fine|infine) )*(?:l['’]insieme|tutt[ie] insieme|tutto insieme|il gruppo|la serie)",
    steps: `${HAS}passo (?:dopo|per) passo|${HAS}passo passo`,
    nothingElse: "(?:e )?nient['’]altro(?: (?:sopra|sull['’]immagine|sulla card))?|senza altro testo",
    only: "solo|soltanto|solamente",
    part: "(?:la |il |l['’]|i |il suo |la sua )?(?:frase|riga|citazione|motto|parole|titolo|domanda|nome|cognome|anno|data|ora|luogo|prezzo|numero|logo)",
    and: "e|ed|più|con",
  },
  nl: {
    polite: "graag|alsjeblieft|alstublieft|aub|svp|bedankt|en|maar|liefst|als het kan|de twee|allebei|beide",
    upright: "(?:in )?(?:staand formaat|staand|verticaal|portretformaat)|(?:9:16|4:5)",
    wide: "(?:in )?(?:liggend formaat|liggend|horizontaal)|16:9",
    square: "vierkant(?: formaat)?|1:1",
    beside: `(?:(?:zet|toon) )?(?:${OLD_NEW.nl} )?(?:graag )?naast elkaar(?: (?:zetten|tonen))?|zij aan zij|(?:kun je|kunt u|kunnen jullie|kan je) [^.!?,:]{3,50} naast elkaar(?: (?:zetten|tonen))\\s?\\??`,
    sides: ["links", "rechts"],
    notAll:
      "niet (?:alle(?:maal|\\p{L}*)?|alles|elke?)(?: \\p{L}+){0,2} (?:opsommen|noemen|vermelden|tonen|opnoemen)",
    each: "(?:(?:eerst|dan|daarna|en) )*(?:[ée]én|een|elk|ieder|elke|iedere) \\p{L}+ (?:per beeld|per foto|per slide|per dia|per scherm|per pagina|apart|afzonderlijk|alleen)",
    together:
      "(?:(?:en|dan|daarna|en dan|tot slot|op het eind) )+(?:het geheel|alle(?:maal)?(?: \\p{L}+)? samen|alles samen|de hele set|de set)",
    steps: `${HAS}stap voor stap(?: (?:zien|te zien is|laten zien|tonen))?`,
    nothingElse:
      "(?:en )?verder (?:niets|niks)(?: (?:erop|op het beeld|op de kaart))?|(?:niets|niks) anders(?: (?:erop|op het beeld))?|geen andere tekst",
    only: "alleen|enkel",
    part: "(?:de |het |haar |zijn |onze |ons )?(?:zin|regel|citaat|spreuk|woorden|titel|kop|vraag|naam|jaartal|jaar|datum|tijd|plaats|prijs|getal|logo)",
    and: "en|plus|met",
  },
  pt: {
    polite: "por favor|se faz favor|obrigad[oa]|e|mas|se possível|de preferência|os dois|as duas|ponham",
    upright: "(?:(?:em )?formato |em |na )?vertical|(?:9:16|4:5)",
    wide: "(?:(?:em )?formato |em |na )?horizontal|16:9",
    square: "(?:(?:em )?formato )?quadrad[oa]|1:1",
    beside: `(?:(?:mostrem|ponha) )?(?:${OLD_NEW.pt} )?(?:lado a lado|um ao lado do outro|uma ao lado da outra)|(?:podem|pode|podes) (?:pôr|mostrar|colocar) [^.!?,:]{3,50} lado a lado\\s?\\??`,
    sides: ["à esquerda", "à direita"],
    notAll:
      "(?:não (?:é preciso|precisam de) |não )(?:[oa]s )?(?:enumer|list|cit|nome|mencion|mostr)\\p{L}+ (?:tod[oa]s)(?: [oa]s \\p{L}+)?",
    each: "(?:(?:primeiro|depois|e) )*(?:uma?|cada) \\p{L}+ (?:por imagem|por slide|por tela|por ecrã|por página|por lâmina|sozinh[oa]|à parte|em separado)",
    together:
      "(?:(?:e|depois|e depois|no fim|e no fim|no final) )+(?:o conjunto|tod[oa]s junt[oa]s|tudo junto)",
    steps: `${HAS}passo a passo`,
    nothingElse:
      "(?:e )?mais nada(?: na (?:imagem|arte))?|nada mais(?: na (?:imagem|arte))?|sem (?:mais|outro) texto",
    only: "só|apenas|somente",
    part: "(?:a |o |os |o seu |a sua |o nosso )?(?:frase|linha|citação|lema|palavras|título|pergunta|nome|apelido|ano|data|hora|local|preço|número|logo)",
    and: "e|mais|com",
  },
};
