/** Words of a wish that says exactly what is to be seen or told, by language. "Nice", "friendly" and "eye-catching" are none. */
type SpecificWords = {
  /** Colours and capitals, which are asked about where they are banned as well. */
  colors: string;
  /** Lettering, places, things that are drawn, sounds, sizes of files and devices of a text. */
  things: string;
  /** Verbs and frames behind or before which something stands that is to be on the piece. */
  frames: string;
  /** They deny what follows, up to the next comma. */
  denies: string;
  /** What may follow a denied thing and is wanted: "no photos, just drawings". */
  instead: string;
};

export const SPECIFIC_WORDS: Readonly<Record<string, SpecificWords>> = {
  en: {
    colors:
      "red|orange|yellow|green|blue|navy|teal|turquoise|purple|violet|pink|brown|beige|gold|silver|gr[ae]y|pastels?|neon|sepia|black[ -]and[ -]white|gradients?|capitals",
    things:
      "(?:write|word|phrase) (?:it|this) (?:like|as if|the way)|the way (?:we|you|people) (?:talk|speak)|(?:hand)?writing|handwritten|typeface|fonts?|serif|italics?|in bold|all caps|(?:upper|lower) ?case|typewriter|from above|laid out flat|on (?:the )?screen|(?:last|final) frame|the same size|(?:make|put|want) (?:the|our|that|this) (?!text|type|letter|font|words|print|whole|card|picture)[^.!?]{2,30}? (?:in )?(?:big|bigger|large|larger|huge)|underlined|crossed out|columns?|side by side|next to each other|on the (?:left|right)|left-hand|right-hand|at the (?:very )?(?:top|bottom)|(?:top|bottom) (?:left|right)|corners?|centred|centered|in the (?:middle|centre|center|background|foreground)|upside down|frames?|borders?|panels?|grid|separate (?:blocks?|cards?|slides?|boxes)|two blocks|charts?|graphs?|diagrams?|timeline|table|map|floor plan|countdown|comic|cartoon|speech bubbles?|speaking bubbles?|collage|stamps?|stickers?|badges?|ribbons?|arrows?|icons?|qr(?: code)?|buttons?|bullet points|watermark|screenshots?|silhouette|postcard|receipt|close[ -]?up|memes?|gifs?|pixel|photos?|photographs?|photograph|(?:pictures?|images?|drawings?|shots?|illustrations?|sketch(?:es)?) of|illustrations?|drawings?|footage|film grain|music|soundtrack|with sound|sound effects?|voice-?over|subtitles|slow[ -]motion|seconds?|fade|cuts?|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:two|three|several) (?:versions|variants|sizes)|pun|rhymes?|rhyming|poem|haiku|riddle|first person|as a question|with a question|logo",
    frames:
      "would be (?:nice|good|great|lovely|funny|charming|fun|ideal|perfect|the (?:clearest|obvious))|would suit|i(?:['’]d)? (?:imagine|picture|see|fancy|draw|include)|show|draw|depict|illustrate|feature|put|place|add|include|stick|insert|mention|tag|big in",
    denies:
      "no|not|don['’]?t|do not|never|without|avoid|skip|nothing|none|leave (?:out|off)|steer away|go easy on|rather we didn['’]t|rather than|instead of",
    instead: "but|just|only|rather|instead",
  },
  de: {
    colors:
      "rot(?:e[nrsm]?)?|orange|gelb\\p{L}*|grün\\p{L}*|blau\\p{L}*|bläue|türkis\\p{L}*|lila|violett\\p{L}*|rosa|pink|braun\\p{L}*|beige|gold\\p{L}*|silbern\\p{L}*|grau\\p{L}*|pastell\\p{L}*|schwarz-?weiß|farbverlauf|großbuchstaben",
    things:
      "schreib\\p{L}* (?:es|das) (?:(?:ein bisschen|ruhig) )?(?:so,? )?(?:wie|als)|so,? wie (?:man|wir|ihr) [^.!?]{0,20}(?:redet|reden|spricht)|handschrift\\p{L}*|schriftart|kursiv\\p{L}*|fett(?:gedruckt)?|blockschrift|schreibschrift|kleinbuchstaben|von oben|ganz hinten|am end|bildunterschrift|karte mit|unterstreichen|umkringeln|durchgestrichen\\p{L}*|spalten?|\\p{L}*spaltig|nebeneinander|links|rechts|(?:ganz )?(?:oben|unten)|ecke|mittig|in (?:der|die) mitte|im (?:hinter|vorder)grund|rahmen|kasten|kästchen|\\p{L}*diagramm\\p{L}*|balken|zeitstrahl|tabelle|landkarte|lageplan|plan|countdown|comic\\p{L}*|sprechblasen?|collage|stempel|aufkleber|pfeile?|symbole?|icons?|piktogramme?|qr(?:-code)?|button|wasserzeichen|umriss\\p{L}*|nahaufnahme|foto\\p{L}*|zeichnung\\p{L}*|illustration\\p{L}*|gezeichnet\\p{L}*|bild (?:von|mit)|freigestellt|musik|mit ton|ohne ton|geräusch\\p{L}*|sprecher\\p{L}*|untertitel|zeitlupe|sekunden|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:zwei|drei|mehrere) (?:varianten|fassungen|größen|versionen)|wortspiel|reim\\p{L}*|gedicht|rätsel|als frage|mit (?:einer|einem) frage\\p{L}*|ich-form|logo|fußzeile",
    frames:
      "wäre (?:schön|gut|toll|lustig|nett|super|fein|perfekt)|bietet sich an|zeig(?:t|en|e)?|zeichnen|zeichnet|abbilden|nehmt|nimm|erwähn\\p{L}*|setzt|hinzu|dazu|andeuten",
    denies: "kein\\p{L}*|nicht|ohne|nie|niemals|nichts|vermeide\\p{L}*|verzichten|weglassen|raus",
    instead: "sondern|nur|lieber|stattdessen|aber",
  },
  fr: {
    colors:
      "rouges?|orange|jaunes?|vert(?:e?s)?|bleue?s?|violet(?:te)?s?|roses?|marron|beige|dorée?s?|argentée?s?|grise?s?|bordeaux|noir et blanc|dégradé|majuscules?",
    things:
      "écri\\p{L}* (?:ça |cela )?comme|comme on parle|manuscrit\\p{L}*|italique|en gras|de près|sauter aux yeux|place à part|minuscules?|soulign\\p{L}*|barrée?s?|colonnes?|côte à côte|à (?:gauche|droite)|en (?:haut|bas)|coin|(?:au|bien au) (?:centre|milieu)|centrée?s?|(?:premier|arrière)[ -]plan|cadre|encadr\\p{L}*|blocs? séparés?|graphique|diagramme|camembert|frise|tableau|carte (?:de|du|des|avec)|plan|compte à rebours|bulles?|bande dessinée|collage|tampon|autocollant|flèches?|icônes?|pictogrammes?|qr(?: code)?|bouton|filigrane|silhouette|gros plan|photos?|dessins?|dessinée?s?|illustrations?|images? d(?:e|es|u|['’])|musique|avec (?:du |un )?son|effets sonores|voix off|sous-titres|ralenti|secondes|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:deux|trois|plusieurs) (?:versions|formats|tailles)|jeu de mots|rimes?|poème|devinette|par une question|logo",
    frames:
      "serait (?:bien|beau|joli|chouette|parfait|drôle|top)|ferait bien|(?:qu['’]on|on) (?:voie|voit|voir)|montre[rz]?|dessine[rz]?|mette[rz]|mets|ajoute[rz]?|mentionne[rz]?|je vois|j['’]imagine",
    denies: "pas|sans|aucune?|jamais|rien|évite[rz]?|ni",
    instead: "mais|plutôt|juste|seulement|uniquement",
  },
  es: {
    colors:
      "roj[oa]s?|naranja|amarill[oa]s?|verdes?|azul(?:es)?|morad[oa]s?|rosa|marrón|beige|dorad[oa]s?|platead[oa]s?|gris(?:es)?|granate|blanco y negro|degradado|mayúsculas",
    things:
      "escr[ií]b\\p{L}* (?:un poco )?como|como (?:se habla|hablamos)|manuscrit[oa]s?|cursiva|negrita|de cerca|minúsculas|subrayad[oa]s?|tachad[oa]s?|columnas?|lado a lado|uno al lado|a la (?:izquierda|derecha)|arriba|abajo|esquina|(?:en el|al) centro|centrad[oa]s?|(?:primer|segundo) plano|al fondo|marco|recuadro|gráfic[oa]s?|diagrama|tabla|mapa|plano|cuenta atrás|bocadillos?|cómic|viñetas?|collage|sello|pegatina|flechas?|iconos?|qr|botón|silueta|fotos?|dibujos?|dibujad[oa]s?|ilustraci(?:ón|ones)|imagen de|música|sonido|voz en off|subtítulos|cámara lenta|segundos|mudo|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:dos|tres|varios|varias) (?:versiones|formatos|tamaños)|juego de palabras|rimas?|poema|con una pregunta|logo(?:tipo)?",
    frames:
      "(?:sería|quedaría) (?:bonito|bien|genial|ideal|perfecto|divertido)|que se vean?|muestra|mostrad|dibuja|pon(?:ed)?|añad[ei]d?|menciona(?:d)?|me imagino",
    denies: "no|sin|nada|ningún|ninguna|nunca|evita(?:d|r)?|ni",
    instead: "sino|solo|mejor|pero|más bien",
  },
  it: {
    colors:
      "ross[oaie]|arancion[ei]|giall[oaie]|verd[ei]|blu|azzurr[oaie]|viola|rosa|marrone|beige|dorat[oaie]|argentat[oaie]|grigi[oae]?|bordeaux|bianco e nero|sfumatura|arancio|maiuscol[oaie]",
    things:
      "scriv\\p{L}* (?:un po[’'] )?come|come (?:si parla|parliamo)|a mano|grassetto|corsivo|didascalia|numero principale|da vicino|minuscol[oaie]|sottolineat[oaie]|barrat[oaie]|colonn[ae]|affiancat[ei]|fianco a fianco|a (?:sinistra|destra)|in (?:alto|basso|fondo)|angolo|al centro|centrat[oaie]|primo piano|sullo sfondo|cornice|riquadr[oi]|grafico|diagramma|torta|tabella|mappa|piantina|cartina|conto alla rovescia|fumett[oi]|vignett[ae]|collage|timbro|adesivo|frecc[ei]a?|icon[ae]|qr|pulsante|sagoma|foto\\p{L}*|disegn[oi]|disegnat[oaie]|illustrazion[ei]|immagin[ei] (?:di|con)|musica|audio|voce fuori campo|sottotitoli|rallentatore|secondi|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:due|tre|più) (?:versioni|formati|misure)|gioco di parole|rim[ae]|filastrocca|domanda|logo|stemma",
    frames:
      "sarebbe (?:bello|carino|perfetto|ideale|divertente)|starebbe bene|(?:che )?si (?:veda|vedano|senta)|mostra(?:te)?|disegna(?:te)?|mett(?:i|ete)|aggiung(?:i|ete)|cita(?:te)?|lo vedrei|immagino",
    denies: "non|niente|senza|nessun[oa]?|mai|basta|evita(?:te|re)?|né",
    instead: "ma|solo|meglio|piuttosto|bensì",
  },
  nl: {
    colors:
      "rode?|rood|oranje|gele?|geel|groene?|groen|blauwe?|blauw|paarse?|roze|bruine?|beige|gouden|zilver\\p{L}*|grijze?|grijs|pastel\\p{L}*|zwart-?wit|hoofdletters",
    things:
      "schrijf (?:het|dit) (?:een beetje )?(?:zoals|alsof)|zoals (?:je|we|wij) [^.!?]{0,20}pra(?:at|ten)|handgeschreven|handschrift|lettertype|cursief|vet(?:gedrukt)?|kleine letters|van dichtbij|onderstreept|doorgestreept|kolom(?:men)?|naast elkaar|links|rechts|bovenaan|onderaan|hoek|midden|gecentreerd|(?:voor|achter)grond|kader|lijst(?:je)? eromheen|grafiek|diagram|tabel|kaart(?:je)? (?:van|met|bij)|plattegrond|tijdlijn|aftel\\p{L}*|tekstballon\\p{L}*|strip(?:verhaal)?|collage|stempel|sticker|pijl(?:en|tjes)?|icoon(?:tje)?s?|iconen|icoontjes|qr(?:-code)?|knop|watermerk|silhouet|close-?up|foto\\p{L}*|tekening\\p{L}*|getekend\\p{L}*|illustratie\\p{L}*|muziek|geluid|voice-?over|ondertitel\\p{L}*|seconden|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:twee|drie|meer) (?:versies|formaten|maten)|woordgrap\\p{L}*|rijm\\p{L}*|gedicht\\p{L}*|raadsel|met een vraag|logo|beeldmerk",
    frames:
      "zou (?:mooi|leuk|fijn|grappig|perfect|goed) zijn|(?:laat|laten) .{2,40} zien|teken|zet|vermeld|noem|voeg|ik zie",
    denies: "geen|niet|zonder|nooit|niets|vermijd",
    instead: "maar|alleen|liever|juist",
  },
  pt: {
    colors:
      "vermelh[oa]s?|laranja|amarel[oa]s?|verdes?|azul|azuis|rox[oa]s?|cor-de-rosa|castanh[oa]s?|bege|dourad[oa]s?|pratead[oa]s?|cinzent[oa]s?|cinza|preto e branco|degradê|maiúsculas",
    things:
      "escrev\\p{L}* [^.!?]{0,12}como|como (?:se fala|falamos)|manuscrit[oa]s?|itálico|negrito|de perto|minúsculas|sublinhad[oa]s?|riscad[oa]s?|colunas?|lado a lado|à (?:esquerda|direita)|em (?:cima|baixo)|no (?:topo|fundo|rodapé)|canto|(?:ao|no) centro|centrad[oa]s?|primeiro plano|moldura|caixas?|gráfico|diagrama|tabela|mapa|planta|contagem decrescente|bal(?:ão|ões)|quadradinhos|colagem|carimbo|autocolante|setas?|ícones?|qr|botão|silhueta|close|fotos?|fotografias?|desenhos?|desenhad[oa]s?|ilustraç(?:ão|ões)|imagem de|música|som|narração|legendas|câmara lenta|segundos|a[1-6]|\\d{3,4} ?[x×] ?\\d{3,4}|(?:duas|três|várias) (?:versões|formatos|tamanhos)|trocadilho|rimas?|poema|com uma pergunta|logo(?:tipo)?|brasão",
    frames:
      "(?:seria|ficava) (?:bonito|bom|giro|perfeito|ideal|engraçado)|que se vej?a?s?s?e?m?|mostr[ae]m?|desenh[ae]m?|põe|ponham?|coloquem?|acrescent[ae]m?|mencion[ae]m?|imagino",
    denies: "não|sem|nada|nenhuma?|nunca|evit[ae]m?|nem",
    instead: "mas|só|antes|sim",
  },
};
