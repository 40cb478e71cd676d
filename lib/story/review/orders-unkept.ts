import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Story } from "../schema.ts";

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

/** "Open day date has to be the last thing people see": what is to stand last. */
const SEEN_LAST = new Prefiltered(
  "^(?<what>[^.!?,;:]{3,60}?)\\s(?:has to|have to|must|should|needs? to|muss|müssen|sollen?|soll|doit|doivent|debe|deben|tiene que|deve|devono|moet|moeten|tem de|têm de)\\s(?:[^.!?,;:]{0,30}\\s)?(?:(?:the (?:very )?)?last (?:thing|words?|picture|slide|bit)|(?:als )?letzte[sn]?|zuletzt|la dernière chose|en dernier|lo último|l['’]ultima cosa|per ultim[oa]|(?:als )?laatste|a última coisa|por último)(?!\\p{L})",
  "iu",
);
const OF_DAY =
  /(?<!\p{L})(?:dates?|days?|when|termin\p{L}*|datum|tag|jour|fecha|día|data|giorno|dag|dia)(?!\p{L})/iu;
const OF_WAY =
  /(?<!\p{L})(?:website|site|link|address|phone|number|telefon\p{L}*|webseite|adresse|téléphone|web|teléfono|sito|telefono|nummer|telefone|contacto?)(?!\p{L})/iu;

/** Such orders of which the last picture shows nothing: it has the day of what takes place, and where one acts. */
export const lastUnkept = (quotes: readonly string[], { when, cta, closing }: LastShown): string[] =>
  quotes.filter((quote) => {
    const what = SEEN_LAST.exec(quote.trim())?.groups?.what;
    const isShown = (form: RegExp, has: boolean) => has && form.test(what ?? "");
    return (
      what !== undefined &&
      closing.length === 0 &&
      !isShown(OF_DAY, when !== null && when.date !== "") &&
      !isShown(OF_WAY, cta !== null)
    );
  });
type LastShown = Pick<Story, "when" | "cta" | "closing">;
