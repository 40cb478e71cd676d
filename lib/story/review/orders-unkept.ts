import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

const PICTURE =
  "(?:slides?|pictures?|images?|cards?|pages?|scenes?|frames?|folien?|bild(?:er)?|karten?|seiten?|szenen?|diapos?|diapositives?|vues?|pages?|diapositivas?|imagen|imágenes|páginas?|escenas?|immagin[ei]|schermat[ae]|pagin[ae]|scen[ae]|dia['’]?s?|plaatjes?|beeld(?:en)?|pagina['’]?s?|imagem|imagens|cenas?|lâminas?)";

/** "Our name only on the last picture": the brand heads every picture of a series. */
const NAME_ONLY = new Prefiltered(
  `(?<!\\p{L})(?:name|logo|namen?|nom|nombre|nome|naam|logotipo)(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})(?:only|just|nur|erst|seulement|uniquement|solo|sólo|soltanto|alleen|pas|só|apenas)\\s[^.!?]{0,24}(?:last|final|end|letzte[nrms]?|dernière?|últim[ao]|ultim[ao]|laatste|derni\\p{L}+)\\s${PICTURE}`,
  "iu",
);

const ONE = "(?:one|a|an|1|eine?|une?|un[ao]?|een|um|uma)";
const FOR = "(?:for|für|pour|para|per|voor)";
/** "One slide for mains, one for puddings": things that are to share a picture by their kind. */
const BY_KIND = new Prefiltered(
  `(?<!\\p{L})${ONE} ${PICTURE} ${FOR} (?!each|every|jede|chaque|cada|ogni|elk|iedere)[^.!?,;]{2,40}(?:,|;|\\s(?:and|und|et|y|e|en))\\s(?:(?:and|und|et|y|e|en) )?(?:${ONE} )?(?:another|other|andere?|autre|otr[oa]|altr[oa]|outr[oa]|${ONE})(?: ${PICTURE})? ${FOR} `,
  "iu",
);

/** "Finished sock first, then the box, then the price": in which order things are to be shown. */
const THEN = "(?:then|next|dann|danach|puis|ensuite|luego|después|poi|dan|daarna|depois)";
const IN_TURN = new Prefiltered(
  `(?<!\\p{L})(?:first|zuerst|d['’]abord|en premier|primero|(?:per )?prima|eerst|als eerste|primeiro)(?!\\p{L})[^.!?]{0,60}[,;]\\s(?:and |und |et |y |e |en )?${THEN}\\s[^.!?]{2,60}[,;]?\\s(?:and |und |et |y |e |en )?${THEN}\\s`,
  "iu",
);

/** Orders about the pictures of a series that no drawing follows, as the brief has them. */
export const ordersUnkept = (quotes: readonly string[]): string[] =>
  quotes.filter((quote) => [NAME_ONLY, BY_KIND, IN_TURN].some((order) => order.test(quote)));
