import { hasVerb } from "../../copy/grammar.ts";
import type { Brand } from "../../copy/types.ts";
import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { FORM_WORDS } from "../read/form-words.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { plain, says } from "./plain.ts";

/** Words around the name of what the service makes: before it, behind it, and those that lead to a topic, a reader or a reason. */
type OrderWords = { before: string; behind: string; leads: string };

const FORMS: Record<string, OrderWords> = {
  en: {
    before:
      "(?:an? )?(?:(?!(?:our|the|this|new|watch|see|read|share|like|view|send|find|get|open) )[\\p{L}-]+ ){0,2}?",
    behind: "",
    leads:
      "with (?:tips|advice|ideas)|for|about|to (?:say|announce|show|explain|tell|mark|celebrate|thank|promote)|on how|telling|showing|from",
  },
  de: {
    before:
      "(?:ein(?:e[nm]?)? )?(?:(?!(?:unser|d(?:er|ie|as|en|em)|dies|neu|seht|schaut|lest|teilt))[\\p{L}-]+ ){0,2}?",
    behind: "",
    leads: "für|über|zu[rm]?|um|von|mit (?:dem|tipps)",
  },
  fr: {
    before: "(?:une? |la |le )?(?:(?:petite?|courte?|nouvelle|simple|jolie?) )?",
    behind: "(?: (?:courte?|simple|de partage|d['’]aperçu|avant[ /-]+après))?",
    leads: "avec (?:des|nos) (?:conseils|astuces)|pour|sur|afin|qui|de la part",
  },
  es: {
    before: "(?:una? |el |la )?",
    behind: "(?: (?:corto|corta|breve|sencill[oa]|para compartir))?",
    leads: "con consejos|para|sobre|que|de parte",
  },
  it: {
    before: "(?:una? |un['’]|il |la )?(?:(?:breve|piccol[oa]|semplice) )?",
    behind: "(?: (?:breve|semplice|di anteprima))?",
    leads: "con consigli|da|per|su|sul|sulla|sui|che",
  },
  nl: {
    before: "(?:een )?(?:(?!(?:onze?|de|het|dit|dat|deze|nieuwe?|bekijk|zie|lees|deel) )[\\p{L}-]+ ){0,2}?",
    behind: "",
    leads: "met tips|voor|over|om|waarin|namens",
  },
  pt: {
    before: "(?:uma? |o |a )?(?:(?:pequeno|pequena|breve) )?",
    behind: "(?: (?:curto|curta|breve|simples|de partilha))?",
    leads: "com dicas|para|sobre|que|da parte|a (?:anunciar|explicar|mostrar)",
  },
};

/** At the beginning of a line or sentence, to its end. */
const NAMED = once(
  () =>
    new Map(
      Object.entries(FORMS).map(([code, { before, behind, leads }]) => [
        code,
        new Prefiltered(
          `(?:^|(?<=[.!?\\n]\\s*))${own(FORM_WORDS, code)?.want}${before}(?<noun>${own(FORM_WORDS, code)?.sure})${behind} (?:${leads})(?!\\p{L})[^.!?\\n]*`,
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
function orderIn(text: string, found: RegExp, brandWords: string): string {
  const named = found.exec(text);
  if (named && !says(brandWords, named.groups?.noun ?? "")) return oneLine(named[0]);
  const made = MADE_AS.exec(text)?.[0] ?? "";
  return made !== "" && !says(brandWords, made.split(" ").at(-1) ?? "") ? made : "";
}

/**
 * Published lines that begin with the name of the piece: "Preview image for our article", "Petite vidéo pour annoncer
 * l'ouverture"; and those that say what it is made as. They are the order, and readers see the piece itself.
 */
export function namedForms({ places, brand, story }: Pick<LeakSearch, "places" | "brand" | "story">): Leak[] {
  const found = NAMED().get(story.spoken.split("-")[0] ?? "");
  if (!found) return [];
  const words = ownWordsOf(brand);
  return places.filter(isWritten).flatMap(({ where, text }) => {
    const page = story.spoken.startsWith("en") ? namedPage(text) : "";
    const quote = orderIn(text, found, words) || page;
    return quote === "" ? [] : [{ where, quote, says: `${quoted(quote)} may be the order for the piece` }];
  });
}
