import { pattern } from "../read/lower.ts";

const PIECE_EN =
  "(?:quotes?|posts?|pictures?|images?|tone|nudge|headlines?|cards?|slides?|videos?|films?|charts?|graphics?|captions?)";

/** What the author would like to see, in the first person, by language. It is not for readers. */
const WISHES: Record<string, readonly string[]> = {
  en: [
    `i(?: ?['’]d| would)(?: really| just| simply)? (?:love|like|prefer|rather)(?: to see(?! you)| have| (?:just )?(?:the|a|an|some|one|something)) .*`,
    `we(?: ?['’]d| would)(?: really| just| simply)? (?:love|like|prefer)(?! to know)[^.]* ${PIECE_EN}(?!\\p{L}).*`,
    `(?:i|we)(?: just| only| really)? (?:want|need|wish)(?: it| this| (?:the|a|an) ${PIECE_EN}) .*`,
    "(?:just )?say (?:thanks|thank you|sorry|congratulations)(?: to (?:everyone|all|them|our|the)(?![^.]* (?:your|with) )[^.]*)?",
    "(?:no|without) (?:jargon|technical (?:terms|words|language)|buzzwords|marketing speak|fluff|clich[eé]s|pathos|exclamation marks?)",
    "for (?:the|our) (?:\\p{L}+ ){0,2}(?:page|website|newsletter|homepage|feed|story|stories|profile|noticeboard)",
    "(?:she|he|they|the (?:author|customer|client)s?)(?: has| have)? (?:said|agreed|told us|confirmed)(?: that)? (?:we|you) (?:can|could|may) (?:use|quote|print|share|publish|name|show) .*",
  ],
  de: [
    "(?:ich|wir) (?:hätten?|würden?|möchten?|wünschen?|wünsche)(?: uns| mir| dass?)*[^.]* (?:gern[e]?|am liebsten|nur|etwas|ein\\p{L}*|dass?|haben|sehen)(?!\\p{L})[^.]*(?:bild|post|text|karte|grafik|zitat|ton|darstellung|stimmung|dank|hinweis)\\p{L}*[^.]*",
    "(?:ohne|keine|kein) (?:fachbegriffe|fachchinesisch|fachsprache|floskeln|pathos|ausrufezeichen|werbesprache)",
    "(?:sie|er|die (?:kundin|autorin)|der kunde) (?:ist|war|hat)[^.]* (?:einverstanden|erlaubt|zugestimmt)[^.]*(?:zitat|zitieren|vornamen?|verwenden|nennen|nutzen)[^.]*",
  ],
  fr: [
    "(?:on|nous|j[’'])\\s?(?:aimerais|aimerait|aimerions|voudrais|voudrait|voudrions|souhaiterions|souhaiterais) (?:que|un|une|juste|quelque chose|simplement|voir|avoir) .*(?:post|image|carte|visuel|texte|citation|remerciement|message|graphique)\\p{L}*.*",
    "(?:sans|pas de) (?:jargon|termes techniques|mots compliqués|langue de bois|pathos|blabla)",
    "(?:elle|il|la cliente|le client) (?:est|a)[^.]* (?:d[’']accord|donné son accord|autorisé)[^.]*",
  ],
  es: [
    "(?:me|nos) (?:gustaría|encantaría|gustaria) (?:que (?:el|la|los|las|se|sea|fuera|quede|quedara|no)|algo|solo|sólo) .*",
    "(?:queremos|quiero|querríamos|quisiéramos) (?:que (?:el|la|se) |algo|un (?:post|tono|texto|vídeo)|una (?:imagen|tarjeta)) .*",
    "sin (?:tecnicismos|jerga|palabras técnicas|frases hechas|exclamaciones)",
    "(?:comparad|poned|contad|explicad|mostrad|enseñad|destacad|decid|dejad)(?!\\p{L})[^.]* (?:y )?(?:poned|dejad|que (?:se vea|quede)|claro|bien visible|destacad|en (?:la|una) (?:imagen|tarjeta))(?!\\p{L}).*",
  ],
  it: [
    "(?:mi|ci) (?:piacerebbe|farebbe piacere) (?:che (?:il|la|i|le|si|fosse|sia|non)|qualcosa|solo) .*",
    "(?:vorrei|vorremmo|desideriamo) (?:che (?:il|la|si)|qualcosa|un (?:post|tono|testo|video)|un[a’'] ?(?:immagine|card|grafica)) .*",
    "(?:senza|niente) (?:tecnicismi|paroloni|gergo|frasi fatte|punti esclamativi)",
  ],
  pt: [
    "(?:gostava|gostávamos|gostaria|gostaríamos|adorava|adorávamos|queria|queríamos) (?:que (?:o|a|os|as|se|fosse|ficasse|não)|(?:de )?(?:algo|uma? (?:post|vídeo|imagem|cartão|texto|tom|carrossel|história))|só|apenas) .*",
    "sem (?:tecnicismos|termos técnicos|jargão|palavras difíceis|frases feitas|exclamações)",
  ],
  nl: [
    "(?:ik|we|wij) (?:zou|zouden|willen|wil|hadden|had) (?:graag|het liefst|liefst)[^.]*(?:post|beeld|kaart|tekst|toon|citaat|bedankje|plaatje|grafiek|video)\\p{L}*.*",
    "(?:zonder|geen) (?:jargon|vaktaal|vaktermen|moeilijke woorden|clichés|uitroeptekens)",
  ],
};

const EVERY = pattern(
  `^(?:(?:so|and|but|please|bitte|also|y|e|et|und|en),? )?(?:${Object.values(WISHES).flat().join("|")})[.!…]*$`,
);

/** The sentence says what its author wishes for, or may use: "I'd love just the quote", "Sin tecnicismos." */
export const isOwnWish = (sentence: string): boolean => EVERY().test(sentence.toLowerCase().trim());
