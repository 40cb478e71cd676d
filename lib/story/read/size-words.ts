/** Words of wishes for the size and the place of a part of a picture, each a source of patterns for one word in small letters. */
export type SizeWords = {
  /** What may be large: "date", "figure". */
  thing: string;
  /** A line of words, as it is called before them: "The large line: “…”". */
  line: string;
  /** How large it is to stand. */
  size: string;
  /** Words of standing out that need no other word of an order. */
  most: string;
  /** A part of a piece: "slide". */
  slide: string;
  /** Which of them, or where in the piece. */
  first: string;
  last: string;
  /** That someone orders it. */
  order: string;
  /** What points to a thing named before: "that date". */
  that: string;
  /** Words beside all of these. None of them is the verb of a statement. */
  beside: string;
};

export const SIZE_WORDS: Readonly<Record<string, SizeWords>> = {
  en: {
    thing:
      "dates?|deadlines?|dish|soup|figures?|numbers?|phone|telephone|prices?|salary|quote|quotation|hours|times|discount|code|address|one",
    line: "line|sentence|words?|phrase|headline|title|text|quote",
    size: "big|bigger|large|larger|huge|enormous|massive|giant|gigantic|bold|boldly|prominent|prominently|clear|clearly|visible|obvious|out|easy",
    most: "biggest|largest|boldest|hero",
    slide: "slide|slides|picture|image|frame|card|cover|scene",
    first: "first|start|beginning|opening|front|cover|top|straight|up",
    last: "last|final|end|closing",
    order:
      "please|pls|should|must|needs?|ought|make|put|set|show|let|keep|have|want|can|could|would|like|so|d|ensure|sure|highlight|emphasi[sz]e",
    that: "that|this|those|these",
    beside:
      "the|a|our|and|be|is(?= the (?:biggest|largest|boldest|hero))|to|as|in|on|at|of|it|its|you|we|i|very|really|extra|nice|thing|things|element|part|stand|stands|jump|jumps|pop|see|seen|spot|read|find|has|right|away|immediately|all|letters|type|possible|there|people|anyone|everyone|they|also|just|then|thanks|word|fairly|quite|rather|please|go|do",
  },
  de: {
    thing:
      "datum|daten|gericht|suppe|frist|fristen|termine?n?|stichtag|zahl|zahlen|nummer|telefonnummer|telefon|preise?n?|zitat|uhrzeit|öffnungszeiten|rabatt|code|adresse|anmeldeschluss|gehalt",
    line: "satz|zeile|spruch|worte?|überschrift|titel|text|zitat",
    size: "groß|große[nrms]?|größer|riesig|riesengroß|gigantisch|fett|deutlich|prominent|auffällig|sichtbar|gut|hervor|heraus|hervorheben|hervorgehoben|herausstellen|betonen|auffallen|hervorstechen|herausstechen|ins(?= auge)",
    most: "größte[nrs]?|auffälligste[nrs]?",
    slide: "folie|slide|bild|karte|kachel|titelbild|szene",
    first: "erste[nrs]?|anfang|beginn|vorne|titelbild|start|oben",
    last: "letzte[nrs]?|schluss|ende|schlussfolie|ganz",
    order:
      "bitte|soll(?:en|te|ten)?|muss|müssen|darf|könn(?:t|en|ten|tet)|kann|möchte[n]?|hätten?|gern|gerne|macht?|setzt?|stellt?|zeigt?|nehmt|also|hebt|heben|betont?",
    that: "dies(?:e[nrs]?)|jene[nrs]?",
    beside:
      "die|der|das|den|dem|ein|eine[nrm]?|unsere?[nrms]?|auf|im|in|am|an|zu|zum|und|es|ihr|sie|wir|ich|man|ganz|sehr|richtig|besonders|schön|gleich|direkt|sofort|sein|stehen|springen|fallen|auge|mal|auch|dann|dabei|klar|möglichst|werden|lassen|machen|setzen|stellen|zeigen|dort|allen|ruhig|gerne|recht|ordentlich|echt|drauf|rauf|rein|hin|bleiben|kommen|raus",
  },
  fr: {
    thing:
      "dates?|plat|soupe|délais?|échéances?|limite|chiffres?|nombre|numéro|téléphone|prix|tarifs?|citation|horaires?|remise|code|adresse|salaire",
    line: "phrase|ligne|mots?|titre|accroche|texte|citation",
    size: "gros|grosse|grosses|grand|grande|grands|grandes|gras|visibles?|évidence|valeur|avant|yeux|ressortir|ressorte|ressortent|clairement|énorme",
    most: "plus(?= (?:gros|grand|visible))",
    slide: "diapo|diapositive|image|vue|visuel|carte|slide|couverture|scène|vignette",
    first: "première?|premier|début|ouverture|couverture|haut|tête|d(?=abord)",
    last: "dernière?|dernier|fin",
    order:
      "svp|stp|plaît|merci|doit|doivent|devrait|devraient|peut|peuvent|pourrait|faut|faudrait|pouvez|pourriez|peux|peut|mettre|mettez|mets|faire|faites|montrez|que|qu|voudrait|voudrions|aimerait|donc",
    that: "cet|cette|ces|ce",
    beside:
      "le|la|les|l|un|une|notre|nos|en|sur|dans|dès|au|aux|à|et|de|d|du|des|s|se|si|il|elle|on|nous|vous|te|très|bien|tout|toute|plus|possible|être|soit|soient|sautent?|sauter|mise?s?|élément|chose|voir|voie|voient|surtout|alors|suite|ressorte|bon|assez|peu|mettre|placer",
  },
  es: {
    thing:
      "fechas?|plato|sopa|plazos?|cifras?|números?|teléfono|precios?|cita|horarios?|horas|descuento|código|dirección|sueldo|salario|vencimientos?",
    line: "frase|línea|palabras?|titular|título|texto|cita",
    size: "grandes?|visibles?|destacad[oa]s?|destaquen?|destacar|destacando|resaltar|resalten?|resaltad[oa]s?|negrita|evidencia|vista|llamativ[oa]s?|clar[oa]s?|enorme",
    most: "más(?= (?:grande|visible|llamativ[oa]|destacad[oa]))",
    slide: "imagen|diapositiva|diapo|slide|tarjeta|portada|lámina|escena",
    first: "primera?|primer|principio|inicio|portada|arriba|comienzo",
    last: "última?|último|final|cierre",
    order:
      "favor|debe|deben|debería|deberían|puede|pueden|podría|tiene|tienen|podéis|podrías|podríais|pueden|puedes|pon|poned|poner|pongan|haz|haced|que|quiero|queremos|gustaría|así|entonces",
    that: "es[aeo]s?|est[aeo]s?",
    beside:
      "el|la|los|las|lo|un|una|nuestr[oa]s?|en|de|del|al|a|y|por|se|nos|muy|bien|mucho|sea|sean|ser|salten?|saltar|vaya|vayan|ir|esté|estén|posible|también|ya|cosa|elemento|vea|vean|ver|todo|bastante|ir|puede|puesto|bonit[oa]",
  },
  it: {
    thing:
      "dat[ae]|piatto|zuppa|scadenz[ae]|cifr[ae]|numer[oi]|telefono|prezz[oi]|citazione|orar[io]o?|sconto|codice|indirizzo|stipendio|termin[ei]",
    line: "frase|riga|parol[ae]|titolo|testo|citazione",
    size: "grand[ei]|grandissim[oaie]|gigantesc[oaie]|visibil[ei]|evidenza|risalto|grassetto|evidenziare|evidenziat[oaie]|risaltino|risalti|risaltare|spicchi|spicchino|spiccare|occhio|enorme|chiar[oaie]",
    most: "più(?= (?:grand[ei]|visibil[ei]))",
    slide: "slide|immagine|diapositiva|scheda|copertina|vignetta|scena",
    first: "prim[ao]|inizio|copertina|apertura|alto",
    last: "ultim[ao]|fine|chiusura",
    order:
      "favore|deve|devono|dovrebbe|dovrebbero|può|possono|potrebbe|va|vanno|potete|potreste|puoi|mettete|metti|mettere|fate|fare|che|vorrei|vorremmo|quindi|allora",
    that: "quell[aoe]|quel|quest[aoei]",
    beside:
      "il|lo|la|i|gli|le|l|un|una|nostr[oaie]|in|nell?a?|nel|sull?a?|all?a?|al|di|dell?a?|dell|nell|sull|all|e|per|si|ci|molto|bell[aoe]|ben|bene|subito|già|sia|siano|essere|saltino|salti|saltare|possibile|anche|cosa|elemento|veda|vedano|da|tutto|agli|occhi|stare|stia|pure|metta|po",
  },
  nl: {
    thing:
      "datums?|data|gerecht|soep|deadlines?|termijn(?:en)?|getal(?:len)?|cijfers?|nummer|telefoonnummer|telefoon|prijs|prijzen|citaat|tijden|tijd|openingstijden|korting|code|adres|sluitingsdatum|salaris|bedrag",
    line: "zin|regel|woord|woorden|kop|titel|tekst|citaat",
    size: "groot|grote|groter|enorm|vet|opvallend|opvallen|duidelijk|zichtbaar|prominent|eruit|uitspringen|oog|benadrukken|uitlichten",
    most: "grootste?|opvallendste?",
    slide: "slide|plaatje|beeld|afbeelding|kaart|dia|omslag|scène",
    first: "eerste?|begin|vooraan|bovenaan|voorop|omslag",
    last: "laatste?|einde?|slot",
    order:
      "graag|alsjeblieft|alstublieft|aub|moet(?:en)?|mag|mogen|kun(?:nen|t)?|zou|zouden|wil(?:len)?|zet|zetten|maak|maken|laat|laten|dus|liefst|svp",
    that: "die|dat|deze|dit",
    beside:
      "de|het|een|onze?|op|in|aan|van|te|en|er|je|jullie|we|wij|ik|men|meteen|direct|gelijk|heel|erg|lekker|goed|extra|mooi|zijn|staan|staat|springen|komen|ding|element|mogelijk|ook|dan|al|zo|als|iedereen|zien|lekker|flink|best|gerust|erop|opstaan",
  },
  pt: {
    thing:
      "datas?|prato|sopa|prazos?|números?|telefone|preços?|citação|horários?|horas|desconto|código|morada|endereço|salário|valor",
    line: "frase|linha|palavras?|título|texto|citação",
    size: "grandes?|visível|visíveis|destaque|destacad[oa]s?|destacar|evidência|negrito|vista|chamativ[oa]s?|enorme|clar[oa]s?|destaquem?",
    most: "maior(?:es)?",
    slide: "slide|imagem|diapositivo|cartão|capa|cena",
    first: "primeir[ao]|início|capa|começo|princípio|topo",
    last: "últim[ao]|fim|final|fecho",
    order:
      "favor|deve|devem|devia|deviam|tem|têm|podem|pode|poderiam|ponham|põe|pôr|colocar|coloquem|que|gostávamos|gostaríamos|queremos|quero|então|portanto",
    that: "ess[ae]s?|est[ae]s?|aquel[ae]s?",
    beside:
      "o|a|os|as|um|uma|noss[oa]s?|em|no|na|nos|nas|do|da|de|à|e|por|se|muito|bem|logo|seja|sejam|ser|fique|fiquem|ficar|saltem?|saltar|possível|também|já|coisa|elemento|veja|vejam|ver|todo|vir|ir|aparecer|pôr|bastante",
  },
};
