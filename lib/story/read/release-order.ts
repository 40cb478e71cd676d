import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower } from "./lower.ts";
import { hold, holdWhole, mains, type Notebook, type Stretch, wish } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/**
 * "Link preview for our release notes page, version 4.2, out thursday": the picture and the page that it stands on are of
 * the order, and the version is the news.
 */
const TO_VERSION = new Prefiltered(
  /^(?=[^.:!?\d]*(?:preview|picture|image|card|thumbnail|bild|grafik|aperçu|vignette|visuel|vista previa|imagen|anteprima|immagine|plaatje|afbeelding|imagem))[^.:!?\d]{6,160}?(?:page|site|seite|pagina|página)(?:\s[^.:!?,\d]{2,40}?)?(?:,|\s?:|\s(?:for|of|about|für|zu[rm]?|von|del?|della|da|van|voor|over|pour|para|per))\s+(?=(?:(?:the|our|la|de|a) )?(?:version|release|v|versión|versione|versie|versão)\s?\d)/iu,
);
/** "version 4.2 which goes out this Thursday" */
const WHICH_GOES_OUT =
  /^((?:version|release|v) ?\d[\d.]*),? (?:which|that) (?:(?:goes|is going|comes|is coming|is) out|ships|launches) /iu;

/** "Release 4.2.": the title of what follows. */
const RELEASE =
  /^\s*(?:release|version|update|ausgabe|versión|versione|versie|versão) v?\d{1,3}(?:\.\d{1,4}){0,3}\s*[.!]?\s*$/iu;

/** Reads such an order, or a release with its number alone; undefined for other sentences. */
export function readReleaseOrder(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  if (mains(n).length === 0 && RELEASE.test(text)) {
    n.title = addStatement(n, { start, end, piece });
    return true;
  }
  const lead = mains(n).length === 0 ? (TO_VERSION.exec(text)?.[0].length ?? 0) : 0;
  if (lead === 0) return undefined;
  hold(n, start, start + lead, "instruction");
  const said = text.slice(lead).replace(WHICH_GOES_OUT, "$1, out ");
  return (
    addStatement(n, { start: start + lead, end, piece }, { says: saysOf(capitalize(said), n) }) !== undefined
  );
}

/** "Shift swaps is the big one, people have been asking since spring.": what is to lead, and a remark behind it. */
const BIG_ONE = new Prefiltered(
  /^\s*(?:(?:and|but|und|et|y|e|en) )?(?<what>[^,.:;!?\d"“„«]{3,40}?),? (?:(?:is|are) (?:really |definitely |clearly )?the (?:big|main|key|important|headline) (?:one|thing|change|bit|feature)|(?:ist|sind) (?:das wichtigste|die hauptsache|das große thema)|(?:c['’]est|est|sont) (?:le plus important|la nouveauté principale|le principal)|(?:es|son) (?:lo principal|lo más importante|la principal novedad)|(?:è|sono) (?:la cosa (?:principale|più importante)|la novità principale)|(?:is|zijn) (?:het belangrijkste|de hoofdzaak)|(?:é|são) (?:o principal|o mais importante|a principal novidade))(?:,[^.!?\d]*)?[.!]?\s*$/iu,
);
const WORDS = /(?<!\p{L})\p{L}{4,}/gu;

/** Wishes for such a thing to lead, in the words in which the brief names it elsewhere; undefined for other sentences. */
export function readBigOne(n: Notebook, place: Stretch): false | undefined {
  const what = BIG_ONE.exec(n.plain.slice(place.start, place.end))?.groups?.what ?? "";
  const words = (lower(what).match(WORDS) ?? []).map((word) => word.slice(0, 4));
  if (words.length === 0) return undefined;
  const others = `${n.plain.slice(0, place.start)}\n${n.plain.slice(place.end)}`.split(/[,.:;!?\n]\s*/u);
  const named = others.find((part) => words.every((word) => lower(part).includes(word)))?.trim() ?? "";
  if (named === "") return undefined;
  wish(
    n,
    { rule: "emphasis", value: named.replace(/^(?:and|und|et|y|e|en) /iu, "") },
    place.start,
    place.end,
  );
  return holdWhole(n, place, "instruction");
}
