/** Clauses that an author says to the maker of a piece, by language, as sources of patterns for small letters. */
export type NoteWords = {
  /** What may stand before or behind any clause. */
  polite: string;
  /** What leads from a reason to what follows from it. */
  so: string;
  and: string;
  /** How a text is to be, in words that are said of nothing but texts and pictures. */
  style: string;
  /** "Not too technical": of a course as well, so that it needs a word of politeness. */
  notToo: string;
  /** "Without telling anyone off". */
  gently: string;
  /** "For", before those who are to see it. */
  whom: string;
  /** "For the club's Instagram". */
  posted: string;
  /** "No", before what is not to be drawn. */
  none: string;
  /** "Don't draw", with what is not to be drawn. */
  draw: string;
  /** What only those who are drawn do: "that smile". */
  drawn: string;
  /** What upsets those who see it. */
  upsetting: string;
  /** "There are children watching". */
  watched: string;
};

export const NOTE_WORDS: Record<string, NoteWords> = {
  en: {
    polite:
      "please|pls|thanks|preferably|ideally|if possible|and|but|also|just|maybe|keep it|make it|in|with|use",
    so: "so",
    and: "and|or|but",
    style:
      "(?:very |really )?(?:short|simple|plain|clear|easy|everyday) (?:sentences|words|language|wording|english)|(?:no|without|zero|none of that) (?:jargon|technical (?:terms|words|language)|long words|(?:\\p{L}+ ){0,2}(?:talk|speak|lingo|waffle|lecturing|mumbo jumbo))|(?:not|nothing) too (?:much|many|long|wordy|crowded) (?:text|words|on (?:each|one|a|every|any) (?:slide|picture|page|screen|card)|(?:per|a) (?:slide|picture|page|screen|card))|(?:big|large) (?:letters|lettering|type|print)|(?:as )?(?:few|little) (?:words|text)(?: as possible)?",
    notToo: "(?:not|nothing) too (?:technical|formal|wordy|clever|serious|complicated|salesy|heavy)",
    gently:
      "(?:without|no|not) (?:telling (?:any(?:one|body)|people|them|folks?) off|lecturing(?: (?:any(?:one|body)|people|them))?|preaching(?: (?:at|to) (?:any(?:one|body)|people|them))?|(?:a )?(?:wagging|pointing) (?:a |any )?fingers?|finger[- ]?(?:wagging|pointing)|scolding(?: any(?:one|body))?|blaming any(?:one|body)|shaming any(?:one|body))|(?:i|we)(?:['’]m|['’]re| am| are) not (?:telling (?:any(?:one|body)|people|folks?) off|(?:here to )?(?:lectur|preach|scold|blam)(?:e|ing)?(?: (?:at |to )?(?:any(?:one|body)|people|folks?))?)|we don['’]?t want to (?:lecture|scold|blame|preach at|tell off) (?:any(?:one|body)|people)",
    whom: "(?:(?:it|this)(?:['’]s| is) )?(?:mainly |mostly |really |meant |intended |aimed )*(?:for|at)",
    posted:
      "(?:(?:it|this|that|this one)(?:['’]s| is) )?(?:for|going (?:on|up on)|to go on|(?:it|this) goes on) (?:our|the|my) (?:[\\p{L}’'-]+ ){0,3}(?:instagram|insta|facebook|linkedin|tiktok|twitter|youtube|socials|social media|facebook page|facebook group|instagram page|noticeboard|web ?site|newsletter|feed|blog)(?: (?:page|account|group|channel|feed))?",
    none: "no|without(?: any)?|nothing with",
    draw: "(?:don['’]?t|do not|never) (?:draw|illustrate|animate|photoshop|depict|sketch) (?!(?:on|in|with|from|up|out|near|over|attention|the (?:curtains?|blinds?|line)|water|your|conclusions?|blood|breath|it|this|that|them)(?!\\p{L}))[^.!?,;:\\d]{3,70}",
    drawn:
      "(?:smiling|grinning|winking|laughing|cartoon(?:ish)?|cartoony|cutesy|kitschy|cliched|photoshopped|clip ?art) \\p{L}+|\\p{L}+ (?:smiling|grinning|winking|shooting out|bursting out|exploding|shaking hands|holding hands|in (?:capes?|santa hats?|suits shaking)|with (?:smiley |happy |sad |silly |cartoon |big )*(?:faces|eyes|grins|smiles))(?!\\p{L})",
    upsetting:
      "blood|gore|wounds?|injuries|corpses?|dead (?:animals|bodies|people)|crashed cars|car crashes|skulls|needles|syringes",
    watched:
      "(?:there (?:are|will be)|['’]?cause there (?:are|will be)) (?:kids|children|little ones) (?:watching|looking|in the audience|reading)|(?:kids|children|little ones) (?:will )?(?:watch|see) (?:it|this|these|them)(?: too| as well)?|(?:kids|children|little ones)(?: are|['’]re)? watching",
  },
  de: {
    polite: "bitte|danke|lieber|liebst|am liebsten|möglichst|gern|gerne|und|aber|auch|nur|in|mit",
    so: "also|daher|deshalb|darum|deswegen",
    and: "und|oder|aber",
    style:
      "(?:ganz |sehr )?(?:kurzen?|einfachen?|klaren?) (?:sätzen?|worten?|wörtern?|sprache)|(?:einfache|leichte|klare|verständliche|normale) sprache|(?:ohne|kein|keine) (?:fachbegriffe|fachchinesisch|fachsprache|fachwörter|fremdwörter|amtsdeutsch|\\p{L}*(?:gerede|geschwafel|sprech|latein|blabla)|(?:\\p{L}+ )?(?:reden|vorträge?))|nicht zu ?viel (?:text|auf (?:einmal|einem bild|einer folie)|pro (?:folie|bild|seite))|wenig text|große(?:n|r)? (?:schrift|buchstaben)",
    notToo: "nicht zu (?:technisch|förmlich|kompliziert|steif|werblich|fachlich)",
    gently:
      "ohne (?:den )?(?:erhobenen|mahnenden|moralischen) zeigefinger|ohne (?:jemanden |die leute |irgendwen )?(?:zu belehren|zu schimpfen|zu tadeln|anzuklagen|vorwürfe(?: zu machen)?|vorwurf|moralpredigt|schuldzuweisung\\p{L}*)|(?:wir|ich) (?:wollen|will|möchten|möchte) (?:niemanden|keinen|keinem) (?:belehren|beschimpfen|anklagen|tadeln|zurechtweisen|vorwürfe machen)",
    whom: "(?:(?:es|das|dies) ist )?(?:vor allem |hauptsächlich |eher )?(?:gedacht |bestimmt )?für",
    posted:
      "(?:(?:(?:es|das|dies) (?:ist|wird) )?für|(?:es|das|dies) (?:kommt|geht|soll) (?:dann )?(?:auf|in|an)) (?:unser\\p{L}*|den|die|das|der|dem) (?:[\\p{L}’'-]+ ){0,2}?[\\p{L}-]*(?:instagram|facebook|linkedin|tiktok|youtube|website|webseite|newsletter|kanal|aushang|schwarzes brett)(?:-\\p{L}+)?(?: (?:vom|des|der|unser\\p{L}*) [\\p{L}-]+)?",
    none: "keine?n?|ohne|nichts mit",
    draw: "(?:bitte )?(?:keine?n?|nicht) [^.!?,;:\\d]{3,60} (?:zeichnen|illustrieren|abbilden|animieren)|(?:zeichnet|zeichnen sie|illustriert) (?:bitte )?keine?n? [^.!?,;:\\d]{3,60}",
    drawn:
      "(?:lachende|lächelnde|grinsende|zwinkernde|winkende|tanzende|gezeichnete|kitschige|knuffige|vermenschlichte)[nrsm]? \\p{L}+|\\p{L}+, die (?:lachen|lächeln|grinsen|tanzen|zwinkern)|\\p{L}+ mit (?:\\p{L}+ )?(?:gesichtern|gesicht|augen)|\\p{L}*(?:comicfiguren|cliparts?|händeschütteln)",
    upsetting: "blut|wunden|verletzungen|verletzten?|leichen|tote(?:n)? tiere?|spritzen|nadeln|unfallautos?",
    watched:
      "(?:da |es |das )?(?:schauen|gucken|sehen|lesen)(?: ja| auch| das| es)* (?:kinder|kleine) (?:zu|mit|es|das)|kinder (?:schauen|gucken|sehen|lesen)(?: da| ja| auch| das| es)*(?: zu| mit)?",
  },
  fr: {
    polite:
      "s['’]il (?:vous|te) plaît|svp|stp|merci(?: de)?|plutôt|de préférence|si possible|et|mais|juste|avec|en|des?",
    so: "donc|alors|du coup",
    and: "et|ou|mais|ni",
    style:
      "(?:(?:des|avec des|en) )?(?:phrases|mots) (?:très )?(?:courte?s|simples|clairs?)|(?:un )?langage (?:simple|clair|courant)|(?:sans|pas de|pas de ce|zéro) (?:jargon|termes techniques|mots (?:techniques|compliqués|savants)|(?:grands? )?(?:discours|baratin|blabla|charabia)(?: (?:de |d['’])\\p{L}+)?)|pas trop (?:de texte|de mots)(?: par (?:image|diapo|page))?|peu de texte|(?:gros(?:ses)?|grand(?:e?s)?) (?:lettres|caractères)",
    notToo: "(?:pas|rien de) trop (?:technique|formel|compliqué|sérieux|commercial)",
    gently:
      "sans (?:faire la (?:leçon|morale)(?: à (?:personne|quiconque|qui que ce soit|nos [\\p{L}]+))?|(?:gronder|culpabiliser|sermonner|accuser|moraliser|blâmer)(?: (?:personne|qui que ce soit|les gens))?|donner de leçons?(?: à personne)?)|(?:on|nous) ne (?:veut|voulons) (?:pas faire la (?:leçon|morale)|gronder personne|accuser personne|pas culpabiliser)(?: à (?:personne|quiconque))?",
    whom: "(?:c['’]est )?(?:surtout |avant tout |plutôt |principalement )*(?:destiné (?:à|aux)|pour)",
    posted:
      "(?:(?:c['’]est |ce sera )?pour|(?:c['’]est |ce sera |ça (?:va|ira) )sur) (?:l['’]|la |le |notre |nos )(?:[\\p{L}’'-]+ ){0,2}?(?:instagram|facebook|linkedin|tiktok|youtube|site(?: internet| web)?|newsletter|blog|réseaux(?: sociaux)?|panneau d['’]affichage)(?: (?:de |du |de la |des |de l['’]|d['’])?[\\p{L}-]+)?",
    none: "pas d(?:e |es |['’])|sans|aucune? |rien avec ",
    draw: "(?:ne (?:dessinez|dessine|illustrez|représentez) (?:surtout )?pas|ne pas (?:dessiner|illustrer|représenter)) [^.!?,;:\\d]{3,60}",
    drawn:
      "\\p{L}+ (?:souriant(?:e?s)?|rigolards?|hilares|dessinée?s|de dessin animé|qui (?:sourient|rient|dansent|rigolent|sourit|rit)|avec des (?:yeux|visages?|sourires?))(?!\\p{L})",
    upsetting:
      "sang|plaies|blessures|blessés|cadavres|animaux morts|seringues|aiguilles|accidents? de voiture",
    watched:
      "(?:il y a |y a )?(?:des |les )?enfants (?:qui )?(?:regardent|verront|voient|lisent)(?: ça| aussi| la vidéo)?|(?:c['’]est )?vu par des enfants",
  },
  es: {
    polite: "por favor|porfa|gracias|mejor|a poder ser|si puede ser|si es posible|y|pero|solo|con|en",
    so: "así que|por eso|por lo que|conque",
    and: "y|e|o|ni|pero",
    style:
      "(?:con )?(?:frases|palabras) (?:muy )?(?:cortas|sencillas|claras|simples|breves)|(?:un )?lenguaje (?:sencillo|claro|llano)|(?:sin|nada de|cero) (?:tecnicismos|jerga|palabras (?:técnicas|raras)|términos técnicos|(?:es[ae] )?(?:palabrería|rollos?|charla|discursos?|lenguaje|jerga)(?: de \\p{L}+)?)|(?:no|sin) (?:demasiado|mucho) texto(?: por (?:imagen|diapositiva|página))?|poco texto|letras? (?:muy )?grandes?",
    notToo: "(?:que no sea )?(?:no|nada) (?:muy|demasiado) (?:técnico|formal|complicado|serio|comercial)",
    gently:
      "sin (?:regañar|reñir|sermonear|culpar|señalar|aleccionar)(?: a (?:nadie|la gente))?|sin (?:dar |echar )?(?:lecciones|sermones|broncas?)(?: a nadie)?|(?:que )?no (?:queremos|quiero) (?:regañar|reñir|sermonear|culpar|aleccionar) a (?:nadie|la gente)",
    whom: "(?:es |va )?(?:sobre todo |principalmente |pensad[oa] |dirigid[oa] )*(?:para|a)",
    posted:
      "(?:(?:es |esto es |va )?para|(?:va|irá|esto va) (?:en|a)) (?:el|la|los|las|nuestr[oa]s?) (?:[\\p{L}’'-]+ ){0,2}?(?:instagram|facebook|linkedin|tiktok|youtube|web|blog|redes(?: sociales)?|boletín|tablón(?: de anuncios)?)(?: (?:del?|de la|de los|de las) [\\p{L}-]+)?",
    none: "nada de|sin|ningún|ninguna|no pongáis|no pongas",
    draw: "no (?:dibuj(?:éis|es|en|ar|e)|ilustr(?:éis|es|en)|represent(?:éis|es|en)) [^.!?,;:\\d]{3,60}",
    drawn:
      "\\p{L}+ (?:sonrientes?|riéndose|dibujad[oa]s|animad[oa]s|de dibujos animados|que (?:sonr[ií]en|se r[ií]en|bailan|sonría|sonrían)|con (?:cara|ojos|sonrisa)s?)(?!\\p{L})",
    upsetting: "sangre|heridas|heridos|cadáveres|animales muertos|jeringuillas|agujas|coches destrozados",
    watched:
      "(?:que |porque )?(?:lo |la |nos )?(?:ven|verán|miran) (?:los |muchos )?niños|(?:que |porque )?hay niños (?:mirando|viéndolo|que lo ven|delante)|(?:que |porque )?los niños (?:lo )?(?:ven|miran)",
  },
  it: {
    polite:
      "per favore|per piacere|grazie|meglio|preferibilmente|possibilmente|se possibile|e|ma|solo|con|in|un",
    so: "quindi|perciò|dunque|così",
    and: "e|ed|o|né|ma",
    style:
      "(?:con )?(?:frasi|parole) (?:molto )?(?:brevi|corte|semplici|chiare)|(?:un )?linguaggio (?:semplice|chiaro)|(?:senza|niente|zero) (?:gergo|tecnicismi|termini tecnici|paroloni|parole difficili|(?:discorsi|chiacchiere|linguaggio|parole)(?: da \\p{L}+)?)|(?:non troppo|poco) testo(?: per (?:immagine|slide|pagina))?|(?:lettere|caratteri|scritte) grandi",
    notToo: "(?:non|niente di) troppo (?:tecnico|formale|complicato|serio|commerciale)",
    gently:
      "senza (?:fare la (?:predica|morale|ramanzina)(?: a nessuno)?|(?:sgridare|rimproverare|colpevolizzare|accusare|bacchettare)(?: nessuno)?|prediche|ramanzine|moralismi)|non vogliamo (?:sgridare|rimproverare|accusare|fare la predica a|fare la morale a) nessuno",
    whom: "(?:è )?(?:soprattutto |pensat[oa] |rivolt[oa] )*(?:per|a|ai|alle|agli)",
    posted:
      "(?:(?:è |questo è |va )?per|(?:va|andrà) (?:su|sul|sull['’]|sulla|sui|in)) ?(?:il |la |l['’]|i |le |nostr[oa] )?(?:[\\p{L}’'-]+ ){0,2}?(?:instagram|facebook|linkedin|tiktok|youtube|sito(?: web)?|blog|social|bacheca|newsletter)(?: (?:del|della|dello|dei|delle|dell['’]) ?[\\p{L}-]+)?",
    none: "niente|senza|nessun[oa]?",
    draw: "non (?:disegn(?:ate|are|i)|illustr(?:ate|are)|raffigur(?:ate|are)) [^.!?,;:\\d]{3,60}",
    drawn:
      "\\p{L}+ (?:sorridenti|sorridente|disegnat[iea]|da cartone animato|che (?:sorridono|ridono|ballano|sorride|ride|balla)|con (?:gli occhi|la faccia|il sorriso))(?!\\p{L})",
    upsetting: "sangue|ferite|feriti|cadaveri|animali morti|siringhe|aghi|auto distrutte",
    watched:
      "(?:che )?(?:ci |lo |la )?(?:guardano|vedono)(?: anche)? (?:i )?bambini|(?:che )?ci sono bambini (?:che guardano|a guardare)|i bambini (?:lo )?(?:guardano|vedono)",
  },
  nl: {
    polite:
      "graag|alsjeblieft|alstublieft|aub|svp|bedankt|liefst|bij voorkeur|als het kan|en|maar|ook|met|in",
    so: "dus|daarom",
    and: "en|of|maar",
    style:
      "(?:heel )?(?:korte|simpele|eenvoudige|gewone|duidelijke) (?:zinnen|woorden|taal)|(?:zonder|geen) (?:jargon|vaktaal|vaktermen|moeilijke woorden|(?:praat|gepraat|geklets|taal)(?: van \\p{L}+)?|\\p{L}+(?:praat|praatjes|taal))|niet te veel (?:tekst|(?:tekst )?per (?:plaatje|dia|slide|pagina|beeld)|op één (?:plaatje|dia))|weinig tekst|grote letters",
    notToo: "niet te (?:technisch|formeel|ingewikkeld|moeilijk|zakelijk|commercieel)",
    gently:
      "zonder (?:het |een )?(?:opgeheven|belerend|wijzend) vingert?je?|zonder (?:(?:iemand|mensen|wie dan ook) )?(?:te (?:beleren|preken|berispen)|de les te lezen|iemand de les te lezen|belerend te (?:zijn|worden))|(?:we|wij|ik) (?:willen|wil|hoeven) niemand (?:de les (?:te )?lezen|(?:te )?beleren|(?:te )?berispen|beschuldigen)",
    whom: "(?:(?:het|dit) is )?(?:vooral |met name )?(?:bedoeld )?voor",
    posted:
      "(?:(?:(?:dit|het) is )?voor|(?:dit|het) (?:komt|gaat) (?:op|in)) (?:de|het|onze|ons) (?:[\\p{L}’'-]+ ){0,2}?[\\p{L}-]*(?:instagram|facebook|linkedin|tiktok|youtube|website|nieuwsbrief|facebookpagina|prikbord)(?:-?\\p{L}+)?(?: van (?:de |het |onze )?[\\p{L}-]+)?",
    none: "geen|zonder|niets met",
    draw: "(?:teken|illustreer) (?:alsjeblieft |graag |svp )?geen [^.!?,;:\\d]{3,60}|geen [^.!?,;:\\d]{3,60} tekenen",
    drawn:
      "(?:lachende|glimlachende|grijnzende|knipogende|dansende|getekende|kitscherige) \\p{L}+|\\p{L}+ (?:die (?:lachen|glimlachen|dansen|grijnzen)|met (?:\\p{L}+ )?(?:gezichtjes|gezichten|oogjes))(?!\\p{L})",
    upsetting: "bloed|wonden|gewonden|lijken|dode dieren|spuiten|naalden|autowrakken",
    watched:
      "(?:er |want er )?kijken (?:ook )?kinderen(?: mee| naar)?|kinderen (?:kijken|zien|lezen)(?: dit| het| ook)*(?: mee)?",
  },
  pt: {
    polite: "por favor|se faz favor|obrigad[oa]|de preferência|se possível|e|mas|só|com|em|uma?",
    so: "por isso|portanto|então|logo",
    and: "e|ou|nem|mas",
    style:
      "(?:com )?(?:frases|palavras) (?:muito )?(?:curtas|simples|claras)|(?:uma )?linguagem (?:simples|clara|corrente)|(?:sem|nada de) (?:jargão|termos técnicos|tecnicismos|palavras (?:difíceis|caras)|(?:aquel[ea] |ess[ea] )?(?:papo|conversa|discurso|linguagem|lengalenga|paleio)(?: (?:de|para) \\p{L}+)?)|(?:não|sem) (?:demasiado|muito) texto(?: por (?:imagem|slide|página))?|pouco texto|letras? (?:bem )?grandes?",
    notToo: "(?:não|nada) (?:muito|demasiado) (?:técnico|formal|complicado|sério|comercial)",
    gently:
      "sem (?:dar (?:lições|sermões|raspanetes?)(?: a ninguém)?|(?:ralhar|repreender|culpar|acusar|moralizar|apontar o dedo)(?: (?:com|a) ninguém| ninguém)?|sermões|moralismos?)|não queremos (?:ralhar|dar lições|culpar|repreender|acusar)(?: (?:com|a) ninguém| ninguém)?",
    whom: "(?:é |isto é )?(?:sobretudo |principalmente |destinad[oa] |pensad[oa] )*(?:para|aos|às)",
    posted:
      "(?:(?:é |isto é |vai )?para|(?:vai|isto vai) (?:para|no|na|nas|nos)) ?(?:o |a |os |as |noss[oa]s? )?(?:[\\p{L}’'-]+ ){0,2}?(?:instagram|facebook|linkedin|tiktok|youtube|site|blog|redes(?: sociais)?|newsletter)(?: (?:do|da|dos|das) [\\p{L}-]+)?",
    none: "nada de|sem|nenhuma?",
    draw: "não (?:desenh(?:em|e|ar)|ilustr(?:em|e|ar)|represent(?:em|e)) [^.!?,;:\\d]{3,60}",
    drawn:
      "\\p{L}+ (?:(?:de \\p{L}+ )?(?:a (?:sorrir|rir|dançar)|sorridentes?|desenhad[oa]s|que (?:sorriem|riem|dançam)|com (?:cara|olhos|sorriso)s?))(?!\\p{L})",
    upsetting: "sangue|feridas|feridos|cadáveres|animais mortos|seringas|agulhas|carros destruídos",
    watched:
      "(?:que |porque )?há crianças a (?:ver|assistir|olhar)|(?:que |porque )?(?:as )?crianças (?:que )?(?:veem|vêem|estão a ver|vão ver)(?: isto)?|(?:que |porque )?vão ver crianças",
  },
};
