import { Prefiltered } from "../text/prefilter/prefiltered.ts";

/**
 * Words that authors say to the maker of the picture, the film or the text, as patterns for small letters. Readers of
 * a post hardly ever need them, so a person looks at a published sentence that has one.
 */

const COLOUR =
  "(?:white|black|red|blue|green|yellow|orange|pink|purple|gr[ae]y|brown|cream|gold|navy|teal|ochre)";
const SIZE = "(?:large|larger|big|bigger|bold|bolder|small|smaller|clear|huge|tiny)";

const WORDS: Record<string, string> = {
  en: [
    "uncluttered|readable: |word for word|(?:one|a) line (?:that says|saying)|swipe (?:to the end|on|through)|standfirst|strapline|voice-?over|music-led|typographic(?:ally)?|typeface|white ?space|clip ?art|storyboard",
    "exclamation (?:marks?|points?)|(?:link|preview|share|social|cover|hero) (?:image|picture|preview|visual)",
    `${SIZE} (?:type|letters|lettering|fonts?)|high contrast|${COLOUR} on ${COLOUR}`,
    "(?:plenty|lots) of (?:air|white|space around)|in (?:this|that) order|(?:captions?|words|letters|text) in capitals",
    "rather than photographed|(?:drawn|photographed) rather than|would be (?:lovely|nice|great|ideal|perfect)",
    "(?:no|without) (?:captions?|capitals|emojis?|hashtags?|stock photos?|jargon|globes|thumbs)",
    "(?:one|an?) (?:page|slide|frame|image) (?:per|for each|each)|(?:on )?each (?:slide|frame)",
    "(?:last|first|final|opening|closing|cover) (?:slide|frame|shot|scene)s?|fast cuts|slow[- ]motion",
    "(?:remark|note|comment)s? (?:for|to) (?:the )?(?:design\\p{L}*|layout|picture|artwork)|nothing spoiler-?ish",
    "(?:small print|source|logo|address) (?:at|on) the (?:bottom|top)|(?:opening|closing) line|(?:(?:keep|make|put|set|have|write|as|be) (?:the |our )?|^(?:the |our )?)(?:last|first) line",
    "(?:people|users|readers|followers) can (?:save|stick|swipe|screenshot)",
    "make (?:the |our |its )?\\p{L}+(?: \\p{L}+)? (?:big|bigger|biggest|large|larger|largest|bold|bolder|stand out|pop|readable)",
    "(?:show|put|set|place|display|draw|columns?|pictures?|photos?|images?|before and after|two|both|them|it|that)[^.!?\\n]{0,30}side by side|(?:finding|figure|number|fact|line|thing|part)s? worth (?:showing|telling|saying)|facts (?:you|to) (?:can )?use",
    "hold (?:back|off)|(?:comparison|announcement|launch|product|teaser|thank-you|reminder) post|ugh|yuck|happy (?:for|with) us",
    '(?:must|has to|have to|should|needs? to) be (?:on there|in there|on the (?:card|picture|image|slide|poster))|so (?:please )?(?:write|put|print) [“"]',
    "(?:title|headline|date|logo|name|price)s? (?:and (?:the )?\\p{L}+ )?matters? most|the rest can go",
    "(?:to|(?:must|should|has to|needs to)) (?:get|come|bring|put) across|to drive home",
    "been through (?:compliance|legal)|(?:alter|change|touch|edit) the (?:wording|text|copy)|as (?:a|one) (?:chart|table|graph|diagram)",
  ].join("|"),
  de: "(?:rüberkommen|rüber kommen|deutlich werden) (?:soll|muss|sollte)|(?:soll|muss|sollte)(?: bitte| unbedingt| vor allem)* (?:rüberkommen|deutlich werden)|nebeneinander (?:zeigen|stellen)|groß (?:zeigen|machen|schreiben)|zum (?:durch)?wischen|bildunterschrift|schriftart|schriftgröße|sprecherstimme|großbuchstaben|ausrufezeichen|vorschaubild|titelbild|linkbild|in dieser reihenfolge|(?:pro|je) (?:folie|slide|bild)|gezeichnet statt|wäre (?:schön|toll|nett|ideal)|(?:bitte|lieber) kein\\p{L}* (?:rot|gold|blau|grün|schwarz|weiß|gelb|rosa|foto\\p{L}*|bild\\p{L}*|stock\\p{L}*|emoji\\p{L}*)|(?:letzte|erste) (?:folie|szene)",
  fr: "à (?:bien )?faire (?:passer|comprendre|ressortir)|côte à côte|en (?:gros|grand|petit)|à (?:faire )?(?:swiper|défiler)|dites (?:que|bien)|voix off|en majuscules|points? d[’']exclamation|police de|image de (?:partage|couverture|lien)|dans cet ordre|(?:ce )?serait (?:bien|parfait|idéal)|par (?:diapo|diapositive)|couleurs (?:franches|vives)|rythme (?:vif|lent|rapide)|(?:dernière|première) (?:diapo|image|scène)|le film suit",
  es: "(?:queremos|hay que|debe) (?:transmitir|quedar claro)|(?:uno )?al lado del otro|en grande|digan que|para deslizar|voz en off|en mayúsculas|signos? de exclamación|tipografía|imagen de (?:enlace|portada|vista previa)|en este orden|(?:estaría bien|sería (?:ideal|bonito))|por diapositiva|colores vivos|(?:última|primera) (?:diapositiva|escena)",
  it: "(?:da|deve) (?:far )?passare è|fianco a fianco|in (?:grande|piccolo)|dite che|da scorrere|voce fuori campo|in maiuscolo|punt[oi] esclamativ[oi]|immagine di (?:anteprima|copertina)|in quest[’']ordine|sarebbe (?:bello|ideale|perfetto)|per (?:slide|diapositiva)|(?:ultima|prima) (?:slide|scena)",
  nl: "over moet komen|moet overkomen|duidelijk moet (?:worden|zijn)|naast elkaar (?:zetten|zet)|groot (?:in beeld|erop)|swipen|liefst (?:stap|in|met|zonder)|voice-?over|hoofdletters|uitroeptekens?|lettertype|(?:deel|voorbeeld)afbeelding|in deze volgorde|zou (?:mooi|fijn|leuk|ideaal) zijn|per (?:dia|slide)|(?:laatste|eerste) (?:dia|scène)",
  pt: "(?:queremos|é preciso|deve) (?:transmitir|ficar claro)|lado a lado|em (?:grande|destaque)|(?:digam|diga|mostrem|mostra|coloquem) que|no fim (?:digam|diga)|locução|em maiúsculas|pontos? de exclamação|tipografia|imagem de (?:capa|link|prévia)|nesta ordem|seria (?:ideal|bom|ótimo)|por (?:slide|imagem)|(?:último|primeiro) slide",
  ja: "スライド|カルーセル|インフォグラフィック|投稿用|字幕|ナレーション|キャプション|フォント|書体|この順番?で|サムネイル|アイキャッチ",
};

