import { hasVerb } from "../../copy/grammar.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { sentenceAround } from "../../text/sentence-around.ts";
import { beforeCourtesy } from "../read/courtesies.ts";
import { presentsSo } from "../read/text-leads.ts";
import { matchesIn } from "../values/matches.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import type { Passage } from "./piece.ts";

/**
 * Words that speak of making the piece and that no finished copy has, whatever the classifier thinks of their sentence.
 * "The card must be shown at the till" and "one photo per page" are of things, and are not among them.
 */
const MAKING = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L})(?:${[
        // "Maybe a line like “…”"
        '(?:an?|one|some|eine?n?|une?|una|een|uma) (?:line|sentence|phrase|slogan|satz|zeile|spruch|ligne|frase|línea|riga|zin|regel|linha) (?:like|such as|along the lines of|wie|comme|como|come|als|zoals)(?=:? ?[“„«"])',
        // "Under it just our name and: …"
        "(?:just|only|nur|juste|seulement|s[oó]lo|alleen|só|apenas) (?:il |o )?(?:our|unser|notre|nuestro|nostro|onze|nosso) (?:name|logo|nom|nombre|nome|naam)(?: (?:and|und|et|y|e|en))?(?: ?:|[.]?\\s*$)",
        "(?:one|eine[nrs]?|une?|un[oa]|[eé][eé]n|uma?) (?:per|pro|je|par|por) (?:slide|page|picture|image|frame|folie|seite|bild|diapo|diapositiv[ae]|página|imagen|pagina|immagine|dia|beeld|imagem)",
        "(?:the|this|each|every) (?:slide|carousel|infographic|headline|caption|graphic) (?:should|must|needs? to|has to)|(?:the|this) (?:picture|image|post|text) (?:should|must|needs? to|has to) (?:just |only )?(?:show|say|look|feel|read|mention)",
        // "… and need the image that shows when somebody shares the link"
        "(?:we|i|and)(?:['’]d| would)? (?:now |also |just |still )?(?:need|want|like|love) (?:an?|the|one|some) (?:[\\p{L}-]+ ){0,2}(?:image|picture|graphic|preview|thumbnail|carousel|slideshow|infographic)(?= (?:that|which|for|to|when|people|with)|[.!,]|$)",
        "(?:brauchen|benötigen|hätten gern|und möchten) (?:noch |dafür |dazu )?(?:das|ein|den|einen|eine|die) (?:\\p{L}+ ){0,2}(?:\\p{L}*bild|grafik|karussell)|(?:avons|aurions) besoin (?:d['’]une?|de l['’]) ?(?:\\p{L}+ ){0,2}(?:image|visuel|vignette)|(?:necesitamos|nos hace falta) (?:una?|la|el) (?:\\p{L}+ ){0,2}(?:imagen|miniatura|carrusel)|(?:ci serve|abbiamo bisogno) (?:un['’]|una|un|l['’]|di un['’]|dell['’]) ?(?:\\p{L}+ ){0,2}(?:immagine|grafica|anteprima)|(?:de|het|een) (?:\\p{L}+ ){0,2}(?:afbeelding|plaatje) nodig|precisamos (?:da|de uma) (?:\\p{L}+ ){0,2}(?:imagem|miniatura)",
        // "Vi chiedo di non far vedere aghi": what is not to be seen
        "(?:chied(?:o|iamo|erei)|preg(?:o|hiamo)) (?:di non (?:far vedere|mostrar(?:e|ne)|inquadrare)|che non si ved(?:a|ano)|che non compa(?:ia|iano))",
        "(?:demand(?:e|ons|erais)|pri(?:e|ons)) de ne (?:pas|rien|jamais) (?:montrer|faire voir|faire figurer)|(?:demand(?:e|ons)|préfère|préférons) qu[’']on ne (?:voie|montre) pas",
        "(?:pido|pedimos|pediría|ruego|rogamos) que no (?:se vean?|salgan?|aparezcan?|mostréis|muestren|enseñéis|saquéis)",
        "(?:peço|pedimos|pedia|agradeço|agradecemos) que não (?:se vejam?|apareçam?|mostrem|mostres|ponham)",
        // "Metterei bene in vista la data": what the author would do
        "(?:metterei|metteremmo|evidenzier(?:ei|emmo)) (?:bene |molto )?(?:in |la |il |le |i )|je (?:mettrais|soulignerais|montrerais)|(?:pondría|destacaría|resaltaría)(?:mos)? (?:bien |muy )?(?:a la vista|en grande|visible|la |el )|ich würde (?=[^.!?\\n]{3,60}(?:zeigen|herausstellen|hervorheben|rausstellen))|ik zou (?=[^.!?\\n]{3,60}(?:zetten|laten zien|benadrukken))",
        "(?:das bild|die (?:folie|grafik|überschrift)|der (?:post|text)) soll(?:te)?",
        "(?:l['’]image|la diapo|le (?:post|visuel|titre)) (?:doit|devrait)",
        "(?:la (?:imagen|diapositiva)|el (?:post|carrusel|titular)) (?:debe|debería)",
        "(?:l['’]immagine|la slide|il post) (?:deve|dovrebbe)",
        "(?:de (?:afbeelding|slide|dia|post|kop)|het (?:beeld|plaatje)) (?:moet|zou)",
        "(?:a imagem|o (?:slide|post)) (?:deve|devia)",
      ].join("|")})(?!\\p{L})`,
      "gimu",
    ),
);

/** What is said of the picture in words, and what others have said. */
const isWritten = ({ where }: Passage) => where !== "altText" && where !== "quotation";
/** Where a piece names its news. */
const NAMES_NEWS = /^(?:headline|kicker|slides|posts)/;

/** "New price list from 1 January please" above a piece; "Please book by Friday" asks readers. */
function courtesyIn({ where, text }: Passage, language: string): string[] {
  const first = text.split("\n", 1)[0] ?? "";
  const asked = NAMES_NEWS.test(where) ? beforeCourtesy(first, language) : undefined;
  return asked === undefined ||
    asked.rest !== "" ||
    (language === "en" && hasVerb(first.replaceAll("May", "")))
    ? []
    : [first];
}

/** Published words that order the piece instead of being a part of it. */
export const wordsOfMaking = ({
  places,
  story,
}: Pick<LeakSearch, "places"> & { story: Pick<LeakSearch["story"], "language"> }): Leak[] =>
  places.filter(isWritten).flatMap((place) =>
    [
      ...[MAKING(), presentsSo()]
        .flatMap((words) => matchesIn(words, place.text))
        .map(({ index }) => sentenceAround(place.text, index)),
      ...courtesyIn(place, story.language),
    ].map((words) => {
      const quote = oneLine(words);
      return {
        where: place.where,
        quote,
        says: `${quoted(quote)} may be a remark to the maker of the picture`,
      };
    }),
  );
