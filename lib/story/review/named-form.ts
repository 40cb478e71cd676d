import { once } from "../../copy/once.ts";
import type { Brand } from "../../copy/types.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { plain, says } from "./plain.ts";

/** What the service makes, as orders name it, and the words behind it that lead to a topic, a reader or a reason. */
type OrderWords = { before: string; nouns: string; behind: string; leads: string };

const FORMS: Record<string, OrderWords> = {
  en: {
    before:
      "(?:an? )?(?:(?!(?:our|the|this|new|watch|see|read|share|like|view|send|find|get|open) )[\\p{L}-]+ ){0,2}?",
    nouns:
      "post|posting|video|film|reel|clip|carousel|slideshow|infographic|graphic|image|picture|thumbnail|teaser|og[- ]image",
    behind: "",
    leads:
      "for|about|to (?:say|announce|show|explain|tell|mark|celebrate|thank|promote)|on how|telling|showing",
  },
  de: {
    before:
      "(?:ein(?:e[nm]?)? )?(?:(?!(?:unser|d(?:er|ie|as|en|em)|dies|neu|seht|schaut|lest|teilt))[\\p{L}-]+ ){0,2}?",
    nouns:
      "(?:[\\p{L}-]+-?)?(?:post|posting|beitrag|video|reel|karussell|slideshow|diashow|infografik|grafik|vorschaubild|titelbild)",
    behind: "",
    leads: "für|über|zu[rm]?|um|mit dem",
  },
  fr: {
    before: "(?:une? |la |le )?(?:(?:petite?|courte?|nouvelle|simple|jolie?) )?",
    nouns: "post|publication|vidéo|réel|carrousel|diaporama|infographie|visuel|image|vignette",
    behind: "(?: (?:courte?|simple|de partage|d['’]aperçu|avant[ /-]+après))?",
    leads: "pour|sur|afin|qui",
  },
  es: {
    before: "(?:una? |el |la )?",
    nouns: "post|publicación|vídeo|video|reel|carrusel|presentación|infografía|imagen|gráfico",
    behind: "(?: (?:corto|corta|breve|sencill[oa]|para compartir))?",
    leads: "para|sobre|que",
  },
  it: {
    before: "(?:una? |un['’]|il |la )?(?:(?:breve|piccol[oa]|semplice) )?",
    nouns: "post|video|reel|carosello|presentazione|infografica|immagine|grafica",
    behind: "(?: (?:breve|semplice|di anteprima))?",
    leads: "per|su|sul|sulla|sui|che",
  },
  nl: {
    before: "(?:een )?(?:(?!(?:onze?|de|het|dit|dat|deze|nieuwe?|bekijk|zie|lees|deel) )[\\p{L}-]+ ){0,2}?",
    nouns: "post|bericht|video|filmpje|reel|carrousel|slideshow|infographic|afbeelding|plaatje",
    behind: "",
    leads: "voor|over|om|waarin",
  },
  pt: {
    before: "(?:uma? |o |a )?(?:(?:pequeno|pequena|breve) )?",
    nouns: "post|publicação|vídeo|reel|carrossel|apresentação|infográfico|imagem",
    behind: "(?: (?:curto|curta|breve|simples|de partilha))?",
    leads: "para|sobre|que|a (?:anunciar|explicar|mostrar)",
  },
};

/** At the beginning of a line or sentence, to its end. */
const NAMED = once(
  () =>
    new Map(
      Object.entries(FORMS).map(([code, { before, nouns, behind, leads }]) => [
        code,
        new RegExp(
          `(?:^|(?<=[.!?\\n]\\s*))${before}(?<noun>${nouns})${behind} (?:${leads})(?!\\p{L})[^.!?\\n]*`,
          "imu",
        ),
      ]),
    ),
);

const isWritten = ({ where }: { where: string }) => where !== "altText" && where !== "quotation";

/** A brand whose own words name such a thing may write about it: "Video for weddings from £400." */
const ownWordsOf = ({ name, tagline, overview, offer }: Brand) =>
  plain(`${name} ${tagline} ${overview} ${JSON.stringify(offer)}`);

/**
 * Published lines that begin with the name of the piece: "Preview image for our article", "Petite vidéo pour annoncer
 * l'ouverture". They are the order, and readers see the piece itself.
 */
export function namedForms({ places, brand, story }: Pick<LeakSearch, "places" | "brand" | "story">): Leak[] {
  const found = NAMED().get(story.spoken.split("-")[0] ?? "");
  if (!found) return [];
  return places.filter(isWritten).flatMap(({ where, text }) => {
    const m = found.exec(text);
    if (!m || says(ownWordsOf(brand), m.groups?.noun ?? "")) return [];
    const quote = oneLine(m[0]);
    return [{ where, quote, says: `${quoted(quote)} may be the order for the piece` }];
  });
}