/** What is made, by its name: a text about it is hardly for its readers. */
const MADE = [
  // "Slide a hand under it": at the head of its sentence with what is moved, it is what readers do. "So it still slides" tells of a window.
  "(?<!(?:^|[.!?:,;]\\s|\\n)(?:then |now |and )?)slide|slide(?! (?:an?|the|your|it|them|one|both|each)(?!\\p{L}))|(?<!(?:it|which|still|drawer|door|window|sash|lid|bolt|tray) )slides|slideshows?|carousels?|infographics?|og images?",
  "folien?|karussells?|infografik(?:en)?|diapos?|diapositives?|carrousels?|infographies?",
  "diapositivas?|carrusel(?:es)?|infografías?|diapositiv[ae]|carosell[oi]|infografic(?:a|he)",
  "dia['’]s|carrossel|carrosséis|infográficos?",
].join("|");

/** "Necesito …", "queríamos um vídeo": an author who orders something. Customers order as well, but not in these words. */
const ORDERED = [
  "(?:necesit(?:o|amos)(?! (?:\\d|(?:más |muchos? )?(?:voluntari|manos|ayuda|donativ|donacion|fondos)|(?:tu|vuestra) ayuda))|(?<!como si )quisiera|quisiéramos|querríamos|nos haría falta)",
  "(?:queríamos|queria|gostaríamos|precisamos|precisava) (?:de )?(?:um|uma|que)",
  "(?:nous (?:voudrions|aimerions)|on (?:aimerait|voudrait)|il nous (?:faut|faudrait)|j['’]aimerais)",
  "(?:ci serve|ci serv(?:irebbe|ono)|vorremmo (?:un|che)|mi serve|avrei bisogno)",
  "(?:wir (?:bräuchten|brauchen|hätten gerne?|möchten gerne?) (?:ein|eine|einen|etwas|was)|ich (?:bräuchte|hätte gerne?))",
  "(?:graag (?:een|willen we|iets)|we (?:willen|zouden) graag (?:een|iets)|ik wil graag)",
  "(?:we|i) (?:need|want|['’]d like|would like) (?:a|an|some) (?:\\p{L}+ )?(?:card|film|video|clip|post|picture|image|graphic|tweet)",
].join("|");

/** Light, sea, mood: a scene without a verb, in the words of those who film. */
const SCENE =
  "(?:luz|lumière|luce|licht|morgenlicht|ondas?|mar) (?:da |de |du |di )?(?:manhã|mañana|matin|mattino|calmo|gigantes)|para não assustar|soft (?:morning |evening )?light|morning light";

/** Lines that only name a part of the picture or the film. */
const PARTS =
  "cover|end|title|subtitle|body|intro|outro|text|caption|image|picture|headline|footer|kicker|hook|background|(?:slide|scene|frame|page|folie|szene|diapo|dia|slide) ?\\d+|titel|ende|bild|couverture|titre|portada|título|copertina|titolo|voorkant|capa";

export const MAKER_WORDS = new Prefiltered(
  Object.entries({ ...WORDS, any: `${MADE}|${ORDERED}|${SCENE}` })
    .map(([code, source]) => (code === "ja" ? source : `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`))
    .join("|"),
  "giu",
);

export const PART_LINE = new Prefiltered(`^[\\s•*–-]*(?:${PARTS})\\s*[:.]?\\s*$`, "gimu");

/** "Meant for people who plan shifts": a note on the audience. */
export const AUDIENCE_LINE =
  /(?<=^|[.!?]\s)(?:(?:it[’']s|this(?: one| post)? is) )?(?:aimed|targeted|meant|intended) (?:at|for) (?:who(?:ever)?|those who|any(?:one|body) who|people who)(?!\p{L})[^.!?\n]*/gimu;

/** "Method | Coffee | Water": the row of a table that was not read. */
export const RAW_ROW = /^.*\S \| \S.* \| \S.*$/gmu;
