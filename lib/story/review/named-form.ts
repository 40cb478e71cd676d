import { hasVerb } from "../../copy/grammar.ts";
import { once } from "../../copy/once.ts";
import type { Brand } from "../../copy/types.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { plain, says } from "./plain.ts";

/** What the service makes, as orders name it, and the words behind it that lead to a topic, a reader or a reason. */
type OrderWords = { want: string; before: string; nouns: string; behind: string; leads: string };

const FORMS: Record<string, OrderWords> = {
  en: {
    want: "(?:(?:we|i)(?:['’]d| would)? (?:want|need|like|love) |could we have )?",
    before:
      "(?:an? )?(?:(?!(?:our|the|this|new|watch|see|read|share|like|view|send|find|get|open) )[\\p{L}-]+ ){0,2}?",
    nouns:
      "(?:picture|photo|image) (?:series|sequence)|post|posting|video|film|reel|clip|carousel|slideshow|infographic|graphic|image|picture|thumbnail|teaser|og[- ]image",
    behind: "",
    leads:
      "with (?:tips|advice|ideas)|for|about|to (?:say|announce|show|explain|tell|mark|celebrate|thank|promote)|on how|telling|showing",
  },
  de: {
    want: "(?:(?:wir|ich) (?:möchten?|wollen|will|brauchen?|hätten? gerne?) )?",
    before:
      "(?:ein(?:e[nm]?)? )?(?:(?!(?:unser|d(?:er|ie|as|en|em)|dies|neu|seht|schaut|lest|teilt))[\\p{L}-]+ ){0,2}?",
    nouns:
      "(?:[\\p{L}-]+-?)?(?:post|posting|beitrag|video|reel|karussell|slideshow|diashow|bilder(?:folge|serie|reihe)|infografik|grafik|vorschaubild|titelbild)",
    behind: "",
    leads: "für|über|zu[rm]?|um|mit (?:dem|tipps)",
  },
  fr: {
    want: "(?:(?:nous |on )(?:voulons|voudrions|voudrait|veut|souhaitons) |il (?:nous )?faut(?:drait)? )?",
    before: "(?:une? |la |le )?(?:(?:petite?|courte?|nouvelle|simple|jolie?) )?",
    nouns:
      "(?:défilé|série|suite) d[’']images|post|publication|vidéo|réel|carrousel|diaporama|infographie|visuel|image|vignette",
    behind: "(?: (?:courte?|simple|de partage|d['’]aperçu|avant[ /-]+après))?",
    leads: "avec (?:des|nos) (?:conseils|astuces)|pour|sur|afin|qui",
  },
  es: {
    want: "(?:(?:queremos|querríamos|quiero|necesitamos|necesito) )?",
    before: "(?:una? |el |la )?",
    nouns:
      "(?:pase|serie|secuencia|galería) de (?:imágenes|fotos|diapositivas)|post|publicación|vídeo|video|reel|carrusel|presentación|infografía|imagen|gráfico",
    behind: "(?: (?:corto|corta|breve|sencill[oa]|para compartir))?",
    leads: "con consejos|para|sobre|que",
  },
  it: {
    want: "(?:(?:vorremmo|vogliamo|vorrei|ci serve) )?",
    before: "(?:una? |un['’]|il |la )?(?:(?:breve|piccol[oa]|semplice) )?",
    nouns:
      "(?:sequenza|serie) di immagini|post|video|reel|carosello|presentazione|infografica|immagine|grafica",
    behind: "(?: (?:breve|semplice|di anteprima))?",
    leads: "con consigli|da|per|su|sul|sulla|sui|che",
  },
  nl: {
    want: "(?:(?:we|wij|ik) (?:willen|wil|zoeken)(?: graag)? )?",
    before: "(?:een )?(?:(?!(?:onze?|de|het|dit|dat|deze|nieuwe?|bekijk|zie|lees|deel) )[\\p{L}-]+ ){0,2}?",
    nouns:
      "post|bericht|video|filmpje|reel|carrousel|(?:foto|beeld)reeks|slideshow|infographic|afbeelding|plaatje",
    behind: "",
    leads: "met tips|voor|over|om|waarin",
  },
  pt: {
    want: "(?:(?:queremos|queríamos|quero|precisamos de|gostaríamos de) )?",
    before: "(?:uma? |o |a )?(?:(?:pequeno|pequena|breve) )?",
    nouns:
      "(?:sequência|série) de imagens|post|publicação|vídeo|reel|carrossel|apresentação|infográfico|imagem",
    behind: "(?: (?:curto|curta|breve|simples|de partilha))?",
    leads: "com dicas|para|sobre|que|a (?:anunciar|explicar|mostrar)",
  },
};

/** At the beginning of a line or sentence, to its end. */
const NAMED = once(
  () =>
    new Map(
      Object.entries(FORMS).map(([code, { want, before, nouns, behind, leads }]) => [
        code,
        new RegExp(
          `(?:^|(?<=[.!?\\n]\\s*))${want}${before}(?<noun>${nouns})${behind} (?:${leads})(?!\\p{L})[^.!?\\n]*`,
          "imu",
        ),
      ]),
    ),
);

/** "The release page of finch 2.4:": the page whose picture was ordered. English. */
const NAMED_PAGE =
  /(?:^|(?<=[.!?\n]\s*))the (?:[\p{L}-]+ ){0,2}page (?:of|for) (?:[^.!?:\n]|\.(?=\d)){2,60}(?=[.!?:\n]|$)/imu;
const namedPage = (text: string): string => {
  const [line = ""] = NAMED_PAGE.exec(text) ?? [];
  return hasVerb(line) ? "" : oneLine(line);
};

/** "Étude de cas à raconter en carrousel": what it is to be made as. */
const MADE_AS =
  /(?<!\p{L})(?:as an? (?:carousel|slideshow|reel|infographic)|als (?:karussell|slideshow|infografik|reel|carrousel|infographic)|en (?:carrousel|diaporama|infographie|carrusel|infografía)|como (?:carrusel|infografía|carrossel|infográfico)|in (?:un )?carosello|come (?:carosello|infografica)|em carrossel)(?!\p{L})/iu;

const isWritten = ({ where }: { where: string }) => where !== "altText" && where !== "quotation";

/** A brand whose own words name such a thing may write about it: "Video for weddings from £400." */
const ownWordsOf = ({ name, tagline, overview, offer }: Brand) =>
  plain(`${name} ${tagline} ${overview} ${JSON.stringify(offer)}`);

/** The words of a line that name the piece, unless the brand's own words do. */
function orderIn(text: string, found: RegExp, own: string): string {
  const named = found.exec(text);
  if (named && !says(own, named.groups?.noun ?? "")) return oneLine(named[0]);
  const made = MADE_AS.exec(text)?.[0] ?? "";
  return made !== "" && !says(own, made.split(" ").at(-1) ?? "") ? made : "";
}

/**
 * Published lines that begin with the name of the piece: "Preview image for our article", "Petite vidéo pour annoncer
 * l'ouverture"; and those that say what it is made as. They are the order, and readers see the piece itself.
 */
export function namedForms({ places, brand, story }: Pick<LeakSearch, "places" | "brand" | "story">): Leak[] {
  const found = NAMED().get(story.spoken.split("-")[0] ?? "");
  if (!found) return [];
  const own = ownWordsOf(brand);
  return places.filter(isWritten).flatMap(({ where, text }) => {
    const page = story.spoken.startsWith("en") ? namedPage(text) : "";
    const quote = orderIn(text, found, own) || page;
    return quote === "" ? [] : [{ where, quote, says: `${quoted(quote)} may be the order for the piece` }];
  });
}
