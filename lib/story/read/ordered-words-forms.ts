/** How authors ask for words that stand in quotation marks behind, by language, as sources of patterns for small letters. */
export type OrderedWordsForms = {
  /** "Could you", "we want": what asks. */
  asks: string;
  /** Verbs of publishing, and what is made. */
  makes: string;
  /** What stands in the marks: "testimonial", "what a guest wrote". */
  words: string;
  /** "Here's", "this": how such a lead begins where it asks behind the words. */
  points: string;
  /** Before a topic of the piece, which is no order for words alone. */
  topic: string;
  /** Readers are addressed. */
  readers: string;
};

export const ORDERED_WORDS: Record<string, OrderedWordsForms> = {
  en: {
    asks: "please|pls|could|can|would|we['’]d|i['’]d|we want|i want|want to|we need|we were hoping|let['’]s",
    makes:
      "publish|post|share|put|show|use|make|do|card|post|picture|image|graphic|tile|video|slide|story|quote",
    words:
      "testimonials?|quotes?|quotation|reviews?|feedback|words|sentences?|lines?|phrases?|saying|motto|verse|comment|note|letter|message|what [^,:]{2,50}? (?:said|wrote|told|says|writes)",
    points: "here(?:['’]s| is| are)|this|these|we(?:['’]ve| have)? (?:got|had|received)",
    topic: "for|about",
    readers: "yours?|with you|to you",
  },
  de: {
    asks: "bitte|könn\\p{L}*|kann\\p{L}*|möcht\\p{L}*|würd\\p{L}*|woll\\p{L}*|will|hätt\\p{L}*|gern|gerne|brauch\\p{L}*|lasst",
    makes:
      "veröffentlich\\p{L}*|post\\p{L}*|gepostet|teil\\p{L}*|zeig\\p{L}*|bring\\p{L}*|\\p{L}*(?:karte|kachel|bild|post|beitrag|grafik|folie)|als zitat",
    words:
      "(?:kunden|gäste|teilnehmer|patienten)?stimme|(?:kunden)?zitat|bewertung|rezension|rückmeldung|worte|satz|spruch|leitspruch|zeile|motto|vers|kommentar|nachricht|brief|was [^,:]{2,50}?(?:gesagt|geschrieben|sagt|sagte|schreibt|schrieb)",
    points: "hier(?: ist| kommt)?|das ist|diese[nrs]?|wir haben",
    topic: "für|über|zum thema",
    readers: "dein\\p{L}*|euch|eure?[nrms]?",
  },
  fr: {
    asks: "voudr\\p{L}*|aimer\\p{L}*|souhait\\p{L}*|merci de|pouv\\p{L}*|peux|pourr\\p{L}*|veu[xt]|voulons|il (?:nous )?faut|svp|s['’]il (?:vous|te) plaît",
    makes:
      "publi\\p{L}*|partag\\p{L}*|post(?:er|e|é|ée)?|mettre|mettez|diffus\\p{L}*|montr\\p{L}*|carte|visuel|image|vignette|faire",
    words:
      "témoignage|avis|citation|mots|phrase|devise|dicton|vers|commentaire|retour|message|ce qu[e'’] ?[^,:]{2,50}?(?:dit|écrit|disait|raconté)",
    points: "voici|voilà|cette?|ces",
    topic: "pour|sur",
    readers: "votre|vos|ton|ta|tes|avec vous",
  },
  es: {
    asks: "quer\\p{L}+|quiero|gustaría|pod\\p{L}+|pued\\p{L}+|necesit\\p{L}*|por favor|porfa",
    makes:
      "public\\p{L}*|compart\\p{L}*|poner|poned|pon|pongan|mostrar|enseñar|postear|tarjeta|imagen|post|publicación|cartel|hacer",
    words:
      "testimonio|opinión|reseña|cita|palabras|frase|lema|refrán|dicho|verso|comentario|mensaje|lo que [^,:]{2,50}?(?:dijo|dice|escribió|escribe|ha dicho|ha escrito|contó)",
    points: "aquí (?:va|está|tenéis)|est[ae]|estos|estas",
    topic: "para|sobre",
    readers: "tus?|vuestr[oa]s?",
  },
  it: {
    asks: "vorr\\p{L}+|vogli\\p{L}+|voglio|piacerebbe|pot\\p{L}+|puoi|serve|servirebbe|per favore",
    makes:
      "pubblic\\p{L}*|condivid\\p{L}*|post(?:are|ate|a)|mett\\p{L}*|mostr\\p{L}*|far vedere|scheda|card|immagine|post|grafica|fare",
    words:
      "testimonianza|recensione|citazione|parole|frase|motto|detto|proverbio|verso|commento|messaggio|(?:quello|ciò|quanto) (?:che )?[^,:]{2,50}?(?:detto|scritto|dice|scrive)",
    points: "ecco|quest[aoe]|questi",
    topic: "per|su",
    readers: "tu[oaei]|vostr[oaei]",
  },
  nl: {
    asks: "graag|kun\\p{L}*|kan|zou\\p{L}*|wil\\p{L}*|aub|alsjeblieft|alstublieft",
    makes:
      "post(?:en)?|del\\p{L}*|deel|plaats\\p{L}*|publicer\\p{L}*|laten zien|tonen|zetten|\\p{L}*kaartje|kaart|plaatje|beeld|afbeelding|bericht|maken",
    words:
      "getuigenis|reactie|recensie|review|beoordeling|ervaring|citaat|woorden|zin|spreuk|motto|vers|opmerking|wat [^,:]{2,50}?(?:zei|schreef|zegt|schrijft|gezegd|geschreven)",
    points: "hier is|deze|dit|dat",
    topic: "voor|over",
    readers: "jouw|jullie|uw",
  },
  pt: {
    asks: "quer\\p{L}+|gost\\p{L}+|pod\\p{L}+|precis\\p{L}+|por favor|se faz favor",
    makes:
      "public\\p{L}*|partilh\\p{L}*|compartilh\\p{L}*|post(?:ar|em)|pôr|colocar|mostrar|cartão|imagem|post|publicação|cartaz|fazer",
    words:
      "testemunho|depoimento|opinião|avaliação|citação|palavras|frase|lema|mote|ditado|provérbio|verso|comentário|mensagem|o que [^,:]{2,50}?(?:disse|diz|escreveu|escreve|contou)",
    points: "aqui (?:vai|está)|est[ae]|estes|estas",
    topic: "para|sobre",
    readers: "teus?|tuas?|voss[oa]s?",
  },
};
