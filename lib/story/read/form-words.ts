/** How authors order what is made, by language, as sources of patterns. */
type FormWords = {
  /** "Please", "we want", with its blank. */
  want: string;
  /** Names of what the service makes. */
  sure: string;
  /** Names of it that are said of other things too: a card is sent as well, and a "Karte" is a ticket. */
  other: string;
};

export const FORM_WORDS: Record<string, FormWords> = {
  en: {
    want: "(?:please |pls |hi,? |hello,? )*(?:(?:(?:we|i)(?:['’]d| would)? (?:want|need|like|love)(?: to have)?|could we have|(?:can|could) you (?:make|do|create)|make|create|do|produce|design)(?: us)? )?",
    sure: "(?:picture|photo|image|slide)[ -](?:series|sequence|stor(?:y|ies)|show)|posts?|posting|video|film|reel|clip|carousel|swipe-through|slideshow|infographic|graphic|image|picture|thumbnail|teaser|og[- ]image",
    other: "card|story",
  },
  de: {
    want: "(?:bitte |hallo,? )*(?:(?:wir|ich) (?:möchten?|wollen|will|wünschen uns|brauchen?|hätten? gerne?|bräuchten?)(?: gerne?)? )?",
    sure: "(?:[\\p{L}-]+-?)?(?:post|posting|beitrag|video|reel|karussell|slideshow|diashow|bilder(?:folge|serie|reihe|galerie)|fotoserie|infografik|grafik|vorschaubild|titelbild)",
    other: "(?:[\\p{L}-]+-)?(?:film|clip|karte|bild)",
  },
  fr: {
    want: "(?:bonjour,? )?(?:(?:(?:nous |on )?(?:voulons|voudrions|voudrait|veut|souhaitons|aimerions)|nous avons besoin d['’]|on a besoin d['’]|je (?:voudrais|veux)|il (?:nous )?faut(?:drait)?) ?)?",
    sure: "(?:défilé|série|suite) d[’']images|série de photos|pas[ -]à[ -]pas|tuto(?:riel)?|post|publication|vidéo|réel|reel|carrousel|diaporama|infographie|visuel|image|vignette",
    other: "film|clip|carte",
  },
  es: {
    want: "(?:hola,? )?(?:(?:queremos|querríamos|quiero|necesitamos|necesito|nos gustaría(?: tener)?|nos hace falta|haced(?:nos)?|preparad(?:nos)?) )?",
    sure: "guía paso a paso|tutorial|(?:pase|serie|secuencia|galería) de (?:imágenes|fotos|diapositivas)|post|publicación|v[ií]deo|reel|carrusel|presentación|infografía|imagen|gráfico",
    other: "clip|tarjeta",
  },
  it: {
    want: "(?:ciao,? )?(?:(?:vorremmo|vogliamo|vorrei|ci (?:serve|servirebbe|piacerebbe)|abbiamo bisogno di|fate(?:ci)?|preparate(?:ci)?) )?",
    sure: "guida passo passo|tutorial|(?:sequenza|serie|galleria) di (?:immagini|foto)|post|video|reel|carosello|presentazione|infografica|immagine|grafica",
    other: "filmato|clip|card|scheda",
  },
  nl: {
    want: "(?:hallo,? |hoi,? )?(?:(?:(?:we|wij|ik) (?:willen|wil|zoeken|zoek|hebben|heb)(?: graag)?|graag|maak(?: graag)?) )?",
    sure: "post|bericht|video|filmpje|reel|carrousel|(?:foto|beeld|plaatjes)-?(?:reeks|serie)|slideshow|diavoorstelling|infographic|afbeelding|plaatje",
    other: "film|clip|kaart",
  },
  pt: {
    want: "(?:olá,? )?(?:(?:queremos|queríamos|queria|quero|precisamos de|preciso de|gostaríamos de|gostávamos de|façam(?:-nos)?|preparem(?:-nos)?) )?",
    sure: "passo a passo|tutorial|(?:sequência|série|galeria) de (?:imagens|fotos|diapositivos)|post|publicação|vídeo|reel|carrossel|apresentação|infogr[aá]fi(?:a|co)|imagem",
    other: "filme|clip|cartão",
  },
};

/** "tips for", "consejos contra": advice, and the word to what it is for, as the source of a pattern. */
export const TIPS_FOR =
  "(?:tips|advice|ideas|instructions|tipps|ratschläge|conseils|astuces|idées|consejos|trucos|ideas|recomendaciones|consigli|idee|suggerimenti|trucchi|adviezen|ideeën|dicas|conselhos|ideias|sugestões) (?:for|on|about|against|für|gegen|zum?r?|pour|contre|sur|para|contra|sobre|per|contro|su|voor|tegen|over)";
