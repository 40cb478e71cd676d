/** How authors call the parts of what is made, in the labels before what stands there, by language. */
export type PartWords = {
  /** What stands first or largest: its words are the headline. */
  title: string;
  /** What stands under the headline. */
  line: string;
  /** What stands last. */
  closing: string;
  /** Where the values are from: readers see this name before its words. */
  source: string;
  /** A remark under everything: readers see its words alone. */
  note: string;
  /** What readers are to do. */
  action: string;
  /** All that is shown, in its order: "contents in this order". */
  content: string;
  /** What is to be seen first or largest. */
  out: string;
  /** Names of these that are said of other things too: "Finish: 4 pm", "Cover: £5". */
  weak: string;
  /** What else such a label is made of: "idea", "we like", "to be shown", "on each slide". */
  fill: string;
  /** Facts that are to be seen first: "the date to stand out". "Closing date" is none of a post. */
  things: string;
  /** "Then", "after that only": the order of what is shown. */
  next: string;
  /** The beginning of a race or a day, whose end is no part of a post. */
  start: string;
};

const PICTURE_EN = "(?:slide|page|frame|card|screen|picture|image|scene|panel|tile)";
const PICTURE_DE = "(?:folie|seite|bild|bildern?|slide|karte|kachel|szene|frame)";
const PICTURE_FR = "(?:page|image|diapo|diapositive|slide|vue|carte|scène|planche|case|vignette)";
const PICTURE_ES = "(?:página|imagen|diapositiva|slide|pantalla|tarjeta|escena|lámina|placa|viñeta)";
const PICTURE_IT = "(?:pagina|immagine|slide|diapositiva|schermata|scheda|scena|card|vignetta|tavola)";
const PICTURE_NL = "(?:pagina|dia|slide|beeld|afbeelding|kaart|scène|scherm|plaatje)";
const PICTURE_PT = "(?:página|imagem|slide|diapositivo|ecrã|cartão|cena|tela|lâmina|quadro)";

export const PART_WORDS: Record<string, PartWords> = {
  en: {
    title:
      "head ?(?:line|ing|er)|title|(?:cover|first|1st|opening|front|title) (?:slide|page|frame|card|screen|panel|tile|line|text)|cover|opener|hook",
    line: "sub ?(?:title|heading|head|header|line|headline)|strap ?line|standfirst|(?:second|supporting) (?:line|title|heading)",
    closing: `(?:closing|last|final|end|ending|bottom|back) (?:${PICTURE_EN}|one|lines?|words?|sentence|thought|message|paragraph)|(?:at|on) the (?:very )?(?:end|bottom)(?: (?:(?:the|our) )?(?:phone(?: number)?|number|address|website|web address|link|contact|opening hours))?|(?:end|finish|close|sign off|wrap up)(?: it| this)? (?:with|on)|sign ?off|outro|end ?card|closing|ending|conclusion|finish|finally|last|end|close`,
    source: "(?:data )?sources?",
    note: "foot ?notes?|note (?:at|for) the (?:end|bottom)|footer|(?:small|fine) print|disclaimer",
    action: "call to action|cta|button|call",
    content: "contents?|running order|(?:in )?(?:this|the following|the right) order|in order",
    out: "(?:to |that |which |what |we |want |should |must |has |needs |ought )*(?:stand(?:s|ing)? out|jump out|be (?:the )?(?:biggest|largest|boldest|big|bold|highlighted|emphasi[sz]ed|seen first|noticed first))(?: (?:most|first))?|(?:biggest|largest|boldest|most prominent) (?:thing|words?|text|line|element|type)|to (?:highlight|emphasi[sz]e|feature|stress)|highlight this|in (?:big|large|bold) (?:letters|type)",
    weak: "content|contents|call|closing|ending|conclusion|finish|finally|last|end|close|cover|header|source|sources|footer|disclaimer",
    fill: "question sentence a an the our my your this that of for on in at to be is as it its and or with please pls maybe perhaps possibly if possible idea ideas suggestion suggested proposal proposed preferred option draft working favourite favorite we i us me like liked love want wanted would could should must might prefer have has had d ll use used shown show showing displayed printed print written put add added appear appears say says saying read reads reading text copy words word wording line each every all slide slides page pages picture pictures image card post video film carousel reel frame frames screen graphic infographic main single big bigger large larger bold small smaller tiny short one here there below underneath something exactly required needed important agreed approved then also just only title headline these following",
    things: "thing things date time day number figure price name point message part",
    next: "then|next|and then|before (?:it|that)|after that|afterwards|finally",
    start: "start|starts|begin|begins|departure|doors|open|opens|opening",
  },
  de: {
    title: `(?:titel|überschrifts?|headline)(?:idee|vorschlag|wunsch)|überschrift|titel(?:folie|seite|blatt|zeile|text)?|headline|schlagzeile|aufhänger|deckblatt|cover(?:folie|seite|text)?|(?:erste[nrsm]?|1) (?:${PICTURE_DE}|zeile)|start(?:folie|seite)|hook`,
    line: "unter(?:titel|zeile|überschrift)|zweite zeile|sub(?:line|headline)",
    closing: `(?:aller)?letzte[nrsm]? (?:${PICTURE_DE}|zeile|satz|wort)|mit unsere[rmn] (?:(?:telefon)?nummer|adresse|web(?:site|seite|adresse)|öffnungszeiten) (?:abschließen|enden|schließen|aufhören)|(?:ab)?schluss(?:satz|zeile|folie|bild|wort|szene|seite|text|karte|gedanke)|end(?:karte|bild|folie|szene)|(?:ganz )?(?:am|zum) (?:ende|schluss|abschluss)(?: (?:noch )?(?:(?:die|der|das|den|unsere?) )?(?:telefonnummer|telefon|nummer|adresse|webadresse|website|link|kontakt|öffnungszeiten))?|(?:ganz )?unten|abschließend|zuletzt|(?:enden|schließen|abschließen|abschluss|ende|schluss) mit|ausklang|abspann|abschluss|schluss|ende`,
    source: "(?:daten)?quellen?(?:angaben?|nachweis|hinweis)?",
    note: "hinweis (?:ganz )?(?:am ende|unten)|fu(?:ß|ss)(?:note|zeile)|kleingedrucktes",
    action: "handlungsaufforderung|call to action|cta|button(?:text)?",
    content: "inhalte?|ablauf|(?:in )?(?:dieser |folgender )?reihenfolge|der reihe nach",
    out: "(?:was |das |soll |sollte |muss )*(?:ins auge (?:fallen|springen|stechen)|auffallen|heraus(?:stechen|ragen)|hervor(?:stechen|gehoben|heben)(?: werden)?|im (?:vordergrund|mittelpunkt) stehen|(?:am )?größten (?:stehen|sein))(?: soll(?:te)?| muss)?|blickfang|hervorzuheben|ins auge fallen soll",
    weak: "inhalt|inhalte|ablauf|reihenfolge|unten|abschluss|schluss|ende|ausklang|cover|quelle|quellen|deckblatt|fußzeile",
    fill: "frage der die das dem den des ein eine einen einem einer unser unsere unserer als für auf in im an am zu zur zum und oder mit bitte idee ideen vorschlag vorschläge wunsch entwurf gern gerne vielleicht evtl eventuell möglich wichtig wichtigste wichtiger hinweis hinweise text wort worte wörter satz zeile soll sollte sollen muss stehen steht lauten lautet heißen heißt sein ist angeben angegeben nennen genannt zeigen gezeigt drauf dazu darunter unten oben klein kleiner groß jede jeder jedem jedes pro je bild bilder bildern folie folien seite karte post beitrag video film karussell grafik slide slides dann noch auch nur uns wir haben hätten gefällt wollen möchten finden gut etwa kurz haupt folgende folgender dieser diese",
    things: "datum uhrzeit tag termin zahl preis name ding punkt",
    next: "danach|davor|dann|anschließend|als nächstes|zuletzt",
    start: "start|beginn|anfang|einlass|abfahrt",
  },
  fr: {
    title: `titre|accroche|intitulé|couverture|(?:première|1(?:re|ère)) (?:${PICTURE_FR}|ligne)|page de (?:titre|garde|couverture)|headline`,
    line: "sous titre|(?:deuxième|seconde) ligne|chapeau",
    closing: `(?:toute )?dernière (?:${PICTURE_FR}|ligne|phrase)|dernier (?:visuel|écran|plan|slide|mot)|(?:phrase|mot|ligne|message|page|image|écran|diapo|diapositive|plan) (?:de (?:fin|conclusion|clôture)|de la fin|final[e]?)|pour (?:finir|terminer|conclure|clore|clôturer)|(?:à|en) (?:la )?fin(?: (?:(?:le|la|l|notre|les) )?(?:numéro(?: de téléphone)?|téléphone|adresse|site|lien|contact|horaires))?|en (?:conclusion|clôture)|(?:tout )?en bas|(?:finir|terminer|conclure|terminez|finissez|concluez) (?:par|avec|sur)|conclusion|clôture|fin|derni(?:er|ère)`,
    source: "sources?(?: des (?:données|chiffres))?",
    note: "note (?:en bas|à la fin)|note de bas de page|bas de page|pied de page|petits caractères|mentions? légales?",
    action: "appel à l action|bouton|cta|call to action",
    content: "contenu|déroulé|dans (?:l|cet) ordre(?: suivant)?|ordre",
    out: "(?:ce |chose |élément |point |à |qui |qu il |que |on |faut |doit |doivent |veut )*(?:faire ressortir|ressortir|ressorte|sauter aux yeux|(?:être |mettre |mise? )?en (?:avant|évidence|valeur))|élément principal|le plus (?:gros|grand|visible)",
    weak: "dernier|dernière|contenu|déroulé|ordre|en bas|conclusion|clôture|fin|couverture|source|sources",
    fill: "question le la les l un une des du de d notre nos ce cette qui que pour sur en dans au à et ou avec merci svp s il vous plaît idée idées proposition proposé proposée suggestion suggéré brouillon possible éventuel éventuellement peut être on nous je aime aimons aimerait aimerions voudrait voudrions plaît souhaité souhaitée doit être est afficher affiché affichée indiquer indiquée faire figurer figurer montrer mettre écrire texte mots mot phrase ligne chaque page pages image images diapo slide vue carte post publication vidéo film carrousel infographie visuel petit petite grand grande gros important importante principal principale ici dessous bas puis aussi juste seulement",
    things: "chose date heure jour chiffre prix nom point",
    next: "puis|ensuite|et puis|enfin",
    start: "début|départ|ouverture",
  },
  es: {
    title: `título|titular|encabezado|portada|(?:primera|1 ?ª) (?:${PICTURE_ES}|línea)|gancho|headline`,
    line: "subtítulo|segunda línea|entradilla|bajada",
    closing: `última (?:${PICTURE_ES}|línea|frase)|último (?:slide|mensaje|plano)|(?:frase|mensaje|línea|página|pantalla|imagen|diapositiva) (?:final|de cierre)|para (?:terminar|acabar|cerrar|finalizar|concluir)|(?:y )?al final(?: (?:(?:el|la|nuestr[oa]|los) )?(?:número(?: de teléfono)?|teléfono|dirección|web|enlace|contacto|horarios?))?|(?:como|de) cierre|abajo(?: del todo)?|por último|(?:terminar|acabar|cerrar|finalizar|terminad|cerrad|termina|cierra) con|cierre|despedida|fin|final|últim[ao]`,
    source: "fuentes?(?: de (?:los )?datos)?",
    note: "nota al final|(?:nota )?(?:a )?pie de página|letra pequeña|aviso legal",
    action: "llamada a la acción|botón|cta|call to action",
    content: "contenidos?|guion|(?:en |por )?(?:este )?orden",
    out: "(?:lo |cosa |elemento |que |a |debe |tiene |queremos |más )*(?:destacar|destacado|destaque|resaltar|resalte|llamar la atención|verse primero)|más (?:grande|visible)",
    weak: "último|última|contenido|contenidos|orden|guion|abajo|cierre|fin|final|portada|fuente|fuentes|despedida",
    fill: "pregunta el la los las lo un una nuestro nuestra de del para en por al a y o con que favor idea ideas propuesta sugerencia sugerido sugerida borrador posible quizá quizás nos me gusta gustaría gustan queremos quisiéramos preferido preferida debe sería es ser mostrar aparecer aparezca poner indicar escribir texto palabras palabra frase línea cada página imagen diapositiva tarjeta publicación vídeo video carrusel infografía slide pequeño pequeña grande importante principal aquí abajo debajo luego también solo",
    things: "cosa fecha hora día cifra precio nombre punto",
    next: "luego|y luego|a continuación|por último",
    start: "inicio|comienzo|salida|apertura",
  },
  it: {
    title: `titolo|titolone|intestazione|copertina|(?:prima|1 ?ª) (?:${PICTURE_IT}|riga)|headline`,
    line: "sottotitolo|seconda riga|occhiello|sommario",
    closing: `ultima (?:${PICTURE_IT}|riga|frase)|ultimo (?:slide|messaggio|fotogramma)|(?:frase|messaggio|riga|pagina|slide|immagine|schermata) (?:finale|di chiusura|conclusiva)|(?:in|per|a|come) (?:chiusura|conclusione|chiudere|finire|concludere|terminare|finale)|(?:e )?infine|alla fine(?: (?:(?:il|lo|la|l|il nostro|gli) )?(?:numero(?: di telefono)?|telefono|indirizzo|sito|link|contatto|orari))?|in (?:fondo|basso)|(?:chiudere|finire|concludere|terminare|chiudete|finite|chiudi|finisci) con|chiusura|conclusione|finale|fine|ultim[ao]`,
    source: "font[ei](?: (?:dei )?dati)?",
    note: "nota(?: da mettere)? (?:in (?:fondo|basso)|alla fine)|note? a piè di pagina|piè di pagina|note in fondo|scritte? in piccolo",
    action: "invito all azione|chiamata all azione|pulsante|bottone|cta|call to action",
    content: "contenut[oi]|scaletta|(?:in |nell )?(?:questo )?ordine",
    out: "(?:quello |ciò |cosa |elemento |che |da |deve |vogliamo |più )*(?:risaltare|risalti|spiccare|evidenziare|mettere in (?:evidenza|risalto)|in evidenza|saltare all occhio)|più (?:grande|visibile)",
    weak: "ultimo|ultima|contenuto|contenuti|ordine|scaletta|in basso|in fondo|chiusura|conclusione|finale|fine|copertina|fonte|fonti",
    fill: "domanda il lo la i gli le l un una uno nostro nostra di del della dei per in su sul sulla nel nella a al alla da e o con che favore idea idee proposta suggerimento suggerito bozza possibile magari forse ci mi piace piacerebbe piacciono vorremmo vogliamo preferito preferita deve dovrebbe sarebbe è essere mostrare mostrata indicare indicata mettere scrivere testo parole parola frase riga ogni pagina immagine slide card scheda post video carosello infografica piccolo piccola piccoli grande importante principale qui sotto poi anche solo",
    things: "cosa data ora giorno cifra prezzo nome punto",
    next: "poi|e poi|in seguito|infine",
    start: "inizio|partenza|apertura",
  },
  nl: {
    title: `titel(?:idee|voorstel|dia|pagina|regel|beeld)?|kop(?:tekst|regel)?|omslag|cover|(?:eerste|1 ?(?:e|ste)) (?:${PICTURE_NL}|regel)|headline|hook`,
    line: "ondertitel|tweede regel|onderkop|subkop",
    closing: `(?:aller)?laatste (?:${PICTURE_NL}|regel|zin)|(?:slot|af?sluit)(?:zin|regel|dia|beeld|tekst|scène|slide|kaart)|afsluitende (?:${PICTURE_NL}|regel|zin)|(?:aan|op) het (?:eind|einde|slot)(?: (?:nog )?(?:(?:het|ons|de) )?(?:telefoonnummer|nummer|adres|website|webadres|link|openingstijden))?|tot (?:slot|besluit)|als (?:laatste|afsluiter|afsluiting)|ter afsluiting|(?:eindig|eindigen|afsluiten|sluit af|besluit) met|(?:helemaal )?onderaan|afsluiting|afsluiter|slot|einde|laatste`,
    source: "bron(?:nen)?(?:vermelding)?",
    note: "(?:opmerking|noot) onderaan|voetnoot|voettekst|kleine lettertjes",
    action: "oproep tot actie|knop(?:tekst)?|cta|call to action",
    content: "inhoud|(?:in )?(?:deze )?volgorde",
    out: "(?:wat |dat |het |moet |moeten |mag )*(?:opvallen|eruit springen|in het oog springen|benadrukken|op de voorgrond)(?: moet)?|blikvanger|het grootst",
    weak: "laatste|inhoud|volgorde|onderaan|afsluiting|afsluiter|slot|einde|cover|omslag|bron|bronnen|kop",
    fill: "vraag de het een onze ons dit deze die dat van voor op in aan bij te als en of met graag alsjeblieft aub idee ideeën voorstel suggestie concept mogelijk eventueel misschien we wij ik leuk vinden vind mooi willen zouden wens voorkeur moet mag kan zou zijn is worden staan staat tonen getoond vermelden vermeld zetten schrijven tekst woorden woord zin regel elke iedere elk per dia dia's slide beeld afbeelding pagina kaart post bericht video film carrousel infographic klein kleine groot belangrijk belangrijkste hier eronder onderaan dan ook nog alleen",
    things: "ding datum tijd dag getal prijs naam punt",
    next: "dan|daarna|vervolgens|en dan|ten slotte",
    start: "start|begin|aanvang|vertrek",
  },
  pt: {
    title: `título|manchete|cabeçalho|capa|(?:primeir[ao]|1 ?ª|1 ?º) (?:${PICTURE_PT}|linha)|headline`,
    line: "subtítulo|segunda linha",
    closing: `últim[ao] (?:${PICTURE_PT}|linha|frase|mensagem)|(?:frase|mensagem|linha|página|imagem|slide|ecrã) (?:final|de fecho|de encerramento)|para (?:terminar|acabar|fechar|finalizar|concluir)|(?:e )?no (?:fim|final)(?: (?:(?:o|a|os) )?(?:número(?: de telefone)?|telefone|morada|endereço|site|link|contacto|contato|horários?))?|em baixo|por (?:fim|último)|(?:a|como) fechar|em (?:fecho|conclusão)|(?:terminar|acabar|fechar|encerrar|terminem|fechem|termina|acaba) com|fecho|encerramento|conclusão|fim|final|últim[ao]`,
    source: "fontes?(?: dos dados)?",
    note: "nota no fim|nota de rodapé|rodapé|letras? pequenas?",
    action: "apelo à ação|chamada (?:para a|à) ação|botão|cta|call to action",
    content: "conteúdos?|(?:por |pela |nesta )?(?:esta )?(?:ordem|sequência)",
    out: "(?:o |coisa |elemento |que |a |deve |tem |de |queremos |mais )*(?:destacar|destaque|sobressair|realçar|saltar à vista|em evidência)|mais (?:visível|em grande)",
    weak: "último|última|conteúdo|conteúdos|ordem|sequência|em baixo|fecho|encerramento|conclusão|fim|final|capa|fonte|fontes|rodapé",
    fill: "pergunta o a os as um uma nosso nossa de do da dos das para em no na por ao à e ou com que favor ideia ideias proposta sugestão sugerido sugerida rascunho possível talvez nos me gosto gostamos gostaríamos queríamos queremos preferido preferida deve seria é ser mostrar aparecer colocar indicar escrever texto palavras palavra frase linha cada página imagem slide cartão publicação post vídeo carrossel infografia pequeno pequena grande importante principal aqui baixo depois também só",
    things: "coisa data hora dia número preço nome ponto",
    next: "depois|e depois|a seguir|em seguida|por fim",
    start: "início|partida|abertura",
  },
};
